import { at } from "@almagest/operation";
import { modulo } from "./modulo";

/** The five phases in the order in which each feeds the next; each masters the one after the next. */
export const PHASES = ["wood", "fire", "earth", "metal", "water"] as const;
export type Phase = (typeof PHASES)[number];

/** The order in which each masters the next. */
export const CONTROLLING_CYCLE = ["wood", "earth", "water", "fire", "metal"] as const satisfies readonly Phase[];

export type Polarity = "yang" | "yin";

/** What another phase is to one's own: the five families of the ten gods. */
export const CATEGORIES = ["peer", "output", "wealth", "influence", "resource"] as const;
export type Category = (typeof CATEGORIES)[number];

/** What `other` is to `own`: its like, what it feeds, what it masters, what masters it, what feeds it. */
export function categoryOf(own: Phase, other: Phase): Category {
  return at(CATEGORIES, modulo(PHASES.indexOf(other) - PHASES.indexOf(own), 5));
}

/** The phase that stands to `own` as the category says: the inverse of `categoryOf`. */
export function phaseOfCategory(own: Phase, category: Category): Phase {
  return at(PHASES, (PHASES.indexOf(own) + CATEGORIES.indexOf(category)) % 5);
}
