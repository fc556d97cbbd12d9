import {
  type Ephemeris,
  longitudeCrossings,
  normalizeDeg,
  type SearchWindow,
  signedDifferenceDeg,
} from "@almagest/ephemeris";
import type { PlanetId } from "@almagest/sky";
import type { AspectId } from "../aspects/table";
import { ASPECTS } from "../aspects/table";

/** An instant at which a transit is exact. */
export interface Pass {
  readonly epochMs: number;
  readonly isRetrograde: boolean;
}

/**
 * Days before and after a moment that hold all passes of one retrograde loop, and none of the next round, where the
 * transit is told at that moment.
 */
const ROUND_DAYS = {
  sun: 5,
  moon: 1,
  mercury: 80,
  venus: 120,
  mars: 200,
  jupiter: 300,
  saturn: 400,
  uranus: 800,
  neptune: 1400,
  pluto: 2000,
} as const satisfies Record<PlanetId, number>;

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
export function roundOf({ body, jdTt }: { readonly body: PlanetId; readonly jdTt: number }): SearchWindow {
  const days = ROUND_DAYS[body];
  return { fromJdTt: jdTt - days, toJdTt: jdTt + days };
}

/** The passes of a mover over each longitude in one round, in order of time. */
export function passesOver(
  ephemeris: Ephemeris,
  { body, jdTt }: { readonly body: PlanetId; readonly jdTt: number },
  longitudesDeg: readonly number[],
): readonly (readonly Pass[])[] {
  const window = roundOf({ body, jdTt });
  const crossings = longitudeCrossings(ephemeris, { body, longitudesDeg: [...new Set(longitudesDeg)], window });
  return longitudesDeg.map((wantedDeg) =>
    crossings
      .filter(({ angleDeg }) => angleDeg === wantedDeg)
      .map(({ jdTt: exactAt, motion }) => ({
        epochMs: ephemeris.epochMillisecondsOf(exactAt),
        isRetrograde: motion === "retrograde",
      })),
  );
}
