import { type CivilTime, civilTimeAt, formatIsoUtc, resolveCivilTime } from "@almagest/civil-time";
import { InvariantError } from "@almagest/operation";
import type { CivilMoment } from "../moment/moment";

/** The seconds at which a birth may have been: both ends are among them. */
export interface BirthSpan {
  /** UTC epoch milliseconds, whole seconds. */
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
  /** The zone whose clock tells the instants. */
  readonly timezone: number | string;
}

export const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

/** From one reading of a clock to another. A reading that the clock shows twice begins with the first and ends with the last. */
export function birthSpan(from: CivilTime, to: Omit<CivilTime, "timezone">): BirthSpan {
  const { timezone } = from;
  const fromEpochMs = resolveCivilTime(from).epochMilliseconds;
  const last = resolveCivilTime({ ...to, timezone });
  const repeated = last.kind === "repeated-hour-first" ? repeatAfter(last.epochMilliseconds, timezone) : undefined;
  const toEpochMs = repeated ?? last.epochMilliseconds;
  if (toEpochMs < fromEpochMs) throw new InvariantError("a birth that ends before it begins", { from, to });
  return { fromEpochMs, toEpochMs, timezone };
}

/** The second time at which a clock that is put back shows what it shows at an instant. */
function repeatAfter(epochMs: number, timezone: number | string): number | undefined {
  const shown = civilTimeAt(epochMs, timezone);
  const later = civilTimeAt(epochMs + 24 * HOUR_MS, timezone);
  const again = epochMs + Math.round((shown.offsetHours - later.offsetHours) * HOUR_MS);
  const reading = civilTimeAt(again, timezone);
  return again > epochMs && reading.date === shown.date && reading.time === shown.time ? again : undefined;
}

/** All of a civil day: 00:00:00 to 23:59:59. */
export function wholeDay(date: string, timezone: number | string): BirthSpan {
  return birthSpan({ date, time: "00:00:00", timezone }, { date, time: "23:59:59" });
}

/** Whether all of it lies within an hour, so that finer borders are told one by one. */
export function isShort({ fromEpochMs, toEpochMs }: BirthSpan): boolean {
  return toEpochMs - fromEpochMs <= HOUR_MS;
}

/**
 * The civil moment of an instant, with the offset that the clock has there: it resolves to the same second, also where
 * the clock shows that time twice.
 */
export function momentAt(epochMs: number, timezone: number | string): CivilMoment {
  const { date, time, offsetHours } = civilTimeAt(epochMs, timezone);
  // Manila kept a mean time of nearly 16 hours, which no number of hours may name
  return { date, time, timezone: Math.abs(offsetHours) > 14 ? timezone : offsetHours };
}

/** An instant by the clock of the birth, YYYY-MM-DDTHH:MM:SS. */
export function localDateTimeOf(epochMs: number, timezone: number | string): string {
  const { date, time } = civilTimeAt(epochMs, timezone);
  return `${date}T${time}`;
}

/** UTC of an instant whose reading the clock shows twice; undefined of every other. */
export function utcWhereRepeated(epochMs: number, timezone: number | string): string | undefined {
  const { date, time } = civilTimeAt(epochMs, timezone);
  const first = resolveCivilTime({ date, time, timezone });
  return first.kind === "repeated-hour-first" ? formatIsoUtc(epochMs) : undefined;
}

/** The instants inside a span at which the clock is put forward or back, UTC epoch milliseconds. */
export function clockChanges({ fromEpochMs, toEpochMs, timezone }: BirthSpan): readonly number[] {
  const offsetAt = (epochMs: number): number => civilTimeAt(epochMs, timezone).offsetHours;
  const before = offsetAt(fromEpochMs);
  if (before === offsetAt(toEpochMs)) return [];
  // no zone changes twice within two days
  let [last, first] = [fromEpochMs, toEpochMs];
  while (first - last > SECOND_MS) {
    const middle = last + SECOND_MS * Math.floor((first - last) / (2 * SECOND_MS));
    if (offsetAt(middle) === before) last = middle;
    else first = middle;
  }
  return [first];
}

/**
 * The instants of a span at which its clock reaches a time of day, in seconds since midnight, UTC epoch milliseconds;
 * every change of the clock is among them, since it may pass one by a leap.
 */
export function clockReaches(span: BirthSpan, secondsOfDay: readonly number[]): readonly number[] {
  const jumps = clockChanges(span);
  const cuts = [span.fromEpochMs, ...jumps, span.toEpochMs + SECOND_MS];
  const found = cuts.slice(1).flatMap((end, index0) => {
    const start = cuts[index0] ?? end;
    const offsetMs = Math.round(civilTimeAt(start, span.timezone).offsetHours * HOUR_MS);
    return secondsOfDay.flatMap((seconds) =>
      reachedBetween(start + offsetMs, end + offsetMs, seconds * SECOND_MS).map((wallMs) => wallMs - offsetMs),
    );
  });
  return [...jumps, ...found];
}

const DAY_MS = 24 * HOUR_MS;

/** The readings in a half-open stretch of one clock that are a time of day. */
function reachedBetween(fromWallMs: number, toWallMs: number, ofDayMs: number): readonly number[] {
  const first = Math.ceil((fromWallMs - ofDayMs) / DAY_MS) * DAY_MS + ofDayMs;
  const found: number[] = [];
  for (let wallMs = first; wallMs < toWallMs; wallMs += DAY_MS) found.push(wallMs);
  return found;
}
