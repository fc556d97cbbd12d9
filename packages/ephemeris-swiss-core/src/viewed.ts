import type { FurtherBody, GeographicPlace, SkyBody, ViewedBodies, Viewing } from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import { ayanamsaAt } from "./ayanamsa";
import { constants } from "./constants";
import { open, type Session, swissNumbers, withDeltaT } from "./engine";
import { furtherNumbers, isFurther } from "./further";
import { ut1Of } from "./instants";
import { BODY_NUMBERS, eclipticOf, equatorialOf, type Numbers } from "./positions";

const { SE_EARTH, SEFLG_HELCTR, SEFLG_NOABERR, SEFLG_NOGDEFL, SEFLG_TOPOCTR, SEFLG_TRUEPOS } = constants;

/** The library sets the first of each of these two by itself, and answers with all that it set. */
const TRUE_FLAGS = SEFLG_TRUEPOS | SEFLG_NOABERR | SEFLG_NOGDEFL;
const FROM_SUN_FLAGS = SEFLG_HELCTR | SEFLG_NOABERR | SEFLG_NOGDEFL;

type Viewed = SkyBody | FurtherBody | "earth";

/** Points of the Moon's orbit, which no observer moves. */
const OF_ORBIT: ReadonlySet<Viewed> = new Set(["mean-node", "true-node", "mean-apogee", "osculating-apogee"]);

const ABSENT_FROM_SUN: ReadonlySet<Viewed> = new Set(["sun", "moon", ...OF_ORBIT]);

/**
 * Positions by the library's own flags: true places, places from the Sun, and places from one on the Earth. The Earth
 * turns an observer as it does houses, by the clock and the axis of the session.
 */
export function viewedBodies(session: Session, viewing: Viewing): ViewedBodies {
  const numbersOf = (body: Viewed, jdTt: number): Numbers => {
    requireSeen(body, viewing);
    open(session, jdTt);
    const ask: Numbers = isFurther(body)
      ? (flags) => furtherNumbers(session, jdTt, body, flags)
      : (flags) => swissNumbers(session, jdTt, body === "earth" ? SE_EARTH : BODY_NUMBERS[body], flags);
    if (OF_ORBIT.has(body)) return ask;
    const more = viewing.positions === "true" ? TRUE_FLAGS : 0;
    const { from } = viewing;
    if (from === "earth") return (flags) => ask(flags | more);
    if (from === "sun") return (flags) => ask(flags | more | FROM_SUN_FLAGS);
    return (flags) => fromPlace(session, { from, jdTt }, () => ask(flags | more | SEFLG_TOPOCTR));
  };
  return {
    ecliptic: (body, jdTt) => eclipticOf(numbersOf(body, jdTt)),
    equatorial: (body, jdTt) => equatorialOf(numbersOf(body, jdTt)),
    ayanamsaDeg: (ayanamsa, jdTt) => {
      open(session, jdTt);
      return ayanamsaAt(session, ayanamsa, { jdTt, positions: viewing.positions });
    },
  };
}

function requireSeen(body: Viewed, { from }: Viewing): void {
  const isSeen = from === "sun" ? !ABSENT_FROM_SUN.has(body) : body !== "earth";
  if (!isSeen) throw new InvariantError("a body that is not seen from there", { body, from });
}

interface Observed {
  readonly from: GeographicPlace;
  readonly jdTt: number;
}

function fromPlace<Found>(session: Session, { from, jdTt }: Observed, ask: () => Found): Found {
  const { library, clock } = session;
  const jdUt1 = ut1Of(clock, jdTt);
  const { longitudeDeg, latitudeDeg } = clock.placeByAxis(from, jdUt1);
  // The library keeps what it computed for an observer, whatever delta T was then: another one makes it forget.
  library.set_topo(longitudeDeg, latitudeDeg, 1);
  library.set_topo(longitudeDeg, latitudeDeg, 0);
  return withDeltaT(session, jdTt - jdUt1, ask);
}
