import type { BodyId } from "@almagest/sky";
import type { AspectId } from "../aspects/table";
import type { ChartAspect } from "../chart/aspects";

/** The aspects that are told by one of their bodies, since a pair of them has no text of its own. */
export const MINOR_ASPECTS = [
  "semi-sextile",
  "semi-square",
  "sesquiquadrate",
  "quincunx",
] as const satisfies readonly AspectId[];
type MinorAspect = (typeof MINOR_ASPECTS)[number];

/** The body an aspect is told by, and the other one. */
export interface ToldBy {
  readonly aspect: MinorAspect;
  readonly body: BodyId;
  readonly other: BodyId;
}

/**
 * Chooses for each minor aspect, at its place in the list, the body it is told by: no body twice for one kind of aspect
 * in a chart, so that no paragraph comes twice. Where both bodies have been told already, the aspect has its type's text.
 */
export function toldByBody(aspects: readonly ChartAspect[]): readonly (ToldBy | undefined)[] {
  const taken = MINOR_ASPECTS.map((aspect) => ({ aspect, bodies: new Set<BodyId>() }));
  return aspects.map(({ aspect: found, first, second }) => {
    const kind = taken.find(({ aspect }) => aspect === found);
    if (kind === undefined) return undefined;
    const { aspect, bodies } = kind;
    if (!bodies.has(first)) {
      bodies.add(first);
      return { aspect, body: first, other: second };
    }
    if (bodies.has(second)) return undefined;
    bodies.add(second);
    return { aspect, body: second, other: first };
  });
}
