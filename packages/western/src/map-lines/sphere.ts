import { normalizeDeg } from "@almagest/ephemeris";

const RAD = Math.PI / 180;

export const sinDeg = (angleDeg: number): number => Math.sin(angleDeg * RAD);
export const cosDeg = (angleDeg: number): number => Math.cos(angleDeg * RAD);
export const tanDeg = (angleDeg: number): number => Math.tan(angleDeg * RAD);
/** In degrees; a cosine or sine beyond ±1 by rounding counts as ±1. */
export const acosDeg = (cosine: number): number => Math.acos(Math.min(1, Math.max(-1, cosine))) / RAD;
export const asinDeg = (sine: number): number => Math.asin(Math.min(1, Math.max(-1, sine))) / RAD;
export const atanDeg = (tangent: number): number => Math.atan(tangent) / RAD;
export const atan2Deg = (y: number, x: number): number => Math.atan2(y, x) / RAD;

/** A place on the globe, degrees, north and east positive; longitude in (-180, 180]. */
export interface GeoPoint {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** A geographic longitude brought into (-180, 180]. */
export function eastDeg(longitudeDeg: number): number {
  const turned = normalizeDeg(longitudeDeg);
  return turned > 180 ? turned - 360 : turned;
}

/** A place in the sky as the turning Earth sees it. */
export interface EquatorialPlace {
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
}

/**
 * Azimuth clockwise from true north, [0, 360), and altitude of the true place (no refraction, no parallax), at a local
 * sidereal time. Meeus, Astronomical Algorithms (2nd ed.), 13.5 and 13.6, azimuth turned to north.
 */
export function horizonPlace(
  body: EquatorialPlace,
  observer: { readonly latitudeDeg: number; readonly siderealTimeDeg: number },
): { readonly azimuthDeg: number; readonly altitudeDeg: number } {
  const hourAngle = observer.siderealTimeDeg - body.rightAscensionDeg;
  const { latitudeDeg: latitude } = observer;
  const { declinationDeg: declination } = body;
  const up = sinDeg(latitude) * sinDeg(declination) + cosDeg(latitude) * cosDeg(declination) * cosDeg(hourAngle);
  const east = -cosDeg(declination) * sinDeg(hourAngle);
  const north = cosDeg(latitude) * sinDeg(declination) - sinDeg(latitude) * cosDeg(declination) * cosDeg(hourAngle);
  return {
    azimuthDeg: normalizeDeg(atan2Deg(east, north)),
    altitudeDeg: atan2Deg(up, Math.hypot(east, north)),
  };
}
