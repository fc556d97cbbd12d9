const MILLISECONDS_PER_DAY = 86_400_000;
/** Julian day of 1970-01-01T00:00:00. */
const JULIAN_DAY_OF_EPOCH = 2_440_587.5;

/**
 * Julian day of an instant in UTC: days and fractions since noon of 1 January 4713 BC (Julian calendar).
 * UTC days of 86,400 seconds: no leap seconds, and no step to UT1 or TT, which an ephemeris makes.
 * Resolution of the number: 0.04 ms in our centuries.
 */
export function julianDayUtc(epochMilliseconds: number): number {
  return epochMilliseconds / MILLISECONDS_PER_DAY + JULIAN_DAY_OF_EPOCH;
}

/** The instant of a Julian day in UTC, rounded to the millisecond: the inverse of `julianDayUtc`. */
export function epochMillisecondsOfJulianDay(jdUtc: number): number {
  return Math.round((jdUtc - JULIAN_DAY_OF_EPOCH) * MILLISECONDS_PER_DAY);
}
