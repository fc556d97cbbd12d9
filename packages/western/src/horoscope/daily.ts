import { weekdayOf } from "@almagest/civil-time";
import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { bodies as bodyTerms, signs as signTerms } from "@almagest/i18n/astrology";
import { defineOperation, type NowContext, needNow, type Operation, proseList } from "@almagest/operation";
import type { PlanetId, SignId } from "@almagest/sky";
import type { Balance } from "@almagest/telling";
import * as z from "zod";
import { type MoonPhaseId, moonElongationDeg } from "../moon-phase/phase";
import { type WesternReader, westernReader } from "../texts/reader";
import type { DailyHoroscope, DailyHoroscopeRequest } from "../types";
import { moonPhases as phaseTerms } from "../vocabulary/moon-phases";
import { rulerOfHouse } from "./concern";
import { dailyPlan } from "./daily-plan";
import { type AskedDay, dayStay, factsOf, type HoroscopeFacts, type HoroscopeNeeds, opened } from "./facts";
import { AREA_DRIVERS, solarHouse } from "./houses";
import { energyRating, luckyColorOfDay, luckyNumberOfDay, type Placed } from "./lucky";
import { dayAsked, dayPeriod } from "./period";
import { isMoonStep } from "./plan-unit";
import {
  clockOf,
  presentColor,
  presentCompatible,
  presentHoroscopeConventions,
  presentSignName,
  presentTexts,
} from "./present";
import { themeName, voiceOf } from "./reading";
import {
  colorFields,
  compatibleFields,
  conventionsSchema,
  dayQuery,
  signFields,
  signParams,
  textFields,
} from "./schema";
import type { SkyEvent } from "./sky-event";
import type { SignStay } from "./span";
import { balanceFor } from "./tones";

const output = z.object({
  ...signFields,
  date: z.string(),
  ...textFields,
  luckyNumber: z.int().min(1).max(9),
  ...colorFields,
  ...compatibleFields,
  activeTransits: proseList,
  ...named("moonSign", z.string().meta({ description: "At 12:00 UTC" }), signTerms),
  ...named("moonPhase", z.string(), phaseTerms),
  energyRating: z.int().min(1).max(10).meta({ description: "1 low to 10 high" }),
  conventions: conventionsSchema,
});

export interface DailyHoroscopeFacts extends HoroscopeFacts {
  /** The one weighing of the day, which score and color read. */
  readonly balance: Balance;
  readonly moonSign: SignId;
  readonly phase: MoonPhaseId;
  /** 1 to 9 */
  readonly luckyNumber: number;
}

/** A day of UTC for a sign. @throws DomainError `not_found` for a sign that does not exist. */
export function computeDailyHoroscope(input: AskedDay, { ephemeris, now }: HoroscopeNeeds): DailyHoroscopeFacts {
  const open = opened(input.sign, ephemeris, (sky) => dayPeriod(sky, dayAsked(input, now)));
  const { own, sky, period, table } = open;
  const { noonJdTt, ordinal, firstDay } = period;
  const { events } = table;
  const moon = table.stayAt("moon", noonJdTt);
  const weighed = events.filter((event) => !isMoonStep(event));
  const balance = balanceFor(own, weighed);
  const stayOf = (body: PlanetId): SignStay => dayStay(table, { noonJdTt, events }, body);
  const epochMsOf = ({ jdTt }: SkyEvent): number => sky.epochMillisecondsOf(jdTt);
  const plan = dailyPlan({
    own,
    noonJdTt,
    turn: ordinal,
    events,
    moon,
    isWaxing: moonElongationDeg(sky, noonJdTt) < 180,
    driverOf: (area) => stayOf(AREA_DRIVERS[area]),
    rulerOf: (house) => stayOf(rulerOfHouse(own, house)),
    epochMsOf,
    dateOf: (jdTt) => sky.epochMillisecondsOf(jdTt),
    momentOf: (event) => ({
      epochMs: epochMsOf(event),
      untilEpochMs: table.endOf(event),
      met: table.met(event),
    }),
    balance,
  });
  return {
    ...factsOf(open, plan, input.date === undefined ? input.timezone : 0),
    balance,
    moonSign: moon.sign,
    phase: table.phase(),
    luckyNumber: luckyNumberOfDay(own, weighed, weekdayOf(firstDay)),
  };
}

const RULES = {
  hours: "UTC, as the day is; of the timezone where it chose the day",
  luckyNumber:
    "the number of the slower planet of the heaviest event that gives or lets go in the weighing of the day, else of the weekday's ruler: Sun 1, Moon 2, Jupiter 3, Uranus 4, Mercury 5, Venus 6, Neptune 7, Saturn 8, Mars 9",
  luckyColor:
    "a color of the sign's element, by the tone of the day's weighing: even, giving, or pressing and letting go",
  energyRating:
    "6.5 plus 4 times the weighing of the day's events for the sign, those that press -1, those that cut both ways 0, those that let go 0.5, those that give 1, by weight",
};

export const dailyHoroscope: Operation<DailyHoroscopeRequest, DailyHoroscope, SkyContext & NowContext> =
  defineOperation({
    id: "getDailyHoroscope",
    method: "GET",
    path: "/astrology/horoscope/{sign}/daily",
    summary: "The horoscope of a day for a sign",
    description:
      "Composed from the sky of that day (UTC) by whole-sign solar houses. The events the texts speak of are returned with them; same sign and date, same text.",
    params: signParams,
    query: dayQuery,
    output,
    needs: [needEphemeris, needNow],
    isDaily: true,
    compute: computeDailyHoroscope,
    present: (facts, words) => {
      const texts = westernReader(words);
      const { own, period, planets, moonSign, phase, balance, luckyNumber } = facts;
      return {
        ...presentSignName(own),
        date: period.firstDay,
        ...presentTexts(facts, voiceOf(texts, period.ordinal, clockOf(facts))),
        luckyNumber,
        ...presentColor(luckyColorOfDay(own, balance)),
        ...presentCompatible(own),
        activeTransits: transitsOf(own, planets, texts),
        moonSign: signTerms[moonSign].en,
        moonPhase: phaseTerms[phase].en,
        energyRating: energyRating(balance),
        conventions: presentHoroscopeConventions(facts, RULES),
      };
    },
    examples: [{ sign: "aries", date: "2026-04-03" }],
  });

function transitsOf(own: SignId, planets: readonly Placed[], texts: WesternReader): string[] | undefined {
  const lines = planets.map(({ body, sign }) => {
    const house = solarHouse(own, sign);
    return texts.text("horoscope.names.transit", {
      body: bodyTerms[body][texts.speaks],
      sign: signTerms[sign][texts.speaks],
      house,
      theme: themeName(texts, house) ?? "",
    });
  });
  const known = lines.filter((line) => line !== undefined);
  return known.length === 0 ? undefined : known;
}
