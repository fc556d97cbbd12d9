import {
  bodyMotion,
  type EclipticPosition,
  type Ephemeris,
  type EquatorialPosition,
  normalizeDeg,
  type SkyBody,
  signedDifferenceDeg,
} from "@almagest/ephemeris";
import { type Horizons, TURN_DEG_PER_DAY } from "./horizon";

/**
 * The sky as `sightingOn` asks it, from a few positions: cubics through places and speeds at the search steps of a body,
 * and a sidereal time that grows evenly. From Mercury to Saturn a sighting by it is within `GLANCE_DEG` of the engine's
 * (the cubics miss Mercury by 0.02 degrees, the others and the Sun by less). It says which days need no better look.
 */
export function glancing<Place extends Horizons & { readonly midnightJdUt1: number }>(place: Place): Place {
  const { ephemeris, midnightJdUt1, deltaTDays } = place;
  const epochJdTt = midnightJdUt1 + deltaTDays;
  const siderealDeg = ephemeris.siderealTimeDeg(midnightJdUt1);
  const knots = knotsFrom(ephemeris, epochJdTt);
  return {
    ...place,
    ephemeris: {
      ...ephemeris,
      ecliptic: (body, jdTt) => {
        const [before, after, days] = knots(body, jdTt);
        const [from, to] = [before.ecliptic, after.ecliptic];
        const longitude = curve(
          { deg: from.longitudeDeg, degPerDay: from.longitudeSpeedDegPerDay },
          { deg: to.longitudeDeg, degPerDay: to.longitudeSpeedDegPerDay },
          days,
        );
        return { ...from, longitudeDeg: normalizeDeg(longitude.deg), longitudeSpeedDegPerDay: longitude.degPerDay };
      },
      equatorial: (body, jdTt) => {
        const [before, after, days] = knots(body, jdTt);
        const [from, to] = [before.equatorial, after.equatorial];
        const ascension = curve(
          { deg: from.rightAscensionDeg, degPerDay: from.rightAscensionSpeedDegPerDay },
          { deg: to.rightAscensionDeg, degPerDay: to.rightAscensionSpeedDegPerDay },
          days,
        );
        const declination = curve(
          { deg: from.declinationDeg, degPerDay: from.declinationSpeedDegPerDay },
          { deg: to.declinationDeg, degPerDay: to.declinationSpeedDegPerDay },
          days,
        );
        return { ...from, rightAscensionDeg: normalizeDeg(ascension.deg), declinationDeg: declination.deg };
      },
      siderealTimeDeg: (jdUt1) => normalizeDeg(siderealDeg + (jdUt1 - midnightJdUt1) * TURN_DEG_PER_DAY),
    },
  };
}

/** Degrees of the arc between the two crossings. */
export const GLANCE_DEG = 0.5;

interface Knot {
  readonly ecliptic: EclipticPosition;
  readonly equatorial: EquatorialPosition;
}

/** Where an instant lies between two knots. */
interface Between {
  /** From the first knot to the second. */
  readonly length: number;
  /** From the first knot to the instant. */
  readonly passed: number;
}

function knotsFrom(
  ephemeris: Ephemeris,
  epochJdTt: number,
): (body: SkyBody, jdTt: number) => readonly [Knot, Knot, Between] {
  const known = new Map<SkyBody, Map<number, Knot>>();
  const knotAt = (body: SkyBody, number: number): Knot => {
    const ofBody = known.get(body) ?? new Map<number, Knot>();
    known.set(body, ofBody);
    const jdTt = epochJdTt + number * bodyMotion(body).stepDays;
    const knot = ofBody.get(number) ?? {
      ecliptic: ephemeris.ecliptic(body, jdTt),
      equatorial: ephemeris.equatorial(body, jdTt),
    };
    ofBody.set(number, knot);
    return knot;
  };
  return (body, jdTt) => {
    const length = bodyMotion(body).stepDays;
    const number = Math.floor((jdTt - epochJdTt) / length);
    const passed = jdTt - epochJdTt - number * length;
    return [knotAt(body, number), knotAt(body, number + 1), { length, passed }];
  };
}

interface Moving {
  readonly deg: number;
  readonly degPerDay: number;
}

/** Hermite's cubic through two angles with their speeds. */
function curve(from: Moving, to: Moving, { length, passed }: Between): Moving {
  const s = passed / length;
  const risen = signedDifferenceDeg(to.deg, from.deg);
  const [a, b] = [length * from.degPerDay, length * to.degPerDay];
  const [square, cube] = [3 * risen - 2 * a - b, a + b - 2 * risen];
  return {
    deg: from.deg + s * (a + s * (square + s * cube)),
    degPerDay: (a + s * (2 * square + 3 * s * cube)) / length,
  };
}
