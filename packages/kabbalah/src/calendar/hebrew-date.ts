import { expandedDateOf, expandedDayNumberOf } from "@almagest/civil-time";
import { isLeapYear, lastMonth, monthLength, newYear } from "./arithmetic";

/** Months by number, Nisan 1 to Adar 12; in a leap year 12 is Adar I and 13 Adar II. */
export const MONTH_IDS = [
  "nisan",
  "iyyar",
  "sivan",
  "tammuz",
  "av",
  "elul",
  "tishri",
  "cheshvan",
  "kislev",
  "tevet",
  "shevat",
  "adar",
  "adar-i",
  "adar-ii",
] as const;
export type MonthId = (typeof MONTH_IDS)[number];

export interface HebrewDate {
  /** Since the creation (anno mundi); begins on 1 Tishri. */
  readonly year: number;
  /** 1 Nisan to 12 Adar (or Adar I), 13 Adar II. */
  readonly month: number;
  /** 1 to 30. */
  readonly day: number;
}

/** Mean days of a year, for a first guess that is one year off at most. */
const MEAN_YEAR = 365.2468;
const FIRST_NEW_YEAR = -2_092_590;

/** The Hebrew date of the daylight of a day since 1970-01-01. */
export function hebrewDateOn(dayNumber: number): HebrewDate {
  let year = Math.floor((dayNumber - FIRST_NEW_YEAR) / MEAN_YEAR) + 1;
  while (newYear(year) > dayNumber) year--;
  while (newYear(year + 1) <= dayNumber) year++;
  let left = dayNumber - newYear(year);
  for (const month of monthsInOrder(year)) {
    const length = monthLength(year, month);
    if (left < length) return { year, month, day: left + 1 };
    left -= length;
  }
  return { year: year + 1, month: 7, day: left + 1 };
}

/** The day since 1970-01-01 whose daylight has a Hebrew date; undefined where that year has no such day. */
export function dayNumberOn({ year, month, day }: HebrewDate): number | undefined {
  if (month > lastMonth(year) || day < 1 || day > monthLength(year, month)) return undefined;
  let dayNumber = newYear(year) + day - 1;
  for (const before of monthsInOrder(year)) {
    if (before === month) return dayNumber;
    dayNumber += monthLength(year, before);
  }
  return undefined;
}

/** Tishri to the last Adar, then Nisan to Elul. */
function monthsInOrder(year: number): readonly number[] {
  const winter = isLeapYear(year) ? [7, 8, 9, 10, 11, 12, 13] : [7, 8, 9, 10, 11, 12];
  return [...winter, 1, 2, 3, 4, 5, 6];
}

/**
 * The Hebrew date of a civil day. The Hebrew day begins at sunset: `afterSunset`, which the caller asserts, takes the
 * evening of that day.
 */
export function hebrewDateOf(date: string, afterSunset: boolean): HebrewDate {
  return hebrewDateOn(expandedDayNumberOf(date) + (afterSunset ? 1 : 0));
}

/** The civil date whose daylight a Hebrew date has; undefined where there is no such day in that year. */
export function civilDateOf(date: HebrewDate): string | undefined {
  const dayNumber = dayNumberOn(date);
  return dayNumber === undefined ? undefined : expandedDateOf(dayNumber);
}

/** The name of a month in its year. */
export function monthIdOf({ year, month }: Pick<HebrewDate, "year" | "month">): MonthId {
  if (month === 13) return "adar-ii";
  if (month === 12) return isLeapYear(year) ? "adar-i" : "adar";
  return MONTH_IDS[month - 1] ?? "adar";
}
