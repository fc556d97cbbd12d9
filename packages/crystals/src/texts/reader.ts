import { readerFor, type TextReader } from "@almagest/i18n";
import type { Words } from "@almagest/operation";
import type { Stone } from "../stones/stone";
import type { CrystalTexts } from "./en-messages";

/** What is written of a stone; `keywords` is a list of its own. */
export const FIELDS = [
  "description",
  "meaning.spiritual",
  "meaning.emotional",
  "meaning.physical",
  "affirmation",
] as const;
export type Field = (typeof FIELDS)[number] | "lore" | "care";

export interface CrystalReader extends TextReader<CrystalTexts> {
  /** One text of a stone. */
  said(stone: Stone, field: Field): string | undefined;
  /** What a stone stands for, most important first; a fresh list. */
  keywordsOf(stone: Stone): string[] | undefined;
  /** The stone's name in the language of the call; undefined for English, and where no labels are at hand. */
  nameOf(stone: Stone): string | undefined;
  /** Its colors in the language of the call, in order; undefined where one is missing. */
  colorsOf(stone: Stone): string[] | undefined;
}

/** This package's texts and names, in the language of the call. */
export function crystalReader(words: Words): CrystalReader {
  const texts = readerFor<CrystalTexts>(words, "crystals");
  const labels = readerFor(words, "crystals-labels");
  return {
    ...texts,
    said: ({ id }, field) => texts.lookup(`stones.${id}.${field}`),
    keywordsOf: ({ id }) => texts.lookupList(`stones.${id}.keywords`)?.slice(),
    nameOf: ({ id }) => labels.lookup(`stones.${id}`),
    colorsOf: ({ colors }) => {
      const found = colors.map((color) => labels.lookup(`colors.${color}`)).filter((name) => name !== undefined);
      return found.length === colors.length ? found : undefined;
    },
  };
}
