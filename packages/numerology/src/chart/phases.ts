import type { BirthDate } from "../core/positions";
import { digitalRoot, reduced } from "../numbers/reduce";

/** A number over a span of years of life. */
export interface Phase {
  /** 1 to 4. */
  readonly position: number;
  readonly number: number;
  /** Completed years of life, first and last; the last span has no end. */
  readonly startAge: number;
  readonly endAge: number | null;
}

/**
 * The four spans: the first ends at 36 less the Life Path as one digit, two of nine years follow, the last has no end.
 * Source: Hans Decoz with Tom Monte, Numerology: Key to Your Inner Self (1994).
 */
function phases(numbers: readonly number[], lifePath: number): readonly Phase[] {
  const firstEnd = 36 - digitalRoot(lifePath);
  const ends = [firstEnd, firstEnd + 9, firstEnd + 18, null];
  return numbers.map((number, index0) => {
    const before = ends[index0 - 1];
    return { position: index0 + 1, number, startAge: before == null ? 0 : before + 1, endAge: ends[index0] ?? null };
  });
}

/** Pinnacles: month + day, day + year, the sum of both, month + year; single digits added, 11 and 22 kept in the sum. */
export function pinnaclesOf(birth: BirthDate, lifePath: number): readonly Phase[] {
  const { month, day, year } = digits(birth);
  const first = reduced(month + day);
  const second = reduced(day + year);
  return phases([first, second, reduced(first + second), reduced(month + year)], lifePath);
}

/** Challenges, 0 to 8: the differences where Pinnacles have sums. */
export function challengesOf(birth: BirthDate, lifePath: number): readonly Phase[] {
  const { month, day, year } = digits(birth);
  const first = Math.abs(month - day);
  const second = Math.abs(day - year);
  return phases([first, second, Math.abs(first - second), Math.abs(month - year)], lifePath);
}

function digits({ month, day, year }: BirthDate): BirthDate {
  return { month: digitalRoot(month), day: digitalRoot(day), year: digitalRoot(year) };
}
