import { normalizeDeg, separationDeg, signedDifferenceDeg } from "../angles";
import type { Ephemeris, SearchWindow, SkyBody } from "../port";
import { angleCrossings } from "./crossing";
import type { Direction } from "./station";
import { elongationTrack } from "./track";
import { answerableWindow } from "./window";

/** An instant at which two moving bodies are exactly at an angle. */
export interface ExactAspect {
  readonly jdTt: number;
  /** The angle between them, in [0, 180]. */
  readonly angleDeg: number;
  /** The first body's longitude less the second's, in (-180, 180]: `angleDeg` or its negative. */
  readonly elongationDeg: number;
  /** Which way the first body moves as seen from the second. */
  readonly motion: Direction;
}

export interface AspectSearch {
  readonly bodies: readonly [SkyBody, SkyBody];
  /** Angles between the bodies, in [0, 180] degrees; each is looked for on both sides. */
  readonly anglesDeg: readonly number[];
  readonly window: SearchWindow;
}

/**
 * Every instant in the half-open window of TT Julian days at which the separation of two bodies in longitude is one of
 * the given angles, in order: all perfections, on both sides, also repeated ones while the bodies keep pace. Each is
 * enclosed within 2 ms. Nothing is skipped (see `angleCrossings`; the pieces end where the relative speed is zero).
 * Throws what the implementation throws for instants outside its range.
 */
export function exactAspects(ephemeris: Ephemeris, search: AspectSearch): readonly ExactAspect[] {
  const [first, second] = search.bodies;
  const window = answerableWindow(ephemeris, search.window);
  const anglesDeg = search.anglesDeg.flatMap((angleDeg) => [normalizeDeg(angleDeg), normalizeDeg(-angleDeg)]);
  return angleCrossings(elongationTrack(ephemeris, first, second), { anglesDeg, window }).map(
    ({ jdTt, angleDeg, motion }) => ({
      jdTt,
      angleDeg: separationDeg(angleDeg, 0),
      elongationDeg: signedDifferenceDeg(angleDeg, 0),
      motion,
    }),
  );
}
