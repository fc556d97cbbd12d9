/** A UTC calendar month, the window usage is counted in. Half-open: `[startEpochMs, endEpochMs)`. */
export interface MonthWindow {
  readonly startEpochMs: number;
  readonly endEpochMs: number;
}

/** The UTC calendar month an instant lies in. */
export function monthOf(epochMs: number): MonthWindow {
  const date = new Date(epochMs);
  const year = date.getUTCFullYear();
  const monthIndex0 = date.getUTCMonth();
  return { startEpochMs: Date.UTC(year, monthIndex0, 1), endEpochMs: Date.UTC(year, monthIndex0 + 1, 1) };
}

/** Whole seconds until the window ends, rounded up: at least 1 inside the window. */
export function secondsUntilEnd(window: MonthWindow, epochMs: number): number {
  return Math.max(1, Math.ceil((window.endEpochMs - epochMs) / 1000));
}
