import {
  type RiseSetRequest,
  type RisingAndSetting,
  type SkyBody,
  STANDARD_ATMOSPHERE,
  type TimeScales,
} from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import { constants } from "./constants";
import { type LibraryUse, open, refusedAnswer, type Session, swissNumbers, withDeltaT } from "./engine";
import { scalesOfUt1 } from "./instants";
import { BODY_NUMBERS } from "./positions";

const { SE_BIT_DISC_BOTTOM, SE_BIT_DISC_CENTER, SE_BIT_FORCE_SLOW_METHOD, SE_BIT_NO_REFRACTION } = constants;
const { OK, SE_CALC_ITRANSIT, SE_CALC_MTRANSIT, SE_CALC_RISE, SE_CALC_SET, SE_TRUE_NODE, SEFLG_SWIEPH } = constants;

const EVENTS = {
  rise: SE_CALC_RISE,
  set: SE_CALC_SET,
  "upper-transit": SE_CALC_MTRANSIT,
  "lower-transit": SE_CALC_ITRANSIT,
} as const satisfies Record<RiseSetRequest["event"], number>;

const DISCS = {
  "upper-limb": 0,
  center: SE_BIT_DISC_CENTER,
  "lower-limb": SE_BIT_DISC_BOTTOM,
} as const satisfies Record<RiseSetRequest["disc"], number>;

const NO_EVENT = -2;

/** The reach of the library's search. */
const SEARCHED_DAYS = 26 / 24;

/**
 * The library's quick method takes a twentieth of the time of its other one. It misses events at high latitudes, and
 * those just begun where the air bends much light; up to here, in standard air, both give the same to 0.1 s.
 */
const QUICK_UP_TO_LATITUDE_DEG = 45;

/** A transit computed from this close by is sharp to 10 ms; from a day away, the Moon's is 0.8 s off. */
const TRANSIT_HEADSTART_DAYS = 0.01;

export function risingAndSetting(session: Session): RisingAndSetting {
  const { clock } = session;
  return {
    next: (asked) => {
      requireAnswerable(asked);
      session.range.requireUt1(asked.afterJdUt1);
      const request = { ...asked, ...clock.placeByAxis(asked, asked.afterJdUt1) };
      const after = scalesOfUt1(clock, request.afterJdUt1);
      open(session, after.jdTt);
      requireFiles(session, request.body, after);
      const jdUt1 = isTransit(request) ? transitAfter(session, request) : crossingAfter(session, request);
      requireFiles(session, request.body, scalesOfUt1(clock, jdUt1 ?? request.afterJdUt1 + SEARCHED_DAYS));
      if (jdUt1 === undefined) return undefined;
      const found = scalesOfUt1(clock, jdUt1);
      session.range.requireTt(found.jdTt);
      return found;
    },
  };
}

function requireAnswerable(request: RiseSetRequest): void {
  const { latitudeDeg, longitudeDeg, altitudeM, atmosphere = STANDARD_ATMOSPHERE } = request;
  const isOnEarth =
    Math.abs(latitudeDeg) <= 90 && Math.abs(longitudeDeg) <= 180 && altitudeM >= -500 && altitudeM <= 25_000;
  if (!isOnEarth) throw new InvariantError("no place on Earth", { latitudeDeg, longitudeDeg, altitudeM });
  const { pressureMbar, temperatureC } = atmosphere;
  const isAir = pressureMbar > 0 && pressureMbar < 2000 && temperatureC > -100 && temperatureC < 100;
  if (!isAir) throw new InvariantError("no air to look through", { pressureMbar, temperatureC });
}

/** The library does not say which files its search used; a position near by, which is refused, does. */
function requireFiles(use: LibraryUse, body: SkyBody, { jdTt }: TimeScales): void {
  swissNumbers(use, jdTt, BODY_NUMBERS[body], SEFLG_SWIEPH);
}

function isTransit({ event }: RiseSetRequest): boolean {
  return event === "upper-transit" || event === "lower-transit";
}

function transitAfter(session: Session, request: RiseSetRequest): number | undefined {
  const near = eventAfter(session, request, request.afterJdUt1);
  const found = near === undefined ? undefined : eventAfter(session, request, near - TRANSIT_HEADSTART_DAYS);
  if (found === undefined || found > request.afterJdUt1) return found;
  // it came a moment before
  return transitAfter(session, { ...request, afterJdUt1: request.afterJdUt1 + TRANSIT_HEADSTART_DAYS });
}

function crossingAfter(session: Session, request: RiseSetRequest): number | undefined {
  const { afterJdUt1 } = request;
  const quick = isQuick(request) ? eventAfter(session, request, afterJdUt1) : undefined;
  return quick !== undefined && quick > afterJdUt1
    ? quick
    : eventAfter(session, request, afterJdUt1, SE_BIT_FORCE_SLOW_METHOD);
}

function isQuick({ body, latitudeDeg, refraction, atmosphere }: RiseSetRequest): boolean {
  const isPlanetOrNode = BODY_NUMBERS[body] <= SE_TRUE_NODE;
  return isPlanetOrNode && Math.abs(latitudeDeg) <= QUICK_UP_TO_LATITUDE_DEG && !(refraction && atmosphere);
}

function eventAfter(session: Session, request: RiseSetRequest, afterJdUt1: number, method = 0): number | undefined {
  const { library, clock } = session;
  const { body, event, disc, refraction, atmosphere = STANDARD_ATMOSPHERE } = request;
  const result = withDeltaT(session, clock.deltaTDays(afterJdUt1), () =>
    library.rise_trans(
      afterJdUt1,
      BODY_NUMBERS[body],
      SEFLG_SWIEPH,
      EVENTS[event] | DISCS[disc] | (refraction ? 0 : SE_BIT_NO_REFRACTION) | method,
      [request.longitudeDeg, request.latitudeDeg, request.altitudeM],
      atmosphere.pressureMbar,
      atmosphere.temperatureC,
    ),
  );
  if (result.flag === OK) return result.data;
  if (result.flag === NO_EVENT) return undefined;
  throw refusedAnswer(session, { body, event, afterJdUt1 }, result);
}
