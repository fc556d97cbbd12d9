import { type Ephemeris, normalizeDeg, separationDeg } from "@almagest/ephemeris";
import { PLANET_IDS, type PlanetId, type SignId, signOf } from "@almagest/sky";

/** A place of the birth chart. */
export interface NatalPlace {
  readonly id: PlanetId;
  /** [0, 360) */
  readonly longitudeDeg: number;
  /** Of the arc that begins there, where the time of birth is open. */
  readonly widthDeg?: number;
}

/** A station or a lunation this near to a natal body is on it. */
export const TOUCH_ORB_DEG = 3;
/** An eclipse reaches farther. */
export const ECLIPSE_ORB_DEG = 5;

/** Sun to Pluto at birth, without values that depend on the place of birth, for it need not be known. */
export function natalPlaces(ephemeris: Ephemeris, jdTt: number): readonly NatalPlace[] {
  return PLANET_IDS.map((id) => ({ id, longitudeDeg: ephemeris.ecliptic(id, jdTt).longitudeDeg }));
}

/** The distance of a longitude; of an arc that of the end farther off. */
function apartDeg({ longitudeDeg, widthDeg }: NatalPlace, otherDeg: number): number {
  const apart = separationDeg(longitudeDeg, otherDeg);
  return widthDeg === undefined ? apart : Math.max(apart, separationDeg(longitudeDeg + widthDeg, otherDeg));
}

/** Whether a natal place is in a sign, with all of its arc. */
export function isInSign({ longitudeDeg, widthDeg = 0 }: NatalPlace, sign: SignId): boolean {
  return signOf(longitudeDeg) === sign && signOf(normalizeDeg(longitudeDeg + widthDeg)) === sign;
}

/** The natal body nearest to a longitude, within the orb; the first of two equally near. */
export function touchedBy(
  longitudeDeg: number,
  natal: readonly NatalPlace[],
  orbDeg: number = TOUCH_ORB_DEG,
): PlanetId | undefined {
  let nearest: PlanetId | undefined;
  let least = orbDeg;
  for (const place of natal) {
    const apart = apartDeg(place, longitudeDeg);
    if (apart > least || (nearest !== undefined && apart === least)) continue;
    nearest = place.id;
    least = apart;
  }
  return nearest;
}

/** The distance of a longitude from a natal body. */
export function orbTo(id: PlanetId, longitudeDeg: number, natal: readonly NatalPlace[]): number {
  const place = natal.find((one) => one.id === id);
  return place === undefined ? 0 : apartDeg(place, longitudeDeg);
}
