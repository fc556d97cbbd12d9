const AU_KM = 149_597_870.7;

/** Radii by which Swiss Ephemeris computes eclipses, so that contacts and magnitudes agree with its maxima. */
export const SUN_AU = 696_000 / AU_KM;
export const MOON_AU = 1738.15 / AU_KM;
/** Equatorial. IERS Conventions 2010, table 1.1 */
export const EARTH_AU = 6378.1366 / AU_KM;

/** Two discs on the sky: their radii and the distance of their centers, in one unit. */
export interface Discs {
  readonly covered: number;
  readonly covering: number;
  readonly apart: number;
}

/** Covered part of the diameter; of a disc within the other the ratio of the diameters; 0 where they are apart. */
export function magnitudeOf({ covered, covering, apart }: Discs): number {
  if (apart <= Math.abs(covering - covered)) return covering / covered;
  return Math.max(0, (covered + covering - apart) / (2 * covered));
}

/**
 * The covered part of the area of the disc, [0, 1]: the two segments that the common chord cuts off.
 * Source: Explanatory Supplement to the Astronomical Almanac (1992), 8.3623.
 */
export function obscurationOf({ covered, covering, apart }: Discs): number {
  if (apart >= covered + covering) return 0;
  if (apart <= covering - covered) return 1;
  if (apart <= covered - covering) return (covering / covered) ** 2;
  const segment = (own: number, other: number): number => {
    const half = Math.acos((apart ** 2 + own ** 2 - other ** 2) / (2 * apart * own));
    return own ** 2 * (half - Math.sin(half) * Math.cos(half));
  };
  return (segment(covered, covering) + segment(covering, covered)) / (Math.PI * covered ** 2);
}
