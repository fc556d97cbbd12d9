import { type Ephemeris, type SearchWindow, type SkyBody, separationDeg } from "@almagest/ephemeris";
import type { SearchedSky } from "./changes";

/** Around the Sun's disc, with a margin. */
const DISC_DEG = 0.4;
const DISC_READINGS = 13;

/**
 * Whether a body passes behind the Sun's disc in a window, which bends its light: an engine's speed of it leaps back and
 * forth for hours, and nothing is told of its direction.
 */
export function isBehindSun(near: Ephemeris, body: SkyBody, { fromJdTt, toJdTt }: SearchWindow): boolean {
  return Array.from({ length: DISC_READINGS }, (_, part) => {
    const jdTt = fromJdTt + (part / (DISC_READINGS - 1)) * (toJdTt - fromJdTt);
    const [sun, other] = [near.ecliptic("sun", jdTt), near.ecliptic(body, jdTt)];
    const apartDeg = Math.hypot(separationDeg(sun.longitudeDeg, other.longitudeDeg), other.latitudeDeg);
    return apartDeg < DISC_DEG && other.distanceAu > sun.distanceAu;
  }).some((isBehind) => isBehind);
}

/** The same in the span of a birth. */
export function passesBehindSun({ near, span }: SearchedSky, body: SkyBody): boolean {
  const [fromJdTt = 0, toJdTt = 0] = [span.fromEpochMs, span.toEpochMs].map((epochMs) => near.timeScales(epochMs).jdTt);
  return isBehindSun(near, body, { fromJdTt, toJdTt });
}
