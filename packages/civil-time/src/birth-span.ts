import { civilTimeAt } from "./civil-time-at";
import { dayNumberOf } from "./days";
import { endOfDay, lastInstantOf, resolveCivilTime, startOfDay } from "./resolve";

/** A birth as a request says when it was: at a time, about a time, between two times, or on a day. */
export interface BirthMoment {
  /** YYYY-MM-DD, proleptic Gregorian. */
  readonly date: string;
  /** HH:MM:SS; `unknown`, null or nothing where nobody knows it. */
  readonly time?: string | null | undefined;
  readonly timezone: number | string;
  /** Minutes before and after `time`. */
  readonly timeAccuracyMinutes?: number | undefined;
  readonly timeFrom?: string | undefined;
  readonly timeTo?: string | undefined;
  /** The day of `timeTo`; that of `timeFrom` where it is not given. */
  readonly dateTo?: string | undefined;
}

/** The instants at which somebody may have been born, both ends included. */
export interface BirthSpan {
  /** A known time is a span of one instant. */
  readonly state: "known" | "unknown" | "range";
  /** Milliseconds since 1970-01-01T00:00:00 UTC, whole seconds. */
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
  /** The clock that both ends are told by. */
  readonly timezone: number | string;
}

const MINUTE_MS = 60_000;

/**
 * The span of a birth. A whole day runs from its first to its last second on the clock of its zone, so that it has 23 or
 * 25 hours where the clock was changed. Minutes around a time are minutes that passed. A range ends when the clock showed
 * its last time for the last time; all else of a repeated or skipped time is as for a time.
 *
 * Throws a ValidationError as `resolveCivilTime` does.
 */
export function spanOfBirth(birth: BirthMoment): BirthSpan {
  const { date, time, timezone, timeAccuracyMinutes: minutes, timeFrom, timeTo } = birth;
  if (timeFrom !== undefined && timeTo !== undefined) {
    const fromEpochMs = resolveCivilTime({ date, time: timeFrom, timezone }).epochMilliseconds;
    const toEpochMs = lastInstantOf({ date: birth.dateTo ?? date, time: timeTo, timezone });
    return { state: "range", fromEpochMs, toEpochMs, timezone };
  }
  if (time === undefined || time === null || time === "unknown") return spanOfDay(date, timezone);
  const middle = resolveCivilTime({ date, time, timezone }).epochMilliseconds;
  if (minutes === undefined) return { state: "known", fromEpochMs: middle, toEpochMs: middle, timezone };
  const reach = minutes * MINUTE_MS;
  return { state: "range", fromEpochMs: middle - reach, toEpochMs: middle + reach, timezone };
}

function spanOfDay(date: string, timezone: number | string): BirthSpan {
  const dayNumber = dayNumberOf(date);
  const fromEpochMs = startOfDay(dayNumber, timezone);
  const toEpochMs = endOfDay(dayNumber, timezone);
  // A day that the calendar of a zone left out is the one that follows, as a time on it is.
  const isLeftOut = toEpochMs < fromEpochMs;
  return {
    state: "unknown",
    fromEpochMs,
    toEpochMs: isLeftOut ? endOfDay(dayNumber + 1, timezone) : toEpochMs,
    timezone,
  };
}

/** An instant as the clock of a zone showed it: `1990-07-15T14:30:00`. */
export function localDateTime(epochMilliseconds: number, timezone: number | string): string {
  const { date, time } = civilTimeAt(epochMilliseconds, timezone);
  return `${date}T${time}`;
}
