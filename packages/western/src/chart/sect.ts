import { normalizeDeg } from "@almagest/ephemeris";
import type { Sect } from "@almagest/sky";

/** Part of Fortune. By day Asc + Moon - Sun, by night Asc + Sun - Moon: Paulus Alexandrinus, Introduction 23. */
export function partOfFortuneDeg(points: {
  readonly ascendantDeg: number;
  readonly sunDeg: number;
  readonly moonDeg: number;
  readonly sect: Sect;
}): number {
  const moonFromSun = points.moonDeg - points.sunDeg;
  return normalizeDeg(points.ascendantDeg + (points.sect === "day" ? moonFromSun : -moonFromSun));
}
