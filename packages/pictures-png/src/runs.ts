import type { FontFinder, OpenFont } from "./fonts";

/** Adjacent characters that one font draws in one direction; without a font each becomes a box. */
export interface Run {
  readonly text: string;
  readonly font: OpenFont | undefined;
  readonly isRightToLeft: boolean;
}

/** Invisible characters: they shape their neighbors, or do nothing. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
/** Marks on the letter before them. */
const MARK = /\p{M}/u;
const BLANK = /\s/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const LEFT_TO_RIGHT = /\p{L}/u;

/**
 * Cuts a text into runs, ordered from left to right. Blanks and punctuation between letters of one direction follow the
 * letters before them.
 */
export function runsOf(text: string, isBold: boolean, find: FontFinder): readonly Run[] {
  const runs: { text: string; font: OpenFont | undefined; isRightToLeft: boolean }[] = [];
  for (const letter of plain(text, isBold, find)) {
    const last = runs.at(-1);
    if (UNSEEN.test(letter)) {
      if (last?.font !== undefined && /[\u200c\u200d]/u.test(letter)) last.text += letter;
      continue;
    }
    const codePoint = letter.codePointAt(0) ?? 0;
    const follows = last?.font?.has(codePoint) === true && (MARK.test(letter) || BLANK.test(letter));
    const font = follows ? last.font : find(codePoint, isBold);
    const isRightToLeft = directionOf(letter, last?.isRightToLeft ?? false);
    if (last !== undefined && last.font === font && last.isRightToLeft === isRightToLeft) last.text += letter;
    else runs.push({ text: letter, font, isRightToLeft });
  }
  return runs[0]?.isRightToLeft === true ? runs.reverse() : runs;
}

/** Replaces a character that no font has by plain ones with the same meaning: the small 2 of a formula by 2. */
function plain(text: string, isBold: boolean, find: FontFinder): string {
  const isDrawn = (letter: string): boolean => find(letter.codePointAt(0) ?? 0, isBold) !== undefined;
  return [...text]
    .map((letter) => {
      if (UNSEEN.test(letter) || isDrawn(letter)) return letter;
      const meant = letter.normalize("NFKC");
      return [...meant].every(isDrawn) ? meant : letter;
    })
    .join("");
}

function directionOf(letter: string, before: boolean): boolean {
  if (RIGHT_TO_LEFT.test(letter)) return true;
  return LEFT_TO_RIGHT.test(letter) || /\d/u.test(letter) ? false : before;
}
