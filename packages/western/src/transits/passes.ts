import {
  angleCrossings,
  answerableWindow,
  type Ephemeris,
  longitudeTrack,
  normalizeDeg,
  type SearchWindow,
  signedDifferenceDeg,
} from "@almagest/ephemeris";
import { type BodyId, skyBodyOf } from "@almagest/sky";
import type { AspectId } from "../aspects/table";
import { ASPECTS } from "../aspects/table";

/** An instant at which a transit is exact. */
export interface Pass {
  readonly epochMs: number;
  readonly isRetrograde: boolean;
}

/**
 * Days before and after a moment that hold all passes of one retrograde loop, and none of the next round, where the
 * transit is told in full at that moment.
 */
const ROUND_DAYS = {
  sun: 12,
  moon: 1,
  mercury: 80,
  venus: 120,
  mars: 200,
  jupiter: 300,
  saturn: 400,
  uranus: 800,
  neptune: 1400,
  pluto: 2000,
  "north-node": 220,
  "south-node": 220,
  chiron: 800,
  lilith: 100,
} as const satisfies Record<BodyId, number>;

export interface Exactness {
  readonly aspect: AspectId;
  readonly natalDeg: number;
  readonly moverDeg: number;
}

/** The longitude at which an aspect is exact, on the side where the mover is. */
export function exactDeg({ aspect, natalDeg, moverDeg }: Exactness): number {
  const { angleDeg } = ASPECTS[aspect];
  return normalizeDeg(natalDeg + (signedDifferenceDeg(moverDeg, natalDeg) < 0 ? -angleDeg : angleDeg));
}

/** The window of one round about a moment. */
export function roundOf({ body, jdTt }: { readonly body: BodyId; readonly jdTt: number }): SearchWindow {
  const days = ROUND_DAYS[body];
  return { fromJdTt: jdTt - days, toJdTt: jdTt + days };
}

/**
 * Days in which the speed of a body beyond Mars has one extremum at most. Its stations, 117 days apart or more from
 * 1200 to 2999, only part the pieces that are searched here: they need no step that follows light bent by the Sun.
 */
const OUTER_STEP_DAYS = 32;
const OUTER: readonly BodyId[] = ["jupiter", "saturn", "uranus", "neptune", "pluto", "chiron"];

interface Search {
  readonly body: BodyId;
  readonly jdTt: number;
}

/** The passes of a mover over each longitude in one round, in order of time; of the Nodes by their mean motion. */
export function passesOver(
  ephemeris: Ephemeris,
  { body, jdTt }: Search,
  longitudesDeg: readonly number[],
): ReadonlyMap<number, readonly Pass[]> {
  const isSouth = body === "south-node";
  const track = longitudeTrack(ephemeris, skyBodyOf(isSouth ? "north-node" : body, "mean", ephemeris));
  const motion = OUTER.includes(body) ? { ...track.motion, stepDays: OUTER_STEP_DAYS } : track.motion;
  const window = answerableWindow(ephemeris, roundOf({ body, jdTt }));
  const sought = longitudesDeg.map((wantedDeg) => (isSouth ? normalizeDeg(wantedDeg + 180) : wantedDeg));
  const crossings = angleCrossings({ ...track, motion }, { anglesDeg: sought, window });
  return new Map(
    longitudesDeg.map((wantedDeg, index0) => [
      wantedDeg,
      crossings
        .filter(({ angleDeg }) => angleDeg === sought[index0])
        .map(({ jdTt: exactAt, motion: way }) => ({
          epochMs: ephemeris.epochMillisecondsOf(exactAt),
          isRetrograde: way === "retrograde",
        })),
    ]),
  );
}
