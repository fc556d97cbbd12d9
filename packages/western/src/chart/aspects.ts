import type { BodyId, SeenBody } from "@almagest/sky";
import { type AspectMatch, aspectBetween } from "../aspects/find";
import type { OrbDegOf } from "../aspects/orbs";
import { ASPECTS, type AspectId, type AspectNature } from "../aspects/table";

export interface AspectOf<Id> extends AspectMatch {
  readonly first: Id;
  readonly second: Id;
}

export type ChartAspect = AspectOf<BodyId>;

/** Every aspect among the bodies, pairs in canonical order. The two nodes are always opposite and make none. */
export function aspectsAmong<Id extends SeenBody["id"]>(
  bodies: readonly SeenBody<Id>[],
  orbDegOf?: OrbDegOf,
): readonly AspectOf<Id>[] {
  const found: AspectOf<Id>[] = [];
  for (const [index0, first] of bodies.entries()) {
    for (let next0 = index0 + 1; next0 < bodies.length; next0++) {
      const second = bodies[next0];
      if (second === undefined || (first.id === "north-node" && second.id === "south-node")) continue;
      const match = aspectBetween(first, second, orbDegOf && ((aspect) => orbDegOf(aspect, first.id, second.id)));
      if (match !== undefined) found.push({ first: first.id, second: second.id, ...match });
    }
  }
  return found;
}

/**
 * The aspects with one for each body that the lunar nodes make: they are one axis, and a body that squares it is listed
 * with both ends. A conjunction is kept before an opposition, else what the North Node makes.
 */
export function axisOnce(aspects: readonly ChartAspect[]): readonly ChartAspect[] {
  const keptWith = new Map<BodyId, ChartAspect>();
  for (const aspect of aspects) {
    const partner = partnerOfNodes(aspect);
    if (partner === undefined) continue;
    const kept = keptWith.get(partner);
    if (kept === undefined || (aspect.aspect === "conjunction" && kept.aspect !== "conjunction")) {
      keptWith.set(partner, aspect);
    }
  }
  return aspects.filter((aspect) => {
    const partner = partnerOfNodes(aspect);
    return partner === undefined || keptWith.get(partner) === aspect;
  });
}

/** The body that makes an aspect with a lunar node; undefined for an aspect of two other bodies. */
function partnerOfNodes({ first, second }: ChartAspect): BodyId | undefined {
  if (isNode(first)) return second;
  return isNode(second) ? first : undefined;
}

/** Of a node that runs backward nothing is said: it is the rule. */
export function isNode(id: BodyId): boolean {
  return id === "north-node" || id === "south-node";
}

type Typed = { readonly aspect: AspectId };

export type NatureCounts = Readonly<Record<AspectNature, number>>;

export function countNatures(aspects: readonly Typed[]): NatureCounts {
  const counts = { harmonious: 0, challenging: 0, neutral: 0 };
  for (const { aspect } of aspects) counts[ASPECTS[aspect].nature] += 1;
  return counts;
}

/** The number of aspects of each type, by wire code; only types that occur. */
export function countTypes(aspects: readonly Typed[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { aspect } of aspects) {
    const { code } = ASPECTS[aspect];
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** Which side prevails; neutral aspects do not weigh. */
export function dominantNature(counts: NatureCounts): "harmonious" | "challenging" | "balanced" {
  if (counts.harmonious === counts.challenging) return "balanced";
  return counts.harmonious > counts.challenging ? "harmonious" : "challenging";
}

/** Charts have about a tenth more tense aspects than supporting ones: a side prevails where it is well away from that. */
const TENSE_BEYOND = 0.2;
const EASY_BEYOND = -0.1;

/** Which side prevails with a margin, by the difference as a part of both. */
export function leaningOf({ harmonious, challenging }: NatureCounts): "harmonious" | "challenging" | "balanced" {
  const share = (challenging - harmonious) / Math.max(1, challenging + harmonious);
  if (share > TENSE_BEYOND) return "challenging";
  return share < EASY_BEYOND ? "harmonious" : "balanced";
}
