import type { EclipticPosition, Ephemeris, SearchWindow, SkyBody } from "../port";
import { relativeMotion } from "./motion";
import { signedRootsOf } from "./roots";
import { answerableWindow } from "./window";

/** An instant at which two bodies are nearest to one another in the sky. */
export interface Approach {
  readonly jdTt: number;
  /** The arc between them on the sphere, in [0, 180] degrees. */
  readonly arcDeg: number;
}

export interface ApproachSearch {
  readonly bodies: readonly [SkyBody, SkyBody];
  readonly window: SearchWindow;
}

const DEG = Math.PI / 180;

/**
 * Every closest approach of two bodies on the sphere in the half-open window of TT Julian days, in order: the local
 * minima of the arc between them, each the root of its rate by the implementation's own speeds, within 2 ms.
 * Throws what the implementation throws for instants outside its range.
 */
export function closestApproaches(ephemeris: Ephemeris, search: ApproachSearch): readonly Approach[] {
  const [first, second] = search.bodies;
  const window = answerableWindow(ephemeris, search.window);
  const pairAt = (jdTt: number): Pair => [ephemeris.ecliptic(first, jdTt), ephemeris.ecliptic(second, jdTt)];
  return signedRootsOf((jdTt) => cosineRate(pairAt(jdTt)), { window, stepDays: relativeMotion(first, second).stepDays })
    .filter((root) => root.becomes < 0)
    .map(({ jdTt }) => ({ jdTt, arcDeg: arcDeg(pairAt(jdTt)) }));
}

type Pair = readonly [EclipticPosition, EclipticPosition];

/** d/dt of cos(arc) = sin b1 sin b2 + cos b1 cos b2 cos(l1 - l2), in arbitrary units: it has no pole at arc 0. */
function cosineRate([a, b]: Pair): number {
  const gap = (a.longitudeDeg - b.longitudeDeg) * DEG;
  const [sinA, cosA] = [Math.sin(a.latitudeDeg * DEG), Math.cos(a.latitudeDeg * DEG)];
  const [sinB, cosB] = [Math.sin(b.latitudeDeg * DEG), Math.cos(b.latitudeDeg * DEG)];
  const byLatitudeA = (cosA * sinB - sinA * cosB * Math.cos(gap)) * a.latitudeSpeedDegPerDay;
  const byLatitudeB = (sinA * cosB - cosA * sinB * Math.cos(gap)) * b.latitudeSpeedDegPerDay;
  const byLongitude = cosA * cosB * Math.sin(gap) * (a.longitudeSpeedDegPerDay - b.longitudeSpeedDegPerDay);
  return byLatitudeA + byLatitudeB - byLongitude;
}

/** By the formula that keeps its digits for small arcs (haversine). */
function arcDeg([a, b]: Pair): number {
  const halfGap = ((a.longitudeDeg - b.longitudeDeg) * DEG) / 2;
  const halfRise = ((a.latitudeDeg - b.latitudeDeg) * DEG) / 2;
  const cosines = Math.cos(a.latitudeDeg * DEG) * Math.cos(b.latitudeDeg * DEG);
  const haversine = Math.sin(halfRise) ** 2 + cosines * Math.sin(halfGap) ** 2;
  return (2 * Math.asin(Math.min(1, Math.sqrt(haversine)))) / DEG;
}
