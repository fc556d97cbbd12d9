import { signedDifferenceDeg } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { ASPECT_IDS, ASPECTS, type AspectId } from "./table";

/** A point that aspects are measured from: its longitude and speed. */
export interface MovingPoint {
  readonly longitudeDeg: number;
  readonly speedDegPerDay: number;
}

export interface AspectMatch {
  readonly aspect: AspectId;
  /** Distance from exact, >= 0. */
  readonly orbDeg: number;
  /** True while the orb shrinks, both motions considered; false at the exact instant. */
  readonly applying: boolean;
  /** 0 to 100, linear in the orb, 100 exact. Not rounded. */
  readonly strength: number;
}

interface Candidate {
  readonly id: AspectId;
  readonly angleDeg: number;
  readonly maxOrbDeg: number;
}

/** For each whole degree of separation, 0 to 180, the aspects whose orb reaches into it, in the table's order. */
const CANDIDATES: readonly (readonly Candidate[])[] = Array.from({ length: 181 }, (_, degree) =>
  ASPECT_IDS.map((id) => ({ id, angleDeg: ASPECTS[id].angleDeg, maxOrbDeg: ASPECTS[id].maxOrbDeg })).filter(
    ({ angleDeg, maxOrbDeg }) => degree + 1 > angleDeg - maxOrbDeg && degree <= angleDeg + maxOrbDeg,
  ),
);

function candidatesBy(orbDegOf: (aspect: AspectId) => number): readonly Candidate[] {
  return ASPECT_IDS.map((id) => ({ id, angleDeg: ASPECTS[id].angleDeg, maxOrbDeg: orbDegOf(id) })).filter(
    ({ maxOrbDeg }) => maxOrbDeg > 0,
  );
}

/**
 * The aspect between two points, if any: of those within orb the one that is closest relative to its own orb, a major
 * one before a minor one at equal closeness. A pair has at most one. Orbs are the usual ones unless given.
 */
export function aspectBetween(
  first: MovingPoint,
  second: MovingPoint,
  orbDegOf?: (aspect: AspectId) => number,
): AspectMatch | undefined {
  const difference = signedDifferenceDeg(second.longitudeDeg, first.longitudeDeg);
  const separation = Math.abs(difference);
  const candidates = orbDegOf === undefined ? at(CANDIDATES, Math.floor(separation)) : candidatesBy(orbDegOf);
  let best: Candidate | undefined;
  let bestShare = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const share = Math.abs(separation - candidate.angleDeg) / candidate.maxOrbDeg;
    if (share <= 1 && share < bestShare) {
      best = candidate;
      bestShare = share;
    }
  }
  if (best === undefined) return undefined;
  const excess = separation - best.angleDeg;
  const separationRate = (difference < 0 ? -1 : 1) * (second.speedDegPerDay - first.speedDegPerDay);
  return {
    aspect: best.id,
    orbDeg: Math.abs(excess),
    applying: excess * separationRate < 0,
    strength: 100 * (1 - bestShare),
  };
}
