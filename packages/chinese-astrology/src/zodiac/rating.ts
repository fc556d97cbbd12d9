import { type Category, categoryOf, type Phase } from "../cycle/phases";
import { STEM_ROWS, type Stem } from "../cycle/stems";
import type { AnimalRelation } from "./relations";

/** The effect of a day's stem on the phase of a sign. */
export const STEM_EFFECTS = ["feeds", "seconds", "drains", "yields", "presses"] as const;
export type StemEffect = (typeof STEM_EFFECTS)[number];

const EFFECT_OF = {
  resource: "feeds",
  peer: "seconds",
  output: "drains",
  wealth: "yields",
  influence: "presses",
} as const satisfies Record<Category, StemEffect>;

// Both tables are this package's own (docs/conventions.md).
const BY_RELATION = {
  "secret-friend": 8,
  trine: 7,
  same: 6,
  neutral: 5,
  harm: 4,
  clash: 3,
} as const satisfies Record<AnimalRelation, number>;

const BY_EFFECT = { feeds: 2, seconds: 1, yields: 0, drains: -1, presses: -2 } as const satisfies Record<
  StemEffect,
  number
>;

export function stemEffect(stem: Stem, signPhase: Phase): StemEffect {
  return EFFECT_OF[categoryOf(signPhase, STEM_ROWS[stem].phase)];
}

/** 1 to 10: the relation of the day's branch to the sign, moved by the effect of the day's stem. */
export function energyRating(relation: AnimalRelation, effect: StemEffect): number {
  return BY_RELATION[relation] + BY_EFFECT[effect];
}
