import { type Direction, type Ephemeris, longitudeCrossings, stations } from "@almagest/ephemeris";
import { BODY_IDS, type BodyId } from "../bodies/bodies";
import { type SignId, signAfter, signAt } from "../zodiac/signs";
import { type EventSearch, inOrderOfTime, longitudeDegOf, shiftDegOf, skyPointOf } from "./point";

/** A body passes from one sign into the next, or back into the one before. */
export interface SignIngress {
  readonly jdTt: number;
  readonly body: BodyId;
  readonly fromSign: SignId;
  readonly toSign: SignId;
  readonly motion: Direction;
}

const SIGN_STARTS_DEG = Array.from({ length: 12 }, (_, index0) => 30 * index0);

/**
 * Every change of sign of the bodies in the window, in order of time and, at one instant, of the bodies: also the
 * return of one that turns shortly behind a border. Each is the instant at which the apparent longitude is the border's,
 * within 2 ms.
 */
export function signIngresses(ephemeris: Ephemeris, search: EventSearch): readonly SignIngress[] {
  const { window, nodeType, isSettled } = search;
  const found = inCanonicalOrder(search.bodies).flatMap((body) => {
    const point = skyPointOf(body, nodeType);
    return longitudeCrossings(ephemeris, { body: point.sky, longitudesDeg: SIGN_STARTS_DEG, window, isSettled }).map(
      ({ jdTt, angleDeg, motion }): SignIngress => {
        const above = signAt(Math.round((angleDeg + shiftDegOf(point)) / 30));
        const below = signAfter(above, -1);
        return motion === "direct"
          ? { jdTt, body, fromSign: below, toSign: above, motion }
          : { jdTt, body, fromSign: above, toSign: below, motion };
      },
    );
  });
  return inOrderOfTime(found);
}

/** A station: a body's longitude is stationary and turns. */
export interface BodyStation {
  readonly jdTt: number;
  readonly body: BodyId;
  /** The motion that begins. */
  readonly becomes: Direction;
  /** [0, 360) */
  readonly longitudeDeg: number;
}

/**
 * Every station of the bodies in the window, in order. The true node has several a month; the Sun, the Moon, Lilith and
 * the mean node have none.
 */
export function stationsIn(ephemeris: Ephemeris, search: EventSearch): readonly BodyStation[] {
  const { window, nodeType } = search;
  const found = inCanonicalOrder(search.bodies).flatMap((body) => {
    const point = skyPointOf(body, nodeType);
    return stations(ephemeris, { body: point.sky, window }).map(({ jdTt, becomes }) => ({
      jdTt,
      body,
      becomes,
      longitudeDeg: longitudeDegOf(ephemeris, point, jdTt),
    }));
  });
  return inOrderOfTime(found);
}

function inCanonicalOrder(bodies: readonly BodyId[]): readonly BodyId[] {
  return BODY_IDS.filter((id) => bodies.includes(id));
}
