import type { Ephemeris, Houses } from "@almagest/ephemeris";

export const SECTS = ["day", "night"] as const;
export type Sect = (typeof SECTS)[number];

/** The rule of `sectOf`, as answers tell it. */
export const SECT_RULE = "day when the Sun's center is above the horizon: true altitude over 0, without refraction";

/** Where and when the Sun is asked for. */
export interface SectMoment {
  readonly jdTt: number;
  /** North positive. */
  readonly latitude: number;
  /** Those of the same moment and place, in any system. */
  readonly houses: Pick<Houses, "armcDeg">;
}

const RADIANS = Math.PI / 180;

/**
 * Day while the Sun's center is above the true horizon, at any latitude and whatever the houses: a whole sign that
 * rises is in part above it, and beyond the polar circles the zodiac's upper half is not where the Sun is up.
 * The sine of the altitude: Meeus, Astronomical Algorithms (2nd ed.), 13.6.
 */
export function sectOf(ephemeris: Ephemeris, { jdTt, latitude, houses }: SectMoment): Sect {
  const { rightAscensionDeg, declinationDeg } = ephemeris.equatorial("sun", jdTt);
  const [height, declination] = [latitude * RADIANS, declinationDeg * RADIANS];
  const hourAngle = (houses.armcDeg - rightAscensionDeg) * RADIANS;
  const equatorward = Math.cos(height) * Math.cos(declination) * Math.cos(hourAngle);
  return Math.sin(height) * Math.sin(declination) + equatorward > 0 ? "day" : "night";
}
