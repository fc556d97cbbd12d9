import { normalizeDeg, signedDifferenceDeg } from "../angles";
import type { Ephemeris, SearchWindow, SkyBody } from "../port";
import { type Piece, piecesOf } from "./pieces";
import { refineRoot } from "./root";
import { type IsSettled, type Knot, knotsOn, SETTLED_WITHIN_DAYS, settledCrossing } from "./settled";
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
  /**
   * For an answer coarser than 2 ms, such as a whole second: whether it is the same for every instant within
   * `SETTLED_WITHIN_DAYS` of one. Most crossings then cost one question instead of five; the others are enclosed.
   */
  readonly isSettled?: IsSettled | undefined;
}

export interface LongitudeSearch {
  readonly body: SkyBody;
  /** Longitudes to look for, modulo 360; one that is named twice counts once. */
  readonly longitudesDeg: readonly number[];
  readonly window: SearchWindow;
  /** As for `AngleSearch`. */
  readonly isSettled?: IsSettled | undefined;
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
    crossingsOn(track, piece, { targets, isSettled: search.isSettled }),
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
  const { longitudesDeg: anglesDeg, isSettled } = search;
  return angleCrossings(longitudeTrack(ephemeris, search.body), { anglesDeg, window, isSettled });
}

interface Wanted {
  /** Each in [0, 360). */
  readonly targets: readonly number[];
  readonly isSettled: IsSettled | undefined;
}

/** The crossings on a piece, in the order of the targets. */
function crossingsOn(track: AngleTrack, piece: Piece, { targets, isSettled }: Wanted): readonly Crossing[] {
  const passed = targets.flatMap((angleDeg) => passageOn(piece, angleDeg));
  const enclosed = (): readonly Crossing[] =>
    passed.map((passage) => crossingOf(passage, enclose(track, piece, passage)));
  if (isSettled === undefined || passed.length === 0) return enclosed();
  const knots = knotsOn(track, piece, passed.length);
  const found = passed.map((passage) => {
    const jdTt = passage.before === 0 ? undefined : settle(track, knots, passage, isSettled);
    return crossingOf(passage, jdTt ?? enclose(track, piece, passage));
  });
  return hasOrder(found) ? found : enclosed();
}

/** A value that is passed on a piece, with the distances from it at the two ends. */
interface Passage {
  readonly angleDeg: number;
  readonly motion: Direction;
  readonly before: number;
  readonly after: number;
}

function crossingOf({ angleDeg, motion }: Passage, jdTt: number): Crossing {
  return { jdTt, angleDeg, motion };
}

function passageOn({ start, end }: Piece, angleDeg: number): readonly Passage[] {
  const before = signedDifferenceDeg(start.angleDeg, angleDeg);
  const after = signedDifferenceDeg(end.angleDeg, angleDeg);
  const moved = signedDifferenceDeg(end.angleDeg, start.angleDeg);
  const motion = moved < 0 ? "retrograde" : "direct";
  if (before === 0) return [{ angleDeg, motion, before, after }];
  // opposite signs the long way round are the far side of the circle
  return before * after >= 0 || before * moved > 0 ? [] : [{ angleDeg, motion, before, after }];
}

function enclose(track: AngleTrack, { start, end }: Piece, { angleDeg, before, after }: Passage): number {
  if (before === 0) return start.jdTt;
  return refineRoot(
    (instant) => signedDifferenceDeg(track.at(instant).angleDeg, angleDeg),
    { jdTt: start.jdTt, value: before },
    { jdTt: end.jdTt, value: after },
  );
}

function settle(
  track: AngleTrack,
  knots: readonly Knot[],
  { angleDeg, before }: Passage,
  isSettled: IsSettled,
): number | undefined {
  const index0 = knots.findIndex((knot) => signedDifferenceDeg(knot.angleDeg, angleDeg) * before < 0);
  const [start, end] = [knots[index0 - 1], knots[index0]];
  return start && end && settledCrossing(track, [start, end], angleDeg, isSettled);
}

/** Two crossings nearer than what is settled have no sure order. */
function hasOrder(found: readonly Crossing[]): boolean {
  const instants = found.map(({ jdTt }) => jdTt).sort((a, b) => a - b);
  return instants.every((jdTt, index0) => jdTt - (instants[index0 - 1] ?? -Infinity) > SETTLED_WITHIN_DAYS);
}
