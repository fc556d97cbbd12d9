import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { weekdayName } from "@almagest/i18n/astrology";
import { pakshas } from "@almagest/i18n/vedic";
import {
  at,
  type DraftOf,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
  type Words,
} from "@almagest/operation";
import { daysOf, type Engine, engineOf, isLeftOut, monthAsked, type Place, rememberedSky } from "@almagest/sky";
import { signName } from "../birth/present";
import { type AmantaMonth, amantaMonths } from "../calendar/months";
import { type FestivalOfDay, festivalsBetween } from "../festivals/occurrences";
import { festivalName, presentMonth } from "../festivals/present";
import { vedicReader } from "../texts/reader";
import type { PanchangMonth as Answer, PanchangMonthRequest } from "../types";
import { signIndex0 } from "../zodiac/circle";
import { tithiFacts } from "./attributes";
import { bhadraOf } from "./dangers";
import { panchangDay } from "./day";
import { type DayLimbs, limbsOfDay } from "./day-limbs";
import type { LimbKind } from "./limbs";
import { type BEGINNINGS, panchangMonthBody, panchangMonthOutput } from "./month-schema";
import { limbName, localText, presentDayRules } from "./present";
import { presentVerdict } from "./present-calendar";
import { type DayVerdict, verdictOfDay } from "./verdict";

export interface PanchangMonthInput extends Place {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly timezone: number | string;
}

/** A day of the month. */
export interface DayOfMonth {
  readonly limbs: DayLimbs;
  readonly lunarMonth: AmantaMonth | undefined;
  readonly festivals: readonly FestivalOfDay[];
  readonly verdict: DayVerdict;
}

export interface PanchangMonthFacts {
  readonly year: number;
  readonly month: number;
  readonly engine: Engine;
  readonly days: readonly DayOfMonth[];
}

/**
 * The days of a civil month at a place, each from its sunrise to the next, as the panchang of the day has them.
 * @throws DomainError `unprocessable_entity` where the Sun does not rise and set on every day of the month
 */
export function computePanchangMonth(
  { year: askedYear, month: askedMonth, ...place }: PanchangMonthInput,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): PanchangMonthFacts {
  const { year, month } = monthAsked({ year: askedYear, month: askedMonth }, now);
  const sky = rememberedSky(ephemeris);
  const dates = daysOf({ year, month }).filter((date) => !isLeftOut({ ...place, date }));
  const all = dates.map((date) => limbsOfDay(sky, panchangDay(sky, { ...place, date })));
  const [from, to] = [at(dates, 0), at(dates, dates.length - 1)];
  const kept = festivalsBetween(sky, place, { from, to });
  const lunarMonths = amantaMonths(sky, {
    fromJdTt: at(all, 0).day.sunrise.jdTt,
    toJdTt: at(all, all.length - 1).day.nextSunrise.jdTt,
  });
  const days = all.map((limbs): DayOfMonth => {
    const { date } = limbs.day.input;
    const { jdTt } = limbs.day.sunrise;
    const lunarMonth = lunarMonths.find(({ startJdTt, endJdTt }) => jdTt >= startJdTt && jdTt < endJdTt);
    const festivals = kept.flatMap((one): FestivalOfDay[] => {
      if (one.date === date) return [{ kept: one, school: undefined }];
      return one.other?.date === date ? [{ kept: one, school: one.other.school }] : [];
    });
    const verdict = verdictOfDay({ limbs, bhadra: bhadraOf(sky, limbs), month: lunarMonth, festivals });
    return { limbs, lunarMonth, festivals, verdict };
  });
  return { year, month, engine: engineOf(ephemeris), days };
}

export const panchangMonth: Operation<PanchangMonthRequest, Answer, SkyContext & NowContext> = defineOperation({
  id: "getPanchangMonth",
  method: "POST",
  path: "/vedic-astrology/panchang/month",
  summary: "The panchang of a month at a place, a row for each day at its sunrise",
  description:
    "For each day of a month from 1900 to 2100: sunrise and sunset, the tithi and the nakshatra at sunrise with their ends, the Moon's sign, the lunar month, festivals, and whether something is begun that day. Lahiri. Refused where the Sun does not rise and set on some day of the month.",
  query: langQuery,
  body: panchangMonthBody,
  output: panchangMonthOutput,
  needs: [needEphemeris, needNow],
  compute: computePanchangMonth,
  present: presentPanchangMonth,
  isHeavy: true,
  examples: [{ year: 2026, month: 11, latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
});

function presentPanchangMonth(facts: PanchangMonthFacts, words: Words): DraftOf<typeof panchangMonthOutput> {
  const texts = vedicReader(words);
  const first = at(facts.days, 0).limbs.day;
  return {
    year: facts.year,
    month: facts.month,
    days: facts.days.map((one) => ({
      ...presentDay(one),
      verdict: presentVerdict(one.verdict, one.limbs.day, texts),
    })),
    conventions: { ayanamsa: "lahiri", ...presentDayRules(first, facts.engine) },
  };
}

type PresentedDay = Omit<DraftOf<typeof panchangMonthOutput>["days"][number], "verdict">;

function presentDay({ limbs, lunarMonth, festivals, verdict }: DayOfMonth): PresentedDay {
  const { day, places, spans } = limbs;
  const { offsetSeconds } = day.midnight.civil;
  const limb = (kind: LimbKind): { number: number; name: string; end: string } => ({
    ...limbName(kind, places[kind].index0),
    end: localText(at(spans[kind], 0).endMs, offsetSeconds),
  });
  return {
    date: day.input.date,
    weekday: weekdayName(day.weekday0),
    sunrise: localText(day.sunrise.epochMs, offsetSeconds),
    sunset: localText(day.sunset.epochMs, offsetSeconds),
    tithi: { ...limb("tithi"), paksha: pakshas[tithiFacts(places.tithi.index0).paksha].en },
    nakshatra: limb("nakshatra"),
    moonSign: signName(signIndex0(limbs.moonLongitudeDeg)),
    lunarMonth: lunarMonth && presentMonth(lunarMonth),
    festivals: festivals.filter(({ school }) => school === undefined).map(({ kept }) => festivalName(kept.festival.id)),
    beginnings: beginningsOn(verdict),
  };
}

/** Every day has its Rahu Kaal: a day with no other objection is open. */
function beginningsOn({ obstacle, isClosed }: DayVerdict): (typeof BEGINNINGS)[number] {
  if (obstacle.kind === "free") return "free";
  if (isClosed) return "closed";
  return obstacle.kind === "rahu" ? "open" : "careful";
}
