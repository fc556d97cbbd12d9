import type { MessageTree, TextCatalogue } from "@almagest/operation";
import { literalsOf } from "./filler";
import { leavesOf } from "./reader";

export interface Coverage {
  readonly namespace: string;
  readonly lang: string;
  readonly translated: number;
  readonly total: number;
  /** The same in words of the English texts. */
  readonly words: { readonly translated: number; readonly total: number };
}

/** The number of English texts that a catalogue has, in words too, and its keys that English does not know. */
export function coverageOf(
  catalogue: TextCatalogue,
  english: TextCatalogue,
): Coverage & { readonly unknown: readonly string[] } {
  const due = wordsByKey(english.messages);
  const has = new Set([...leavesOf(catalogue.messages)].map(([key]) => key));
  const translated = [...due].filter(([key]) => has.has(key));
  return {
    namespace: catalogue.namespace,
    lang: catalogue.lang,
    translated: translated.length,
    total: due.size,
    words: { translated: sumOf(translated), total: sumOf([...due]) },
    unknown: [...has].filter((key) => !due.has(key)),
  };
}

function sumOf(rows: readonly (readonly [key: string, words: number])[]): number {
  return rows.reduce((sum, [, words]) => sum + words, 0);
}

/** Lists of `see` are ids of other entries and no words. */
function wordsByKey(tree: MessageTree): ReadonlyMap<string, number> {
  return new Map(
    [...leavesOf(tree)].map(([key, leaf]) => {
      const texts = typeof leaf === "string" ? [leaf] : /(?:^|\.)see$/.test(key) ? [] : leaf;
      return [key, texts.reduce((sum, text) => sum + wordsOf(text), 0)];
    }),
  );
}

/** Words between blanks, without what is filled in. */
function wordsOf(text: string): number {
  const words = literalsOf(text).split(/\s+/);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
