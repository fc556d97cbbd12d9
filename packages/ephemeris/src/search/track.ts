import { normalizeDeg } from "../angles";
import type { Ephemeris, SkyBody } from "../port";
import { type AngleMotion, bodyMotion, relativeMotion } from "./motion";

/** An angle and its speed at an instant. */
export interface AngleState {
  /** Modulo 360, in degrees. */
  readonly angleDeg: number;
  /** Where the angle never turns, nothing reads it. */
  readonly speedDegPerDay: number;
}

/**
 * A continuously moving angle: the longitude of a body, the elongation of one body from another, or what a domain
 * composes of them (a sidereal longitude, a sum of two longitudes). Its motion bounds are the searcher's promise.
 */
export interface AngleTrack {
  readonly motion: AngleMotion;
  readonly at: (jdTt: number) => AngleState;
}

/** The apparent longitude of a body. */
export function longitudeTrack(ephemeris: Ephemeris, body: SkyBody): AngleTrack {
  return {
    motion: bodyMotion(body),
    at: (jdTt) => {
      const { longitudeDeg, longitudeSpeedDegPerDay } = ephemeris.ecliptic(body, jdTt);
      return { angleDeg: longitudeDeg, speedDegPerDay: longitudeSpeedDegPerDay };
    },
  };
}

/** The longitude of the first body less that of the second: positive where the first is ahead. */
export function elongationTrack(ephemeris: Ephemeris, first: SkyBody, second: SkyBody): AngleTrack {
  return {
    motion: relativeMotion(first, second),
    at: (jdTt) => {
      const a = ephemeris.ecliptic(first, jdTt);
      const b = ephemeris.ecliptic(second, jdTt);
      return {
        angleDeg: normalizeDeg(a.longitudeDeg - b.longitudeDeg),
        speedDegPerDay: a.longitudeSpeedDegPerDay - b.longitudeSpeedDegPerDay,
      };
    },
  };
}
