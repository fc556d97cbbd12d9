import { readerFor, type TextReader } from "@almagest/i18n";
import type { Words } from "@almagest/operation";
import { loadedName } from "@almagest/operation/names";
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

/** Tables of names in the nine languages beside English. */
export type LabelTable = "stones" | "colors" | "systems" | "water" | "chakras" | "stoneElements";

export interface CrystalReader extends TextReader<CrystalTexts> {
  /** One text of a stone. */
  said(stone: Stone, field: Field): string | undefined;
  /** The meanings of a stone, most important first; a fresh list. */
  keywordsOf(stone: Stone): string[] | undefined;
  /** A name in the language of the call; undefined for English. */
  label(table: LabelTable, id: string): string | undefined;
  /** Names in order; undefined where one is missing. */
  labels(table: LabelTable, ids: readonly string[]): string[] | undefined;
}

/** This package's texts and names, in the language of the call. */
export function crystalReader(words: Words): CrystalReader {
  const texts = readerFor<CrystalTexts>(words, "crystals");
  const { lang } = words;
  const label = (table: LabelTable, id: string): string | undefined =>
    lang === "en" ? undefined : loadedName({ owner: "crystals", table, id }, lang);
  return {
    ...texts,
    said: ({ id }, field) => texts.lookup(`stones.${id}.${field}`),
    keywordsOf: ({ id }) => texts.lookupList(`stones.${id}.keywords`)?.slice(),
    label,
    labels: (table, ids) => {
      const found = ids.map((id) => label(table, id)).filter((name) => name !== undefined);
      return found.length === ids.length ? found : undefined;
    },
  };
}
