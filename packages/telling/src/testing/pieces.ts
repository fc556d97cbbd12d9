import { type Piece, wordCount } from "../piece";
import type { Family } from "../telling";

/** Pieces in a section that their family is not declared for, or from no declared family. */
export function misplaced(pieces: readonly Piece[], families: Readonly<Record<string, Family>>): readonly Piece[] {
  return pieces.filter(({ family, section }) => families[family]?.sections.includes(section) !== true);
}

/** The share of a reading's words that frames have of their own, 0 to 1. Under a tenth is what a reading may have. */
export function frameShare(pieces: readonly Piece[]): number {
  const whole = pieces.reduce((sum, { text }) => sum + wordCount(text), 0);
  const frames = pieces.filter(({ kind }) => kind === "frame");
  const own = frames.reduce((sum, piece) => sum + wordCount(piece.text) - insertedWords(piece), 0);
  return whole === 0 ? 0 : own / whole;
}

/** The number of words of a piece that came in with its values. */
function insertedWords({ text, values = {} }: Piece): number {
  return Object.values(values)
    .map(String)
    .reduce((sum, value) => sum + (text.includes(value) ? wordCount(value) : 0), 0);
}
