import { readerFor, type TextReader } from "@almagest/i18n";
import type { Words } from "@almagest/operation";
import type { KabbalahTexts } from "./en-messages";

export type KabbalahReader = TextReader<KabbalahTexts>;

/** This package's texts, in the language of the call. */
export function kabbalahReader(words: Words): KabbalahReader {
  return readerFor<KabbalahTexts>(words, "kabbalah");
}
