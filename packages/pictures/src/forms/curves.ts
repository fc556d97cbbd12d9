import { at } from "@almagest/operation";
import type { Figure } from "../figure";
import { type GlyphName, glyph } from "../glyphs/glyph";
import { spreadOnLine } from "../layout/spread";
import { group, label, line, path, polyline, type Shape, widthOf } from "../shape";
import type { Role } from "../theme";
import { type Headed, headed } from "./heading";
import type { Tick } from "./strips";
import { LINE, PAGE_WIDTH, SIZE } from "./type";

export interface CurvePoint {
  readonly at: number;
  readonly value: number;
}

export interface Curve {
  readonly label: string;
  readonly glyph?: GlyphName | undefined;
  readonly paint?: Role;
  /** Dashes tell curves apart where colors cannot: `6 3`. */
  readonly dash?: string | undefined;
  /** Connected parts of the curve. */
  readonly runs: readonly (readonly CurvePoint[])[];
}

/** Curves over one scale, a line at the present, names at their right ends. */
export interface CurvesData extends Headed {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly Tick[];
  /** The value at the bottom and at the top; the first may be the greater. */
  readonly range: readonly [bottom: number, top: number];
  /** Horizontal lines, with their labels. */
  readonly levels: readonly (Tick & { readonly glyph?: GlyphName | undefined; readonly paint?: Role })[];
  readonly curves: readonly Curve[];
  readonly now?: number | undefined;
  readonly width?: number;
  readonly height?: number;
}

const AXIS = 24;
const HEIGHT = 420;
const GLYPH = 16;
const GAP = 8;
const ROW = 18;
/** Half the height of the lowest level's label. */
const BELOW = 8;

export function curves(data: CurvesData): Figure {
  const plot = plotOf(data);
  const shapes = [
    ...grid(data, plot),
    ...data.curves.map((curve) => curveShape(curve, plot)),
    ...(data.now === undefined
      ? []
      : [line(plot.x(data.now), AXIS, plot.x(data.now), plot.bottom, { stroke: "accent", "stroke-width": LINE.firm })]),
    ...names(data.curves, plot),
  ];
  const description = data.curves.map(({ label: name }) => name).join(", ");
  return headed(data, { width: plot.width, height: plot.bottom + BELOW, shapes, description });
}

interface Plot {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
}

function plotOf({ from, to, range, levels, curves: drawn, width = PAGE_WIDTH, height = HEIGHT }: CurvesData): Plot {
  const left = Math.max(0, ...levels.map(levelWidth)) + GAP;
  const right = width - Math.max(0, ...drawn.map(nameWidth)) - 2 * GAP;
  const [low, high] = range;
  return {
    left,
    right,
    width,
    bottom: AXIS + height,
    x: (at) => left + ((right - left) * (at - from)) / (to - from || 1),
    y: (value) => AXIS + (height * (high - value)) / (high - low || 1),
  };
}

function levelWidth({ label: text = "", glyph: name }: CurvesData["levels"][number]): number {
  return widthOf(text, SIZE.tiny) + (name === undefined ? 0 : GLYPH);
}

function nameWidth({ label: text, glyph: name }: Curve): number {
  return name === undefined ? widthOf(text, SIZE.small) : GLYPH;
}

function grid({ ticks, levels }: CurvesData, { left, right, bottom, x, y }: Plot): readonly Shape[] {
  return [
    ...ticks.flatMap(({ at: moment, label: text, isMajor = false }) => [
      line(x(moment), AXIS, x(moment), bottom, {
        stroke: "faint",
        "stroke-width": isMajor ? LINE.thin : LINE.hair,
        "data-at": moment,
      }),
      ...(text === undefined
        ? []
        : [label(text, { x: x(moment), y: AXIS / 2 - 2, size: SIZE.tiny, anchor: "middle", fill: "muted" })]),
    ]),
    ...levels.flatMap(({ at: value, label: text, glyph: name, paint = "muted", isMajor = false }) => [
      line(left, y(value), right, y(value), { stroke: "faint", "stroke-width": isMajor ? LINE.firm : LINE.hair }),
      ...(name === undefined
        ? []
        : [glyph(name, { x: left - GAP - GLYPH / 2, y: y(value), size: GLYPH - 2, stroke: paint })]),
      ...(text === undefined
        ? []
        : [
            label(text, {
              x: left - GAP - (name === undefined ? 0 : GLYPH),
              y: y(value),
              size: SIZE.tiny,
              anchor: "end",
              fill: paint,
            }),
          ]),
    ]),
  ];
}

function curveShape({ runs, paint = "ink", dash, label: name }: Curve, { x, y }: Plot): Shape {
  const lines = runs.map((points) => polyline(points.map((point) => ({ x: x(point.at), y: y(point.value) }))));
  return path(lines.join(""), {
    stroke: paint,
    "stroke-width": LINE.firm,
    "stroke-dasharray": dash,
    "data-name": name,
  });
}

/** The names at the right, in the order of the curves' ends, each with a thin line to its curve. */
function names(drawn: readonly Curve[], { right, y }: Plot): readonly Shape[] {
  const ends = drawn
    .flatMap((curve) => {
      const last = curve.runs.at(-1)?.at(-1);
      return last === undefined ? [] : [{ curve, y: y(last.value) }];
    })
    .sort((one, other) => one.y - other.y);
  const places = spreadOnLine(ends.map((end) => ({ at: end.y, half: ROW / 2 })));
  return ends.map(({ curve: { label: name, glyph: sign, paint = "ink" }, y: end }, index0) => {
    const place = at(places, index0);
    const x = right + 2 * GAP;
    return group([
      line(right, end, x - 3, place, { stroke: paint, "stroke-width": LINE.hair }),
      sign === undefined
        ? label(name, { x, y: place, size: SIZE.small, fill: paint })
        : glyph(sign, { x: x + GLYPH / 2, y: place, size: GLYPH, stroke: paint }),
    ]);
  });
}
