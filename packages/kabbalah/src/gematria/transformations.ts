import { at } from "@almagest/operation";
import { type HebrewWords, wordsOf } from "../hebrew/text";
import { LETTERS } from "../letters/letters";

/** Ways to put one letter for another. */
export const TRANSFORMATION_IDS = ["atbash", "albam"] as const;
export type TransformationId = (typeof TRANSFORMATION_IDS)[number];

/**
 * Atbash reads the alphabet from its end, albam from its middle; both undo themselves. Final forms are written at word
 * ends.
 */
export function transformed(id: TransformationId, words: HebrewWords): HebrewWords {
  return wordsOf(
    words.map((word) =>
      word.map(({ letter }) => {
        const index0 = letter.ordinal - 1;
        return at(LETTERS, id === "atbash" ? 21 - index0 : (index0 + 11) % 22);
      }),
    ),
  );
}
