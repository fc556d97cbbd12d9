import * as z from "zod";

/** The systems that most charts are drawn in, those of a comparison. */
export const COMMON_HOUSE_SYSTEMS = ["placidus", "whole-sign", "equal", "koch"] as const;
export type CommonHouseSystem = (typeof COMMON_HOUSE_SYSTEMS)[number];

/** Every system of twelve houses. */
export const HOUSE_SYSTEMS = [
  ...COMMON_HOUSE_SYSTEMS,
  "porphyry",
  "regiomontanus",
  "campanus",
  "alcabitius",
  "topocentric",
  "vehlow",
  "equal-midheaven",
  "equal-aries",
  "meridian",
  "morinus",
  "krusinski",
  "carter",
  "horizontal",
  "sripati",
  "pullen-delta",
  "pullen-ratio",
  "sunshine",
  "sunshine-makransky",
  "savard",
  "apc",
] as const;
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

export const NODE_TYPES = ["mean", "true"] as const;
export type NodeType = (typeof NODE_TYPES)[number];

const NO_HOUSES = {
  gauquelin: "Gauquelin divides the sky into 36 sectors, which are no houses.",
} as const;

/** A system of houses, as requests and answers name it. */
export const houseSystemName = z.enum(HOUSE_SYSTEMS).meta({ name: "HouseSystem" });

/** Of a request. A tool list has one line for the names; the refusal of any other name has them all. */
export const houseSystemChoice = {
  fold: "separators",
  reasons: NO_HOUSES,
  listed: "equal, koch, 21 more",
} as const;

export const houseSystem = houseSystemName.default("placidus").meta({
  description:
    "House system; above the polar circles placidus and koch give whole-sign, and the answer says so; any other that has no houses at the place and time is refused with those that have",
  ...houseSystemChoice,
});

export const nodeType = z.enum(NODE_TYPES).meta({ name: "NodeType" }).default("true").meta({
  description: "Lunar node: smoothed (mean) or osculating (true)",
  fold: "case",
});

/** The same of an operation in which few ask for it. */
export const rareNodeType = nodeType.meta({ unlisted: true });
