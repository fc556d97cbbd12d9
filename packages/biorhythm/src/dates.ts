import { addDays, civilTimeAt, daysBetween } from "@almagest/civil-time";
import { type Issue, ValidationError } from "@almagest/operation";

/** A date of birth and the field it came in. */
export interface Birth {
  readonly path: string;
  readonly date: string;
}

/** A period as it was asked for. */
export interface AskedRange {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** A day that was asked for: the field it belongs to, and the date where one was given. */
export interface AskedDay {
  readonly path: string;
  readonly date: string | undefined;
}

export interface RangeLimits {
  readonly defaultDays: number;
  readonly mostDays: number;
}

export interface DateRange {
  readonly startDate: string;
  readonly endDate: string;
}

/** YYYY-MM-DD in UTC. */
export function todayUtc(nowEpochMs: number): string {
  return civilTimeAt(nowEpochMs, 0).date;
}

/**
 * The day that was asked for, today in UTC by default. It must not lie before a birth: throws a ValidationError on the
 * day's field, or on the birth's where the day was left out.
 */
export function dayAfter(births: readonly Birth[], asked: AskedDay, nowEpochMs: number): string {
  const day = asked.date ?? todayUtc(nowEpochMs);
  refuse(earlyDay(births, asked, day));
  return day;
}

/**
 * From the start, today in UTC by default, to the end, which is included. Throws a ValidationError with every issue: a
 * start before the birth, an end before the start, an end more than `mostDays` after it.
 */
export function rangeAfter(birth: Birth, asked: AskedRange, now: number, limits: RangeLimits): DateRange {
  const startDate = asked.startDate ?? todayUtc(now);
  const issues = earlyDay([birth], { path: "startDate", date: asked.startDate }, startDate);
  const endDate = asked.endDate;
  if (endDate === undefined) {
    refuse(issues);
    return { startDate, endDate: addDays(startDate, limits.defaultDays) };
  }
  refuse([...issues, ...badEnd({ startDate, endDate }, limits)]);
  return { startDate, endDate };
}

function earlyDay(births: readonly Birth[], asked: AskedDay, day: string): readonly Issue[] {
  const later = births.filter(({ date }) => date > day);
  if (asked.date === undefined) {
    return later.map(({ path, date }) =>
      issue(
        path,
        `${path} is ${date}, after today (${day} in UTC). Send a birth date up to today, or a ${asked.path}.`,
      ),
    );
  }
  const last = later
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (last === undefined) return [];
  return [issue(asked.path, `${asked.path} is ${day}, before the birth. Send a date on or after ${last}.`)];
}

function badEnd({ startDate, endDate }: DateRange, { mostDays }: RangeLimits): readonly Issue[] {
  const days = daysBetween(startDate, endDate);
  if (days < 0) {
    return [issue("endDate", `endDate is ${endDate}, before the start. Send a date on or after ${startDate}.`)];
  }
  if (days <= mostDays) return [];
  return [
    issue(
      "endDate",
      `endDate is ${endDate}, ${days} days after the start. Send a date at most ${mostDays} days after ${startDate}.`,
    ),
  ];
}

function issue(path: string, message: string): Issue {
  return { path, message, code: "custom" };
}

function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new ValidationError(issues);
}
