import { type Ephemeris, type IsSettled, normalizeDeg, type SearchWindow, type SkyBody } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import { BODY_IDS, type BodyId, skyBodyOf } from "../bodies/bodies";

/** Input of the event finders. */
export interface EventSearch {
  /** Half-open, in TT Julian days: an event at the start belongs to it, one at the end does not. */
  readonly window: SearchWindow;
  readonly bodies: readonly BodyId[];
  readonly nodeType: NodeType;
  /** For an answer coarser than 2 ms: see `AngleSearch` of the ephemeris. */
  readonly isSettled?: IsSettled | undefined;
}

/** A body of the chart as the sky knows it: one of its own bodies, or the point opposite one. */
export interface SkyPoint {
  readonly sky: SkyBody;
  readonly opposite: boolean;
}

export function skyPointOf(body: BodyId, nodeType: NodeType): SkyPoint {
  if (body === "south-node") return { sky: skyBodyOf("north-node", nodeType), opposite: true };
  return { sky: skyBodyOf(body, nodeType), opposite: false };
}

/** Degrees from the sky's body forward to the point. */
export function shiftDegOf(point: SkyPoint): 0 | 180 {
  return point.opposite ? 180 : 0;
}

export function longitudeDegOf(ephemeris: Ephemeris, point: SkyPoint, jdTt: number): number {
  return normalizeDeg(ephemeris.ecliptic(point.sky, jdTt).longitudeDeg + shiftDegOf(point));
}

export interface BodyPair {
  readonly first: BodyId;
  readonly second: BodyId;
}

/** Every pair in canonical order. The two nodes are always opposite and make none. */
export function pairsOf(bodies: readonly BodyId[]): readonly BodyPair[] {
  const inOrder = BODY_IDS.filter((id) => bodies.includes(id));
  return inOrder.flatMap((first, index0) =>
    inOrder
      .slice(index0 + 1)
      .filter((second) => !(first === "north-node" && second === "south-node"))
      .map((second) => ({ first, second })),
  );
}

/** Events in order of time; those of one instant keep the order in which they come, which is the canonical one. */
export function inOrderOfTime<Event extends { readonly jdTt: number }>(events: readonly Event[]): readonly Event[] {
  return events.toSorted((a, b) => a.jdTt - b.jdTt);
}
