import { datesFrom } from "@almagest/civil-time";
import type { Correlation } from "../calendar/correlation";
import { type MayanDay, mayanDayOf } from "../mayan/facts";

/**
 * The Maya days of a birth between two civil dates, both included: one for each date, since the days of these counts are
 * taken to turn at midnight.
 */
export function mayanDaysBetween(fromDate: string, toDate: string, correlation: Correlation): readonly MayanDay[] {
  return datesFrom(fromDate, toDate).map((date) => mayanDayOf(date, correlation));
}
