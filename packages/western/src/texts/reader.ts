import { type Reader, readerFor } from "@almagest/i18n";
import type { Words } from "@almagest/operation";
import type { WesternTexts } from "./en";

export type WesternReader = Reader<WesternTexts>;

/** This package's texts, in the language of the call. */
export function westernReader(words: Words): WesternReader {
  return readerFor<WesternTexts>(words, "western");
}
