import { signedDifferenceDeg } from "../angles";
import type { SearchWindow } from "../port";
import { topSpeedDegPerDay } from "./motion";
import { refineRoot, sampleAt } from "./root";
import { differenceSlope } from "./slope";
import { turnsOf } from "./station";
import type { AngleTrack } from "./track";
import { sampleInstants } from "./window";

interface AngleSample {
  readonly jdTt: number;
  readonly angleDeg: number;
}

/** A stretch on which an angle moves one way, and less than 180°. */
export interface Piece {
  readonly start: AngleSample;
  readonly end: AngleSample;
}

const LONGEST_ARC_DEG = 170;

/** A turn this near to a searched value decides whether it is reached. */
const NARROW_TURN_DEG = 1e-4;

/** Distance from a zero of the speed within which the angle's own extreme is looked for, as a part of the step. */
const TURN_REACH_STEPS = 1e-2;

/** The window cut into pieces, in order; neighbours share the sample between them. */
export function piecesOf(track: AngleTrack, window: SearchWindow, targetsDeg: readonly number[]): readonly Piece[] {
  const samples = cutInstants(track, window, targetsDeg).map((jdTt) => ({
    jdTt,
    angleDeg: sampleAt((instant) => track.at(instant).angleDeg, jdTt).value,
  }));
  return samples.slice(1).flatMap((end, index0) => {
    const start = samples[index0];
    return start === undefined ? [] : [{ start, end }];
  });
}

/** The window's ends, the turns between them, and as many instants more as keep each piece short of half a circle. */
function cutInstants(track: AngleTrack, window: SearchWindow, targetsDeg: readonly number[]): readonly number[] {
  const turns = turnsOf(track, window).map((turn) => turn.jdTt);
  const cuts = turns.map((jdTt, index0) => {
    const before = turns[index0 - 1] ?? window.fromJdTt;
    const after = turns[index0 + 1] ?? window.toJdTt;
    return tipOf(track, { jdTt, before, after, targetsDeg });
  });
  const stepDays = LONGEST_ARC_DEG / topSpeedDegPerDay(track.motion);
  let fromJdTt = window.fromJdTt;
  const instants = [fromJdTt];
  for (const toJdTt of [...cuts, window.toJdTt]) {
    instants.push(...sampleInstants({ fromJdTt, toJdTt }, stepDays).slice(1));
    fromJdTt = toJdTt;
  }
  return instants;
}

interface NarrowTurn {
  readonly jdTt: number;
  /** The turns on either side, or the ends of the window. */
  readonly before: number;
  readonly after: number;
  readonly targetsDeg: readonly number[];
}

/**
 * The instant of the angle's extreme at a turn. An engine's speed is a derivative of finite accuracy (for the
 * osculating apogee it is zero up to a minute away from the extreme), so where a searched value lies at the very tip of
 * the turn, the extreme of the angle itself is what parts the two pieces.
 */
function tipOf(track: AngleTrack, { jdTt, before, after, targetsDeg }: NarrowTurn): number {
  const { angleDeg } = track.at(jdTt);
  if (!targetsDeg.some((target) => Math.abs(signedDifferenceDeg(angleDeg, target)) < NARROW_TURN_DEG)) return jdTt;
  const reach = TURN_REACH_STEPS * track.motion.stepDays;
  const near = {
    fromJdTt: Math.max((before + jdTt) / 2, jdTt - reach),
    toJdTt: Math.min((jdTt + after) / 2, jdTt + reach),
  };
  const slope = differenceSlope((instant) => signedDifferenceDeg(track.at(instant).angleDeg, angleDeg), near, reach);
  const start = sampleAt(slope, near.fromJdTt);
  const end = sampleAt(slope, near.toJdTt);
  return start.value * end.value < 0 ? refineRoot(slope, start, end) : jdTt;
}
