import { ValidationError } from "@almagest/operation";
import {
  dateOfDayNumber,
  dayNumberAt,
  dayNumberOf,
  isDay,
  isWithinFourDigits,
  partsOfDayNumber,
  twoDigits,
} from "./days";

const EXPANDED = /^([+-])(\d{6})-(\d\d)-(\d\d)$/;

/**
 * The number of a day, as `dayNumberOf`, of years that four digits do not write too: by ISO 8601's expanded
 * representation a sign and six digits, `-003760-09-07`. Proleptic Gregorian; 0000 is 1 BC, -000001 is 2 BC.
 * Throws a ValidationError on `date` for anything else.
 */
export function expandedDayNumberOf(date: string): number {
  const [, sign, digits = "", month = "", day = ""] = EXPANDED.exec(date) ?? [];
  if (sign === undefined) return dayNumberOf(date);
  const year = sign === "-" ? -Number(digits) : Number(digits);
  const isMinusZero = sign === "-" && year === 0;
  if (isMinusZero || !isDay(year, Number(month), Number(day))) throw badDate(date);
  return dayNumberAt(year, Number(month), Number(day));
}

/** The date of a whole day number: YYYY-MM-DD in the years 0000 to 9999, a sign and six digits of the year outside. */
export function expandedDateOf(dayNumber: number): string {
  if (isWithinFourDigits(dayNumber)) return dateOfDayNumber(dayNumber);
  const { year, month, day } = partsOfDayNumber(dayNumber);
  const digits = String(Math.abs(year)).padStart(6, "0");
  return `${year < 0 ? "-" : "+"}${digits}-${twoDigits(month)}-${twoDigits(day)}`;
}

function badDate(date: string): ValidationError {
  const message = `"${date.slice(0, 40)}" is not a day of the Gregorian calendar: send YYYY-MM-DD, or a sign and six digits of the year, as -003760-09-07`;
  return new ValidationError([{ path: "date", message, code: "custom" }]);
}
