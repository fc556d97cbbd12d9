import * as z from "zod";
import type { BirthDate } from "./positions";

export const year = z
  .int()
  .min(100)
  .max(2100)
  .meta({ description: "Year of birth", examples: [1990] });
export const month = z
  .int()
  .min(1)
  .max(12)
  .meta({ description: "Month of birth", examples: [7] });
export const day = z
  .int()
  .min(1)
  .max(31)
  .meta({ description: "Day of birth", examples: [15] });

/** `year`, `month`, `day` of a birth. */
export const birthDate = { year, month, day };

const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function isLeapYear(of: number): boolean {
  return of % 4 === 0 && (of % 100 !== 0 || of % 400 === 0);
}

/** Days of a month of 1 to 12, 28 to 31; without a year the most it ever has. */
export function daysIn(of: number, inYear?: number): number {
  return of === 2 && inYear !== undefined && !isLeapYear(inYear) ? 28 : (LENGTHS[of - 1] ?? 31);
}

interface MaybeDate {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
}

/** The date, where it is whole. */
export function wholeDate(given: MaybeDate): BirthDate | undefined {
  const { year: y, month: m, day: d } = given;
  return y === undefined || m === undefined || d === undefined ? undefined : { year: y, month: m, day: d };
}

/** The fault of a day of a month; undefined where it exists, or where either is refused by its own bounds. */
export function impossibleDay(given: MaybeDate): string | undefined {
  const { year: y, month: m, day: d } = given;
  if (m === undefined || d === undefined || d > 31 || d <= daysIn(m, y)) return undefined;
  const of = y === undefined ? `month ${m}` : `month ${m} of ${y}`;
  return `day is ${d}, and ${of} has ${daysIn(m, y)} days. Send 1 to ${daysIn(m, y)}.`;
}

/** A check for bodies with a day and a month: the day exists (proleptic Gregorian; 29 February without a year). */
export function requireRealDay(context: z.core.ParsePayload<MaybeDate>): void {
  const message = impossibleDay(context.value);
  if (message !== undefined) {
    context.issues.push({ code: "custom", path: ["day"], message, input: context.value.day });
  }
}

/** The same for a birthday, whatever other year is beside it. */
export function requireRealBirthday(context: z.core.ParsePayload<MaybeDate>): void {
  requireRealDay({ ...context, value: { ...context.value, year: undefined } });
}

/** Completed years of life on a day; 0 before birth. A birthday on 29 February falls on 1 March in common years. */
export function ageOn(birth: BirthDate, today: BirthDate): number {
  const hadBirthday = today.month * 100 + today.day >= birth.month * 100 + birth.day;
  return Math.max(0, today.year - birth.year - (hadBirthday ? 0 : 1));
}

/** The UTC date of a moment in epoch milliseconds. */
export function utcDateOf(nowEpochMs: number): BirthDate {
  const [y, m, d] = isoDateOf(nowEpochMs).split("-").map(Number);
  return { year: y ?? 0, month: m ?? 0, day: d ?? 0 };
}

/** The same as YYYY-MM-DD. */
export function isoDateOf(nowEpochMs: number): string {
  return new Date(nowEpochMs).toISOString().slice(0, 10);
}

/** YYYY-MM-DD. */
export function isoDate({ year: y, month: m, day: d }: BirthDate): string {
  return `${String(y).padStart(4, "0")}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
}
