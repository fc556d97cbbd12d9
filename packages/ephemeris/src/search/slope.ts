import type { SearchWindow } from "../port";
import type { ScalarFunction } from "./root";

/** Half the width of the difference that stands for an unknown derivative, as a part of the search step. */
const DIFFERENCE_STEPS = 1e-3;

/**
 * A function with the sign of the derivative: the central difference over a five-hundredth of a step, one-sided at the
 * ends of the window so that nothing outside it is asked for.
 */
export function differenceSlope(evaluate: ScalarFunction, window: SearchWindow, stepDays: number): ScalarFunction {
  const reach = DIFFERENCE_STEPS * stepDays;
  return (jdTt) => evaluate(Math.min(jdTt + reach, window.toJdTt)) - evaluate(Math.max(jdTt - reach, window.fromJdTt));
}
