import { DomainError, ValidationError } from "@almagest/operation";

const DAYS_PER_ERA = 146_097;
/** Days from 0000-03-01 to 1970-01-01. */
const DAYS_TO_EPOCH = 719_468;
/** Four Julian years, and the days from the Julian 0000-03-01 to 1970-01-01. */
const DAYS_PER_JULIAN_ERA = 1461;
const DAYS_TO_JULIAN_EPOCH = 719_470;
const FIRST_DAY = -719_528;
const LAST_DAY = 2_932_896;
const GREGORIAN_REFORM = "1582-10-15";

/**
 * The number of a day: days since 1970-01-01, negative before.
 * `date` is YYYY-MM-DD in the proleptic Gregorian calendar, 0000-01-01 to 9999-12-31 (0000 is 1 BC).
 * Throws a ValidationError on `date` for anything else. Years begin in March, as Meeus (Astronomical Algorithms,
 * ch. 7) counts them, so that the leap day is the last.
 */
export function dayNumberOf(date: string): number {
  const year = digits(date, 0, 4);
  const month = digits(date, 5, 2);
  const day = digits(date, 8, 2);
  const shaped = date.length === 10 && date[4] === "-" && date[7] === "-";
  if (!shaped || !isDay(year, month, day)) throw badDate(date);
  return dayNumberAt(year, month, day);
}

/** True for a month and a day that a year of the proleptic Gregorian calendar has. */
export function isDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** The number of a day of any year, 0 for 1 BC, negative before. */
export function dayNumberAt(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - DAYS_TO_EPOCH;
}

/**
 * The date of a day number, the inverse of `dayNumberOf`.
 * Throws a DomainError `unprocessable_entity` outside 0000-01-01 to 9999-12-31, or where the number is not whole.
 */
export function dateOfDayNumber(dayNumber: number): string {
  if (!isWithinFourDigits(dayNumber)) throw outsideCalendar(dayNumber);
  const { year, month, day } = partsOfDayNumber(dayNumber);
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** True for a whole day of the years 0000 to 9999, which four digits write. */
export function isWithinFourDigits(dayNumber: number): boolean {
  return Number.isInteger(dayNumber) && dayNumber >= FIRST_DAY && dayNumber <= LAST_DAY;
}

/** Year, month and day of a whole day number, the inverse of `dayNumberAt`. */
export function partsOfDayNumber(dayNumber: number): {
  readonly year: number;
  readonly month: number;
  readonly day: number;
} {
  const sinceMarch0 = dayNumber + DAYS_TO_EPOCH;
  const era = Math.floor(sinceMarch0 / DAYS_PER_ERA);
  const dayOfEra = sinceMarch0 - era * DAYS_PER_ERA;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/** The date that many whole days later (earlier where negative). Throws as `dayNumberOf` and `dateOfDayNumber` do. */
export function addDays(date: string, dayCount: number): string {
  return dateOfDayNumber(dayNumberOf(date) + dayCount);
}

/** Whole days from the first date to the second, negative where the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** Every date from the first to the last, both included; none where the last is earlier. */
export function datesFrom(first: string, last: string): readonly string[] {
  const from = dayNumberOf(first);
  const count = Math.max(0, dayNumberOf(last) - from + 1);
  return Array.from({ length: count }, (_, index0) => dateOfDayNumber(from + index0));
}

/** The day of the week, 0 Sunday to 6 Saturday. */
export function weekdayOf(date: string): number {
  return (((dayNumberOf(date) + 4) % 7) + 7) % 7;
}

/**
 * True before 1582-10-15, the first day of the Gregorian calendar in the countries that took it up at once
 * (bull Inter gravissimas, 1582): such a date as written then was most likely a Julian one.
 */
export function isBeforeGregorianReform(date: string): boolean {
  return dayNumberOf(date) < dayNumberOf(GREGORIAN_REFORM);
}

/**
 * The date of the Julian calendar that names the same day as one of the Gregorian, from year 1 on.
 * Years begin in March: Richards, Explanatory Supplement to the Astronomical Almanac (3rd ed.), 15.11.
 */
export function julianDateOf(gregorian: string): string {
  const sinceMarch0 = dayNumberOf(gregorian) + DAYS_TO_JULIAN_EPOCH;
  const era = Math.floor(sinceMarch0 / DAYS_PER_JULIAN_ERA);
  const dayOfEra = sinceMarch0 - era * DAYS_PER_JULIAN_ERA;
  const yearOfEra = Math.min(3, Math.floor(dayOfEra / 365));
  const dayOfYear = dayOfEra - 365 * yearOfEra;
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = 4 * era + yearOfEra + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** A whole number from 0 to 99 in two digits. */
export function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** `length` decimal digits of a text as a number; NaN where one of the characters is not a digit. */
export function digits(text: string, start: number, length: number): number {
  let value = 0;
  for (let index = start; index < start + length; index++) {
    const digit = text.charCodeAt(index) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

function badDate(date: string): ValidationError {
  const message = `"${date.slice(0, 40)}" is not a day of the Gregorian calendar: send YYYY-MM-DD, as 1990-07-15`;
  return new ValidationError([{ path: "date", message, code: "custom" }]);
}

function outsideCalendar(dayNumber: number): DomainError {
  const message = "the day is not a whole number of days within 0000-01-01 to 9999-12-31";
  return new DomainError("unprocessable_entity", message, { dayNumber });
}
