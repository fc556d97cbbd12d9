import type { Ephemeris, SearchWindow, SkyBody } from "../port";
import { canTurn } from "./motion";
import { signedRootsOf } from "./roots";
import { type AngleTrack, longitudeTrack } from "./track";
import { answerableWindow } from "./window";

export type Direction = "direct" | "retrograde";

/** An instant at which an angle is stationary and turns. */
export interface Turn {
  readonly jdTt: number;
  /** The motion that begins. */
  readonly becomes: Direction;
}

/** A station: the apparent longitude's speed is zero and changes sign. */
export interface Station extends Turn {
  /** [0, 360) */
  readonly longitudeDeg: number;
}

export interface StationSearch {
  readonly body: SkyBody;
  readonly window: SearchWindow;
}

/**
 * Every turn of an angle in the half-open window, in order: each the root of the track's own speed within 2 ms. An angle
 * that cannot turn has none. Nothing is skipped where `motion.stepDays` keeps its promise (see `rootsOf`).
 */
export function turnsOf(track: AngleTrack, window: SearchWindow): readonly Turn[] {
  if (!canTurn(track.motion)) return [];
  const { stepDays, topAccelerationDegPerDay2: topSlopePerDay } = track.motion;
  return signedRootsOf((jdTt) => track.at(jdTt).speedDegPerDay, { window, stepDays, topSlopePerDay })
    .filter((root) => root.becomes !== 0)
    .map((root) => ({ jdTt: root.jdTt, becomes: root.becomes > 0 ? "direct" : "retrograde" }));
}

/**
 * Every station of a body in the half-open window of TT Julian days, in order: longitude speed = 0 by the
 * implementation's own speed, within 2 ms. Sun, Moon, mean node and mean apogee have none.
 * Throws what the implementation throws for instants outside its range.
 */
export function stations(ephemeris: Ephemeris, search: StationSearch): readonly Station[] {
  const track = longitudeTrack(ephemeris, search.body);
  return turnsOf(track, answerableWindow(ephemeris, search.window)).map((turn) => ({
    ...turn,
    longitudeDeg: track.at(turn.jdTt).angleDeg,
  }));
}
