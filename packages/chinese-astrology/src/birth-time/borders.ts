import { type BirthSpan, type Border, clockReaches, type SearchedSky } from "@almagest/sky";
import { type BaziSwitches, equationOfTimeSeconds } from "../bazi/birth";
import { type ChineseCalendar, lunarDayNumberAt, lunarOffsetHours } from "../calendar/calendar";
import { minorTermsAround, solarMonthAt } from "../calendar/solar-months";

/** The switches of a chart, and where its hour is that of the Sun, its longitude. */
export interface BaziSetting extends BaziSwitches {
  readonly longitude?: number | undefined;
}

const SECOND_MS = 1000;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;
const SECONDS_PER_DEGREE = 240;

/** Each hour of a clock: double hours begin at the odd ones, and the day at midnight or at 23:00. */
const HOURS = Array.from({ length: 24 }, (_, hour) => hour * HOUR_SECONDS);

/** Borders by whole seconds are not in doubt. */
function exactly(epochMs: number): Border {
  return { epochMs, doubtMs: 0 };
}

/** The instants at which the civil clock reaches 23:00 or midnight, or is set. */
export function dayBorders(span: BirthSpan): readonly Border[] {
  return clockReaches(span, [23 * HOUR_SECONDS, 0]).map(exactly);
}

/** The instants at which the clock of the hour reaches a whole hour. */
export function hourBorders(sky: SearchedSky, { hourClock, longitude }: BaziSetting): readonly Border[] {
  if (hourClock === "clock" || longitude === undefined) return clockReaches(sky.span, HOURS).map(exactly);
  const aheadSeconds = SECONDS_PER_DEGREE * longitude;
  const meanHours = wholeHours(sky.span, aheadSeconds);
  if (hourClock === "local-mean") return meanHours.map((epochMs) => ({ epochMs, doubtMs: 1 }));
  return wholeHours(sky.span, aheadSeconds, SUN_REACH_SECONDS).map((epochMs) => ({
    epochMs: solarHour(sky, epochMs),
    doubtMs: SUN_DOUBT_MS,
  }));
}

/** The true Sun is never so far from the mean one. */
const SUN_REACH_SECONDS = 1100;
const SUN_DOUBT_MS = 50;

/** Instants of a span, and a little beyond, at which a clock so far ahead of UTC reaches a whole hour. */
function wholeHours({ fromEpochMs, toEpochMs }: BirthSpan, aheadSeconds: number, reachSeconds = 1): readonly number[] {
  const [from, to] = [fromEpochMs / SECOND_MS - reachSeconds, toEpochMs / SECOND_MS + reachSeconds];
  const first = HOUR_SECONDS * Math.ceil((from + aheadSeconds) / HOUR_SECONDS);
  const found: number[] = [];
  for (let seconds = first; seconds - aheadSeconds <= to; seconds += HOUR_SECONDS) {
    found.push((seconds - aheadSeconds) * SECOND_MS);
  }
  return found;
}

const MOST_STEPS = 4;

/** The instant at which the true Sun has the hour that the mean Sun has at another: the difference hardly moves in between. */
function solarHour({ near }: SearchedSky, meanEpochMs: number): number {
  let epochMs = meanEpochMs;
  for (let step = 0; step < MOST_STEPS; step++) {
    epochMs = meanEpochMs - SECOND_MS * equationOfTimeSeconds(near, near.timeScales(epochMs));
  }
  return epochMs;
}

/** The seconds of a span in which a solar month begins, and with one of them the year. */
export function monthBorders({ span }: SearchedSky, calendar: ChineseCalendar): readonly Border[] {
  const opened = [span.fromEpochMs, span.toEpochMs].map(
    (epochMs) => solarMonthAt(calendar, epochMs / SECOND_MS).openedBy,
  );
  return [...new Set(opened.map(({ epochSeconds }) => epochSeconds))].map((seconds) => exactly(SECOND_MS * seconds));
}

/** The minor terms on both sides of a span, which luck is counted to or from. */

function termsAround({ fromEpochMs, toEpochMs }: BirthSpan, calendar: ChineseCalendar): readonly number[] {
  const around = [fromEpochMs, toEpochMs].map((epochMs) => minorTermsAround(calendar, epochMs / SECOND_MS));
  return [...new Set(around.flatMap(({ before, after }) => [before.epochSeconds, after.epochSeconds]))];
}

/** The instants of a span at which a day of the lunar calendar begins. */
export function lunarDayBorders({ span }: SearchedSky): readonly Border[] {
  const day = lunarDayNumberAt(span.fromEpochMs / SECOND_MS);
  return [0, 1, 2].map((days) => {
    const seconds = (day + days) * DAY_SECONDS - lunarOffsetHours(day + days) * HOUR_SECONDS;
    return exactly(SECOND_MS * Math.round(seconds));
  });
}

const HALF_MONTH_OF_LUCK = DAY_SECONDS / 8;

/** The instants at which the way to a minor term, or from it, is rounded to another number of months of luck. */
export function luckBorders({ span }: SearchedSky, calendar: ChineseCalendar): readonly Border[] {
  return termsAround(span, calendar).flatMap((term) => {
    const [from, to] = [span.fromEpochMs / SECOND_MS - 1, span.toEpochMs / SECOND_MS + 1];
    const first = Math.ceil((from - term) / HALF_MONTH_OF_LUCK);
    const count = Math.max(0, Math.floor((to - term) / HALF_MONTH_OF_LUCK) - first + 1);
    return Array.from({ length: count }, (_, index0) => ({
      epochMs: SECOND_MS * (term + (first + index0) * HALF_MONTH_OF_LUCK),
      // a half is rounded up on one side of a term and down on the other
      doubtMs: SECOND_MS,
    }));
  });
}
