import { InvariantError } from "@almagest/operation";

export interface ProfectionYear {
  /** Completed years of life. */
  readonly age: number;
  /** The birthday with which this year of life begins, YYYY-MM-DD. */
  readonly from: string;
  /** The next birthday, which no longer belongs to it. */
  readonly to: string;
}

/**
 * The year of life that holds a date, by the calendar: age in completed years, and the half-open span from birthday to
 * birthday. Dates are YYYY-MM-DD, proleptic Gregorian; the target is not before the birth. A birthday on 29 February
 * falls on 1 March in common years.
 */
export function yearOfLife(birthDate: string, targetDate: string): ProfectionYear {
  if (targetDate < birthDate) throw new InvariantError("a year of life before birth", { birthDate, targetDate });
  const birthYear = yearOf(birthDate);
  const targetYear = yearOf(targetDate);
  const year = targetDate < birthdayIn(birthDate, targetYear) ? targetYear - 1 : targetYear;
  return { age: year - birthYear, from: birthdayIn(birthDate, year), to: birthdayIn(birthDate, year + 1) };
}

function birthdayIn(birthDate: string, year: number): string {
  const monthAndDay = birthDate.slice(5);
  const day = monthAndDay === "02-29" && !isLeapYear(year) ? "03-01" : monthAndDay;
  return `${String(year).padStart(4, "0")}-${day}`;
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
