import type { CatalogueEntry } from "@almagest/catalog";

/** The sizes that answers may have, by the largest so far of the same operation in the same form. */
export interface Weights {
  /** Bytes. */
  of(entry: CatalogueEntry, input: Readonly<Record<string, unknown>>): number;
  learn(entry: CatalogueEntry, input: Readonly<Record<string, unknown>>, bytes: number): void;
}

/** The first answers of a kind are few at a time. */
const UNKNOWN_BYTES = 1024 * 1024;

export function answerWeights(): Weights {
  const largest = new Map<string, number>();
  return {
    of: (entry, input) => largest.get(kindOf(entry, input)) ?? UNKNOWN_BYTES,
    learn: (entry, input, bytes) => {
      const kind = kindOf(entry, input);
      largest.set(kind, Math.max(largest.get(kind) ?? 0, bytes));
    },
  };
}

/** As many kinds as there are operations, times a few. */
function kindOf({ operation }: CatalogueEntry, { fields, detail }: Readonly<Record<string, unknown>>): string {
  const form = fields !== undefined ? "fields" : detail === "compact" || detail === "standard" ? detail : "full";
  return `${operation.id} ${form}`;
}
