import type { CountedName } from "../names/counted";

/** When Y is a vowel: in a name without A, E, I, O, U (the default), by its syllable, or never. */
export const Y_AS_VOWEL = ["if-no-other", "by-syllable", "never"] as const;
export type YAsVowel = (typeof Y_AS_VOWEL)[number];

/** The letters that were vowels: A, E, I, O, U, or Y where a name has none of them, or both by their syllables. */
export type VowelRule = "aeiou" | "y" | "aeiou-and-y";

/** The rule that a name's vowels came by. */
export function vowelRuleOf(vowels: readonly string[]): VowelRule {
  if (!vowels.includes("Y")) return "aeiou";
  return vowels.every((letter) => letter === "Y") ? "y" : "aeiou-and-y";
}

/** Whether each letter of a name is a vowel. A syllable lies within one run of letters: Mary-Ann has two. */
export function vowelMarks({ words, runs }: CountedName, rule: YAsVowel): readonly boolean[] {
  const parts = rule === "by-syllable" ? runs : [words.join("")];
  return parts.flatMap((letters) => vowelsByRule(letters, rule));
}

/** Whether each letter of a run of letters A to Z is a vowel. */
function vowelsByRule(letters: string, rule: YAsVowel): readonly boolean[] {
  const plain = [...letters].map(isPlainVowel);
  if (rule === "never") return plain;
  if (rule === "by-syllable") return [...letters].map((_, at) => plain[at] === true || soundsAlone(letters, at));
  return plain.includes(true) ? plain : [...letters].map((letter) => letter === "Y");
}

function isPlainVowel(letter: string): boolean {
  return letter !== "" && "AEIOU".includes(letter);
}

/** KYO, RYU, HYUN: one consonant and a gliding Y, as Japanese and Korean names begin. Lyon and Bryony do not. */
const GLIDING_BEGINNING = /^[BGHKMNPR]Y[OU]/;

/**
 * Whether a Y is the only vowel of its syllable, as in Lynn, Mary, Yvonne and Bryan. It belongs to a vowel before it
 * (Murray) and, at the beginning (Yolanda) or behind a syllable (Tanya), to one that follows.
 * Source: Hans Decoz, decoz.com, "Build Your Own Numerology Chart", part VIII; the letters that decide are a convention.
 */
function soundsAlone(letters: string, at: number): boolean {
  if (letters[at] !== "Y" || isPlainVowel(letters[at - 1] ?? "")) return false;
  if (!isPlainVowel(letters[at + 1] ?? "")) return true;
  const before = letters.slice(0, at);
  return before !== "" && ![...before].some(isPlainVowel) && !GLIDING_BEGINNING.test(letters);
}
