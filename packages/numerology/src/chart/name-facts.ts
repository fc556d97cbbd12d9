import { at } from "@almagest/operation";
import type { NamedLetters } from "../core/named";
import { type DigitCounts, digitCounts } from "../karmic/digits";
import { pythagoreanValue, type ValuedLetter } from "../numbers/pythagorean";

/** Facts that a chart reads from the letters beside the core numbers. */
export interface NameFacts {
  readonly digits: DigitCounts;
  /** The commonest digits, ascending; the first stands for all. */
  readonly passions: readonly number[];
  readonly passionCount: number;
  /** First and last letter of the first name. */
  readonly cornerstone: ValuedLetter;
  readonly capstone: ValuedLetter;
  /** Of the whole name; undefined where it has none. */
  readonly firstVowel: string | undefined;
}

/** Source: Hans Decoz with Tom Monte, Numerology: Key to Your Inner Self (1994). */
export function nameFacts({ counted, sets }: NamedLetters): NameFacts {
  const digits = digitCounts(sets);
  const passionCount = Math.max(...digits.present.map(({ count }) => count));
  const firstName = [...at(counted.words, 0)];
  return {
    digits,
    passionCount,
    passions: digits.present.filter(({ count }) => count === passionCount).map(({ digit }) => digit),
    cornerstone: valued(at(firstName, 0)),
    capstone: valued(at(firstName, firstName.length - 1)),
    firstVowel: sets.vowels[0]?.letter,
  };
}

function valued(letter: string): ValuedLetter {
  return { letter, value: pythagoreanValue(letter) };
}
