import type { CatalogueEntry } from "@almagest/catalog";
import { type BaseContext, createContext, InvariantError, languageOf } from "@almagest/operation";
import type { UsageAccount } from "@almagest/quota";

/** 2026-01-01T12:00Z: the fixed "now" of the examples of every release. */
const NOW = Date.UTC(2026, 0, 1, 12);

/** A fictional caller. */
const ACCOUNT: UsageAccount = {
  plan: "developer",
  email: "you@example.com",
  status: "active",
  endEpochMs: Date.UTC(2026, 11, 31),
  allowance: { limit: 50_000, used: 1_234, remaining: 48_766, resetEpochSeconds: Date.UTC(2026, 1, 1) / 1000 },
};

/**
 * The computed answer to an operation's first example, as JSON. Moment, caller and random bytes are fixed, so that a
 * release has the same examples wherever it is built.
 */
export async function exampleAnswer(
  { domain, operation }: CatalogueEntry,
  parts: BaseContext & object,
): Promise<unknown> {
  const [example] = operation.examples;
  const asked = example !== undefined && "lang" in example ? String(example["lang"]) : "en";
  await domain.loadNames(languageOf(asked) ?? "en");
  const parsed = operation.parse({ flat: example });
  if (!parsed.ok) throw new InvariantError("an example is not valid", { id: operation.id, issues: parsed.issues });
  const context = createContext({ ...parts, now: NOW, random: countingBytes(), account: ACCOUNT });
  return JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
}

/** Random bytes that are the same in each run, and differ from draw to draw. */
export function countingBytes(): (byteCount: number) => Uint8Array {
  let next = 1;
  return (byteCount) => Uint8Array.from({ length: byteCount }, () => (next = (next * 167 + 13) % 256));
}
