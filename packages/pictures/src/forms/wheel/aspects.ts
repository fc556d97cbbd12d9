import { at } from "@almagest/operation";
import { glyph } from "../../glyphs/glyph";
import { polar, turn } from "../../layout/polar";
import { circle, d, group, path, polyline, type Shape } from "../../shape";
import type { Role } from "../../theme";
import { LINE } from "../type";
import { type AspectLine, glyphPlaces } from "./aspect-places";
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
  square: { paint: "hard", dashes: "18 3 3 3" },
  trine: { paint: "soft" },
  sesquiquadrate: { paint: "hard", dashes: "1.5 4" },
  quincunx: { paint: "neutral", dashes: "1.5 5" },
  opposition: { paint: "hard", dashes: "14 4" },
};

const LEAST_WIDTH = 0.8;
const MOST_WIDTH = 2.3;
const GLYPH = 12;
const GLYPH_ROOM = 9;
/** How deep the clasp of a conjunction is, and how much deeper one that would run into it. */
const CLASP = { depth: 6, step: 5 } as const;
const DOT = 2.2;
const OPEN_DOT = 3;
/** The ends at the outer ring's bodies stand so far within those at the inner ring's. */
const OUTER_ENDS = 14;

interface Point {
  readonly x: number;
  readonly y: number;
}

type Ends = readonly [number, number];

/** An aspect that is drawn: the longitudes of its ends. */
interface Drawn {
  readonly aspect: WheelAspect;
  readonly endsDeg: Ends;
}

/**
 * The lines in the middle of a wheel; `atDeg` gives the longitudes of the one end and of the other. Between two rings
 * the ends tell which ring is meant: dots at the edge the inner one, open circles within it the outer.
 */
export function aspectShapes(
  aspects: readonly WheelAspect[],
  radius: number,
  angleOf: AngleOf,
  atDeg: (aspect: WheelAspect) => Ends | undefined,
  isBetweenRings: boolean,
): readonly Shape[] {
  const drawn = aspects.flatMap((aspect): readonly Drawn[] => {
    const endsDeg = atDeg(aspect);
    return endsDeg === undefined ? [] : [{ aspect, endsDeg }];
  });
  const radii: Ends = [radius, isBetweenRings ? radius - OUTER_ENDS : radius];
  const clasped = isBetweenRings ? [] : drawn.filter(({ aspect }) => aspect.aspect === "conjunction");
  const straight = drawn.filter((one) => !clasped.includes(one));
  const lines = straight.map(
    ({ endsDeg }): AspectLine => [polar(radii[0], angleOf(endsDeg[0])), polar(radii[1], angleOf(endsDeg[1]))],
  );
  const places = glyphPlaces(lines);
  const ground = circle(0, 0, radius, { fill: "paper", stroke: "faint", "stroke-width": LINE.thin });
  return [
    ground,
    ...claspShapes(clasped, radius, angleOf),
    ...straight.map(({ aspect }, index0) => lineShape(aspect, at(lines, index0), places[index0])),
    ...endShapes(drawn, radii, angleOf),
  ];
}

function endShapes(drawn: readonly Drawn[], [inner, outer]: Ends, angleOf: AngleOf): readonly Shape[] {
  const ends = (side: 0 | 1): readonly number[] => drawn.map(({ endsDeg }) => endsDeg[side]);
  const dots = new Set(inner === outer ? [...ends(0), ...ends(1)] : ends(0));
  const open = inner === outer ? new Set<number>() : new Set(ends(1));
  return [
    ...[...open].map((longitudeDeg) => {
      const { x, y } = polar(outer, angleOf(longitudeDeg));
      return circle(x, y, OPEN_DOT, { fill: "paper", stroke: "accent", "stroke-width": 1.4 });
    }),
    ...[...dots].map((longitudeDeg) => {
      const { x, y } = polar(inner, angleOf(longitudeDeg));
      return circle(x, y, DOT, { fill: "muted" });
    }),
  ];
}

function nameOf({ aspect, between }: WheelAspect): string {
  return `${between[0]} ${aspect} ${between[1]}`;
}

function lineShape(aspect: WheelAspect, [from, to]: AspectLine, place: Point | undefined): Shape {
  const { paint, dashes } = ASPECT_LOOKS[aspect.aspect];
  const strength = Math.min(1, Math.max(0, aspect.strength ?? 0.5));
  const attributes = {
    stroke: paint,
    "stroke-width": LEAST_WIDTH + (MOST_WIDTH - LEAST_WIDTH) * strength,
    ...(dashes === undefined ? {} : { "stroke-dasharray": dashes, "stroke-linecap": "butt" }),
  };
  const name = nameOf(aspect);
  if (place === undefined || Math.hypot(to.x - from.x, to.y - from.y) < SHORTEST)
    return group([path(polyline([from, to]), attributes)], {}, name);
  const sides = [from, to].map((end) => polyline([end, toward(place, end, GLYPH_ROOM)]));
  return group(
    [path(sides.join(""), attributes), glyph(aspect.aspect, { ...place, size: GLYPH, stroke: paint, weight: 2.4 })],
    {},
    name,
  );
}

/** A line that is no longer than this has no glyph: nothing of it would be left. */
const SHORTEST = 2.5 * GLYPH_ROOM;

/** The point at a distance from one point on the way to another. */
function toward(from: Point, to: Point, distance: number): Point {
  const share = distance / Math.max(distance, Math.hypot(to.x - from.x, to.y - from.y));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Clasps along the circle, where lines between neighbors would be too short to see: one within the other where they meet. */
function claspShapes(conjunctions: readonly Drawn[], radius: number, angleOf: AngleOf): readonly Shape[] {
  const levels: { readonly from: number; readonly width: number; readonly level: number }[] = [];
  return conjunctions.map(({ aspect, endsDeg: [a, b] }) => {
    const [from, width] = turn(b - a) <= 180 ? [a, turn(b - a)] : [b, turn(a - b)];
    const meeting = levels.filter((one) => turn(from - one.from) <= one.width || turn(one.from - from) <= width);
    let level = 0;
    while (meeting.some((one) => one.level === level)) level += 1;
    levels.push({ from, width, level });
    const d = claspPath(radius, CLASP.depth + CLASP.step * level, angleOf(from), angleOf(from + width));
    return group([path(d, { stroke: ASPECT_LOOKS.conjunction.paint, "stroke-width": MOST_WIDTH })], {}, nameOf(aspect));
  });
}

function claspPath(radius: number, depth: number, first: number, last: number): string {
  const inner = radius - depth;
  const [p, q, r, s] = [polar(radius, first), polar(inner, first), polar(inner, last), polar(radius, last)];
  return d`M${p.x} ${p.y}L${q.x} ${q.y}A${inner} ${inner} 0 0 0 ${r.x} ${r.y}L${s.x} ${s.y}`;
}
