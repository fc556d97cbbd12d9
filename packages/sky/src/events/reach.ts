import type { SearchWindow } from "@almagest/ephemeris";

/** A quantity that changes with time, and how fast it ever changes. */
export interface BoundedMotion {
  readonly at: (jdTt: number) => number;
  readonly slowestPerDay: number;
  readonly fastestPerDay: number;
  /** The change from one value to a later one within a step: a difference, on a circle the short way round. */
  readonly change: (from: number, to: number) => number;
}

/** Where a quantity may be during a step. */
export interface Reach {
  readonly lowest: number;
  readonly highest: number;
}

/** Instants are shared by all searches of one window, so that a sky with a memory computes each body once for each. */
const STEP_DAYS = 4;

/**
 * The parts of a window in which a quantity may come where an event can be, neighbouring parts joined. Nothing is
 * missed: its values at the steps and the bounds of its speed limit where it can be between them.
 */
export function partsWithinReach(
  motion: BoundedMotion,
  window: SearchWindow,
  mayMatter: (reach: Reach) => boolean,
): readonly SearchWindow[] {
  const instants = stepInstants(window);
  const parts: SearchWindow[] = [];
  for (const [index0, fromJdTt] of instants.entries()) {
    const toJdTt = instants[index0 + 1];
    if (toJdTt === undefined || !mayMatter(reachOf(motion, fromJdTt, toJdTt))) continue;
    const before = parts.at(-1);
    if (before?.toJdTt === fromJdTt) parts[parts.length - 1] = { fromJdTt: before.fromJdTt, toJdTt };
    else parts.push({ fromJdTt, toJdTt });
  }
  return parts;
}

/** Ends of the steps by which a window is looked over, both ends of the window included. */
export function stepInstants({ fromJdTt, toJdTt }: SearchWindow): readonly number[] {
  if (!(toJdTt > fromJdTt)) return [];
  const count = Math.ceil((toJdTt - fromJdTt) / STEP_DAYS);
  return Array.from({ length: count + 1 }, (_, index0) =>
    index0 === count ? toJdTt : fromJdTt + ((toJdTt - fromJdTt) * index0) / count,
  );
}

/** The corners of the parallelogram that two values and the two limits of the speed enclose. */
function reachOf(motion: BoundedMotion, fromJdTt: number, toJdTt: number): Reach {
  const { slowestPerDay, fastestPerDay } = motion;
  const start = motion.at(fromJdTt);
  const moved = motion.change(start, motion.at(toJdTt));
  const days = toJdTt - fromJdTt;
  const spread = fastestPerDay - slowestPerDay;
  return {
    lowest: start + (slowestPerDay * (fastestPerDay * days - moved)) / spread,
    highest: start + (fastestPerDay * (moved - slowestPerDay * days)) / spread,
  };
}
