import { BODY_IDS, type BodyId, type ChartBody, isPlanet } from "@almagest/sky";
import { aspectBetween } from "../aspects/find";
import type { OrbDegOf } from "../aspects/orbs";
import type { ChartAspect } from "../chart/aspects";
import { aspectValue, importanceOf } from "./value";

/**
 * Every aspect from a body of the one chart to a body of the other; `first` is the first person's. In the canonical
 * order of the first person's bodies, then the second's.
 */
export function interAspects(
  person1: readonly ChartBody[],
  person2: readonly ChartBody[],
  orbDegOf?: OrbDegOf,
): readonly ChartAspect[] {
  const found: ChartAspect[] = [];
  for (const first of person1) {
    for (const second of person2) {
      const match = aspectBetween(first, second, orbDegOf && ((aspect) => orbDegOf(aspect, first.id, second.id)));
      if (match !== undefined) found.push({ first: first.id, second: second.id, ...match });
    }
  }
  return found;
}

/** The two bodies in canonical order, whoever owns which. */
export function canonicalPair({ first, second }: Pick<ChartAspect, "first" | "second">): readonly [BodyId, BodyId] {
  return BODY_IDS.indexOf(first) <= BODY_IDS.indexOf(second) ? [first, second] : [second, first];
}

export type Tone = "conjunction" | "flowing" | "tense";

/** Tones of the five majors; a minor has none. */
export function toneOf(aspect: ChartAspect["aspect"]): Tone | undefined {
  if (aspect === "conjunction") return "conjunction";
  if (aspect === "trine" || aspect === "sextile") return "flowing";
  return aspect === "square" || aspect === "opposition" ? "tense" : undefined;
}

/** By how much an aspect matters, then by canonical pair: an order that swapping the people does not change. */
export function mostImportantFirst(aspects: readonly ChartAspect[]): readonly ChartAspect[] {
  return [...aspects].sort((a, b) => importanceOf(b) - importanceOf(a) || pairRank(a) - pairRank(b) || ownRank(a, b));
}

/** By strength, then by canonical pair. */
export function strongestFirst(aspects: readonly ChartAspect[]): readonly ChartAspect[] {
  return [...aspects].sort((a, b) => b.strength - a.strength || pairRank(a) - pairRank(b) || ownRank(a, b));
}

function pairRank(aspect: ChartAspect): number {
  const [low, high] = canonicalPair(aspect);
  return BODY_IDS.indexOf(low) * BODY_IDS.length + BODY_IDS.indexOf(high);
}

function ownRank(a: ChartAspect, b: ChartAspect): number {
  return BODY_IDS.indexOf(a.first) - BODY_IDS.indexOf(b.first);
}

/** The most strengths and the most challenges that an answer names. */
export const HIGHLIGHT_LIMIT = 5;

export interface Highlights {
  readonly strengths: readonly ChartAspect[];
  readonly challenges: readonly ChartAspect[];
}

/**
 * The aspects that matter most for and against: trines, sextiles and good conjunctions, and squares, oppositions, the
 * two lesser squares and hard conjunctions. A pair of bodies is named once on each side. The South Node, whose aspects
 * mirror the North Node's, and contacts of two slow bodies are left out.
 */
export function highlightsOf(aspects: readonly ChartAspect[]): Highlights {
  const ordered = mostImportantFirst(aspects.filter(isHighlight));
  return {
    strengths: onePerPair(ordered.filter((aspect) => aspectValue(aspect) > 0)),
    challenges: onePerPair(ordered.filter((aspect) => aspectValue(aspect) < 0)),
  };
}

function isHighlight({ first, second, aspect, strength }: ChartAspect): boolean {
  const decided = aspect !== "semi-sextile" && aspect !== "quincunx" && strength > 0;
  const isOwn = !isSlow(first) || !isSlow(second);
  return decided && isOwn && first !== "south-node" && second !== "south-node";
}

/** The bodies whose aspects to each other are shared by all people born within some years. */
const SLOW: readonly BodyId[] = ["uranus", "neptune", "pluto", "north-node", "chiron", "lilith"];

function isSlow(id: BodyId): boolean {
  return SLOW.includes(id);
}

function onePerPair(ordered: readonly ChartAspect[]): readonly ChartAspect[] {
  const byPair = new Map<number, ChartAspect>();
  for (const aspect of ordered) {
    const pair = pairRank(aspect);
    if (!byPair.has(pair)) byPair.set(pair, aspect);
    if (byPair.size === HIGHLIGHT_LIMIT) break;
  }
  return [...byPair.values()];
}

/** Whether both bodies are of Sun to Pluto. */
export function isBetweenPlanets({ first, second }: ChartAspect): boolean {
  return isPlanet(first) && isPlanet(second);
}
