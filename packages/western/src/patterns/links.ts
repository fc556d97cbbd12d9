import { separationDeg } from "@almagest/ephemeris";
import { at, InvariantError } from "@almagest/operation";
import type { ChartBody } from "@almagest/sky";
import type { PatternOrbs } from "./model";

export type Link = "sextile" | "square" | "trine" | "quincunx" | "opposition";

/** The aspects that figures are made of, with their angles. */
export const LINKS = [
  ["sextile", 60],
  ["square", 90],
  ["trine", 120],
  ["quincunx", 150],
  ["opposition", 180],
] as const satisfies readonly (readonly [Link, number])[];

/** Bodies of one chart as a set: a bit for each zero-based index. A chart has fourteen, and a set room for 31. */
export type BodySet = number;

/** Which bodies are linked by which aspect, and how tightly. Bodies are named by zero-based index. */
export interface LinkTable {
  readonly count: number;
  /** For each body, those linked to it. */
  readonly of: Readonly<Record<Link, readonly BodySet[]>>;
  /** Closeness of one existing link, 0 to 100. */
  closeness(first0: number, second0: number): number;
}

/** Tests every pair once. Orbs are far narrower than half the gap between two links, so a pair has at most one. */
export function linkTable(bodies: readonly ChartBody[], orbs: PatternOrbs): LinkTable {
  const count = bodies.length;
  const of = {
    sextile: none(count),
    square: none(count),
    trine: none(count),
    quincunx: none(count),
    opposition: none(count),
  };
  const closeness = new Map<number, number>();
  for (let first0 = 0; first0 < count; first0++) {
    for (let second0 = first0 + 1; second0 < count; second0++) {
      const pair = linkBetween(at(bodies, first0), at(bodies, second0), orbs);
      if (pair === undefined) continue;
      const linked = of[pair.link];
      linked[first0] = at(linked, first0) | (1 << second0);
      linked[second0] = at(linked, second0) | (1 << first0);
      closeness.set(pairKey(first0, second0), pair.closeness);
    }
  }
  return {
    count,
    of,
    closeness: (first0, second0) => {
      const found = closeness.get(pairKey(first0, second0));
      if (found === undefined) throw new InvariantError("members of a figure that are not linked", { first0, second0 });
      return found;
    },
  };
}

function none(count: number): BodySet[] {
  return new Array<BodySet>(count).fill(0);
}

/** The same whichever of the two comes first. */
function pairKey(first0: number, second0: number): number {
  return setOf([first0, second0]);
}

export function setOf(members: readonly number[]): BodySet {
  let set = 0;
  for (const index0 of members) set |= 1 << index0;
  return set;
}

/** Its members in ascending order. */
export function membersOf(set: BodySet): readonly number[] {
  const members: number[] = [];
  for (let index0 = 0; set >> index0 !== 0; index0++) if (has(set, index0)) members.push(index0);
  return members;
}

export function has(set: BodySet, index0: number): boolean {
  return ((set >> index0) & 1) === 1;
}

/** The members of a set behind one index. */
export function after(set: BodySet, index0: number): BodySet {
  return (set >> (index0 + 1)) << (index0 + 1);
}

interface LinkedPair {
  readonly link: Link;
  /** 0 to 100 */
  readonly closeness: number;
}

function linkBetween(first: ChartBody, second: ChartBody, orbs: PatternOrbs): LinkedPair | undefined {
  const separation = separationDeg(first.longitudeDeg, second.longitudeDeg);
  for (const [link, angleDeg] of LINKS) {
    const orbDeg = Math.abs(separation - angleDeg);
    if (orbDeg <= orbs[link]) return { link, closeness: 100 * (1 - orbDeg / orbs[link]) };
  }
  return undefined;
}
