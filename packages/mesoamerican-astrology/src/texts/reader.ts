import { type ListKey, readerFor, type TextReader } from "@almagest/i18n";
import type { Words } from "@almagest/operation";
import type { MesoamericanTexts } from "./en-messages";

export type MesoamericanReader = TextReader<MesoamericanTexts>;

/** This package's texts, in the language of the call. */
export function mesoamericanReader(words: Words): MesoamericanReader {
  return readerFor<MesoamericanTexts>(words, "mesoamerican-astrology");
}

/** A fresh list for the answer: texts themselves are shared. */
export function listOf(texts: MesoamericanReader, key: ListKey<MesoamericanTexts>): string[] | undefined {
  const found = texts.list(key);
  return found && [...found];
}
