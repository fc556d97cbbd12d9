import { type Border, curveCrossings, type SearchedSky, searchWindowOf } from "@almagest/sky";

/** Where an angle is nearly level its instant is the less certain. */
const CURVE_DOUBT_MS = 2000;

/** The instants at which an angle that may run to and fro, and costs little, passes any of the given values. */
export function curveBorders(
  { near, span }: SearchedSky,
  angleAt: (jdTt: number) => number,
  anglesDeg: readonly number[],
): readonly Border[] {
  return curveCrossings(angleAt, searchWindowOf(near, span), anglesDeg).map((jdTt) => ({
    epochMs: near.epochMillisecondsOf(jdTt),
    doubtMs: CURVE_DOUBT_MS,
  }));
}
