import { at } from "@almagest/operation";
import { modulo } from "./modulo";

/** The five phases in the order in which each feeds the next; each masters the one after the next. */
export const PHASES = ["wood", "fire", "earth", "metal", "water"] as const;
export type Phase = (typeof PHASES)[number];

/** The order in which each masters the next. */
export const CONTROLLING_CYCLE = ["wood", "earth", "water", "fire", "metal"] as const satisfies readonly Phase[];

export type Polarity = "yang" | "yin";

/** The relation of another phase to one's own: the five families of the ten gods. */
export const CATEGORIES = ["peer", "output", "wealth", "influence", "resource"] as const;
export type Category = (typeof CATEGORIES)[number];

/** The relation of `other` to `own`: the same phase, its child, its wealth, its officer, its mother. */
export function categoryOf(own: Phase, other: Phase): Category {
  return at(CATEGORIES, modulo(PHASES.indexOf(other) - PHASES.indexOf(own), 5));
}

/** The phase in the given relation to `own`: the inverse of `categoryOf`. */
export function phaseOfCategory(own: Phase, category: Category): Phase {
  return at(PHASES, (PHASES.indexOf(own) + CATEGORIES.indexOf(category)) % 5);
}
