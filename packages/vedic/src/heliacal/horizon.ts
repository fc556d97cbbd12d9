import { type Ephemeris, normalizeDeg, type SkyBody, signedDifferenceDeg } from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import type { Place } from "@almagest/sky";

export type Horizon = "east" | "west";

const DEG = Math.PI / 180;
/** The equator's turn in a day of UT1. */
export const TURN_DEG_PER_DAY = 360.985_647_37;
const TOLERANCE_DAYS = 1e-7;
const MAX_STEPS = 20;

/** Input of the search for a crossing. Terrestrial time runs a constant ahead of UT1 within a search. */
export interface Horizons {
  readonly ephemeris: Ephemeris;
  readonly place: Place;
  /** TT less UT1, days. */
  readonly deltaTDays: number;
}

/**
 * The instant, in UT1, nearest to another one, at which the middle of a body is on the horizon of the Surya Siddhanta:
 * at true altitude zero, seen from the Earth's center, without refraction and parallax. Undefined where the body
 * neither rises nor sets at that latitude.
 */
export function crossingNear(
  { ephemeris, place, deltaTDays }: Horizons,
  body: SkyBody,
  { horizon, nearJdUt1 }: { readonly horizon: Horizon; readonly nearJdUt1: number },
): number | undefined {
  let jdUt1 = nearJdUt1;
  for (let step = 0; step < MAX_STEPS; step++) {
    const { rightAscensionDeg, declinationDeg } = ephemeris.equatorial(body, jdUt1 + deltaTDays);
    const cosine = -Math.tan(place.latitude * DEG) * Math.tan(declinationDeg * DEG);
    if (Math.abs(cosine) > 1) return undefined;
    const semiArcDeg = Math.acos(cosine) / DEG;
    const wantedDeg = normalizeDeg(rightAscensionDeg + (horizon === "east" ? -semiArcDeg : semiArcDeg));
    const siderealDeg = normalizeDeg(ephemeris.siderealTimeDeg(jdUt1) + place.longitude);
    const moveDays = signedDifferenceDeg(wantedDeg, siderealDeg) / TURN_DEG_PER_DAY;
    jdUt1 += moveDays;
    if (Math.abs(moveDays) < TOLERANCE_DAYS) return jdUt1;
  }
  throw new InvariantError("a horizon crossing that does not settle", { body, horizon, nearJdUt1 });
}
