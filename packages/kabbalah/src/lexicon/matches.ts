import { standardOf } from "../gematria/ciphers";
import { LEXICON, type LexiconEntry } from "./entries";

const byValue = new Map<number, LexiconEntry[]>();
for (const entry of LEXICON) {
  const value = standardOf(entry.hebrew.replaceAll(" ", ""));
  byValue.set(value, [...(byValue.get(value) ?? []), entry]);
}

/** The words of the lexicon whose standard value is this one; the word itself among them. None is usual. */
export function wordsOfValue(value: number): readonly LexiconEntry[] {
  return byValue.get(value) ?? [];
}
