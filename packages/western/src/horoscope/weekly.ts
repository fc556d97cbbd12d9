import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { weekdays } from "@almagest/i18n/astrology";
import { defineOperation, type NowContext, needNow, type Operation } from "@almagest/operation";
import * as z from "zod";
import { moonElongationDeg } from "../moon-phase/phase";
import { westernReader } from "../texts/reader";
import type { WeeklyHoroscope, WeeklyHoroscopeRequest } from "../types";
import {
  type AskedDay,
  areaStays,
  factsOf,
  type HoroscopeFacts,
  type HoroscopeNeeds,
  opened,
  rulerStay,
} from "./facts";
import { luckyRulers, numberOf, RULED_DAYS } from "./lucky";
import { dayAsked, dayOfEpochMs, weekPeriod } from "./period";
import { periodVerdict } from "./period-table";
import {
  clockOf,
  presentCompatible,
  presentHoroscopeConventions,
  presentSignName,
  presentTexts,
  VERDICT_RULE,
} from "./present";
import { voiceOf } from "./reading";
import {
  compatibleFields,
  conventionsSchema,
  dayQuery,
  luckyNumbersField,
  signFields,
  signParams,
  textFields,
} from "./schema";
import { weeklyPlan } from "./weekly-plan";

const output = z.object({
  ...signFields,
  week: z.string().meta({ description: "Its Monday" }),
  ...textFields,
  ...named("luckyDays", z.array(z.string()).meta({ description: "The best first" }), weekdays),
  luckyNumbers: luckyNumbersField,
  ...compatibleFields,
  conventions: conventionsSchema,
});

/** The week from Monday to Sunday, UTC, that holds the day. @throws DomainError `not_found` for an unknown sign. */
export function computeWeeklyHoroscope(input: AskedDay, { ephemeris, now }: HoroscopeNeeds): HoroscopeFacts {
  const open = opened(input.sign, ephemeris, (sky) => weekPeriod(sky, dayAsked(input, now)));
  const { own, sky, period, table } = open;
  const { fromJdTt } = period.search;
  const plan = weeklyPlan({
    own,
    startJdTt: fromJdTt,
    events: table.events,
    moon: table.stayAt("moon", fromJdTt),
    isWaxingAt: (jdTt) => moonElongationDeg(sky, jdTt) < 180,
    drivers: areaStays(open),
    rulerOf: (house) => rulerStay(open, house, fromJdTt),
    verdict: periodVerdict(ephemeris, sky, own, period),
    endJdTt: period.search.toJdTt,
    dayOf: ({ jdTt }) => dayOfEpochMs(sky.epochMillisecondsOf(jdTt)),
  });
  return factsOf(open, plan);
}

const RULES = {
  verdict: `${VERDICT_RULE}, by the tones of its events weighed as the leading event is`,
  luckyDays:
    "the days of the three strongest rulers at 12:00 UTC of the Monday: by solar house 1, 5, 9, 11, 10, 3, 7, 4, 2, 12, 6, 8, then by longitude",
  luckyNumbers: "the numbers of the same three: Sun 1, Moon 2, Jupiter 3, Mercury 5, Venus 6, Saturn 8, Mars 9",
};

export const weeklyHoroscope: Operation<WeeklyHoroscopeRequest, WeeklyHoroscope, SkyContext & NowContext> =
  defineOperation({
    id: "getWeeklyHoroscope",
    method: "GET",
    path: "/astrology/horoscope/{sign}/weekly",
    summary: "The horoscope of a week for a sign",
    description:
      "Monday to Sunday (UTC) by whole-sign solar houses: how the week begins, its turn at the strongest event, its end; the lucky days with their rulers' numbers.",
    params: signParams,
    query: dayQuery,
    output,
    needs: [needEphemeris, needNow],
    isDaily: true,
    compute: computeWeeklyHoroscope,
    present: (facts, words) => {
      const rulers = luckyRulers(facts.own, facts.planets);
      const days = rulers.map((ruler) => weekdays[RULED_DAYS[ruler]]);
      return {
        ...presentSignName(facts.own),
        week: facts.period.firstDay,
        ...presentTexts(facts, voiceOf(westernReader(words), facts.period.ordinal, clockOf(facts))),
        luckyDays: days.map((day) => day.en),
        luckyNumbers: rulers.map(numberOf),
        ...presentCompatible(facts.own),
        conventions: presentHoroscopeConventions(facts, RULES),
      };
    },
    isHeavy: true,
    examples: [{ sign: "aries", date: "2026-04-03" }],
  });
