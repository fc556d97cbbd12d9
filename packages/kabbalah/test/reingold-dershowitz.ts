/**
 * The Hebrew calendar as E. M. Reingold and N. Dershowitz compute it (Calendrical Calculations, the chapter on the Hebrew
 * calendar), in fixed days: an implementation of its own, with which the package's is compared. It takes the delays from
 * the lengths of the years on either side, where the package takes them from the hour of the molad.
 */
const EPOCH = -1_373_427;
/** 1970-01-01 as a fixed day. */
export const FIXED_EPOCH_DAY = 719_163;

const mod = (value: number, by: number): number => value - by * Math.floor(value / by);

export function isHebrewLeapYear(year: number): boolean {
  return mod(7 * year + 1, 19) < 7;
}

function elapsedDays(year: number): number {
  const months = Math.floor((235 * year - 234) / 19);
  const parts = 12_084 + 13_753 * months;
  const day = 29 * months + Math.floor(parts / 25_920);
  return mod(3 * (day + 1), 7) < 3 ? day + 1 : day;
}

function lengthCorrection(year: number): number {
  const [before, own, after] = [elapsedDays(year - 1), elapsedDays(year), elapsedDays(year + 1)];
  if (after - own === 356) return 2;
  return own - before === 382 ? 1 : 0;
}

export function hebrewNewYear(year: number): number {
  return EPOCH + elapsedDays(year) + lengthCorrection(year);
}

function lastDayOfMonth(year: number, month: number): number {
  const days = hebrewNewYear(year + 1) - hebrewNewYear(year);
  const isShort =
    [2, 4, 6, 10, 13].includes(month) ||
    (month === 12 && !isHebrewLeapYear(year)) ||
    (month === 8 && ![355, 385].includes(days)) ||
    (month === 9 && [353, 383].includes(days));
  return isShort ? 29 : 30;
}

/** The fixed day of a Hebrew date. */
export function fixedFromHebrew(year: number, month: number, day: number): number {
  const last = isHebrewLeapYear(year) ? 13 : 12;
  const months = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const before = month < 7 ? [...months(7, last), ...months(1, month - 1)] : months(7, month - 1);
  return hebrewNewYear(year) + day - 1 + before.reduce((sum, one) => sum + lastDayOfMonth(year, one), 0);
}

/** Every Hebrew date of a span of years, with its fixed day, in order. */
export function* hebrewDays(
  fromYear: number,
  toYear: number,
): Generator<{ readonly year: number; readonly month: number; readonly day: number; readonly fixed: number }> {
  for (let year = fromYear; year <= toYear; year++) {
    const last = isHebrewLeapYear(year) ? 13 : 12;
    for (let index = 0; index < last; index++) {
      const month = ((6 + index) % last) + 1;
      for (let day = 1; day <= lastDayOfMonth(year, month); day++) {
        yield { year, month, day, fixed: fixedFromHebrew(year, month, day) };
      }
    }
  }
}
