import {
  angleCrossings,
  answerableWindow,
  type Ephemeris,
  elongationTrack,
  type IsSettled,
  type SearchWindow,
} from "@almagest/ephemeris";
import { at } from "@almagest/operation";

/** The four principal phases, in the order of the month. */
export const PRINCIPAL_PHASES = ["new", "first-quarter", "full", "last-quarter"] as const;
export type PrincipalPhase = (typeof PRINCIPAL_PHASES)[number];

/** A principal phase: the Moon's apparent longitude less the Sun's is 0°, 90°, 180° or 270°. */
export interface Lunation {
  readonly jdTt: number;
  readonly phase: PrincipalPhase;
  /** [0, 360) */
  readonly moonLongitudeDeg: number;
}

/** The principal phases in the window, in order, each within 2 ms. */
export function lunations(ephemeris: Ephemeris, window: SearchWindow, isSettled?: IsSettled): readonly Lunation[] {
  const crossings = angleCrossings(elongationTrack(ephemeris, "moon", "sun"), {
    anglesDeg: [0, 90, 180, 270],
    window: answerableWindow(ephemeris, window),
    isSettled,
  });
  return crossings.map(({ jdTt, angleDeg }) => ({
    jdTt,
    phase: at(PRINCIPAL_PHASES, Math.round(angleDeg / 90) % 4),
    moonLongitudeDeg: ephemeris.ecliptic("moon", jdTt).longitudeDeg,
  }));
}
