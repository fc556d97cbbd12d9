/**
 * What a family is made of. A paragraph is whole without its neighbors and says something about its fact; a frame only
 * leads in or out (a date, a name, a heading) and is counted, because a reading must not consist of them.
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
  /** How many of its words came in with its values: names and dates are no frame. */
  readonly inserted: number;
}

/**
 * The pieces of a section or a whole reading as one text: a frame runs into the paragraph after it, paragraphs are parted
 * by an empty line. Undefined where a piece is missing, as it is when the caller brought no texts.
 */
export function readingOf(pieces: readonly (Piece | undefined)[]): string | undefined {
  let reading = "";
  for (const [index0, piece] of pieces.entries()) {
    if (piece === undefined) return undefined;
    const before = pieces[index0 - 1];
    if (before !== undefined) reading += before.kind === "frame" ? " " : "\n\n";
    reading += piece.text;
  }
  return reading === "" ? undefined : reading;
}

/** Words as a reader counts them. */
export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** The sentences of a text, in any of the scripts we write; a line break ends one as well. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?।]["')]?)\s+|(?<=[。！？])\s*(?=\S)|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
