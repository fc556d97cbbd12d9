import { readerFor, type TextReader } from "@almagest/i18n";
import type { Words } from "@almagest/operation";
import type { VastuTexts } from "./en-messages";

export type VastuReader = TextReader<VastuTexts>;

/** This package's texts, in the language of the call. */
export function vastuReader(words: Words): VastuReader {
  return readerFor<VastuTexts>(words, "vastu");
}
