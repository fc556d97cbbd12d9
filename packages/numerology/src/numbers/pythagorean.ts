import type { CountedName } from "../names/counted";
import { type VowelRule, vowelMarks, vowelRuleOf, type YAsVowel } from "./vowels";

/** The letters one after another, 1 to 9 and again: A, J, S are 1; I, R are 9. */
export function pythagoreanValue(letter: string): number {
  return ((letter.charCodeAt(0) - 65) % 9) + 1;
}

/** A letter with its value. */
export interface ValuedLetter {
  readonly letter: string;
  readonly value: number;
}

export interface LetterSets {
  readonly all: readonly ValuedLetter[];
  readonly vowels: readonly ValuedLetter[];
  readonly consonants: readonly ValuedLetter[];
  readonly vowelRule: VowelRule;
  /** As it was asked for. */
  readonly yAsVowel: YAsVowel | undefined;
}

/** The letters of a whole name by kind; words do not matter to a total. */
export function letterSets(name: CountedName, yAsVowel?: YAsVowel): LetterSets {
  const all = name.words.flatMap((word) => [...word]).map((letter) => ({ letter, value: pythagoreanValue(letter) }));
  const isVowel = vowelMarks(name, yAsVowel ?? "if-no-other");
  const vowels = all.filter((_, at) => isVowel[at]);
  return {
    all,
    vowels,
    consonants: all.filter((_, at) => !isVowel[at]),
    vowelRule: vowelRuleOf(vowels.map(({ letter }) => letter)),
    yAsVowel,
  };
}
