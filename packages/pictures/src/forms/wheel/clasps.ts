import { type PolarPoint, polar, turn } from "../../layout/polar";
import { d } from "../../shape";
import type { Point } from "./sign-places";

/** How far the ends of a clasp reach out, where the first one lies, the next one inside of it, and all of them end. */
const HOOK = 4;
const FIRST = 11;
const STEP = 11;
const ALL = 90;
/** Clasps nearer to each other than this lie at different depths. */
const APART_DEG = 2;
/** A sign stands so far inside of its clasp, and so far aside where that is taken. */
const SIGN = 8;
const ASIDE_DEG: readonly number[] = [0, -3, 3, -6, 6, -9, 9, -12, 12];

/** What holds two neighbors together: the line between them would be too short to see. */
export interface Clasp {
  readonly radius: number;
  readonly fromDeg: number;
  readonly widthDeg: number;
}

/** Clasps at their depths, so that none runs on into another one, which would join what is no conjunction. */
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

/** Where the sign of a clasp may stand: within it or beside it. */
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
