import { addDays, civilTimeAt, dayNumberOf, resolveCivilTime, weekdayOf } from "@almagest/civil-time";
import type { Ephemeris, SearchWindow } from "@almagest/ephemeris";

export type PeriodKind = "day" | "week" | "month" | "year";

/** Whole days of UTC: an event at the start belongs to the period, one at the end does not. */
export interface Period {
  readonly kind: PeriodKind;
  /** The first day, YYYY-MM-DD. */
  readonly firstDay: string;
  /** The day after the last. */
  readonly dayAfter: string;
  readonly fromEpochMs: number;
  /** Excluded. */
  readonly toEpochMs: number;
  readonly search: SearchWindow;
  /** 12:00 UTC of the first day, where positions are read. */
  readonly noonJdTt: number;
  /** Counts periods of its kind one by one, so that texts can be taken in turn. */
  readonly ordinal: number;
}

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

const NOON_MS = 43_200_000;

/** The day asked for, else the one that runs in the timezone. */
export function dayAsked(
  asked: { readonly date?: string | undefined; readonly timezone: number | string },
  nowEpochMs: number,
): string {
  return asked.date ?? civilTimeAt(nowEpochMs, asked.timezone).date;
}

export function dayPeriod(ephemeris: Ephemeris, day: string): Period {
  return periodBetween(ephemeris, { kind: "day", firstDay: day, dayAfter: addDays(day, 1), ordinal: dayNumberOf(day) });
}

/** The week from Monday to Sunday that holds the day. */
export function weekPeriod(ephemeris: Ephemeris, day: string): Period {
  const monday = mondayOf(day);
  const ordinal = Math.floor((dayNumberOf(monday) + 3) / 7);
  return periodBetween(ephemeris, { kind: "week", firstDay: monday, dayAfter: addDays(monday, 7), ordinal });
}

/** The calendar month that holds the day. */
export function monthPeriod(ephemeris: Ephemeris, day: string): Period {
  const { year, month } = monthOf(day);
  const days = { firstDay: firstOf(year, month), dayAfter: addDays(lastDayOfMonth(day), 1) };
  return periodBetween(ephemeris, { kind: "month", ...days, ordinal: 12 * year + month - 1 });
}

/** The last day of the calendar month that holds the day. */
export function lastDayOfMonth(day: string): string {
  const { year, month } = monthOf(day);
  return addDays(month === 12 ? firstOf(year + 1, 1) : firstOf(year, month + 1), -1);
}

function monthOf(day: string): { readonly year: number; readonly month: number } {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

export function yearPeriod(ephemeris: Ephemeris, year: number): Period {
  const days = { firstDay: firstOf(year, 1), dayAfter: firstOf(year + 1, 1) };
  return periodBetween(ephemeris, { kind: "year", ...days, ordinal: year });
}

/** The period of the same kind before or after one. */
export function periodBeside(ephemeris: Ephemeris, period: Period, steps: -1 | 1): Period {
  const day = steps === 1 ? period.dayAfter : addDays(period.firstDay, -1);
  if (period.kind === "day") return dayPeriod(ephemeris, day);
  if (period.kind === "week") return weekPeriod(ephemeris, day);
  return period.kind === "month" ? monthPeriod(ephemeris, day) : yearPeriod(ephemeris, monthOf(day).year);
}

export function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

export function midnightEpochMs(day: string): number {
  return resolveCivilTime({ date: day, time: "00:00:00", timezone: 0 }).epochMilliseconds;
}

/** The day in UTC that has begun at an instant. */
export function dayOfEpochMs(epochMs: number): string {
  return civilTimeAt(epochMs, 0).date;
}

function firstOf(year: number, month: number): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`;
}

type Days = Pick<Period, "kind" | "firstDay" | "dayAfter" | "ordinal">;

function periodBetween(ephemeris: Ephemeris, days: Days): Period {
  const fromEpochMs = midnightEpochMs(days.firstDay);
  const toEpochMs = midnightEpochMs(days.dayAfter);
  const fromJdTt = ephemeris.timeScales(fromEpochMs).jdTt;
  const toJdTt = ephemeris.timeScales(toEpochMs).jdTt;
  const noonJdTt = ephemeris.timeScales(fromEpochMs + NOON_MS).jdTt;
  return { ...days, fromEpochMs, toEpochMs, search: { fromJdTt, toJdTt }, noonJdTt };
}
