import { glyph } from "../../glyphs/glyph";
import { polar, turn } from "../../layout/polar";
import { circle, d, group, path, round, type Shape } from "../../shape";
import { sectorPath } from "../sector";
import { LINE } from "../type";
import { signLook } from "./degree";

/** Where a longitude is seen, in degrees counter-clockwise from the right. */
export type AngleOf = (longitudeDeg: number) => number;

const GLYPH = 27;
/** How far ticks reach inwards: each degree, each fifth, each tenth. */
const TICK = { one: 4, five: 7, ten: 10 } as const;

/** The twelve signs, counter-clockwise. */
export function signRing(inner: number, outer: number, angleOf: AngleOf): readonly Shape[] {
  const sectors = Array.from({ length: 12 }, (_, sign0) => {
    const { glyph: name, paint, ground } = signLook(sign0);
    const from = angleOf(sign0 * 30);
    const middle = polar((inner + outer) / 2, from + 15);
    return group(
      [
        path(sectorPath(inner, outer, from, from + 30), { fill: ground, stroke: "faint", "stroke-width": LINE.thin }),
        glyph(name, { ...middle, size: GLYPH, stroke: paint, weight: 1.9 }),
      ],
      {},
      `sign-${sign0 + 1}`,
    );
  });
  const edges = [outer, inner].map((radius) => circle(0, 0, radius, { stroke: "muted", "stroke-width": LINE.thin }));
  return [...sectors, ...edges];
}

/** A scale of degrees inside of a circle: as it is where 0° stands right, and turned from there. */
export function degreeTicks(radius: number, angleOf: AngleOf): Shape {
  return path(scaleOf(radius), {
    transform: `rotate(${round(-turn(angleOf(0)))})`,
    stroke: "muted",
    "stroke-width": LINE.hair,
    "data-name": "ticks",
  });
}

/** Rings have few radii; more than these are not kept. */
const MOST_SCALES = 64;
const scales = new Map<number, string>();

function scaleOf(radius: number): string {
  const known = scales.get(radius);
  if (known !== undefined) return known;
  const made = scalePath(radius);
  if (scales.size < MOST_SCALES) scales.set(radius, made);
  return made;
}

/** In steps from one stroke's end to the next one's beginning. */
function scalePath(radius: number): string {
  let dText = "";
  let pen = { x: 0, y: 0 };
  for (let degree = 0; degree < 360; degree += 1) {
    const from = rounded(polar(radius, degree));
    const to = rounded(polar(radius - tickLength(degree), degree));
    dText += d`m${from.x - pen.x} ${from.y - pen.y}l${to.x - from.x} ${to.y - from.y}`;
    pen = to;
  }
  return dText;
}

/**
 * Steps between places that were rounded once add up to those places. A tenth is less than 0.02° where the scale is
 * narrowest, and a sixth shorter than a hundredth.
 */
function rounded({ x, y }: { readonly x: number; readonly y: number }): { readonly x: number; readonly y: number } {
  return { x: Math.round(10 * x) / 10, y: Math.round(10 * y) / 10 };
}

function tickLength(degree: number): number {
  if (degree % 10 === 0) return TICK.ten;
  return degree % 5 === 0 ? TICK.five : TICK.one;
}
