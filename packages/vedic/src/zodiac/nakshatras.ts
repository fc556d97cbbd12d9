import type { nakshatras } from "@almagest/i18n/vedic";
import { at } from "@almagest/operation";
import type { GrahaId } from "../grahas";
import { TICKS_PER_NAKSHATRA, TICKS_PER_PADA, ticksOf } from "./circle";

export type NakshatraId = keyof typeof nakshatras;

/** The 27 nakshatras from Ashwini; number 1 is at index 0. */
export const NAKSHATRA_IDS = [
  "ashwini",
  "bharani",
  "krittika",
  "rohini",
  "mrigashira",
  "ardra",
  "punarvasu",
  "pushya",
  "ashlesha",
  "magha",
  "purva-phalguni",
  "uttara-phalguni",
  "hasta",
  "chitra",
  "swati",
  "vishakha",
  "anuradha",
  "jyeshtha",
  "moola",
  "purva-ashadha",
  "uttara-ashadha",
  "shravana",
  "dhanishta",
  "shatabhisha",
  "purva-bhadrapada",
  "uttara-bhadrapada",
  "revati",
] as const satisfies readonly NakshatraId[];

/** Lords of the nakshatras from Ashwini, three times round, and the years each rules (Brihat Parashara Hora Shastra 46). */
export const VIMSHOTTARI_LORDS = [
  "ketu",
  "venus",
  "sun",
  "moon",
  "mars",
  "rahu",
  "jupiter",
  "saturn",
  "mercury",
] as const satisfies readonly GrahaId[];

export const VIMSHOTTARI_YEARS = {
  ketu: 7,
  venus: 20,
  sun: 6,
  moon: 10,
  mars: 7,
  rahu: 18,
  jupiter: 16,
  saturn: 19,
  mercury: 17,
} as const satisfies Readonly<Record<GrahaId, number>>;

export interface NakshatraPlace {
  readonly id: NakshatraId;
  /** 1 to 27 */
  readonly number: number;
  /** 1 to 4 */
  readonly pada: number;
  readonly lord: GrahaId;
}

/** The nakshatra and quarter that hold a sidereal longitude, by exact arithmetic. */
export function nakshatraOf(longitudeDeg: number): NakshatraPlace {
  const ticks = ticksOf(longitudeDeg);
  const index0 = Math.floor(ticks / TICKS_PER_NAKSHATRA);
  const pada = (Math.floor(ticks / TICKS_PER_PADA) % 4) + 1;
  return { id: at(NAKSHATRA_IDS, index0), number: index0 + 1, pada, lord: nakshatraLord(index0 + 1) };
}

/** The lord of a nakshatra by its number, 1 to 27. */
export function nakshatraLord(number: number): GrahaId {
  return at(VIMSHOTTARI_LORDS, (number - 1) % 9);
}
