import { type PolarPoint, polar, turn } from "../../layout/polar";
import { d } from "../../shape";
import type { Point } from "./sign-places";

/** The length of a clasp's hooks, the depth of the first clasp, the step to the next one, and the greatest depth. */
const HOOK = 4;
const FIRST = 11;
const STEP = 11;
const ALL = 90;
/** Clasps closer to each other than this have different depths. */
const APART_DEG = 2;
/** The distance of a sign from its clasp, and its possible shifts to the side. */
const SIGN = 8;
const ASIDE_DEG: readonly number[] = [0, -3, 3, -6, 6, -9, 9, -12, 12];

/** Connects two neighbors: the line between them would be too short to see. */
export interface Clasp {
  readonly radius: number;
  readonly fromDeg: number;
  readonly widthDeg: number;
}

/**
 * Clasps at different depths, so that none runs into another one, which would suggest a conjunction that does not
 * exist.
 */
export function claspsOf(rim: number, pairs: readonly (readonly [PolarPoint, PolarPoint])[]): readonly Clasp[] {
  const levels: Clasp[][] = [];
  const found = pairs.map(([{ deg: a }, { deg: b }]) => {
    const [fromDeg, widthDeg] = turn(b - a) <= 180 ? [a, turn(b - a)] : [b, turn(a - b)];
    const clasp = { radius: 0, fromDeg, widthDeg };
    const free0 = levels.findIndex((level) => level.every((other) => areApart(clasp, other)));
    const level0 = free0 < 0 ? levels.length : free0;
    levels[level0] = [...(levels[level0] ?? []), clasp];
    return { clasp, level0 };
  });
  const step = Math.min(STEP, ALL / levels.length);
  return found.map(({ clasp, level0 }) => ({ ...clasp, radius: rim - FIRST - step * level0 }));
}

function areApart(one: Clasp, other: Clasp): boolean {
  const isAfter = (a: Clasp, b: Clasp): boolean => turn(b.fromDeg - a.fromDeg) > a.widthDeg + APART_DEG;
  return isAfter(one, other) && isAfter(other, one);
}

/** Possible places for the sign of a clasp: inside it or beside it. */
export function claspPlace({ radius, fromDeg, widthDeg }: Clasp, index0: number): Point | undefined {
  const aside = ASIDE_DEG[index0];
  return aside === undefined ? undefined : polar(radius - SIGN, fromDeg + widthDeg / 2 + aside);
}

export function claspPath({ radius, fromDeg, widthDeg }: Clasp): string {
  const end = fromDeg + widthDeg;
  const [p, q, r, s] = [
    polar(radius + HOOK, fromDeg),
    polar(radius, fromDeg),
    polar(radius, end),
    polar(radius + HOOK, end),
  ];
  return d`M${p.x} ${p.y}L${q.x} ${q.y}A${radius} ${radius} 0 0 0 ${r.x} ${r.y}L${s.x} ${s.y}`;
}
