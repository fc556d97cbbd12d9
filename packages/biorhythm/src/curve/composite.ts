import { InvariantError } from "@almagest/operation";
import { cosineOf, sineOf } from "./sine";

/** Periods of the two cycles of which a composite is the mean, in days, the shorter first. */
export type Pair = readonly [shorter: number, longer: number];

/** The mean of two sines. */
export function meanOf(ageDays: number, [first, second]: Pair): number {
  return (sineOf(ageDays, first) + sineOf(ageDays, second)) / 2;
}

/** Its slope as a part of the steepest there can be, -1 to 1. */
export function slopeOf(ageDays: number, [first, second]: Pair): number {
  const slope = cosineOf(ageDays, first) / first + cosineOf(ageDays, second) / second;
  return slope / (1 / first + 1 / second);
}

/**
 * Days to the next day, today included, on which the curve is zero at some instant of `[day, day + 1)`. As sin a + sin
 * b = 2 sin((a + b)/2) cos((a - b)/2), the zeros are at k·pq/(p + q) and (k + 1/2)·pq/(q - p), k whole: fractions,
 * floored on whole numbers.
 */
export function daysToZero(ageDays: number, [first, second]: Pair): number {
  const product = first * second;
  const step = Math.ceil((ageDays * (first + second)) / product);
  const double = 2 * (second - first);
  const half = Math.ceil((ageDays * double) / product);
  const oddHalf = half % 2 === 0 ? half + 1 : half;
  return Math.min(Math.floor((step * product) / (first + second)), Math.floor((oddHalf * product) / double)) - ageDays;
}

/** Days to the next day, today included, whose value is above those of both neighbors. */
export function daysToPeak(ageDays: number, pair: Pair): number {
  return daysToTurn(ageDays, pair, 1);
}

/** Days to the next day, today included, whose value is below those of both neighbors. */
export function daysToTrough(ageDays: number, pair: Pair): number {
  return daysToTurn(ageDays, pair, -1);
}

function daysToTurn(ageDays: number, pair: Pair, sign: 1 | -1): number {
  const jointPeriod = pair[0] * pair[1];
  for (let days = 0; days < jointPeriod; days++) {
    const value = sign * meanOf(ageDays + days, pair);
    const before = sign * meanOf(ageDays + days - 1, pair);
    if (value > before && value > sign * meanOf(ageDays + days + 1, pair)) return days;
  }
  throw new InvariantError("a composite cycle without a turn", { ageDays, pair, sign });
}
