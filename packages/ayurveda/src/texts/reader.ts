import { type ListKey, readerFor, type TextReader } from "@almagest/i18n";
import type { Words } from "@almagest/operation";
import type { AyurvedaTexts } from "./en-messages";

export type AyurvedaReader = TextReader<AyurvedaTexts>;

/** This package's texts, in the language of the call. */
export function ayurvedaReader(words: Words): AyurvedaReader {
  return readerFor<AyurvedaTexts>(words, "ayurveda");
}

/** A fresh list for the answer: texts themselves are shared. */
export function listOf(texts: AyurvedaReader, key: ListKey<AyurvedaTexts>): string[] | undefined {
  const found = texts.list(key);
  return found && [...found];
}
