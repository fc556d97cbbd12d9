import type { CountedName } from "../names/counted";

/** The letters one after another, 1 to 9 and again: A, J, S are 1; I, R are 9. */
export function pythagoreanValue(letter: string): number {
  return ((letter.charCodeAt(0) - 65) % 9) + 1;
}

/** A letter with its value. */
export interface ValuedLetter {
  readonly letter: string;
  readonly value: number;
}

/** Which letters sound as vowels: A, E, I, O, U; where a name has none of them, Y. */
export type VowelRule = "aeiou" | "y";

export interface LetterSets {
  readonly all: readonly ValuedLetter[];
  readonly vowels: readonly ValuedLetter[];
  readonly consonants: readonly ValuedLetter[];
  readonly vowelRule: VowelRule;
}

/** The letters of a whole name by kind; words do not matter to a total. */
export function letterSets(name: CountedName): LetterSets {
  const all = [...name.words.join("")].map((letter) => ({ letter, value: pythagoreanValue(letter) }));
  const vowelRule = all.some(({ letter }) => "AEIOU".includes(letter)) ? "aeiou" : "y";
  const isVowel = ({ letter }: ValuedLetter): boolean => (vowelRule === "aeiou" ? "AEIOU" : "Y").includes(letter);
  return { all, vowels: all.filter(isVowel), consonants: all.filter((letter) => !isVowel(letter)), vowelRule };
}
