/** The five phases, each feeding the next and the last the first; names on the wire. */
export const PHASES = ["Wood", "Fire", "Earth", "Metal", "Water"] as const;
export type Phase = (typeof PHASES)[number];

/** The phase that feeds one: its enhancer. */
export const FED_BY: Readonly<Record<Phase, Phase>> = {
  Wood: "Water",
  Fire: "Wood",
  Earth: "Fire",
  Metal: "Earth",
  Water: "Metal",
};

/** The phase that one feeds, and that drains it so: its remedy. */
export const DRAINED_BY: Readonly<Record<Phase, Phase>> = {
  Wood: "Fire",
  Fire: "Earth",
  Earth: "Metal",
  Metal: "Water",
  Water: "Wood",
};
