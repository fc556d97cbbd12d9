import { InvariantError } from "@almagest/operation";

/** A function of an instant in TT Julian days. */
export type ScalarFunction = (jdTt: number) => number;

/** An instant with the function's value there. */
export interface Sample {
  readonly jdTt: number;
  readonly value: number;
}

/** A root is enclosed this closely: about 2 milliseconds, 40 steps of a double near today's Julian days. */
export const ROOT_TOLERANCE_DAYS = 2e-8;

const MAX_ITERATIONS = 200;

/**
 * The root of a continuous function between two samples of opposite, non-zero sign, by Chandrupatla's method: inverse
 * quadratic interpolation where the last three points allow it, bisection elsewhere, so that the bracket always shrinks.
 *
 * The answer is the better end of the final bracket, which is no wider than `ROOT_TOLERANCE_DAYS`, and lies in
 * [start, end): the half-open window of a search stays half-open. Throws an InvariantError where the samples do not
 * enclose a root.
 * Source: T. R. Chandrupatla, Advances in Engineering Software 28 (1997) 145-149.
 */
export function refineRoot(evaluate: ScalarFunction, start: Sample, end: Sample): number {
  if (!(start.value * end.value < 0)) throw new InvariantError("samples that enclose no root", { start, end });
  let newest = end;
  let opposite = start;
  let position = 0.5;
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
    const next = sampleAt(evaluate, newest.jdTt + position * (opposite.jdTt - newest.jdTt));
    if (next.value === 0) return next.jdTt;
    const sameSide = next.value > 0 === newest.value > 0;
    const dropped = sameSide ? newest : opposite;
    if (!sameSide) opposite = newest;
    newest = next;
    const width = Math.abs(opposite.jdTt - newest.jdTt);
    if (width <= ROOT_TOLERANCE_DAYS) return betterEnd(newest, opposite, end.jdTt);
    const margin = (0.5 * ROOT_TOLERANCE_DAYS) / width;
    position = Math.min(1 - margin, Math.max(margin, interpolated(newest, opposite, dropped)));
  }
  throw new InvariantError("root not enclosed within the bound", { newest, opposite, start, end });
}

/** The value at an instant; one that is not finite would end every search silently. */
export function sampleAt(evaluate: ScalarFunction, jdTt: number): Sample {
  const value = evaluate(jdTt);
  if (!Number.isFinite(value)) throw new InvariantError("searched function without a finite value", { jdTt, value });
  return { jdTt, value };
}

/** Where to look next, as a fraction of the way from `newest` to `opposite`. */
function interpolated(newest: Sample, opposite: Sample, dropped: Sample): number {
  const xi = (newest.jdTt - opposite.jdTt) / (dropped.jdTt - opposite.jdTt);
  const phi = (newest.value - opposite.value) / (dropped.value - opposite.value);
  if (!(phi ** 2 < xi && (1 - phi) ** 2 < 1 - xi)) return 0.5;
  const linear = (newest.value / (opposite.value - newest.value)) * (dropped.value / (opposite.value - dropped.value));
  const quadratic =
    (((dropped.jdTt - newest.jdTt) / (opposite.jdTt - newest.jdTt)) *
      (newest.value / (dropped.value - newest.value)) *
      opposite.value) /
    (dropped.value - opposite.value);
  return linear + quadratic;
}

/** The end of the bracket nearer to the root by value, never the excluded end of the search. */
function betterEnd(newest: Sample, opposite: Sample, excludedJdTt: number): number {
  if (newest.jdTt === excludedJdTt) return opposite.jdTt;
  if (opposite.jdTt === excludedJdTt) return newest.jdTt;
  return Math.abs(newest.value) <= Math.abs(opposite.value) ? newest.jdTt : opposite.jdTt;
}
