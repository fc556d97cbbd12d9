import { signs } from "@almagest/i18n/astrology";
import { grahas, nakshatras } from "@almagest/i18n/vedic";
import { type Claimable, type ValueNames, valueNames } from "@almagest/sky";

const SIGN_NAMES = Object.values(signs).map(({ en }) => en);
const STAR_NAMES = Object.values(nakshatras).map(({ en }) => en);
const GRAHA_NAMES = Object.values(grahas).map(({ en }) => en);
const PADAS = ["1", "2", "3", "4"] as const;

export const CUSP_MEMBERS = [
  "cusps.1.subLord",
  "cusps.2.subLord",
  "cusps.3.subLord",
  "cusps.4.subLord",
  "cusps.5.subLord",
  "cusps.6.subLord",
  "cusps.7.subLord",
  "cusps.8.subLord",
  "cusps.9.subLord",
  "cusps.10.subLord",
  "cusps.11.subLord",
  "cusps.12.subLord",
] as const;

export const CLAIM_MEMBERS = [
  "lagna.sign",
  "lagna.nakshatra",
  "lagna.pada",
  "d9.lagna.sign",
  "moon.sign",
  "moon.nakshatra",
  "moon.pada",
  "dasha.lord",
  ...CUSP_MEMBERS,
] as const;

export const CLAIM_VALUES = [...SIGN_NAMES, ...STAR_NAMES, ...GRAHA_NAMES, ...PADAS];

/** Statements that may be made of a sidereal chart whose time is looked for. */
export const CLAIMABLE: Claimable = {
  "lagna.sign": SIGN_NAMES,
  "lagna.nakshatra": STAR_NAMES,
  "lagna.pada": PADAS,
  "d9.lagna.sign": SIGN_NAMES,
  "moon.sign": SIGN_NAMES,
  "moon.nakshatra": STAR_NAMES,
  "moon.pada": PADAS,
  "dasha.lord": GRAHA_NAMES,
  ...Object.fromEntries(CUSP_MEMBERS.map((member) => [member, GRAHA_NAMES])),
};

/** The names of the values. */
export const claimValueNames: ValueNames = valueNames(signs, nakshatras, grahas);
