import { at, type NodeType } from "@almagest/operation";
import { type BirthSpan, chartBodies, isPlanet, type SearchedSky } from "@almagest/sky";
import { findPatterns } from "../../patterns/find";
import type { Pattern } from "../../patterns/model";
import type { OpenBody } from "./bodies";

interface Span {
  readonly span: BirthSpan;
  readonly nodeType: NodeType;
  readonly bodies: readonly OpenBody[];
}

/** Between two readings no pair of planets can leave an orb and come back unnoticed. */
const READINGS = 5;

/**
 * The figures of every birth within the span, each as loose as it gets. Of two planets the distance moves one way for
 * hours, so a figure that is there at each of five readings, and at each change of a sign, is there between them too.
 */
export function openPatterns({ near }: SearchedSky, { span, nodeType, bodies }: Span): readonly Pattern[] {
  const { fromEpochMs, toEpochMs } = span;
  const step = (toEpochMs - fromEpochMs) / (READINGS - 1);
  const evenly = Array.from({ length: READINGS }, (_, index0) => fromEpochMs + step * index0);
  const signChanges = bodies.flatMap(({ stays }) =>
    stays.slice(1).flatMap((stay) => [stay.fromEpochMs - 1000, stay.fromEpochMs]),
  );
  const readings = [...evenly, ...signChanges].map((epochMs) => {
    const chart = chartBodies(near, near.timeScales(epochMs).jdTt, nodeType);
    return new Map(findPatterns(chart.filter(({ id }) => isPlanet(id))).map((pattern) => [keyOf(pattern), pattern]));
  });
  return [...at(readings, 0)].flatMap(([key, pattern]) => {
    const always = readings.flatMap((reading) => reading.get(key) ?? []);
    if (always.length < readings.length) return [];
    return [{ ...pattern, tightness: Math.min(...always.map(({ tightness }) => tightness)) }];
  });
}

/** All of a figure but its tightness. */
function keyOf({ tightness: _, ...figure }: Pattern): string {
  return JSON.stringify(figure);
}
