import { readerFor, type TextReader } from "@almagest/i18n";
import type { Words } from "@almagest/operation";
import type { DifferencesTexts } from "./en-messages";

export type DifferencesReader = TextReader<DifferencesTexts>;

/** This package's texts, in the language of the call. */
export function differencesReader(words: Words): DifferencesReader {
  return readerFor<DifferencesTexts>(words, "differences");
}
