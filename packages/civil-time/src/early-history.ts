import { InvariantError } from "@almagest/operation";
import { EARLY_HISTORY } from "./data/early-history";

/** The table ends at 1970-01-01T00:00:00 UTC; from then on linked zones agree, and the runtime is asked. */
export const EARLY_HISTORY_END_SECONDS = 0;

interface OffsetHistory {
  /** Instants of the changes in seconds since 1970, rising. */
  readonly changedAt: readonly number[];
  /** The offset before the first change, then the one after each. */
  readonly offsets: readonly number[];
}

/** Gives the offset in seconds before 1970 for a place that has its own history there, undefined for other zones. */
export function earlyOffsets(zone: string): ((epochSeconds: number) => number) | undefined {
  const history = readHistory(zone);
  return history === undefined ? undefined : (epochSeconds) => offsetIn(history, epochSeconds);
}

function readHistory(zone: string): OffsetHistory | undefined {
  if (!Object.hasOwn(EARLY_HISTORY, zone)) return undefined;
  const text = EARLY_HISTORY[zone] ?? "";
  if (text.startsWith("=")) return readHistory(text.slice(1));
  const [localMeanTime = "", ...changes] = text.split(" ");
  const changedAt: number[] = [];
  const offsets = [wholeNumber(localMeanTime, zone)];
  let instant = 0;
  for (const change of changes) {
    const [step = "", offset = ""] = change.split(":");
    instant += wholeNumber(step, zone);
    changedAt.push(instant);
    offsets.push(wholeNumber(offset, zone));
  }
  return { changedAt, offsets };
}

function wholeNumber(base36: string, zone: string): number {
  const value = Number.parseInt(base36, 36);
  if (Number.isNaN(value)) throw new InvariantError("a history holds what is no number", { zone, base36 });
  return value;
}

function offsetIn({ changedAt, offsets }: OffsetHistory, epochSeconds: number): number {
  let low = 0;
  let high = changedAt.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((changedAt[middle] ?? 0) <= epochSeconds) low = middle + 1;
    else high = middle;
  }
  return offsets[low] ?? 0;
}
