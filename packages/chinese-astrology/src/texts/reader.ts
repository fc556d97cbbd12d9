import { type ListKey, readerFor, type TextReader } from "@almagest/i18n";
import type { Words } from "@almagest/operation";
import type { ChineseTexts } from "./shape";

export type ChineseReader = TextReader<ChineseTexts>;

/** This package's texts, in the language of the call. */
export function chineseReader(words: Words): ChineseReader {
  return readerFor<ChineseTexts>(words, "chinese-astrology");
}

/** A fresh list for the answer: texts themselves are shared. */
export function listOf(texts: ChineseReader, key: ListKey<ChineseTexts>): string[] | undefined {
  const found = texts.list(key);
  return found && [...found];
}
