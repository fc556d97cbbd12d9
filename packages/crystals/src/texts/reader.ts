import { readerFor, type TextReader } from "@almagest/i18n";
import type { Words } from "@almagest/operation";
import type { Stone } from "../stones/stone";
import type { CrystalTexts } from "./en-messages";

/** The texts of a stone; `keywords` is a separate list. */
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
  /** The meanings of a stone, most important first; a fresh list. */
  keywordsOf(stone: Stone): string[] | undefined;
}

/** This package's texts and names, in the language of the call. */
export function crystalReader(words: Words): CrystalReader {
  const texts = readerFor<CrystalTexts>(words, "crystals");
  return {
    ...texts,
    said: ({ id }, field) => texts.lookup(`stones.${id}.${field}`),
    keywordsOf: ({ id }) => texts.lookupList(`stones.${id}.keywords`)?.slice(),
  };
}
