import { DomainError } from "@almagest/operation";
import { type Letter, letterWritten } from "../letters/letters";

/** One letter as it is written. */
export interface WrittenLetter {
  readonly letter: Letter;
  readonly isFinal: boolean;
}

/** Hebrew words without points, accents and punctuation: at least one word, no word empty. */
export type HebrewWords = readonly (readonly WrittenLetter[])[];

/** Points (niqqud), accents (cantillation), the combining joiner, and the marks that turn the direction of a line. */
const UNCOUNTED = /\p{M}|[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** Maqaf, paseq, sof pasuq, the inverted nun, hyphens and white space part words. */
const BETWEEN_WORDS = /[\s\u05be\u05c0\u05c3\u05c6\u2010-\u2015-]+/u;
/** Geresh, gershayim, quotes and stops may be part of words and are not counted. */
const IN_WORDS = /[\u05f3\u05f4'"’‘“”.,:;!?()]/gu;
/** Unicode does not decompose the Yiddish pairs. */
const PAIRS: Readonly<Record<string, string>> = { װ: "וו", ױ: "וי", ײ: "יי" };

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[װױײ]/gu, (pair) => PAIRS[pair] ?? pair)
    .replace(UNCOUNTED, "")
    .replace(IN_WORDS, "");
}

/** The first character of a text that no Hebrew writing has: a letter of another script, a digit, a symbol. */
export function firstForeign(text: string): string | undefined {
  for (const word of plain(text).split(BETWEEN_WORDS)) {
    for (const character of word) if (letterWritten(character) === undefined) return character;
  }
  return undefined;
}

export function isHebrewText(text: string): boolean {
  return firstForeign(text) === undefined;
}

/** True where a text holds a Hebrew letter, in any form. */
export function holdsHebrew(text: string): boolean {
  return /[\u05d0-\u05ea\u05ef-\u05f2\ufb1d-\ufb4f]/u.test(text);
}

/** Words of glyphs as written letters; other characters have been refused before. */
function written(words: readonly string[]): HebrewWords {
  return words.map((word) =>
    [...word].flatMap((glyph) => {
      const letter = letterWritten(glyph);
      return letter === undefined ? [] : [{ letter, isFinal: glyph === letter.final }];
    }),
  );
}

/**
 * The letters of a Hebrew text as they were sent, final forms kept. `field` names the input in a refusal.
 * @throws DomainError `unprocessable_entity` where no letter is left once points and punctuation are gone.
 */
export function hebrewWords(text: string, field: string): HebrewWords {
  const words = written(plain(text).split(BETWEEN_WORDS)).filter((word) => word.length > 0);
  if (words.length > 0) return words;
  throw new DomainError(
    "unprocessable_entity",
    `${field} holds no Hebrew letter, only points or punctuation. Send at least one letter from alef to tav.`,
    { field },
  );
}

/** Letters put together to words, the last of each word in its final form where it has one. */
export function wordsOf(letters: readonly (readonly Letter[])[]): HebrewWords {
  return letters.map((word) =>
    word.map((letter, index0) => ({
      letter,
      isFinal: letter.final !== null && word.length > 1 && index0 === word.length - 1,
    })),
  );
}

/** The same, from glyphs of a table of this package. */
export function writtenWords(text: string): HebrewWords {
  return written(text.split(" "));
}

export function glyphOf({ letter, isFinal }: WrittenLetter): string {
  return isFinal && letter.final !== null ? letter.final : letter.glyph;
}

/** Words apart, without points. */
export function hebrewString(words: HebrewWords): string {
  return words.map((word) => word.map(glyphOf).join("")).join(" ");
}

/** One label for each letter, alef to tav as A to Th; unpointed. Mathers (1887). */
export function romanized(words: HebrewWords): string {
  return words.map((word) => word.map(({ letter }) => letter.roman).join("")).join(" ");
}
