import { InvariantError } from "@almagest/operation";
import type { Ephemeris, SearchWindow } from "../port";

/** More samples than this are a bug: the finest step there is, over 2700 years, takes less. */
const MAX_SAMPLES = 2_000_000;

/** Two steps of a double near today's Julian days, about 80 microseconds. */
const LAST_INSTANT_DAYS = 1e-9;

/**
 * Instants from one end of the window to the other, both included, evenly spaced and at most `stepDays` apart. A
 * window without extent has none.
 */
export function sampleInstants(window: SearchWindow, stepDays: number): readonly number[] {
  const { fromJdTt, toJdTt } = window;
  const length = toJdTt - fromJdTt;
  const count = length > 0 ? Math.max(1, Math.ceil(length / stepDays)) : 0;
  if (!(length >= 0) || !(stepDays > 0) || !(count <= MAX_SAMPLES)) {
    throw new InvariantError("search window without an order, a step or an end", { fromJdTt, toJdTt, stepDays });
  }
  if (count === 0) return [];
  return Array.from({ length: count + 1 }, (_, index0) =>
    index0 === count ? toJdTt : fromJdTt + (length * index0) / count,
  );
}

/**
 * The window as it can be asked of an implementation: its end is also the last sample, and the end of an
 * implementation's own range is the one instant inside the window's closure that has no answer.
 */
export function answerableWindow(ephemeris: Ephemeris, window: SearchWindow): SearchWindow {
  if (window.toJdTt !== ephemeris.range.toJdTt || window.fromJdTt >= window.toJdTt) return window;
  return { fromJdTt: window.fromJdTt, toJdTt: Math.max(window.fromJdTt, window.toJdTt - LAST_INSTANT_DAYS) };
}
