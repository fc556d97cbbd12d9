import type { Palace } from "../compass/directions";
import type { Phase } from "../compass/phases";

/** The nine life areas of the compass bagua: clockwise from north, the middle last. */
export const BAGUA_IDS = [
  ...["career", "knowledge", "family", "wealth", "fame", "love", "children", "helpful-people", "health"],
] as const;
export type BaguaId = (typeof BAGUA_IDS)[number];

/** Where an area lies: by the compass, wherever the door is. */
export const BAGUA_PALACES: Readonly<Record<BaguaId, Palace>> = {
  career: "North",
  knowledge: "Northeast",
  family: "East",
  wealth: "Southeast",
  fame: "South",
  love: "Southwest",
  children: "West",
  "helpful-people": "Northwest",
  health: "Center",
};

/** Colors of the phases in the compass school; English words. */
export const PHASE_COLORS: Readonly<Record<Phase, readonly string[]>> = {
  Wood: ["green", "teal", "brown"],
  Fire: ["red", "orange", "purple"],
  Earth: ["yellow", "beige", "ochre"],
  Metal: ["white", "gold", "silver"],
  Water: ["black", "dark blue", "charcoal"],
};
