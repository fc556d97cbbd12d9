/** The remainder of whole numbers, `[0, divisor)` below zero too, and never -0. */
export function remainderOf(value: number, divisor: number): number {
  const remainder = value % divisor;
  return remainder < 0 ? remainder + divisor : remainder + 0;
}

/**
 * sin(2π · age / period) for a whole number of days. The angle is brought into the first quarter on whole numbers, so
 * that a period repeats, halves mirror each other and 0 and ±1 are met exactly; there is no -0.
 */
export function sineOf(ageDays: number, periodDays: number): number {
  const day = remainderOf(ageDays, periodDays);
  if (2 * day > periodDays) return -sineOf(periodDays - day, periodDays);
  return Math.sin((Math.PI * Math.min(2 * day, periodDays - 2 * day)) / periodDays);
}

/** cos(2π · age / period): the slope, 1 where the curve climbs fastest. */
export function cosineOf(ageDays: number, periodDays: number): number {
  return Math.cos((2 * Math.PI * remainderOf(ageDays, periodDays)) / periodDays);
}
