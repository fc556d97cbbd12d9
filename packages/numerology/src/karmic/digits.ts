import type { LetterSets } from "../numbers/pythagorean";

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The count of each digit among the letters of a name. */
export interface DigitCounts {
  /** Digits that occur, ascending, each with its count. */
  readonly present: readonly { readonly digit: number; readonly count: number }[];
  /** Digits that do not occur, ascending: the karmic lessons. */
  readonly missing: readonly number[];
}

export function digitCounts({ all }: LetterSets): DigitCounts {
  const counts = DIGITS.map((digit) => ({ digit, count: all.filter(({ value }) => value === digit).length }));
  return {
    present: counts.filter(({ count }) => count > 0),
    missing: counts.filter(({ count }) => count === 0).map(({ digit }) => digit),
  };
}
