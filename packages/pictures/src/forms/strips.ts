import { COMPACT_WIDTH } from "../compact";
import type { Figure } from "../figure";
import { type GlyphName, glyph } from "../glyphs/glyph";
import { circle, group, label, line, rect, type Shape, SMALLEST, widthOf } from "../shape";
import type { Role } from "../theme";
import { type DiscName, discMark } from "./discs";
import { type Headed, headed } from "./heading";
import { LINE, PAGE_WIDTH, SIZE } from "./type";

/** A span of a lane: `[from, to)` on the scale. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly label?: string | undefined;
  /** Shown where the label would be cut. */
  readonly short?: string | undefined;
  readonly glyph?: GlyphName | undefined;
  /** Its background; `wash` by default. */
  readonly ground?: Role | undefined;
  readonly paint?: Role | undefined;
  /** The current one. */
  readonly isMarked?: boolean;
}

/** One moment of a lane. */
export interface Point {
  readonly at: number;
  readonly label?: string | undefined;
  readonly glyph?: GlyphName | undefined;
  /** Beside the first glyph: the other body, or the sign. */
  readonly second?: GlyphName | undefined;
  /** Instead of a glyph. */
  readonly disc?: DiscName | undefined;
  readonly paint?: Role | undefined;
}

export interface Lane {
  readonly label: string;
  readonly glyph?: GlyphName | undefined;
  readonly spans?: readonly Span[];
  readonly points?: readonly Point[];
}

export interface Tick {
  readonly at: number;
  readonly label?: string;
  readonly isMajor?: boolean;
}

/** Lanes on one scale (days, hours, years: the unit is the caller's), with ticks above and a line at the present. */
export interface StripsData extends Headed {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly Tick[];
  readonly lanes: readonly Lane[];
  readonly now?: { readonly at: number; readonly label: string } | undefined;
  readonly width?: number;
}

const AXIS = 26;
const LANE = 34;
const INSET = 3;
const GLYPH = 18;
/** Half the width of a point's mark. */
const HALF = (GLYPH - 1) / 2;
const GAP = 12;
const DOT = 4;
const DISC = 7;
/** From the middle of a point to the middle of its second glyph. */
const SECOND = 15;
const SECOND_SIZE = 13;
/** From the middle of a point to the end of its second glyph. */
const PAIR_REACH = SECOND + SECOND_SIZE / 2;
/** The gap between two pairs. */
const PAIR_GAP = 5;
const MOST_LABEL = 0.3;

/** A timeline. */
export function strips(data: StripsData): Figure {
  // On a narrow screen the glyph of a lane is its name.
  const lanes = data.lanes.map((lane) => (lane.glyph === undefined ? lane : { ...lane, label: "" }));
  const compact = (): Figure => ({
    ...stripsIn({ ...data, lanes }, COMPACT_WIDTH),
    description: describe(data),
    isCompact: true,
  });
  return headed(data, { ...stripsIn(data, data.width ?? PAGE_WIDTH), compact });
}

function stripsIn(data: StripsData, width: number): Figure {
  const left = Math.min(width * MOST_LABEL, Math.max(0, ...data.lanes.map(labelWidth))) + GAP;
  const place = scaleOf(data, left, width);
  const isInside = (at: number): boolean => at >= data.from && at <= data.to;
  const tops = topsOf(data.lanes.map((lane) => heightOf(lane, tracksOf(lane, data, place))));
  const bottom = tops.at(-1) ?? AXIS;
  const height = bottom + (data.now === undefined ? 0 : SIZE.small * 2);
  const shapes = [
    ...tickShapes(
      data.ticks.filter(({ at }) => isInside(at)),
      place,
      bottom,
      width,
    ),
    ...data.lanes.flatMap((lane, index0) => laneShapes(lane, data, place, tops[index0] ?? AXIS, left)),
    ...(data.now !== undefined && isInside(data.now.at)
      ? nowShapes(data.now.label, place(data.now.at), bottom, width)
      : []),
  ];
  return { width, height, shapes, description: describe(data) };
}

