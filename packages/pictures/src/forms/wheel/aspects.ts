import { at } from "@almagest/operation";
import { glyph } from "../../glyphs/glyph";
import { type PolarPoint, polar } from "../../layout/polar";
import { circle, group, path, polyline, type Shape } from "../../shape";
import type { Role } from "../../theme";
import { ASPECT_LOOKS } from "../aspect-looks";
import { LINE } from "../type";
import { claspPath, claspPlace, claspsOf } from "./clasps";
import type { WheelAspect } from "./data";
import { type Point, placeSigns, type Sign, type SignWish } from "./sign-places";
import type { WheelSize } from "./size";

const LEAST_WIDTH = 0.8;
const MOST_WIDTH = 2.3;
const SIGN_WEIGHT = 2.4;
/** The gap in a line around its sign, as a share of the sign's size. */
const GAP = 0.75;
/** The step and number of positions that are tried for a sign along its line. */
const STEP = 0.0125;
const MOST_STEPS = 66;
/** Half the sizes of the marks at a line's ends: a dot at an inner body, a ring at an outer one. */
const DOT = 2.2;
const RING = 2.8;

/** The end of an aspect; `isOuter` if the body is in a bi-wheel's outer ring. */
export interface AspectEnd extends PolarPoint {
  readonly isOuter: boolean;
}

type Ends = readonly [AspectEnd, AspectEnd];

/** A line, by its distance from the middle along its normal. */
interface Line {
  readonly paint: Role;
  readonly from: Point;
  readonly to: Point;
  readonly normal: Point;
  readonly distance: number;
}

/**
 * The lines in the middle of a wheel, each with its sign; the closest contacts are drawn last, and choose their places
 * first.
 */
export function aspectShapes(
  aspects: readonly WheelAspect[],
  { aspects: radius, isWhole }: WheelSize,
  endsOf: (aspect: WheelAspect) => Ends | undefined,
): readonly Shape[] {
  const found = aspects.flatMap((aspect) => {
    const ends = endsOf(aspect);
    return ends === undefined ? [] : [{ aspect, ends }];
  });
  const isClasp = ({ aspect }: { readonly aspect: WheelAspect }): boolean => aspect.aspect === "conjunction";
  const [pairs, others] = [found.filter(isClasp).toReversed(), found.filter((one) => !isClasp(one)).toReversed()];
  const rim = Math.min(radius, ...found.flatMap(({ ends }) => ends.map((end) => end.radius)));
  const clasps = claspsOf(
    rim,
    pairs.map(({ ends }) => ends),
  );
  const lines = others.map(({ aspect, ends }) => lineOf(ASPECT_LOOKS[aspect.aspect].paint, ends));
  const wishes = [
    ...clasps.map((clasp): SignWish => ({ place: (index0) => claspPlace(clasp, index0), isSpare: true })),
    ...lines.map((line) => signWish(line, lines)),
  ];
  const signs = isWhole ? placeSigns(wishes) : [];
  const joints = [...pairs, ...others].map(({ aspect }, index0) => {
    const [clasp, sign] = [clasps[index0], signs[index0]];
    const drawn = clasp === undefined ? linePath(at(lines, index0 - clasps.length), sign) : claspPath(clasp);
    return joint(aspect, drawn, sign);
  });
  return [
    circle(0, 0, radius, { fill: "paper", stroke: "faint", "stroke-width": LINE.thin }),
    group(joints.toReversed(), { "stroke-linecap": "butt", "stroke-width": SIGN_WEIGHT }),
    ...endShapes(found.flatMap(({ ends }) => ends)),
  ];
}

/** Positions along a line, clear of other lines of its color. */
function signWish(line: Line, lines: readonly Line[]): SignWish {
  const { paint } = line;
  const alike = lines.filter((other) => other !== line && other.paint === paint);
  return {
    place: (index0) => (index0 > MOST_STEPS ? undefined : between(line, shareAt(index0))),
    isClear: (place, distance) => alike.every((other) => distanceFrom(other, place) > distance),
  };
}

/** The middle, then steps from it to alternate sides. */
function shareAt(step0: number): number {
  return 0.5 + Math.ceil(step0 / 2) * (step0 % 2 === 0 ? STEP : -STEP);
}

function lineOf(paint: Role, [one, other]: Ends): Line {
  const [from, to] = [polar(one.radius, one.deg), polar(other.radius, other.deg)];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const normal = { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
  return { paint, from, to, normal, distance: normal.x * from.x + normal.y * from.y };
}

function distanceFrom({ normal, distance }: Line, { x, y }: Point): number {
  return Math.abs(normal.x * x + normal.y * y - distance);
}

function between({ from, to }: Pick<Line, "from" | "to">, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function linePath({ from, to }: Line, sign: Sign | undefined): string {
  if (sign === undefined) return polyline([from, to]);
  return [from, to].map((end) => polyline([end, toward(sign, end, GAP * sign.size)])).join("");
}

/** The point at a distance from one point on the way to another. */
function toward(from: Point, to: Point, distance: number): Point {
  return between({ from, to }, distance / Math.max(distance, Math.hypot(to.x - from.x, to.y - from.y)));
}

/** The connection of two bodies, with its sign. */
function joint({ aspect, between, strength = 0.5 }: WheelAspect, line: string, sign: Sign | undefined): Shape {
  const { paint, dashes } = ASPECT_LOOKS[aspect];
  const width = LEAST_WIDTH + (MOST_WIDTH - LEAST_WIDTH) * Math.min(1, Math.max(0, strength));
  const drawn = path(line, { stroke: paint, "stroke-width": width, "stroke-dasharray": dashes });
  const signs = sign === undefined ? [] : [glyph(aspect, { ...sign, stroke: paint, weight: SIGN_WEIGHT })];
  return group([drawn, ...signs], { stroke: paint }, `${between[0]} ${aspect} ${between[1]}`);
}

/** Dots at inner bodies, rings at outer ones, one for each body. */
function endShapes(ends: readonly AspectEnd[]): readonly Shape[] {
  const once = new Map(ends.map((end) => [`${end.radius} ${end.deg}`, end]));
  return [...once.values()].map(({ radius, deg, isOuter }) => {
    const { x, y } = polar(radius, deg);
    return circle(x, y, isOuter ? RING : DOT, isOuter ? { fill: "paper", stroke: "accent" } : { fill: "muted" });
  });
}
