import type { BodyId, ChartBody } from "@almagest/sky";
import { type AspectMatch, aspectBetween } from "../aspects/find";

/** An aspect from a body in the sky to a place of the natal chart. */
export interface TransitAspect extends AspectMatch {
  readonly transiting: BodyId;
  readonly natal: BodyId;
  /** Of the transiting body in longitude, degrees a day, negative when retrograde. */
  readonly speedDegPerDay: number;
}

/**
 * Every aspect of the moving bodies to the natal ones, each with each, a body with its own place included: transiting
 * bodies in the order given, natal ones within them. The natal place does not move: only the mover makes an aspect
 * apply.
 */
export function aspectsToNatal(
  transiting: readonly ChartBody[],
  natal: readonly ChartBody[],
): readonly TransitAspect[] {
  const places = natal.map(({ id, longitudeDeg }) => ({ id, point: { longitudeDeg, speedDegPerDay: 0 } }));
  const found: TransitAspect[] = [];
  for (const mover of transiting) {
    for (const { id, point } of places) {
      const match = aspectBetween(mover, point);
      if (match !== undefined)
        found.push({ transiting: mover.id, natal: id, speedDegPerDay: mover.speedDegPerDay, ...match });
    }
  }
  return found;
}

/** The one with the smallest orb in degrees, the first of equals; undefined where there is none. */
export function tightest(found: readonly TransitAspect[]): TransitAspect | undefined {
  let best: TransitAspect | undefined;
  for (const aspect of found) if (best === undefined || aspect.orbDeg < best.orbDeg) best = aspect;
  return best;
}
