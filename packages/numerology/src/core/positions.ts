import { DomainError } from "@almagest/operation";
import { fullLine, lettersLine, shortTail } from "../numbers/line";
import type { LetterSets, ValuedLetter } from "../numbers/pythagorean";
import { type Debt, debtIn, reduced, reductionChain, sumOf } from "../numbers/reduce";
import type { YAsVowel } from "../numbers/vowels";

/** The six core positions of a chart. */
export const CORE_POSITIONS = ["lifePath", "expression", "soulUrge", "personality", "birthDay", "maturity"] as const;
export type CorePosition = (typeof CORE_POSITIONS)[number];

/** A number in its position, with the line that leads to it. */
export interface PositionNumber {
  readonly position: CorePosition;
  /** 1 to 9, 11, 22 or 33. */
  readonly number: number;
  readonly calculation: string;
  /** The first of 13, 14, 16, 19 that the total or its reduction meets. */
  readonly debt: Debt | undefined;
}

/** A day of the proleptic Gregorian calendar. */
export interface BirthDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function numberIn(name: CorePosition, total: number, calculation: string): PositionNumber {
  return { position: name, number: reduced(total), calculation, debt: debtIn(reductionChain(total)) };
}

/**
 * Life Path: month, day and year reduced each on its own, master numbers kept, then added and reduced.
 * Source: Hans Decoz with Tom Monte, Numerology: Key to Your Inner Self (1994).
 */
export function lifePathOf({ year, month, day }: BirthDate): PositionNumber {
  const parts = [month, day, year].map(reduced);
  const total = sumOf(parts);
  const cycles = `Month: ${fullLine(month)}, Day: ${fullLine(day)}, Year: ${fullLine(year)}`;
  return numberIn("lifePath", total, `${cycles} → ${parts.join("+")}=${total}${shortTail(total)}`);
}

/** Birth Day: the day of the month; 11, 22 and the 11 of 29 are kept. */
export function birthDayOf(day: number, line: (day: number) => string = fullLine): PositionNumber {
  return numberIn("birthDay", day, line(day));
}

/** Expression: all letters of the whole name, added once. */
export function expressionOf(sets: LetterSets): PositionNumber {
  const total = totalOf(sets.all);
  return numberIn("expression", total, lettersLine(sets.all, total));
}

/** @throws DomainError where the name has no vowel. */
export function soulUrgeOf(sets: LetterSets, field: string): PositionNumber {
  if (sets.vowels.length === 0)
    throw without(`vowel (${VOWELS_SOUGHT[sets.yAsVowel ?? "if-no-other"]})`, "Soul Urge", field, sets);
  const total = totalOf(sets.vowels);
  return numberIn("soulUrge", total, `${vowelsPrefix(sets)}: ${lettersLine(sets.vowels, total)}`);
}

const VOWELS_SOUGHT = {
  "if-no-other": "A, E, I, O, U, or else Y",
  "by-syllable": "A, E, I, O, U, or Y as the only one of its syllable",
  never: "A, E, I, O, U",
} as const satisfies Readonly<Record<YAsVowel, string>>;

function vowelsPrefix({ vowelRule, yAsVowel }: LetterSets): string {
  if (vowelRule === "aeiou") return "Vowels";
  return yAsVowel === "by-syllable" ? "Vowels (Y by its syllable)" : "Vowels (Y, as there is no other)";
}

/** @throws DomainError where the name has vowels alone. */
export function personalityOf(sets: LetterSets, field: string): PositionNumber {
  if (sets.consonants.length === 0) throw without("consonant", "Personality", field, sets);
  const total = totalOf(sets.consonants);
  return numberIn("personality", total, `Consonants: ${lettersLine(sets.consonants, total)}`);
}

/** The numbers of a name; one of vowels or consonants alone lacks Personality or Soul Urge. */
export function nameNumbers(sets: LetterSets, field: string): readonly PositionNumber[] {
  return [
    expressionOf(sets),
    ...(sets.vowels.length > 0 ? [soulUrgeOf(sets, field)] : []),
    ...(sets.consonants.length > 0 ? [personalityOf(sets, field)] : []),
  ];
}

/** Maturity: Life Path and Expression as they are, master numbers included, added and reduced. */
export function maturityOf(lifePath: number, expression: number): PositionNumber {
  const total = lifePath + expression;
  return numberIn("maturity", total, `Life Path ${lifePath} + Expression ${expression} = ${total}${shortTail(total)}`);
}

function totalOf(letters: readonly ValuedLetter[]): number {
  return sumOf(letters.map(({ value }) => value));
}

function without(kind: string, number: string, field: string, { all }: LetterSets): DomainError {
  const letters = all.map(({ letter }) => letter).join("");
  return new DomainError(
    "unprocessable_entity",
    `The letters counted of ${field} are ${letters}, without a ${kind}, so it has no ${number} number. ` +
      "Send the full name, or its spelling in Latin letters.",
    { field, letters },
  );
}
