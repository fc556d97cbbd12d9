import { addDays } from "@almagest/civil-time";
import type { Ephemeris, SearchWindow } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { type AmantaMonth, amantaMonths, MONTH_IDS, sunSign0 } from "../calendar/months";
import type { DayInput, Span } from "../panchang/day";
import { type LimbSpan, limbSpans, sunSignSpans } from "../panchang/limbs";
import { NAKSHATRA_IDS } from "../zodiac/nakshatras";
import { type DaysOfPlace, daysOfPlace, type SunDay } from "./days";
import { dateKept, ekadashiDates, type Occurrence } from "./decide";
import { FESTIVALS } from "./list";
import type { EkadashiRule, Festival, SankrantiRule, TithiRule } from "./rule";

/** A festival on its date. */
export interface KeptFestival {
  readonly festival: Festival;
  readonly date: string;
  /** The tithi or the star that decides it, whole; of a sankranti its instant twice. */
  readonly span: Span | undefined;
  readonly month: AmantaMonth | undefined;
  /** The date of another school, where it differs or not. */
  readonly other: { readonly school: string; readonly date: string } | undefined;
  /** The date that three minutes more or less of the tithi would give. */
  readonly borderDate: string | undefined;
}

/** A festival with the clock of its date. */
export interface DatedFestival extends KeptFestival {
  readonly offsetSeconds: number;
}

/** Everything that the rules of a window are decided by. */
interface Almanac {
  readonly sky: Ephemeris;
  readonly days: DaysOfPlace;
  readonly window: SearchWindow;
  readonly months: readonly AmantaMonth[];
  readonly tithis: readonly LimbSpan[];
}

/** A festival whose date is decided by a rule of the days around reaches no farther than this. */
const REACH_DAYS = 1;

