import { type Claimable, type ValueNames, valueNames } from "@almagest/sky";
import { PROFILES } from "../chart/profile";
import { centerClaims } from "../vocabulary/claim-members";
import { definitions } from "../vocabulary/definitions";
import { authorities, types } from "../vocabulary/types";

const TYPE_NAMES = Object.values(types).map(({ en }) => en);
const AUTHORITY_NAMES = Object.values(authorities).map(({ en }) => en);
const DEFINITION_NAMES = Object.values(definitions).map(({ en }) => en);
const CENTER_STATES = ["Defined", "Undefined"] as const;

const OF_CENTERS = [
  "centers.head",
  "centers.ajna",
  "centers.throat",
  "centers.g",
  "centers.heart",
  "centers.sacral",
  "centers.solar-plexus",
  "centers.spleen",
  "centers.root",
] as const;

export const CLAIM_MEMBERS = ["type", "authority", "profile", "definition", ...OF_CENTERS] as const;
export const CLAIM_VALUES = [...TYPE_NAMES, ...AUTHORITY_NAMES, ...PROFILES, ...DEFINITION_NAMES, ...CENTER_STATES];

/** Statements that may be made of a design whose time is looked for. */
export const CLAIMABLE: Claimable = {
  type: TYPE_NAMES,
  authority: AUTHORITY_NAMES,
  profile: PROFILES,
  definition: DEFINITION_NAMES,
  ...Object.fromEntries(OF_CENTERS.map((member) => [member, CENTER_STATES])),
};

/** The names of the values. */
export const claimValueNames: ValueNames = valueNames(types, authorities, definitions, centerClaims);
