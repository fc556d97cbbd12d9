import { signedDifferenceDeg } from "../angles";
import type { Piece } from "./pieces";
import type { AngleTrack } from "./track";

/** Whether an answer is the same for every instant within `SETTLED_WITHIN_DAYS` of this one. */
export type IsSettled = (jdTt: number) => boolean;

/**
 * 20 ms. A crossing found here and the one that `refineRoot` encloses are each within 2 ms of the root by their last
 * step; speeds good to 1e-5 degrees a day and longitudes good to 1e-9 degrees add 2 ms each at the least speed allowed.
 */
export const SETTLED_WITHIN_DAYS = 2.4e-7;

/** A step of Newton misses by its square times half the acceleration over the speed: the last by no more than 2 ms. */
const LAST_MISS_DAYS = 2e-8;

const LEAST_SPEED_DEG_PER_DAY = 0.05;
const MOST_STEPS = 4;

/** An instant with the angle and the speed there. */
export interface Knot {
  readonly jdTt: number;
  readonly angleDeg: number;
  readonly speedDegPerDay: number;
}

/**
 * The instant at which an angle passes a value between two knots of a stretch on which it moves one way: a guess by the cubic through
 * both, then Newton's steps by the engine's own angle and speed. Undefined where the angle is too slow for a bound, a
 * step leaves the stretch, or the answer could be another one 20 ms away: that is for the search that encloses.
 */
export function settledCrossing(
  track: AngleTrack,
  [start, end]: readonly [Knot, Knot],
  angleDeg: number,
  isSettled: IsSettled,
): number | undefined {
  let jdTt = guessBetween(start, end, angleDeg);
  for (let step = 0; step < MOST_STEPS; step++) {
    const state = track.at(jdTt);
    const speed = state.speedDegPerDay;
    if (!(Math.abs(speed) >= LEAST_SPEED_DEG_PER_DAY)) return undefined;
    const moveDays = -signedDifferenceDeg(state.angleDeg, angleDeg) / speed;
    jdTt += moveDays;
    if (!(jdTt > start.jdTt + SETTLED_WITHIN_DAYS && jdTt < end.jdTt - SETTLED_WITHIN_DAYS)) return undefined;
    if (missDays(moveDays, speed, track) <= LAST_MISS_DAYS) return isSettled(jdTt) ? jdTt : undefined;
  }
  return undefined;
}

/** No angle gains or loses the whole range of its speeds within one step of its search. */
function missDays(moveDays: number, speed: number, { motion }: AngleTrack): number {
  const topAcceleration = (motion.fastestDegPerDay - motion.slowestDegPerDay) / motion.stepDays;
  return (moveDays ** 2 * topAcceleration) / (2 * Math.abs(speed));
}

/** The instant at which the cubic with the values and speeds of two knots passes a value; the cubic's own error is Newton's to mend. */
function guessBetween(start: Knot, end: Knot, angleDeg: number): number {
  const days = end.jdTt - start.jdTt;
  const from = signedDifferenceDeg(start.angleDeg, angleDeg);
  const risen = signedDifferenceDeg(end.angleDeg, start.angleDeg);
  const [atStart, atEnd] = [days * start.speedDegPerDay, days * end.speedDegPerDay];
  // from + s (a + s (b + s c)), s from 0 to 1
  const [a, b, c] = [atStart, 3 * risen - 2 * atStart - atEnd, atStart + atEnd - 2 * risen];
  let s = -from / risen;
  for (let step = 0; step < MOST_STEPS; step++) {
    const slope = a + s * (2 * b + 3 * s * c);
    const next = s - (from + s * (a + s * (b + s * c))) / slope;
    s = next >= 0 && next <= 1 ? next : s;
  }
  return start.jdTt + s * days;
}

/** Knots on a piece, so close that a guess between two of them is seldom more than a step of Newton away. */
export function knotsOn(track: AngleTrack, { start, end }: Piece, crossings: number): readonly Knot[] {
  const days = end.jdTt - start.jdTt;
  const wished = Math.ceil(days / (KNOT_STEPS * track.motion.stepDays));
  // a knot is worth its question where it saves one
  const count = Math.max(1, Math.min(wished, Math.ceil(crossings / 2)));
  return Array.from({ length: count + 1 }, (_, index0) => {
    const jdTt = index0 === count ? end.jdTt : start.jdTt + (days * index0) / count;
    const { angleDeg, speedDegPerDay } = track.at(jdTt);
    return { jdTt, angleDeg, speedDegPerDay };
  });
}

const KNOT_STEPS = 1.5;
