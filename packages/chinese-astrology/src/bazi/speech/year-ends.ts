import type { Phase } from "../../cycle/phases";

/** The last digits of the years whose stem is of a phase: a year that ends in 4 is of jia. */
export const YEAR_ENDS = {
  wood: [4, 5],
  fire: [6, 7],
  earth: [8, 9],
  metal: [0, 1],
  water: [2, 3],
} as const satisfies Record<Phase, readonly [number, number]>;
