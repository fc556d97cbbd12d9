import { addDays } from "@almagest/civil-time";
import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { bodies as bodyTerms, signs as signTerms } from "@almagest/i18n/astrology";
import { type DraftOf, defineOperation, type NowContext, needNow, type Operation, prose } from "@almagest/operation";
import type { SignId } from "@almagest/sky";
import * as z from "zod";
import { type WesternReader, westernReader } from "../texts/reader";
import type { MonthlyHoroscope, MonthlyHoroscopeRequest } from "../types";
import type { TimedEvent } from "./dated-event";
import {
  type AskedDay,
  areaStays,
  factsOf,
  type HoroscopeFacts,
  type HoroscopeNeeds,
  type Opened,
  opened,
  rulerStay,
} from "./facts";
import { rankedFor, solarHouse } from "./houses";
import { luckyColor, luckyNumbers } from "./lucky";
import { type MonthWeek, monthlyPlan } from "./monthly-plan";
import { dayAsked, dayOfEpochMs, mondayOf, monthPeriod, type Period } from "./period";
import { periodVerdict } from "./period-table";
import type { Plan } from "./plan";
import { periodAdvice } from "./plan-unit";
import {
  clockOf,
  presentColor,
  presentCompatible,
  presentHoroscopeConventions,
  presentSignName,
  presentTexts,
  VERDICT_RULE,
} from "./present";
import { houseName, themeName, type Voice, voiceOf } from "./reading";
import {
  colorFields,
  compatibleFields,
  conventionsSchema,
  dayQuery,
  luckyNumbersField,
  signFields,
  signParams,
  textFields,
} from "./schema";
import { isAspect, type SkyEvent } from "./sky-event";
import { THEME_BODIES } from "./year-entries";

const weekSchema = z
  .object({
    week: z.int().min(1).meta({ description: "Calendar weeks, Monday to Sunday, as far as they lie in the month" }),
    focus: prose.meta({ description: "Theme of the solar house of the week's strongest event" }),
    advice: prose,
  })
  .meta({ name: "HoroscopeWeek" });

const output = z.object({
  ...signFields,
  month: z.string(),
  ...textFields,
  weekByWeek: z.array(weekSchema),
  keyDates: z.array(z.object({ date: z.string().meta({ description: "In UTC" }), event: prose })),
  luckyNumbers: luckyNumbersField,
  ...colorFields,
  ...compatibleFields,
  conventions: conventionsSchema,
});

export interface MonthlyHoroscopeFacts extends HoroscopeFacts {
  readonly weeks: readonly MonthWeek[];
  /** Lunations, eclipses, stations, and slow planets' changes of sign. */
  readonly keyEvents: readonly TimedEvent[];
}

/** The calendar month, UTC, that holds the day. @throws DomainError `not_found` for an unknown sign. */
export function computeMonthlyHoroscope(input: AskedDay, { ephemeris, now }: HoroscopeNeeds): MonthlyHoroscopeFacts {
  const open = opened(input.sign, ephemeris, (sky) => monthPeriod(sky, dayAsked(input, now)));
  const { own, sky, period, table } = open;
  const { fromJdTt } = period.search;
  const { events } = table;
  const plan = monthlyPlan({
    own,
    startJdTt: fromJdTt,
    events,
    drivers: areaStays(open),
    rulerOf: (house) => rulerStay(open, house, fromJdTt),
    verdict: periodVerdict(ephemeris, sky, own, period),
    endJdTt: period.search.toJdTt,
    dayOf: ({ jdTt }) => dayOfEpochMs(sky.epochMillisecondsOf(jdTt)),
  });
  return { ...factsOf(open, plan), weeks: weeksFor(open, plan, events), keyEvents: events.filter(isKey) };
}

/**
 * The event that each week takes its advice from: its strongest whose advice no week before it has, and none of another
 * tone on the house of the month's advice.
 */
function weeksFor(
  { own, period }: Pick<Opened, "own" | "period">,
  { advice }: Plan,
  events: readonly TimedEvent[],
): readonly MonthWeek[] {
  const given = new Set<string>();
  const [, ofMonth, house] = advice[0]?.key.split(".") ?? [];
  const isAgainst = (event: SkyEvent): boolean => {
    const [, tone, here] = periodAdvice(own, "week", event).key.split(".");
    return here === house && tone !== ofMonth;
  };
  return weeksOf(period).map(({ from, to }) => {
    const inWeek = events.filter(({ epochMs }) => dayOfEpochMs(epochMs) >= from && dayOfEpochMs(epochMs) < to);
    const ranked = rankedFor(own, inWeek);
    const isNew = (event: SkyEvent): boolean => !given.has(periodAdvice(own, "week", event).key) && !isAgainst(event);
    const advised = ranked.find(isNew);
    if (advised) given.add(periodAdvice(own, "week", advised).key);
    return { lead: ranked[0], advised };
  });
}