type Place = (at: number) => number;

/** The scale from the labels of the lanes to the right edge; it ends earlier where a pair would leave the picture. */
function scaleOf({ from, to, lanes }: StripsData, left: number, width: number): Place {
  const upTo = (end: number, at: number): number => left + ((end - left) * (at - from)) / (to - from || 1);
  const pairs = lanes.flatMap(({ points = [] }) => points.filter(({ second }) => second !== undefined));
  const isTight = pairs.some(({ at }) => at >= from && at <= to && upTo(width, at) + PAIR_REACH > width);
  const end = isTight ? width - PAIR_REACH : width;
  return (at) => upTo(end, at);
}

/** Points of a lane that would overlap go one below the other, each at its moment. */
function tracksOf({ points = [] }: Lane, { from, to }: StripsData, place: Place): readonly (readonly Point[])[] {
  const tracks: { free: number; readonly points: Point[] }[] = [];
  const inside = points.filter(({ at }) => at >= from && at <= to).toSorted((a, b) => a.at - b.at);
  for (const point of inside) {
    const x = place(point.at);
    const track = tracks.find(({ free }) => free <= x - HALF) ?? { free: -Infinity, points: [] };
    if (track.points.length === 0) tracks.push(track);
    track.points.push(point);
    track.free = x + (point.second === undefined ? HALF : PAIR_REACH + PAIR_GAP);
  }
  return tracks.map((track) => track.points);
}

/** The spans of a lane are above its points. */
function heightOf({ spans = [] }: Lane, tracks: readonly (readonly Point[])[]): number {
  if (spans.length === 0) return Math.max(LANE, tracks.length * GLYPH + 2 * INSET);
  return LANE + (tracks.length === 0 ? 0 : tracks.length * GLYPH + INSET);
}

/** The tops of the lanes, and the bottom of the last one. */
function topsOf(heights: readonly number[]): readonly number[] {
  let y: number = AXIS;
  return [y, ...heights.map((height) => (y += height))];
}

function labelWidth({ label: text, glyph: name }: Lane): number {
  return widthOf(text, SIZE.text) + (name === undefined ? 0 : GLYPH + GAP / 2);
}

/** A tick's label is left out if it would overlap the one before it. */
function tickShapes(ticks: readonly Tick[], place: Place, bottom: number, width: number): readonly Shape[] {
  let free = -Infinity;
  return ticks.flatMap(({ at, label: text = "", isMajor = false }) => {
    const x = place(at);
    const half = widthOf(text, SIZE.small) / 2;
    const middle = Math.min(Math.max(x, half), width - half);
    const isShown = text !== "" && middle - half >= free;
    if (isShown) free = middle + half + GAP / 2;
    const stroke = isMajor ? ("muted" as const) : ("faint" as const);
    return [
      line(x, AXIS - 6, x, bottom, { stroke, "stroke-width": isMajor ? LINE.thin : LINE.hair, "data-at": at }),
      ...(isShown
        ? [label(text, { x: middle, y: AXIS / 2 - 3, size: SIZE.small, anchor: "middle", fill: "muted" })]
        : []),
    ];
  });
}

function laneShapes(lane: Lane, data: StripsData, place: Place, y: number, left: number): readonly Shape[] {
  const { from, to } = data;
  const tracks = tracksOf(lane, data, place);
  const middle = y + heightOf(lane, tracks) / 2;
  const indent = lane.glyph === undefined ? 0 : GLYPH + GAP / 2;
  const spans = (lane.spans ?? []).filter((span) => span.to > from && span.from < to);
  const first = spans.length === 0 ? middle - ((tracks.length - 1) * GLYPH) / 2 : y + LANE + GLYPH / 2;
  return [
    line(0, y, place(to), y, { stroke: "faint", "stroke-width": LINE.hair }),
    ...(lane.glyph === undefined ? [] : [glyph(lane.glyph, { x: GLYPH / 2, y: middle, size: GLYPH })]),
    ...(lane.label === ""
      ? []
      : [label(lane.label, { x: indent, y: middle, size: SIZE.text, maxWidth: left - GAP - indent })]),
    ...spans.map((span) => spanShape(span, place(Math.max(span.from, from)), place(Math.min(span.to, to)), y)),
    ...tracks.flatMap((points, track0) =>
      points.map((point) => pointShape(point, place(point.at), first + track0 * GLYPH)),
    ),
  ];
}

