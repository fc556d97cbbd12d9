import { normalizeDeg, signedDifferenceDeg } from "../angles";
import type { Ephemeris, SearchWindow, SkyBody } from "../port";
import { type Piece, piecesOf } from "./pieces";
import { refineRoot } from "./root";
import type { Direction } from "./station";
import { type AngleTrack, longitudeTrack } from "./track";
import { answerableWindow } from "./window";

/** An instant at which a moving angle has a given value. */
export interface Crossing {
  readonly jdTt: number;
  /** The given value, in [0, 360). */
  readonly angleDeg: number;
  /** Which way the angle moves over it. */
  readonly motion: Direction;
}

export interface AngleSearch {
  /** Values to look for, modulo 360; one that is named twice counts once. */
  readonly anglesDeg: readonly number[];
  readonly window: SearchWindow;
}

export interface LongitudeSearch {
  readonly body: SkyBody;
  /** Longitudes to look for, modulo 360; one that is named twice counts once. */
  readonly longitudesDeg: readonly number[];
  readonly window: SearchWindow;
}

/**
 * Every crossing of the given values by a moving angle in the half-open window, in order of time; each is enclosed
 * within 2 ms. No crossing is an empty list.
 *
 * Nothing is skipped: the window is cut where the angle turns, so on each piece it moves one way, and again so that it
 * moves less than 180° on each. A value is then crossed on a piece once or not at all, and the signs of its distance at
 * the two ends tell which. Both pieces at a cut read the same number there, so no crossing is counted twice or dropped.
 */
export function angleCrossings(track: AngleTrack, search: AngleSearch): readonly Crossing[] {
  const targets = [...new Set(search.anglesDeg.map(normalizeDeg))];
  const crossings = piecesOf(track, search.window, targets).flatMap((piece) =>
    targets.flatMap((angleDeg) => crossingOn(track, piece, angleDeg)),
  );
  return crossings.sort((a, b) => a.jdTt - b.jdTt);
}

/**
 * Every instant in the half-open window of TT Julian days at which a body's apparent longitude is one of those given,
 * in order; a body that turns near one may cross it three times, or five.
 * Throws what the implementation throws for instants outside its range.
 */
export function longitudeCrossings(ephemeris: Ephemeris, search: LongitudeSearch): readonly Crossing[] {
  const window = answerableWindow(ephemeris, search.window);
  return angleCrossings(longitudeTrack(ephemeris, search.body), { anglesDeg: search.longitudesDeg, window });
}

function crossingOn(track: AngleTrack, { start, end }: Piece, angleDeg: number): readonly Crossing[] {
  const before = signedDifferenceDeg(start.angleDeg, angleDeg);
  const after = signedDifferenceDeg(end.angleDeg, angleDeg);
  const moved = signedDifferenceDeg(end.angleDeg, start.angleDeg);
  const motion = moved < 0 ? "retrograde" : "direct";
  if (before === 0) return [{ jdTt: start.jdTt, angleDeg, motion }];
  // opposite signs the long way round are the far side of the circle
  if (before * after >= 0 || before * moved > 0) return [];
  const jdTt = refineRoot(
    (instant) => signedDifferenceDeg(track.at(instant).angleDeg, angleDeg),
    { jdTt: start.jdTt, value: before },
    { jdTt: end.jdTt, value: after },
  );
  return [{ jdTt, angleDeg, motion }];
}
