import type { MessageTree, TextCatalogue } from "@almagest/operation";
import { leavesOf } from "./reader";

export interface Coverage {
  readonly namespace: string;
  readonly lang: string;
  readonly translated: number;
  readonly total: number;
}

/** The number of English texts that a catalogue has, and its keys that English does not know. */
export function coverageOf(
  catalogue: TextCatalogue,
  english: TextCatalogue,
): Coverage & { readonly unknown: readonly string[] } {
  const due = keysOf(english.messages);
  const has = keysOf(catalogue.messages);
  return {
    namespace: catalogue.namespace,
    lang: catalogue.lang,
    translated: [...has].filter((key) => due.has(key)).length,
    total: due.size,
    unknown: [...has].filter((key) => !due.has(key)),
  };
}

function keysOf(tree: MessageTree): ReadonlySet<string> {
  return new Set([...leavesOf(tree)].map(([key]) => key));
}
