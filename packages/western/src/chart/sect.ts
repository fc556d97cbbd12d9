import { normalizeDeg } from "@almagest/ephemeris";

/** Day when the Sun is in houses 7 to 12 of the system in use. */
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
