import { normalizeDeg, signedDifferenceDeg } from "@almagest/ephemeris";

const RADIANS = Math.PI / 180;

/** The place of the ecliptic over a horizon follows from these three: all in degrees. */
export interface Turning {
  /** Right ascension of the meridian. */
  readonly armcDeg: number;
  /** Of the true equator of date. */
  readonly obliquityDeg: number;
  /** By the axis about which the Earth turns. */
  readonly latitudeDeg: number;
}

/** A point of the ecliptic by the equator. */
export interface EquatorPoint {
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
}

export function onEquator(longitudeDeg: number, obliquityDeg: number): EquatorPoint {
  const [longitude, obliquity] = [longitudeDeg * RADIANS, obliquityDeg * RADIANS];
  const sine = Math.sin(longitude);
  return {
    rightAscensionDeg: Math.atan2(sine * Math.cos(obliquity), Math.cos(longitude)) / RADIANS,
    declinationDeg: Math.asin(sine * Math.sin(obliquity)) / RADIANS,
  };
}

/** Half the arc, in hour angle, that a point of this declination is up; undefined where it never meets the horizon. */
export function halfDayDeg(declinationDeg: number, latitudeDeg: number): number | undefined {
  const cosine = -Math.tan(latitudeDeg * RADIANS) * Math.tan(declinationDeg * RADIANS);
  return Math.abs(cosine) <= 1 ? Math.acos(cosine) / RADIANS : undefined;
}

/** The point of the ecliptic on the upper meridian. */
export function midheavenDegOf({ armcDeg, obliquityDeg }: Omit<Turning, "latitudeDeg">): number {
  const armc = armcDeg * RADIANS;
  return normalizeDeg(Math.atan2(Math.sin(armc), Math.cos(armc) * Math.cos(obliquityDeg * RADIANS)) / RADIANS);
}

/**
 * A point of the ecliptic on the horizon, by a formula without leaps: the Ascendant, or beyond the polar circles at times
 * the point opposite.
 */
export function horizonDegOf(turning: Turning): number {
  const [armc, obliquity] = [turning.armcDeg * RADIANS, turning.obliquityDeg * RADIANS];
  const down = Math.sin(obliquity) * Math.tan(turning.latitudeDeg * RADIANS) + Math.cos(obliquity) * Math.sin(armc);
  return normalizeDeg(Math.atan2(Math.cos(armc), -down) / RADIANS);
}

/** The point of the ecliptic on the horizon that follows the midheaven within half a circle. */
export function ascendantDegOf(turning: Turning): number {
  const oneDeg = horizonDegOf(turning);
  return signedDifferenceDeg(oneDeg, midheavenDegOf(turning)) >= 0 ? oneDeg : normalizeDeg(oneDeg + 180);
}

/**
 * Longitudes of the midheaven at which it lies on the horizon, where the Ascendant turns into its opposite: two beyond
 * the polar circles, none elsewhere.
 */
export function flippingMidheavensDeg({ obliquityDeg, latitudeDeg }: Omit<Turning, "armcDeg">): readonly number[] {
  const declinationDeg = latitudeDeg - Math.sign(latitudeDeg) * 90;
  const sine = Math.sin(declinationDeg * RADIANS) / Math.sin(obliquityDeg * RADIANS);
  if (!(Math.abs(sine) <= 1)) return [];
  const oneDeg = Math.asin(sine) / RADIANS;
  return [normalizeDeg(oneDeg), normalizeDeg(180 - oneDeg)];
}
