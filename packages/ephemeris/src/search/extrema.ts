import type { SearchWindow } from "../port";
import { type ScalarFunction, sampleAt } from "./root";
import { signedRootsOf } from "./roots";
import { differenceSlope } from "./slope";

/** A maximum or a minimum of a function: a turn inside the window, not merely the largest value at its edge. */
export interface Extremum {
  readonly jdTt: number;
  readonly value: number;
  readonly kind: "maximum" | "minimum";
}

export interface ExtremumSearch {
  readonly window: SearchWindow;
  /** Short enough that the function's slope has at most one extremum in any stretch of two steps, in days. */
  readonly stepDays: number;
  /** The derivative where it is known. */
  readonly slope?: ScalarFunction;
}

/**
 * Every local extremum of a smooth function in the half-open window, in order. With `slope` each instant is that
 * function's own root within 2 ms. Without it, it is the root of a central difference over a five-hundredth of a step,
 * as sharp as the rounding noise of the values allows on a flat top. Nothing is skipped where `stepDays` keeps its
 * promise: this is `rootsOf` over the slope, without the roots at which the slope keeps its sign.
 */
export function extremaOf(evaluate: ScalarFunction, search: ExtremumSearch): readonly Extremum[] {
  const { window, stepDays } = search;
  const slope = search.slope ?? differenceSlope(evaluate, window, stepDays);
  return signedRootsOf(slope, { window, stepDays })
    .filter((root) => root.becomes !== 0)
    .map(({ jdTt, becomes }) => ({
      jdTt,
      value: sampleAt(evaluate, jdTt).value,
      kind: becomes < 0 ? "maximum" : "minimum",
    }));
}
