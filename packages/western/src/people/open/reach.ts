import { type Ephemeris, signedDifferenceDeg } from "@almagest/ephemeris";
import type { SearchedSky } from "@almagest/sky";

/** All that an angle is between two instants: counted on past 360°, or below 0°. */
export interface DegReach {
  readonly lowestDeg: number;
  readonly highestDeg: number;
}

/** An angle and its speed at an instant, by any sky. */
export type AngleAt = (sky: Ephemeris, jdTt: number) => { readonly angleDeg: number; readonly speedDegPerDay: number };

interface Stretch {
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
}

/** Within so short a part of a day an angle turns once at most. */
const PARTS = 4;
const HALVINGS = 40;

/** The degrees between the least and the greatest that an angle has: those at both ends, and where it turns between them. */
export function reachOver(
  { ephemeris, near }: Pick<SearchedSky, "ephemeris" | "near">,
  { fromEpochMs, toEpochMs }: Stretch,
  angleAt: AngleAt,
): DegReach {
  const [first, last] = [fromEpochMs, toEpochMs].map((epochMs) => ephemeris.timeScales(epochMs).jdTt);
  if (first === undefined || last === undefined || first === last) {
    const { angleDeg } = angleAt(ephemeris, first ?? 0);
    return { lowestDeg: angleDeg, highestDeg: angleDeg };
  }
  const { angleDeg: startDeg } = angleAt(ephemeris, first);
  const moved = (sky: Ephemeris, jdTt: number): number =>
    startDeg + signedDifferenceDeg(angleAt(sky, jdTt).angleDeg, startDeg);
  const turns = Array.from({ length: PARTS }, (_, part) =>
    turnBetween(
      (jdTt) => angleAt(near, jdTt).speedDegPerDay,
      first + ((last - first) * part) / PARTS,
      first + ((last - first) * (part + 1)) / PARTS,
    ),
  );
  const reached = [
    startDeg,
    moved(ephemeris, last),
    ...turns.flatMap((jdTt) => (jdTt === undefined ? [] : [moved(near, jdTt)])),
  ];
  return { lowestDeg: Math.min(...reached), highestDeg: Math.max(...reached) };
}

/** The instant at which a speed passes zero. */
function turnBetween(speedAt: (jdTt: number) => number, fromJdTt: number, toJdTt: number): number | undefined {
  const isForward = speedAt(fromJdTt) > 0;
  if (speedAt(toJdTt) > 0 === isForward) return undefined;
  let [before, after] = [fromJdTt, toJdTt];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (before + after) / 2;
    if (speedAt(middle) > 0 === isForward) before = middle;
    else after = middle;
  }
  return after;
}
