import { refineRoot, type Sample, type ScalarFunction, sampleAt } from "./root";
import { differenceSlope } from "./slope";
import { type SearchWindow, sampleInstants } from "./window";

export interface RootSearch {
  readonly window: SearchWindow;
  /** Short enough that the function has at most one extremum in any stretch of two steps, in days. */
  readonly stepDays: number;
  /** The function's derivative where it is known; otherwise a central difference stands for it. */
  readonly slope?: ScalarFunction;
}

interface Stretch {
  readonly start: Sample;
  readonly end: Sample;
}

/**
 * Every root of a continuous function in the half-open window, in order, each enclosed within 2 ms. A window without a
 * root gives an empty list.
 *
 * Nothing is skipped where `stepDays` keeps its promise. Between two samples of opposite sign there is then exactly one
 * root. Between two of equal sign there are none, or two when the function dips to zero between them; its one extremum
 * lies there, so the function's distance from zero falls towards that step from one side and rises behind it on the
 * other. Each such dip is followed to its bottom, and the roots on its two sides are taken where it passes zero.
 * Throws an InvariantError for a window without an order, a value that is not finite, or a bound that was passed.
 */
export function rootsOf(evaluate: ScalarFunction, search: RootSearch): readonly number[] {
  const samples = sampleInstants(search.window, search.stepDays).map((jdTt) => sampleAt(evaluate, jdTt));
  const slope = search.slope ?? differenceSlope(evaluate, search.window, search.stepDays);
  const roots: number[] = [];
  for (const [index0, start] of samples.entries()) {
    const end = samples[index0 + 1];
    if (end === undefined) break;
    if (start.value === 0) roots.push(start.jdTt);
    else if (start.value * end.value < 0) roots.push(refineRoot(evaluate, start, end));
    else if (end.value !== 0 && mayDip(samples, index0)) roots.push(...rootsOfDip(evaluate, slope, { start, end }));
  }
  return roots;
}

/**
 * Whether the distance from zero may fall and rise again inside the step behind `index0`: the neighbouring samples, as
 * far as there are any on the same side of zero, are farther away.
 */
function mayDip(samples: readonly Sample[], index0: number): boolean {
  return risesTo(samples[index0], samples[index0 - 1]) && risesTo(samples[index0 + 1], samples[index0 + 2]);
}

function risesTo(near: Sample | undefined, far: Sample | undefined): boolean {
  if (near === undefined || far === undefined) return true;
  return near.value * far.value > 0 && Math.abs(far.value) >= Math.abs(near.value);
}

function rootsOfDip(evaluate: ScalarFunction, slope: ScalarFunction, { start, end }: Stretch): readonly number[] {
  const startSlope = sampleAt(slope, start.jdTt);
  const endSlope = sampleAt(slope, end.jdTt);
  if (startSlope.value * start.value >= 0 || endSlope.value * end.value <= 0) return [];
  const bottom = sampleAt(evaluate, refineRoot(slope, startSlope, endSlope));
  if (bottom.value === 0) return [bottom.jdTt];
  if (bottom.value * start.value > 0) return [];
  return [refineRoot(evaluate, start, bottom), refineRoot(evaluate, bottom, end)];
}
