import { houses, signs } from "@almagest/i18n/astrology";
import { type Claimable, type ValueNames, valueNames } from "@almagest/sky";
import { sects } from "../vocabulary/claim-members";

const SIGN_NAMES = Object.values(signs).map(({ en }) => en);
const HOUSE_NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
const SECTS = ["day", "night"] as const;

const OF_SIGNS = [
  "ascendant.sign",
  "midheaven.sign",
  "planets.sun.sign",
  "planets.moon.sign",
  "partOfFortune.sign",
] as const;
const OF_HOUSES = [
  "planets.sun.house",
  "planets.moon.house",
  "planets.mercury.house",
  "planets.venus.house",
  "planets.mars.house",
  "planets.jupiter.house",
  "planets.saturn.house",
  "planets.uranus.house",
  "planets.neptune.house",
  "planets.pluto.house",
] as const;

export const CLAIM_MEMBERS = [...OF_SIGNS, ...OF_HOUSES, "partOfFortune.sect"] as const;
export const CLAIM_VALUES = [...SIGN_NAMES, ...HOUSE_NUMBERS, ...SECTS];

/** Statements that may be made of a natal chart whose time is looked for. */
export const CLAIMABLE: Claimable = {
  ...Object.fromEntries(OF_SIGNS.map((member) => [member, SIGN_NAMES])),
  ...Object.fromEntries(OF_HOUSES.map((member) => [member, HOUSE_NUMBERS])),
  "partOfFortune.sect": SECTS,
};

export const claimValueNames: ValueNames = valueNames(signs, houses, sects);
