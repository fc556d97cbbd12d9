import { separationDeg } from "@almagest/ephemeris";
import type { ChartBody } from "../chart/bodies";
import type { PatternOrbs } from "./model";

export type Link = "sextile" | "square" | "trine" | "quincunx" | "opposition";

const LINKS = [
  ["sextile", 60],
  ["square", 90],
  ["trine", 120],
  ["quincunx", 150],
  ["opposition", 180],
] as const satisfies readonly (readonly [Link, number])[];

/** Which bodies are linked by which aspect, and how tightly (0 to 100). */
export interface LinkTable {
  /** True if each of `others` is linked to `index0` by `link`. */
  all(index0: number, link: Link, others: readonly number[]): boolean;
  /** Closeness of one existing link. */
  closeness(first0: number, second0: number): number;
  /** Indexes greater than `index0` linked to it by `link`. */
  after(index0: number, link: Link): readonly number[];
}

/** Tests every pair once. Orbs are far narrower than half the gap between two links, so a pair has at most one. */
export function linkTable(bodies: readonly ChartBody[], orbs: PatternOrbs): LinkTable {
  const links = bodies.map((first) => bodies.map((second) => linkBetween(first, second, orbs)));
  const at = (a: number, b: number): { link: Link; closeness: number } | undefined => links[a]?.[b];
  return {
    all: (index0, link, others) => others.every((other) => at(index0, other)?.link === link),
    closeness: (first0, second0) => at(first0, second0)?.closeness ?? 0,
    after: (index0, link) =>
      bodies.flatMap((_, other) => (other > index0 && at(index0, other)?.link === link ? [other] : [])),
  };
}

function linkBetween(
  first: ChartBody,
  second: ChartBody,
  orbs: PatternOrbs,
): { readonly link: Link; readonly closeness: number } | undefined {
  const separation = separationDeg(first.longitudeDeg, second.longitudeDeg);
  for (const [link, angleDeg] of LINKS) {
    const orbDeg = Math.abs(separation - angleDeg);
    if (orbDeg <= orbs[link]) return { link, closeness: 100 * (1 - orbDeg / orbs[link]) };
  }
  return undefined;
}