/** All that one school or another keeps on the dates from one to another, both included, in order of the first date. */
export function festivalsBetween(
  sky: Ephemeris,
  place: Omit<DayInput, "date">,
  { from, to }: { readonly from: string; readonly to: string },
): readonly DatedFestival[] {
  const days = daysOfPlace(sky, place);
  const window = {
    fromJdTt: days.day(from).midnight.jdTt - REACH_DAYS,
    toJdTt: days.day(to).midnight.jdTt + 1 + REACH_DAYS,
  };
  const almanac: Almanac = {
    sky,
    days,
    window,
    months: amantaMonths(sky, window),
    tithis: limbSpans(sky, "tithi", window),
  };
  const isIn = (date: string | undefined): boolean => date !== undefined && date >= from && date <= to;
  const isAsked = ({ date, other }: KeptFestival): boolean => isIn(date) || isIn(other?.date);
  const direct = FESTIVALS.flatMap((festival) => keptBy(almanac, festival));
  const moved = FESTIVALS.flatMap((festival) => offsetFrom(direct, festival));
  return [...direct, ...moved]
    .filter(isAsked)
    .map((one) => ({ ...one, offsetSeconds: days.day(one.date).midnight.civil.offsetSeconds }))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function offsetFrom(direct: readonly KeptFestival[], festival: Festival): readonly KeptFestival[] {
  const { rule } = festival;
  if (rule.by !== "offset") return [];
  return direct
    .filter((one) => one.festival.id === rule.from)
    .map((one) => ({ ...one, festival, other: undefined, borderDate: undefined, date: addDays(one.date, rule.days) }));
}

function keptBy(almanac: Almanac, festival: Festival): readonly KeptFestival[] {
  const { rule } = festival;
  switch (rule.by) {
    case "tithi":
      return tithisOf(almanac, rule).map((one) => byTithi(almanac, { festival, rule, ...one }));
    case "ekadashi":
      return ekadashisOf(almanac, rule).map((one) => byEkadashi(almanac, festival, one));
    case "sankranti":
      return bySankranti(almanac, festival, rule);
    case "star":
      return byStar(almanac, festival, { index0: NAKSHATRA_IDS.indexOf(rule.star), sign0: rule.sign0 });
    case "offset":
      return [];
  }
}

interface TithiInMonth {
  readonly span: LimbSpan;
  readonly month: AmantaMonth;
}

function inMonths({ tithis, months }: Almanac, tithi: number): readonly TithiInMonth[] {
  return tithis.flatMap((span) => {
    if (span.index0 !== tithi - 1) return [];
    const middle = (span.startJdTt + span.endJdTt) / 2;
    const month = months.find(({ startJdTt, endJdTt }) => middle >= startJdTt && middle < endJdTt);
    return month === undefined ? [] : [{ span, month }];
  });
}

const isCalled = (month: AmantaMonth, index0: number): boolean =>
  month.index0 === index0 || month.suppressedIndex0 === index0;

function tithisOf(almanac: Almanac, rule: TithiRule): readonly TithiInMonth[] {
  const found = inMonths(almanac, rule.tithi);
  if (rule.month === undefined) return found;
  const index0 = MONTH_IDS.indexOf(rule.month);
  const named = found.filter(({ month }) => isCalled(month, index0));
  if (rule.inAdhika !== true) return named.filter(({ month }) => !month.isAdhika);
  // the adhika month is the first of the two that share a name
  return named.filter(({ month }) => month.isAdhika || !isAfterAdhika(almanac, month));
}

/** Whether the month before, of the same name, is the adhika one. */
function isAfterAdhika({ sky }: Almanac, month: AmantaMonth): boolean {
  const before = at(amantaMonths(sky, { fromJdTt: month.startJdTt - 2, toJdTt: month.startJdTt - 1 }), 0);
  return before.isAdhika && before.index0 === month.index0;
}

function ekadashisOf(almanac: Almanac, rule: EkadashiRule): readonly TithiInMonth[] {
  const found = inMonths(almanac, rule.tithi);
  if (rule.month === undefined) return found.filter(({ month }) => month.isAdhika);
  const index0 = MONTH_IDS.indexOf(rule.month);
  return found.filter(({ month }) => !month.isAdhika && isCalled(month, index0));
}

const BORDER_MS = 180_000;

/** The spans that the same tithi would be if either end came three minutes sooner or later. */
function nearly<Of extends Span>(span: Of): readonly Of[] {
  return [-BORDER_MS, BORDER_MS].flatMap((ms) => [
    { ...span, startMs: span.startMs + ms },
    { ...span, endMs: span.endMs + ms },
  ]);
}

function byTithi(
  almanac: Almanac,
  { festival, rule, span, month }: { readonly festival: Festival; readonly rule: TithiRule } & TithiInMonth,
): KeptFestival {
  const occurrence: Occurrence = { ...span, stars: starsOf(almanac, rule, span) };
  const date = dateKept(almanac.days, rule, occurrence);
  const { other } = festival;
  return {
    festival,
    date,
    span,
    month,
    other: other && { school: other.school, date: dateKept(almanac.days, other.rule, occurrence) },
    borderDate: nearly(occurrence)
      .map((one) => dateKept(almanac.days, rule, one))
      .find((one) => one !== date),
  };
}

function starsOf({ sky }: Almanac, { star }: TithiRule, { startJdTt, endJdTt }: LimbSpan): readonly Span[] {
  if (star === undefined) return [];
  const stays = limbSpans(sky, "nakshatra", { fromJdTt: startJdTt, toJdTt: endJdTt });
  return stays.filter(({ index0 }) => index0 === NAKSHATRA_IDS.indexOf(star));
}

function byEkadashi({ days, tithis }: Almanac, festival: Festival, { span, month }: TithiInMonth): KeptFestival {
  const twelfth = tithis.find(({ startJdTt }) => startJdTt >= span.endJdTt - 0.01);
  const twelfthEndMs = twelfth?.endMs ?? Number.POSITIVE_INFINITY;
  const { smarta, vaishnava } = ekadashiDates(days, span, twelfthEndMs);
  return {
    festival,
    date: smarta,
    span,
    month,
    other: { school: "vaishnava", date: vaishnava },
    borderDate: nearly(span)
      .map((one) => ekadashiDates(days, one, twelfthEndMs).smarta)
      .find((one) => one !== smarta),
  };
}

/** The Sun's signs that a window touches: of a short one the two at its ends. */
function signsMet({ sky, window }: Almanac): readonly number[] {
  const isLong = window.toJdTt - window.fromJdTt > SHORT_DAYS;
  return isLong ? ALL_SIGNS : [sunSign0(sky, window.fromJdTt), sunSign0(sky, window.toJdTt)];
}

/** The Sun takes longer through any sign. */
const SHORT_DAYS = 25;
const ALL_SIGNS: readonly number[] = Array.from({ length: 12 }, (_, sign0) => sign0);

function bySankranti(almanac: Almanac, festival: Festival, rule: SankrantiRule): readonly KeptFestival[] {
  const { sky, days, window } = almanac;
  const [first, ...others] = signsMet(almanac);
  if (others.every((sign0) => sign0 === first)) return [];
  return sunSignSpans(sky, window)
    .filter(({ index0, startJdTt }) => index0 === rule.sign0 && startJdTt >= window.fromJdTt)
    .map(({ startMs }) => {
      const date = sankrantiDate(days, rule, startMs);
      return {
        festival,
        date,
        span: { startMs, endMs: startMs },
        month: undefined,
        other: undefined,
        borderDate: [-BORDER_MS, BORDER_MS]
          .map((ms) => sankrantiDate(days, rule, startMs + ms))
          .find((one) => one !== date),
      };
    });
}

function sankrantiDate(days: DaysOfPlace, { until }: SankrantiRule, startMs: number): string {
  const date = days.dateOf(startMs);
  const day: SunDay = days.day(date);
  return until === "sunset" && startMs > day.sunsetMs ? addDays(date, 1) : date;
}

/** The star at sunrise while the Sun is in the sign; where its stays are two, the second. */
function byStar(
  almanac: Almanac,
  festival: Festival,
  { index0, sign0 }: { readonly index0: number; readonly sign0: number },
): readonly KeptFestival[] {
  const { sky, days, window } = almanac;
  if (!signsMet(almanac).includes(sign0)) return [];
  return sunSignSpans(sky, window)
    .filter((stay) => stay.index0 === sign0)
    .flatMap((stay) => {
      const stars = limbSpans(sky, "nakshatra", { fromJdTt: stay.startJdTt, toJdTt: stay.endJdTt });
      const dates = stars.flatMap((span) => (span.index0 === index0 ? [{ span, date: starDate(days, span) }] : []));
      const within = dates.filter(({ date }) => {
        const { sunriseMs } = days.day(date);
        return sunriseMs >= stay.startMs && sunriseMs < stay.endMs;
      });
      const last = within.at(-1);
      if (last === undefined) return [];
      return [{ festival, ...last, month: undefined, other: undefined, borderDate: undefined }];
    });
}

function starDate(days: DaysOfPlace, { startMs, endMs }: Span): string {
  const first = days.day(days.dateOf(startMs));
  return first.nextSunriseMs < endMs ? addDays(first.date, 1) : first.date;
}

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** Whether the festivals of a date are told. */
export function isFestivalYear(date: string): boolean {
  const year = Number(date.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** A festival of one day, by the school that keeps it then; none where all do. */
export interface FestivalOfDay {
  readonly kept: DatedFestival;
  readonly school: string | undefined;
}

/** The festivals of a date, kept by all or by a school of its own. */
export function festivalsOn(sky: Ephemeris, { date, ...place }: DayInput): readonly FestivalOfDay[] {
  return festivalsBetween(sky, place, { from: date, to: date }).map((kept) => ({
    kept,
    school: kept.date === date ? undefined : kept.other?.school,
  }));
}
