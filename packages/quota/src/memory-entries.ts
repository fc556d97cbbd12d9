import type { Meter, Receipt } from "./meter";
import { ONCE_HOURS, ONCE_LEASE_SECONDS, type OnceEntry } from "./once";

/** Idempotency keys kept in memory. */
export interface MemoryEntries {
  has(lookup: string): boolean;
  keep(entry: OnceEntry, receipt: Receipt): void;
  answer(receipt: Receipt, answer: string): void;
  /** Frees the key of a call that failed. */
  free(receipt: Receipt): void;
  readonly resume: Meter["resume"];
  readonly recall: Meter["recall"];
}

interface Kept extends OnceEntry {
  readonly receipt: Receipt;
  readonly keptAtEpochMs: number;
  leasedAtEpochMs: number;
  answer?: string;
  replays: number;
}

const REMEMBERED_MS = ONCE_HOURS * 3_600_000;
const LEASE_MS = ONCE_LEASE_SECONDS * 1_000;

/** @param now epoch milliseconds. */
export function memoryEntries(now: () => number): MemoryEntries {
  const byLookup = new Map<string, Kept>();
  const byReceipt = new WeakMap<Receipt, Kept>();

  const forgetOld = (): void => {
    for (const [lookup, { keptAtEpochMs }] of byLookup) {
      if (now() - keptAtEpochMs < REMEMBERED_MS) break;
      byLookup.delete(lookup);
    }
  };

  const resume: Meter["resume"] = async ({ lookup, request }) => {
    const kept = byLookup.get(lookup);
    if (kept === undefined) return { fate: "gone" };
    if (kept.request !== request) return { fate: "other_request" };
    const { made, answer, receipt } = kept;
    if (answer !== undefined) return { fate: "answered", made, answer, replays: kept.replays++ };
    const leftMs = kept.leasedAtEpochMs + LEASE_MS - now();
    if (leftMs > 0) return { fate: "under_way", retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
    kept.leasedAtEpochMs = now();
    return { fate: "resumed", made, receipt };
  };

  const recall: Meter["recall"] = async ({ lookup, request }) => {
    const kept = byLookup.get(lookup);
    if (kept === undefined) return { fate: "gone" };
    if (kept.request !== request) return { fate: "other_request" };
    const { made, answer, receipt } = kept;
    return { fate: "kept", made, receipt, ...(answer !== undefined && { answer }) };
  };

  return {
    has: (lookup) => {
      forgetOld();
      return byLookup.has(lookup);
    },
    keep: (entry, receipt) => {
      const kept = { ...entry, receipt, keptAtEpochMs: now(), leasedAtEpochMs: now(), replays: 0 };
      byLookup.set(entry.lookup, kept);
      byReceipt.set(receipt, kept);
    },
    answer: (receipt, answer) => {
      const kept = byReceipt.get(receipt);
      if (kept !== undefined) kept.answer = answer;
    },
    free: (receipt) => {
      const kept = byReceipt.get(receipt);
      if (kept?.answer === undefined) byLookup.delete(kept?.lookup ?? "");
    },
    resume,
    recall,
  };
}
