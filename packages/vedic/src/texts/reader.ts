import { readerFor, type TextReader } from "@almagest/i18n";
import type { Words } from "@almagest/operation";
import type { VedicTexts } from "./en-messages";

export type VedicReader = TextReader<VedicTexts>;

/** Catalogues are immutable, so one reader serves every call with the same list of them, and what is derived from it. */
const readers = new WeakMap<Words["catalogues"], Map<Words["lang"], VedicReader>>();

/** This package's texts, in the language of the call. */
export function vedicReader(words: Words): VedicReader {
  const own = readers.get(words.catalogues) ?? new Map<Words["lang"], VedicReader>();
  const reader = own.get(words.lang) ?? readerFor<VedicTexts>(words, "vedic");
  readers.set(words.catalogues, own.set(words.lang, reader));
  return reader;
}