interface Days {
  readonly from: string;
  /** Excluded. */
  readonly to: string;
}

function weeksOf({ firstDay, dayAfter }: Period): readonly Days[] {
  const weeks: Days[] = [];
  for (let from = firstDay; from < dayAfter; ) {
    const monday = addDays(mondayOf(from), 7);
    const to = monday < dayAfter ? monday : dayAfter;
    weeks.push({ from, to });
    from = to;
  }
  return weeks;
}

function isKey({ form, first }: SkyEvent): boolean {
  if (form === "ingress") return THEME_BODIES.some((body) => body === first);
  return !isAspect(form) && form !== "first-quarter" && form !== "last-quarter";
}

const RULES = {
  verdict: `${VERDICT_RULE}, by the tones of its events weighed as the leading event is`,
  keyDates: "new and full moons, eclipses, stations, and Jupiter's to Pluto's changes of sign",
  luckyNumbers:
    "the numbers of the four strongest planets at 12:00 UTC of the first day: by solar house 1, 5, 9, 11, 10, 3, 7, 4, 2, 12, 6, 8, then by longitude; Sun 1, Moon 2, Jupiter 3, Uranus 4, Mercury 5, Venus 6, Neptune 7, Saturn 8, Mars 9",
  luckyColor: "a color of the sign's element, by the modality of the Sun's sign on the first day",
};

export const monthlyHoroscope: Operation<MonthlyHoroscopeRequest, MonthlyHoroscope, SkyContext & NowContext> =
  defineOperation({
    id: "getMonthlyHoroscope",
    method: "GET",
    path: "/astrology/horoscope/{sign}/monthly",
    summary: "The horoscope of a month for a sign",
    description:
      "A calendar month (UTC) by whole-sign solar houses: its lunations, the strongest events week by week, and the dates to keep in mind.",
    params: signParams,
    query: dayQuery,
    output,
    needs: [needEphemeris, needNow],
    isDaily: true,
    compute: computeMonthlyHoroscope,
    present: (facts, words) => {
      const texts = westernReader(words);
      const voice = voiceOf(texts, facts.period.ordinal, clockOf(facts));
      const told = presentTexts(facts, voice);
      const sun = facts.planets.find(({ body }) => body === "sun");
      return {
        ...presentSignName(facts.own),
        month: facts.period.firstDay.slice(0, 7),
        ...told,
        weekByWeek: facts.weeks.map((week, index0) => presentWeek(facts, week, { index0, texts, voice })),
        keyDates: facts.keyEvents.map((event) => ({
          date: dayOfEpochMs(event.epochMs),
          event: keyDateName(texts, facts.own, event),
        })),
        luckyNumbers: [...luckyNumbers(facts.own, facts.planets)],
        ...presentColor(luckyColor(facts.own, sun?.sign ?? facts.own)),
        ...presentCompatible(facts.own),
        conventions: presentHoroscopeConventions(facts, RULES),
      };
    },
    isHeavy: true,
    examples: [{ sign: "aries", date: "2026-04-03" }],
  });

interface Speaking {
  readonly index0: number;
  readonly texts: WesternReader;
  readonly voice: Voice;
}

/** A week without an event takes the sign's own house. */
function presentWeek(
  { own }: MonthlyHoroscopeFacts,
  { lead, advised }: MonthWeek,
  { index0, texts, voice }: Speaking,
): DraftOf<typeof weekSchema> {
  const house = solarHouse(own, lead?.sign ?? own);
  const quiet = { family: "advice", key: `week.mixed.${house}`, events: [] } as const;
  return {
    week: index0 + 1,
    focus: themeName(texts, house),
    advice: voice.tell([advised ? periodAdvice(own, "week", advised) : quiet], "rows"),
  };
}

/** An event with its place: "Full Moon in Libra, your seventh house of partnership". */
function keyDateName(texts: WesternReader, own: SignId, { form, first, sign }: SkyEvent): string | undefined {
  return texts.lookup(`horoscope.names.keyDate.${form}`, {
    body: bodyTerms[first][texts.speaks],
    sign: signTerms[sign][texts.speaks],
    house: houseName(texts, solarHouse(own, sign)),
  });
}
