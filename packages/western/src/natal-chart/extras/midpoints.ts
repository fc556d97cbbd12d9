import { normalizeDeg, separationDeg, signedDifferenceDeg } from "@almagest/ephemeris";

/** Within this a point is on a midpoint's axis. */
export const MIDPOINT_ORB_DEG = 1;

/** Angles of the eighth harmonic: on a dial of 45° they are one place. */
export const MIDPOINT_ANGLES = [0, 45, 90, 135, 180] as const;
export type MidpointAngle = (typeof MIDPOINT_ANGLES)[number];

export interface PlacedPoint<Id> {
  readonly id: Id;
  readonly longitudeDeg: number;
}

export interface MidpointOf<Id> {
  readonly first: Id;
  readonly second: Id;
  /** From the midpoint by the shorter arc. */
  readonly angleDeg: MidpointAngle;
  readonly orbDeg: number;
}

export interface MidpointTree<Id> {
  readonly id: Id;
  /** Closest first. */
  readonly midpoints: readonly MidpointOf<Id>[];
}

/**
 * Under each point the pairs of others whose midpoint it is on, or whose midpoint it meets by a multiple of 45°. Ebertin,
 * The Combination of Stellar Influences: these five are what cosmobiology counts.
 */
export function midpointTrees<Id>(points: readonly PlacedPoint<Id>[]): readonly MidpointTree<Id>[] {
  const pairs = points.flatMap((first, index0) =>
    points.slice(index0 + 1).map((second) => ({
      first: first.id,
      second: second.id,
      middleDeg: normalizeDeg(first.longitudeDeg + signedDifferenceDeg(second.longitudeDeg, first.longitudeDeg) / 2),
    })),
  );
  return points.map(({ id, longitudeDeg }) => ({
    id,
    midpoints: pairs
      .filter(({ first, second }) => first !== id && second !== id)
      .flatMap(({ first, second, middleDeg }) => {
        const apartDeg = separationDeg(longitudeDeg, middleDeg);
        const angleDeg = MIDPOINT_ANGLES.find((angle) => Math.abs(apartDeg - angle) <= MIDPOINT_ORB_DEG);
        return angleDeg === undefined ? [] : [{ first, second, angleDeg, orbDeg: Math.abs(apartDeg - angleDeg) }];
      })
      .sort((one, other) => one.orbDeg - other.orbDeg),
  }));
}
