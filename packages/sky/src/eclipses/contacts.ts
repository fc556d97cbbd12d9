import { rootsOf, type ScalarFunction, type SearchWindow } from "@almagest/ephemeris";

/** The contacts of every eclipse are within this of its maximum on Earth, seen from any place. */
const REACH_DAYS = 0.18;

/**
 * The first and the last instant at which a depth is above zero, within 2 ms, where its one greatest value is at `top`;
 * undefined where that value is not above zero.
 */
export function aboveZero(
  depth: ScalarFunction,
  window: SearchWindow,
  top: number,
): readonly [number, number] | undefined {
  if (depth(top) <= 0) return undefined;
  const stepDays = window.toJdTt - window.fromJdTt;
  const [first] = rootsOf(depth, { window: { fromJdTt: window.fromJdTt, toJdTt: top }, stepDays });
  const [last] = rootsOf(depth, { window: { fromJdTt: top, toJdTt: window.toJdTt }, stepDays });
  return first === undefined || last === undefined ? undefined : [first, last];
}

export function around(jdTt: number): SearchWindow {
  return { fromJdTt: jdTt - REACH_DAYS, toJdTt: jdTt + REACH_DAYS };
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** A tenth of a second: flatter than that, a depth no longer tells instants apart. */
const SHARP_DAYS = 1e-6;

/** The instant at which a function with one greatest value has it, within a tenth of a second, by golden sections. */
export function greatestAt(depth: ScalarFunction, { fromJdTt, toJdTt }: SearchWindow): number {
  let [low, high] = [fromJdTt, toJdTt];
  let [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [atLeft, atRight] = [depth(left), depth(right)];
  while (high - low > SHARP_DAYS) {
    if (atLeft > atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - GOLDEN * (high - low);
      atLeft = depth(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + GOLDEN * (high - low);
      atRight = depth(right);
    }
  }
  return (low + high) / 2;
}
