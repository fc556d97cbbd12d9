import type { WindowKind } from "./meter";

/** A span usage is counted in. Half-open: `[startEpochMs, endEpochMs)`. */
export interface UsageWindow {
  readonly startEpochMs: number;
  readonly endEpochMs: number;
}

/** The UTC calendar month an instant lies in. */
export function monthOf(epochMs: number): UsageWindow {
  const date = new Date(epochMs);
  const year = date.getUTCFullYear();
  const monthIndex0 = date.getUTCMonth();
  return { startEpochMs: Date.UTC(year, monthIndex0, 1), endEpochMs: Date.UTC(year, monthIndex0 + 1, 1) };
}

const DAY_MS = 86_400_000;

/** The UTC day an instant lies in. */
export function dayOf(epochMs: number): UsageWindow {
  const startEpochMs = Math.floor(epochMs / DAY_MS) * DAY_MS;
  return { startEpochMs, endEpochMs: startEpochMs + DAY_MS };
}

export function windowOf(kind: WindowKind, epochMs: number): UsageWindow {
  return kind === "month" ? monthOf(epochMs) : dayOf(epochMs);
}

/** Whole seconds until the window ends, rounded up: at least 1 inside the window. */
export function secondsUntilEnd(window: UsageWindow, epochMs: number): number {
  return Math.max(1, Math.ceil((window.endEpochMs - epochMs) / 1000));
}
