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

/** Day when the Sun stands in houses 7 to 12 of the system in use. */
export function sectOf(sunHouse: number): "day" | "night" {
  return sunHouse >= 7 ? "day" : "night";
}

/** Part of Fortune. By day Asc + Moon - Sun, by night Asc + Sun - Moon: Paulus Alexandrinus, Introduction 23. */
export function partOfFortuneDeg(points: {
  readonly ascendantDeg: number;
  readonly sunDeg: number;
  readonly moonDeg: number;
  readonly sect: "day" | "night";
}): number {
  const moonFromSun = points.moonDeg - points.sunDeg;
  return normalizeDeg(points.ascendantDeg + (points.sect === "day" ? moonFromSun : -moonFromSun));
}
