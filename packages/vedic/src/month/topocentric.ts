import { type Ephemeris, normalizeDeg, type SkyBody, type TimeScales } from "@almagest/ephemeris";
import type { Place } from "@almagest/sky";

/** A body's place on the equator of date. */
export interface EquatorPlace {
  /** [0, 360) */
  readonly rightAscensionDeg: number;
  /** [-90, 90] */
  readonly declinationDeg: number;
}

const DEG = Math.PI / 180;
/** WGS 84. */
const EQUATORIAL_RADIUS_KM = 6378.137;
const FLATTENING = 1 / 298.257223563;
const AU_KM = 149_597_870.7;

/**
 * A body seen from a place at sea level: the geocentric apparent place less the observer's own, on the ellipsoid of
 * WGS 84 (Meeus, Astronomical Algorithms, chapters 11 and 40). The diurnal aberration, 0.3" at most, is left out.
 */
export function topocentric(
  ephemeris: Ephemeris,
  body: SkyBody,
  { scales, place }: { readonly scales: TimeScales; readonly place: Place },
): EquatorPlace {
  const { rightAscensionDeg, declinationDeg, distanceAu } = ephemeris.equatorial(body, scales.jdTt);
  const [x, y, z] = vectorOf(rightAscensionDeg, declinationDeg, distanceAu);
  const [ox, oy, oz] = observerAu(ephemeris.siderealTimeDeg(scales.jdUt1) + place.longitude, place.latitude);
  const [dx, dy, dz] = [x - ox, y - oy, z - oz];
  return {
    rightAscensionDeg: normalizeDeg(Math.atan2(dy, dx) / DEG),
    declinationDeg: Math.atan2(dz, Math.hypot(dx, dy)) / DEG,
  };
}

type Vector = readonly [number, number, number];

function vectorOf(alphaDeg: number, deltaDeg: number, distance: number): Vector {
  const flat = distance * Math.cos(deltaDeg * DEG);
  return [flat * Math.cos(alphaDeg * DEG), flat * Math.sin(alphaDeg * DEG), distance * Math.sin(deltaDeg * DEG)];
}

function observerAu(siderealDeg: number, latitudeDeg: number): Vector {
  const phi = latitudeDeg * DEG;
  const squash = (1 - FLATTENING) ** 2;
  const prime = EQUATORIAL_RADIUS_KM / Math.sqrt(Math.cos(phi) ** 2 + squash * Math.sin(phi) ** 2) / AU_KM;
  const flat = prime * Math.cos(phi);
  return [flat * Math.cos(siderealDeg * DEG), flat * Math.sin(siderealDeg * DEG), squash * prime * Math.sin(phi)];
}
