import { glyph } from "../../glyphs/glyph";
import { polar, turn } from "../../layout/polar";
import { circle, d, group, path, polyline, type Shape } from "../../shape";
import type { Role } from "../../theme";
import { LINE } from "../type";
import type { WheelAspect, WheelAspectName } from "./data";
import type { AngleOf } from "./signs";

/** How an aspect is drawn: a color for how it is felt, and dashes that tell it from the others without color. */
interface AspectLook {
  readonly paint: Role;
  readonly dashes?: string;
}

export const ASPECT_LOOKS: Readonly<Record<WheelAspectName, AspectLook>> = {
  conjunction: { paint: "accent" },
  "semi-sextile": { paint: "neutral", dashes: "1.5 5" },
  "semi-square": { paint: "hard", dashes: "1.5 4" },
  sextile: { paint: "soft", dashes: "7 5" },
  square: { paint: "hard" },
  trine: { paint: "soft" },
  sesquiquadrate: { paint: "hard", dashes: "1.5 4" },
  quincunx: { paint: "neutral", dashes: "1.5 5" },
  opposition: { paint: "hard", dashes: "14 4" },
};

const LEAST_WIDTH = 0.8;
const MOST_WIDTH = 2.3;
const GLYPH = 12;
const GLYPH_ROOM = 9;
/** Where along a line its glyph may stand, the best first. */
const SHARES: readonly number[] = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];
const CONJUNCTION_DEPTH = 7;
const DOT = 2.2;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The lines in the middle of a wheel; `atDeg` gives the longitudes of the one end and of the other. */
export function aspectShapes(
  aspects: readonly WheelAspect[],
  radius: number,
  angleOf: AngleOf,
  atDeg: (aspect: WheelAspect) => readonly [number, number] | undefined,
): readonly Shape[] {
  const taken: Point[] = [];
  const lines = aspects.flatMap((aspect) => {
    const ends = atDeg(aspect);
    return ends === undefined ? [] : [lineShape(aspect, [angleOf(ends[0]), angleOf(ends[1])], radius, taken)];
  });
  const ground = circle(0, 0, radius, { fill: "paper", stroke: "faint", "stroke-width": LINE.thin });
  const ends = new Set(aspects.flatMap((aspect) => atDeg(aspect) ?? []));
  const dots = [...ends].map((longitudeDeg) => {
    const { x, y } = polar(radius, angleOf(longitudeDeg));
    return circle(x, y, DOT, { fill: "muted" });
  });
  return [ground, ...lines, ...dots];
}

function lineShape(aspect: WheelAspect, [a, b]: readonly [number, number], radius: number, taken: Point[]): Shape {
  const { paint, dashes } = ASPECT_LOOKS[aspect.aspect];
  const strength = Math.min(1, Math.max(0, aspect.strength ?? 0.5));
  const attributes = {
    stroke: paint,
    "stroke-width": LEAST_WIDTH + (MOST_WIDTH - LEAST_WIDTH) * strength,
    ...(dashes === undefined ? {} : { "stroke-dasharray": dashes, "stroke-linecap": "butt" }),
  };
  const name = `${aspect.between[0]} ${aspect.aspect} ${aspect.between[1]}`;
  if (aspect.aspect === "conjunction")
    return group([path(conjunctionPath(radius, a, b), { ...attributes, "stroke-width": MOST_WIDTH })], {}, name);
  const [from, to] = [polar(radius, a), polar(radius, b)];
  const middle = freePlace(from, to, taken);
  if (middle === undefined) return group([path(polyline([from, to]), attributes)], {}, name);
  const sides = [from, to].map((end) => polyline([end, toward(middle, end, GLYPH_ROOM)]));
  return group(
    [path(sides.join(""), attributes), glyph(aspect.aspect, { ...middle, size: GLYPH, stroke: paint, weight: 2.4 })],
    {},
    name,
  );
}

/** The point at a distance from one point on the way to another. */
function toward(from: Point, to: Point, distance: number): Point {
  const share = distance / Math.max(distance, Math.hypot(to.x - from.x, to.y - from.y));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A clasp along the circle: the line between neighbors would be too short to see. */
function conjunctionPath(radius: number, a: number, b: number): string {
  const [first, last] = turn(b - a) <= 180 ? [a, b] : [b, a];
  const depth = radius - CONJUNCTION_DEPTH;
  const [p, q, r, s] = [polar(radius, first), polar(depth, first), polar(depth, last), polar(radius, last)];
  return d`M${p.x} ${p.y}L${q.x} ${q.y}A${depth} ${depth} 0 0 0 ${r.x} ${r.y}L${s.x} ${s.y}`;
}

function freePlace(from: Point, to: Point, taken: Point[]): Point | undefined {
  for (const share of SHARES) {
    const place = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    if (taken.some((other) => Math.hypot(other.x - place.x, other.y - place.y) < 2 * GLYPH_ROOM)) continue;
    taken.push(place);
    return place;
  }
  return undefined;
}
