import { blankAfter, type Variables } from "@almagest/i18n";

/**
 * The kind of text in a family. A paragraph is whole without its neighbors and says something about its fact; a frame
 * only leads in or out (a date, a name, a heading) and is counted, because a reading must not consist of them.
 */
export type PieceKind = "paragraph" | "frame";

/** A text with where it came from, so that a test can ask what a reader cannot see. */
export interface Piece {
  readonly family: string;
  /** The unit's key under the family, without its variant. */
  readonly key: string;
  readonly section: string;
  readonly kind: PieceKind;
  readonly text: string;
  /** Values of its placeholders: names and dates, which are no frame. */
  readonly values?: Variables | undefined;
  /** The unit in English, where it is told in another language: what has room is measured by it. */
  readonly english?: (() => string | undefined) | undefined;
}

/** The length of a piece in words of its English: the same in all languages, some of which write no blanks. */
export function wordsOf(piece: Piece | undefined): number {
  return piece === undefined ? 0 : wordCount(measured(piece));
}

/** The text by which a piece is measured: its English, in whatever language it is told. */
export function measured({ text, english }: Piece): string {
  return english?.() ?? text;
}

/**
 * The pieces of a section or a whole reading as one text: a frame runs into the paragraph after it, paragraphs are parted
 * by an empty line. Undefined where a piece is missing, as it is when the caller brought no texts.
 */
export function readingOf(pieces: readonly (Piece | undefined)[]): string | undefined {
  let reading = "";
  let before: Piece | undefined;
  for (const piece of pieces) {
    if (piece === undefined) return undefined;
    if (before !== undefined) reading += before.kind === "frame" ? blankAfter(before.text) : "\n\n";
    reading += piece.text;
    before = piece;
  }
  return reading === "" ? undefined : reading;
}

/** Blanks of Unicode beyond ASCII, as `\s` knows them. */
const WIDE_BLANKS: ReadonlySet<number> = new Set(
  [0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff].concat(
    Array.from({ length: 11 }, (_, index0) => 0x2000 + index0),
  ),
);

/** Words as a reader counts them: letter by letter, for a list of all words would be made only to be counted. */
export function wordCount(text: string): number {
  let count = 0;
  let isInWord = false;
  for (let index0 = 0; index0 < text.length; index0++) {
    const isBlank = isBlankCode(text.charCodeAt(index0));
    if (!isBlank && !isInWord) count += 1;
    isInWord = !isBlank;
  }
  return count;
}

function isBlankCode(code: number): boolean {
  return code < 0x80 ? code === 0x20 || (code >= 0x09 && code <= 0x0d) : WIDE_BLANKS.has(code);
}

/** The sentences of a text, in any of the scripts we write; a line break ends one as well. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?।]["')]?)\s+|(?<=[。！？])\s*(?=\S)|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