function spanShape(span: Span, x: number, end: number, y: number): Shape {
  const { paint = "ink", ground = "wash", isMarked = false } = span;
  const middle = y + LANE / 2;
  const [width, room] = [end - x, end - x - 2 * INSET];
  const hasGlyph = span.glyph !== undefined && room >= GLYPH;
  const indent = hasGlyph ? GLYPH : 0;
  // A text that would be cut is left to the description.
  const fits = (text: string | undefined): boolean =>
    text !== undefined && widthOf(text, SIZE.small, isMarked) * SMALLEST <= room - indent - INSET;
  const text = [span.label, span.short].find(fits) ?? "";
  const hasText = text !== "";
  return group(
    [
      rect(
        { x, y: y + INSET, width, height: LANE - 2 * INSET },
        {
          fill: isMarked ? "accentWash" : ground,
          stroke: isMarked ? "accent" : paint,
          "stroke-width": isMarked ? LINE.bold : LINE.hair,
          rx: 3,
        },
      ),
      ...(hasGlyph && span.glyph !== undefined
        ? [glyph(span.glyph, { x: x + INSET + GLYPH / 2, y: middle, size: GLYPH - 2, stroke: paint })]
        : []),
      ...(hasText
        ? [
            label(text, {
              x: x + 2 * INSET + indent,
              y: middle,
              size: SIZE.small,
              fill: paint,
              isBold: isMarked,
              maxWidth: room - indent - INSET,
            }),
          ]
        : []),
    ],
    { "data-from": span.from, "data-to": span.to },
  );
}

function pointShape(point: Point, x: number, y: number): Shape {
  const { paint = "ink", second } = point;
  return group(
    [
      ...(second === undefined ? [] : glyphMark(second, x + SECOND, y, paint, SECOND_SIZE)),
      ...firstMark(point, x, y, paint),
    ],
    { "data-at": point.at },
  );
}

function firstMark({ glyph: name, disc }: Point, x: number, y: number, paint: Role): readonly Shape[] {
  if (disc !== undefined) return [discMark(disc, x, y, DISC)];
  return name === undefined ? [circle(x, y, DOT, { fill: paint })] : glyphMark(name, x, y, paint, GLYPH - 2);
}

function glyphMark(name: GlyphName, x: number, y: number, stroke: Role, size: number): readonly Shape[] {
  return [circle(x, y, size / 2 + 1, { fill: "paper" }), glyph(name, { x, y, size, stroke })];
}

function nowShapes(text: string, x: number, bottom: number, width: number): readonly Shape[] {
  const half = widthOf(text, SIZE.small, true) / 2;
  return [
    line(x, AXIS - 6, x, bottom + 4, { stroke: "accent", "stroke-width": LINE.bold }),
    label(text, {
      x: Math.min(Math.max(x, half), width - half),
      y: bottom + SIZE.small + 2,
      size: SIZE.small,
      anchor: "middle",
      fill: "accent",
      isBold: true,
    }),
  ];
}

function describe({ lanes }: StripsData): string {
  return lanes
    .map(({ label: name, spans = [], points = [] }) =>
      [name, ...spans.map((span) => span.label), ...points.map((point) => point.label)]
        .filter((text) => text !== undefined && text !== "")
        .join(", "),
    )
    .join("; ");
}
