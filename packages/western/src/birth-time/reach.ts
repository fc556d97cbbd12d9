import { normalizeDeg, signedDifferenceDeg } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import { type BodyId, directionBorders, type SearchedSky } from "@almagest/sky";
import { askedAt, longitudeDegOf, sourceOf } from "./search";

/** A stretch of the zodiac, forward from its beginning. */
export interface Arc {
  /** [0, 360) */
  readonly lowDeg: number;
  /** >= 0 */
  readonly widthDeg: number;
}

/** All longitudes that a body has within a span of births. */
export interface NatalReach<Id extends BodyId = BodyId> extends Arc {
  readonly id: Id;
}

/** Events that a wider reach would spread over months say nothing: the Moon of a whole day is wider, all else narrower. */
export const WIDEST_DATED_DEG = 3;

/** The reach of each body, between the ends of the span and the turns in it. */
export function natalReaches<Id extends BodyId>(
  sky: SearchedSky,
  bodies: readonly Id[],
  nodeType: NodeType,
): readonly NatalReach<Id>[] {
  return bodies.map((id) => ({ id, ...reachOf(sky, id, nodeType) }));
}

function reachOf(sky: SearchedSky, id: BodyId, nodeType: NodeType): Arc {
  const { near, span } = sky;
  const placeAt = (epochMs: number): number => longitudeDegOf(askedAt(near, epochMs), id, { nodeType });
  const firstDeg = placeAt(span.fromEpochMs);
  const turns = directionBorders(sky, sourceOf(id, { nodeType })).map(({ epochMs }) => epochMs);
  const within = turns.filter((epochMs) => epochMs > span.fromEpochMs && epochMs < span.toEpochMs);
  const movesDeg = [...within, span.toEpochMs].map((epochMs) => signedDifferenceDeg(placeAt(epochMs), firstDeg));
  const [leastDeg, mostDeg] = [Math.min(0, ...movesDeg), Math.max(0, ...movesDeg)];
  return { lowDeg: normalizeDeg(firstDeg + leastDeg), widthDeg: mostDeg - leastDeg };
}
