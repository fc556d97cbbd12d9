import { readerFor, type TextReader } from "@almagest/i18n";
import type { Words } from "@almagest/operation";
import type { IchingTexts } from "./en-messages";

export type IchingReader = TextReader<IchingTexts>;

/** This package's texts, in the language of the call. */
export function ichingReader(words: Words): IchingReader {
  return readerFor<IchingTexts>(words, "iching");
}
