import type { Ephemeris, ViewedBodies } from "@almagest/ephemeris";
import { horizonEventAfter } from "../events/risings";
import type { Place } from "../moment/place";

const RADIANS = Math.PI / 180;

/** A body over a place, as an observer there sees it. */
export interface Observed {
  readonly ephemeris: Ephemeris;
  readonly sky: ViewedBodies;
  readonly place: Place;
  readonly body: "sun" | "moon";
}

/** Altitude of the middle of the disc in degrees, [-90, 90]: parallax counts, refraction does not. */
export function altitudeDeg({ ephemeris, sky, place, body }: Observed, jdTt: number): number {
  const { rightAscensionDeg, declinationDeg } = sky.equatorial(body, jdTt);
  const starDeg = ephemeris.siderealTimeDeg(ut1Of(ephemeris, jdTt)) + place.longitude;
  const hour = (starDeg - rightAscensionDeg) * RADIANS;
  const [declination, latitude] = [declinationDeg * RADIANS, place.latitude * RADIANS];
  const sine = Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(hour);
  return Math.asin(Math.min(1, Math.max(-1, sine))) / RADIANS;
}

/** A span of instants in TT. */
export interface Span {
  readonly fromJdTt: number;
  readonly toJdTt: number;
}

/**
 * The first part of a span, of at most some hours, in which the body is above the horizon by the rule of risings;
 * undefined where it is below throughout.
 */
export function upWithin(observed: Observed, { fromJdTt, toJdTt }: Span): Span | undefined {
  const { ephemeris, place, body } = observed;
  const next = (event: "rise" | "set", afterJdTt: number): number =>
    horizonEventAfter(ephemeris, { body, event, place, afterJdUt1: ut1Of(ephemeris, afterJdTt) })?.jdTt ??
    Number.POSITIVE_INFINITY;
  const [rise, set] = [next("rise", fromJdTt), next("set", fromJdTt)];
  const isPolar = rise === set;
  if (isPolar ? altitudeDeg(observed, fromJdTt) > 0 : set < rise) {
    return { fromJdTt, toJdTt: Math.min(set, toJdTt) };
  }
  return rise < toJdTt ? { fromJdTt: rise, toJdTt: Math.min(next("set", rise), toJdTt) } : undefined;
}

function ut1Of(ephemeris: Ephemeris, jdTt: number): number {
  return ephemeris.timeScales(ephemeris.epochMillisecondsOf(jdTt)).jdUt1;
}
