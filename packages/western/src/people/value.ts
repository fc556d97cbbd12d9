import type { BodyId } from "@almagest/sky";
import type { AspectId } from "../aspects/table";
import type { ChartAspect } from "../chart/aspects";

/**
 * Importance of a body in a comparison. No classical source gives numbers; the ranking luminaries, then Venus and Mars,
 * then the rest is the usual one (Davison, SynastryFacts; Sargent, How to Handle Your Human Relations).
 */
export const BODY_WEIGHTS = {
  sun: 3,
  moon: 3,
  mercury: 2,
  venus: 2.5,
  mars: 2.5,
  jupiter: 1.5,
  saturn: 1.5,
  uranus: 1,
  neptune: 1,
  pluto: 1,
  "north-node": 1,
  "south-node": 1,
  chiron: 0.5,
  lilith: 0.5,
} as const satisfies Record<BodyId, number>;

/** Value of an aspect type, -1 to 1; a conjunction takes its color from the bodies. */
export const ASPECT_VALUES = {
  conjunction: 0.5,
  opposition: -0.5,
  trine: 1,
  square: -0.75,
  sextile: 0.75,
  quincunx: -0.2,
  "semi-sextile": 0.1,
  "semi-square": -0.3,
  sesquiquadrate: -0.3,
} as const satisfies Record<AspectId, number>;

/** A conjunction with one of these counts against, unless a benefic is the other. */
export const HARD_IN_CONJUNCTION = ["mars", "saturn", "pluto"] as const satisfies readonly BodyId[];
export const BENEFICS = ["venus", "jupiter"] as const satisfies readonly BodyId[];
export const HARD_CONJUNCTION_VALUE = -0.25;

type Contact = Pick<ChartAspect, "first" | "second" | "aspect">;

/** The value of an aspect between these two bodies, -1 to 1; the same for either order. */
export function aspectValue({ first, second, aspect }: Contact): number {
  if (aspect !== "conjunction") return ASPECT_VALUES[aspect];
  const involves = (ids: readonly BodyId[]): boolean => ids.includes(first) || ids.includes(second);
  return involves(HARD_IN_CONJUNCTION) && !involves(BENEFICS) ? HARD_CONJUNCTION_VALUE : ASPECT_VALUES.conjunction;
}

/** The same as a whole number, so that sums of many are exact and do not depend on their order. */
export function valueInTwentieths(contact: Contact): number {
  return Math.round(20 * aspectValue(contact));
}

/** Weight of an aspect: both bodies' weights and its closeness, 0 to 9. */
export function importanceOf(contact: Contact & Pick<ChartAspect, "strength">): number {
  return (BODY_WEIGHTS[contact.first] * BODY_WEIGHTS[contact.second] * contact.strength) / 100;
}
