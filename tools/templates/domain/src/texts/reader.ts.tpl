import { readerFor, type TextReader } from "@almagest/i18n";
import type { Words } from "@almagest/operation";
import type { {{Domain}}Texts } from "./en-messages";

export type {{Domain}}Reader = TextReader<{{Domain}}Texts>;

/** This package's texts, in the language of the call. */
export function {{domain}}Reader(words: Words): {{Domain}}Reader {
  return readerFor<{{Domain}}Texts>(words, "{{folder}}");
}
