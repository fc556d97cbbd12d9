import type { SearchWindow } from "../port";
import { refineRoot, type Sample, type ScalarFunction, sampleAt } from "./root";
import { differenceSlope } from "./slope";
import { sampleInstants } from "./window";

export interface RootSearch {
  readonly window: SearchWindow;
  /** Short enough that the function has at most one extremum in any stretch of two steps, in days. */
  readonly stepDays: number;
  /** The function's derivative where it is known; otherwise a central difference stands for it. */
  readonly slope?: ScalarFunction;
  /** The fastest the function ever changes, in a day. Known, it spares the slopes at dips that cannot reach zero. */
  readonly topSlopePerDay?: number | undefined;
}

/** A root with the sign that the function takes there; 0 where it touches zero and turns back. */
export interface Root {
  readonly jdTt: number;
  readonly becomes: number;
}

/**
 * Every root of a continuous function in the half-open window, in order, each enclosed within 2 ms. A window without a
 * root gives an empty list.
 *
 * Nothing is skipped where `stepDays` keeps its promise. Between two samples of opposite sign there is then exactly one
 * root. Between two of equal sign there are none, or two when the function dips through zero between them; its one
 * extremum lies there, so its distance from zero falls up to that step and rises behind it. Each such dip is followed
 * to its bottom, and the roots on its two sides are taken where it passes zero.
 * Throws an InvariantError for a window without an order, a value that is not finite, or a bound that was passed.
 */
export function rootsOf(evaluate: ScalarFunction, search: RootSearch): readonly number[] {
  return signedRootsOf(evaluate, search).map((root) => root.jdTt);
}

/** `rootsOf` with the direction of each passage. */
export function signedRootsOf(evaluate: ScalarFunction, search: RootSearch): readonly Root[] {
  const samples = sampleInstants(search.window, search.stepDays).map((jdTt) => sampleAt(evaluate, jdTt));
  const slope = search.slope ?? differenceSlope(evaluate, search.window, search.stepDays);
  const roots: Root[] = [];
  for (const [index0, start] of samples.entries()) {
    const end = samples[index0 + 1];
    if (end === undefined) break;
    if (start.value === 0) roots.push({ jdTt: start.jdTt, becomes: Math.sign(slope(start.jdTt)) });
    if (start.value * end.value < 0) roots.push(rootBetween(evaluate, start, end));
    else if (mayDip(samples, index0) && isInReach([start, end], search.topSlopePerDay))
      roots.push(...rootsOfDip(evaluate, slope, [start, end]));
  }
  return roots;
}

function rootBetween(evaluate: ScalarFunction, start: Sample, end: Sample): Root {
  return { jdTt: refineRoot(evaluate, start, end), becomes: Math.sign(end.value) };
}

/** Whether the distance from zero may fall and rise again inside the step behind `index0`, by the samples around it. */
function mayDip(samples: readonly Sample[], index0: number): boolean {
  return fallsTo(samples[index0], samples[index0 - 1]) && fallsTo(samples[index0 + 1], samples[index0 + 2]);
}

/** Whether the function has the time to fall from one sample to zero and rise to the other. */
function isInReach([start, end]: readonly [Sample, Sample], topSlopePerDay = Number.POSITIVE_INFINITY): boolean {
  return Math.abs(start.value) + Math.abs(end.value) <= topSlopePerDay * (end.jdTt - start.jdTt);
}

/** A sample on zero, or at the end of the window, decides nothing. */
function fallsTo(near: Sample | undefined, far: Sample | undefined): boolean {
  if (near === undefined || far === undefined || near.value === 0) return true;
  return near.value * far.value > 0 && Math.abs(far.value) >= Math.abs(near.value);
}

/** The roots strictly between two samples that are not of opposite sign. */
function rootsOfDip(evaluate: ScalarFunction, slope: ScalarFunction, [start, end]: readonly [Sample, Sample]): Root[] {
  const side = start.value === 0 ? end.value : start.value;
  const startSlope = sampleAt(slope, start.jdTt);
  if (startSlope.value * side >= 0) return [];
  const endSlope = sampleAt(slope, end.jdTt);
  if (endSlope.value * side <= 0) return [];
  const bottom = sampleAt(evaluate, refineRoot(slope, startSlope, endSlope));
  if (bottom.value === 0) return [{ jdTt: bottom.jdTt, becomes: 0 }];
  if (bottom.value * side > 0) return [];
  const enclosures = [[start, bottom] as const, [bottom, end] as const];
  return enclosures.filter(([a, b]) => a.value * b.value < 0).map(([a, b]) => rootBetween(evaluate, a, b));
}
