import { normalizeDeg } from "@almagest/ephemeris";
import { at } from "@almagest/operation";

/**
 * The house, 1 to 12, that holds an ecliptic longitude: cusp n belongs to house n, cusp n+1 no longer. Latitude plays
 * no part.
 */
export function houseOf(longitudeDeg: number, cuspsDeg: readonly number[]): number {
  for (let house = 1; house < 12; house++) {
    const cusp = at(cuspsDeg, house - 1);
    const width = normalizeDeg(at(cuspsDeg, house) - cusp);
    if (normalizeDeg(longitudeDeg - cusp) < width) return house;
  }
  return 12;
}

export const HOUSE_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
export type HouseKey = (typeof HOUSE_KEYS)[number];

/** The key of the texts of a house, 1 to 12. */
export function houseKeyOf(house: number): HouseKey {
  return at(HOUSE_KEYS, house - 1);
}
