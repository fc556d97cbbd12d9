import { weekdayOf } from "@almagest/civil-time";
import { weekdays } from "@almagest/i18n/astrology";
import type { Lang } from "@almagest/operation";

/** ISO 8601 begins a week with Monday. */
const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** Cells in rows of seven; undefined is a weekday before the first day. */
export interface Weeks<Cell> {
  /** The weekdays' names. */
  readonly columns: readonly string[];
  readonly days: readonly (Cell | undefined)[];
}

/**
 * Consecutive days as the cells of a sheet, one week in each row.
 * @param days Their dates are YYYY-MM-DD in the Gregorian calendar, of any year from 0000 to 9999.
 */
export function weeks<Day extends { readonly date: string }, Cell>(
  days: readonly Day[],
  lang: Lang,
  cell: (day: Day) => Cell,
): Weeks<Cell> {
  const [first] = days;
  const before = first === undefined ? 0 : (weekdayOf(first.date) + 6) % WEEK.length;
  return {
    columns: WEEK.map((day) => weekdays[day][lang]),
    days: [...new Array<undefined>(before).fill(undefined), ...days.map(cell)],
  };
}
