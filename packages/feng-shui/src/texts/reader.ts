import { readerFor, type TextReader } from "@almagest/i18n";
import type { Words } from "@almagest/operation";
import type { FengShuiTexts } from "./en-messages";

export type FengShuiReader = TextReader<FengShuiTexts>;

/** This package's texts, in the language of the call. */
export function fengShuiReader(words: Words): FengShuiReader {
  return readerFor<FengShuiTexts>(words, "feng-shui");
}
