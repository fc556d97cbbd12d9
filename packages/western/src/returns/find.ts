import { type Direction, type Ephemeris, longitudeCrossings, type SkyBody } from "@almagest/ephemeris";
import { at, DomainError } from "@almagest/operation";

/** One passage of a body over its natal longitude. */
export interface ReturnPass {
  readonly jdTt: number;
  readonly motion: Direction;
}

export interface ReturnSearch {
  readonly body: SkyBody;
  /** The natal longitude, [0, 360). */
  readonly longitudeDeg: number;
  /** The return nearest to this instant is wanted. */
  readonly nearJdTt: number;
  /** Distance within which a return is looked for first, in days: half of the longest time between two returns. */
  readonly reachDays: number;
  /** The longest time from the first to the last pass of one return, in days; 0 where the body never turns. */
  readonly loopDays: number;
}

export interface FoundReturn {
  readonly jdTt: number;
  /** All passes of this return, in order of time: one, or with a retrograde loop over the place three. */
  readonly passes: readonly ReturnPass[];
}

/**
 * The pass of a body over its natal longitude that lies nearest to an instant, the earlier of two equally near, with
 * the other passes of the same return. No precession is taken off: both longitudes are of their own date.
 *
 * No pass is skipped (see `longitudeCrossings`), and each is enclosed within 2 ms.
 * A return beyond `reachDays` is looked for twice as far.
 * @throws DomainError `unprocessable_entity` where the ephemeris ends so near that a nearer one may lie outside.
 */
export function nearestReturn(ephemeris: Ephemeris, search: ReturnSearch): FoundReturn {
  const { body, longitudeDeg, nearJdTt, reachDays, loopDays } = search;
  const { fromJdTt, toJdTt } = ephemeris.range;
  const window = {
    fromJdTt: Math.max(fromJdTt, nearJdTt - reachDays - loopDays),
    toJdTt: Math.min(toJdTt, nearJdTt + reachDays + loopDays),
  };
  const passes =
    window.fromJdTt < window.toJdTt
      ? longitudeCrossings(ephemeris, { body, longitudesDeg: [longitudeDeg], window })
      : [];
  const nearest = indexOfNearest(passes, nearJdTt);
  const distance = nearest === undefined ? Number.POSITIVE_INFINITY : Math.abs(at(passes, nearest).jdTt - nearJdTt);
  const known = Math.min(nearJdTt - fromJdTt, toJdTt - nearJdTt);
  // a sidereal return moves off its date by a day in seventy years
  if (distance > reachDays && reachDays < known)
    return nearestReturn(ephemeris, { ...search, reachDays: 2 * reachDays });
  if (nearest === undefined || distance > known) throw outside(ephemeris);
  return { jdTt: at(passes, nearest).jdTt, passes: loopAround(passes, nearest) };
}

function indexOfNearest(passes: readonly ReturnPass[], nearJdTt: number): number | undefined {
  let best: number | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const [index0, { jdTt }] of passes.entries()) {
    const distance = Math.abs(jdTt - nearJdTt);
    if (distance < bestDistance) {
      best = index0;
      bestDistance = distance;
    }
  }
  return best;
}

/** Two direct passes in a row have a whole round between them; any others are of one loop. */
function loopAround(passes: readonly ReturnPass[], index0: number): readonly ReturnPass[] {
  const sameLoop = (left: number): boolean =>
    at(passes, left).motion === "retrograde" || at(passes, left + 1).motion === "retrograde";
  let first = index0;
  let last = index0;
  while (first > 0 && sameLoop(first - 1)) first--;
  while (last < passes.length - 1 && sameLoop(last)) last++;
  return passes.slice(first, last + 1).map(({ jdTt, motion }) => ({ jdTt, motion }));
}

function outside({ range }: Ephemeris): DomainError {
  return new DomainError(
    "unprocessable_entity",
    `The nearest return may lie outside the ephemeris, which covers ${range.fromDate} to ${range.toDate} (UTC, proleptic Gregorian). Ask for a return within.`,
    { from: range.fromDate, to: range.toDate },
  );
}
