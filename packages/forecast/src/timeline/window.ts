import { addDays, civilTimeAt, daysBetween } from "@almagest/civil-time";
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
}

export interface AskedDays {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/**
 * From the start, today in UTC by default, to the end: 30 days later by default, 90 at most, to which a later one is cut.
 * @throws ValidationError for an end before the start.
 */
export function daysAsked(asked: AskedDays, now: number): Days {
  const startDate = asked.startDate ?? todayUtc(now);
  const endDate = asked.endDate ?? addDays(startDate, DEFAULT_DAYS);
  if (endDate < startDate) {
    const message = `endDate is ${endDate}, before the start. Send a date on or after ${startDate}.`;
    throw new ValidationError([{ path: "endDate", message, code: "custom" }]);
  }
  const isLong = daysBetween(startDate, endDate) > MOST_DAYS;
  return isLong ? { startDate, endDate: addDays(startDate, MOST_DAYS), askedEndDate: endDate } : { startDate, endDate };
}

/** YYYY-MM-DD */
export function todayUtc(now: number): string {
  return civilTimeAt(now, 0).date;
}

/** From 00:00 UTC of the first day to the end of the last. */
export function spanOf({ startDate, endDate }: Days): Span {
  return { fromEpochMs: midnight(startDate), toEpochMs: midnight(addDays(endDate, 1)) };
}

export function midnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
