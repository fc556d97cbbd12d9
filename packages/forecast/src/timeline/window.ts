import { addDays, civilTimeAt, daysBetween, resolveCivilTime } from "@almagest/civil-time";
import { ValidationError } from "@almagest/operation";
import type { Span } from "../search/event";

export const DEFAULT_DAYS = 30;
export const MOST_DAYS = 90;

/** The days of a forecast, both included. */
export interface Days {
  readonly startDate: string;
  readonly endDate: string;
  /** The last day that was asked for, where that is later. */
  readonly askedEndDate?: string;
  /** Whose clock bounds the days. */
  readonly timezone: number | string;
}

export interface AskedDays {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  /** UTC by default. */
  readonly timezone?: number | string | undefined;
}

/**
 * From the start, today by default, to the end: 30 days later by default, 90 at most, to which a later one is cut.
 * @throws ValidationError for an end before the start.
 */
export function daysAsked(asked: AskedDays, now: number): Days {
  const { timezone = 0 } = asked;
  const startDate = asked.startDate ?? todayIn(timezone, now);
  const endDate = asked.endDate ?? addDays(startDate, DEFAULT_DAYS);
  if (endDate < startDate) {
    const message = `endDate is ${endDate}, before the start. Send a date on or after ${startDate}.`;
    throw new ValidationError([{ path: "endDate", message, code: "custom" }]);
  }
  const isLong = daysBetween(startDate, endDate) > MOST_DAYS;
  return isLong
    ? { startDate, endDate: addDays(startDate, MOST_DAYS), askedEndDate: endDate, timezone }
    : { startDate, endDate, timezone };
}

/** YYYY-MM-DD */
export function todayIn(timezone: number | string, now: number): string {
  return civilTimeAt(now, timezone).date;
}

/** From 00:00 of the first day to the end of the last, by the clock of the days. */
export function spanOf({ startDate, endDate, timezone }: Days): Span {
  return {
    fromEpochMs: midnight(startDate, timezone),
    toEpochMs: midnight(addDays(endDate, 1), timezone),
    timezone,
  };
}

/** UTC epoch milliseconds of 00:00; where the clock skipped it, of the time it was moved to. */
export function midnight(date: string, timezone: number | string): number {
  return resolveCivilTime({ date, time: "00:00:00", timezone }).epochMilliseconds;
}
