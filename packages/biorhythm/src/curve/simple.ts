import { remainderOf } from "./sine";

export type Direction = "ascending" | "descending";

/**
 * The direction in which a curve passes zero in the course of a day, `[age, age + 1)`; undefined where it does not.
 * Zeros are at every half period exactly, counted in half days: that of 23 at 11.5 falls on day 11, the twelfth, as the
 * tables of the tradition have it.
 */
export function crossingOn(ageDays: number, periodDays: number): Direction | undefined {
  const day = remainderOf(ageDays, periodDays);
  if (day === 0) return "ascending";
  return day === Math.floor(periodDays / 2) ? "descending" : undefined;
}

/** The zero itself, days from birth, half a day where the period is odd; for a day on which one falls. */
export function zeroOn(ageDays: number, periodDays: number): number {
  return remainderOf(ageDays, periodDays) === 0 ? ageDays : ageDays + (periodDays % 2) / 2;
}

/** Days to the next day, today included, in the course of which the curve passes zero. */
export function daysToZero(ageDays: number, periodDays: number): number {
  const half = Math.floor(periodDays / 2);
  return Math.min(remainderOf(-ageDays, periodDays), remainderOf(half - ageDays, periodDays));
}

/** Days to the next highest point of the curve, to the nearest whole day, half up. */
export function daysToPeak(ageDays: number, periodDays: number): number {
  return daysTo(1, ageDays, periodDays);
}

/** Days to the next lowest point of the curve, to the nearest whole day, half up. */
export function daysToTrough(ageDays: number, periodDays: number): number {
  return daysTo(3, ageDays, periodDays);
}

/** Counted in quarter days, in which every quarter of a period is a whole number. */
function daysTo(quarter: 1 | 3, ageDays: number, periodDays: number): number {
  const leftQuarterDays = remainderOf(quarter * periodDays - 4 * ageDays, 4 * periodDays);
  return Math.floor((leftQuarterDays + 2) / 4);
}
