import { at as itemAt } from "@almagest/operation";
import { COMPACT_WIDTH, LEAST_LETTERS } from "../compact";
import type { Figure } from "../figure";
import { type GlyphName, glyph } from "../glyphs/glyph";
import { polar, turn } from "../layout/polar";
import { spreadOnLine } from "../layout/spread";
import { group, label, moved, path, polyline, type Shape, widthOf } from "../shape";
import type { Role } from "../theme";
import { type Headed, headed } from "./heading";
import { centerShapes } from "./ring";
import { cellShape, labelSize, type PlacedCell, placedCell } from "./ring-cell";
import { sectorPath } from "./sector";
import { LINE, PAGE_WIDTH, SIZE } from "./type";

/** A part of the day: `[from, to)` in hours after the local midnight at its start; may pass 24. */
export interface ClockSpan {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly glyph?: GlyphName | undefined;
  readonly note?: string | undefined;
  readonly ground?: Role | undefined;
  readonly paint?: Role | undefined;
  readonly isMarked?: boolean;
}

/** A moment of the day, labeled beside the clock. */
export interface ClockPoint {
  readonly at: number;
  readonly label: string;
  readonly glyph?: GlyphName | undefined;
  readonly paint?: Role | undefined;
}

export interface DayClockData extends Headed {
  /** From the outermost in. */
  readonly rings: readonly { readonly spans: readonly ClockSpan[]; readonly thickness?: number }[];
  readonly points?: readonly ClockPoint[];
  /** From sunset to sunrise: a dark band under the hours. */
  readonly night?: { readonly from: number; readonly to: number };
  readonly now?: { readonly at: number; readonly label: string } | undefined;
  /** Lines in the middle, the first large. */
  readonly center?: readonly string[];
  readonly width?: number;
}

interface Dial {
  readonly outer: number;
  readonly inner: number;
  readonly numerals: number;
  /** Of the thickness of rings in the whole clock. */
  readonly scale: number;
  readonly letters: number;
}

const DIAL: Dial = { outer: 236, inner: 210, numerals: 223, scale: 1, letters: SIZE.small };
const COMPACT_DIAL: Dial = { outer: 170, inner: 150, numerals: 160, scale: 150 / 210, letters: LEAST_LETTERS };
const LEADER = { from: 240, bend: 252 } as const;
const SIDE_LABEL = { line: 20, gap: 8, radius: 262 } as const;
const THICKNESS = 58;
const MOST_WIDTH = 960;
const HOURS = 24;
/** The width without anything beside the clock. */
const BARE = 2 * (DIAL.outer + 4);

/** The day as a clock of 24 hours: midnight below, morning left, noon above, evening right. */
export function dayClock(data: DayClockData): Figure {
  const points = [...(data.points ?? []), ...(data.now === undefined ? [] : [nowPoint(data.now)])];
  const sides = sidesOf(points);
  const width =
    points.length === 0 ? BARE : (data.width ?? Math.min(MOST_WIDTH, Math.max(PAGE_WIDTH, neededWidth(sides))));
  const reach = Math.max(DIAL.outer + 4, ...sides.flatMap(({ placed }) => placed.map((y) => Math.abs(y) + SIZE.text)));
  const shapes = [...face(data, DIAL), ...sides.flatMap((side) => sideShapes(side, width / 2))];
  const middle = moved(width / 2, reach, shapes);
  const description = describe(data);
  const compact = (): Figure => ({ ...compactClock(data, points), description, isFixed: true, isCompact: true });
  return headed(data, { width, height: 2 * reach, shapes: [middle], description, isFixed: true, compact });
}

/** The hours, the rings within them, and the middle. */
function face(data: DayClockData, dial: Dial): readonly Shape[] {
  let outer = dial.inner;
  const rings = data.rings.flatMap(({ spans, thickness = THICKNESS }) => {
    const inner = Math.max(0, outer - thickness * dial.scale);
    const ground = path(sectorPath(inner, outer, 0, 360), {
      fill: "paper",
      "fill-rule": "evenodd",
      stroke: "faint",
      "stroke-width": LINE.hair,
    });
    const shapes = [ground, ...markedLast(spans).map((span) => spanShape(span, { inner, outer }, dial))];
    outer = inner;
    return shapes;
  });
  return [
    ...hourBand(data.night, dial),
    ...rings,
    ...centerShapes(data.center ?? [], outer),
    ...(data.now === undefined ? [] : [hand(data.now.at, dial)]),
  ];
}

const LIST = { row: 18, columns: 2, gap: 10, top: 12 } as const;

/** The clock over the whole width, with its moments as ticks at its edge and as lines below. */
function compactClock(data: DayClockData, points: readonly ClockPoint[]): Pick<Figure, "width" | "height" | "shapes"> {
  const [half, { outer }] = [COMPACT_WIDTH / 2, COMPACT_DIAL];
  const ticks = points.map(({ at, paint = "muted" }) => {
    const angle = angleOfHour(at);
    const ends = [polar(outer, angle), polar(half, angle)];
    return path(polyline(ends), { stroke: paint, "stroke-width": LINE.bold, "data-at": at });
  });
  const rows = Math.ceil(points.length / LIST.columns);
  const width = (COMPACT_WIDTH - LIST.gap * (LIST.columns - 1)) / LIST.columns;
  const list = points
    .toSorted((a, b) => a.at - b.at)
    .map(({ label: text, paint = "ink" }, index0) => {
      const x = Math.floor(index0 / rows) * (width + LIST.gap);
      const y = COMPACT_WIDTH + LIST.top + ((index0 % rows) + 0.5) * LIST.row;
      return label(text, { x, y, size: SIZE.small, fill: paint, maxWidth: width });
    });
  return {
    width: COMPACT_WIDTH,
    height: COMPACT_WIDTH + (rows === 0 ? 0 : LIST.top + rows * LIST.row),
    shapes: [moved(half, half, [...face(data, COMPACT_DIAL), ...ticks]), ...list],
  };
}

/** The angle of an hour: clockwise from the bottom. */
function angleOfHour(hour: number): number {
  return turn(-90 - degreesOf(hour));
}

function degreesOf(hour: number): number {
  return (hour * 360) / HOURS;
}

function spanShape(
  span: ClockSpan,
  band: { readonly inner: number; readonly outer: number },
  { scale, letters }: Dial,
): Shape {
  const to = Math.min(span.to, span.from + HOURS);
  const degrees = [degreesOf(span.from), degreesOf(to)] as const;
  const placed = placedCell(span, degrees, band, (deg) => turn(-90 - deg));
  const cell = scale === 1 ? cellShape(placed, labelSize(placed)) : smallCell(placed, letters);
  return group([cell], { "data-from": span.from, "data-to": span.to });
}

/** A cell whose name is left to the list below where it does not fit in the least letters. */
function smallCell(placed: PlacedCell, least: number): Shape {
  const { cell, lie } = placed;
  const size = Math.max(least, Math.min(SIZE.small, labelSize(placed)));
  const isTold = widthOf(cell.label, size, cell.isMarked) <= lie.width;
  return cellShape({ ...placed, cell: { ...cell, note: undefined, label: isTold ? cell.label : "" } }, size);
}

function hourBand(night: DayClockData["night"], dial: Dial): readonly Shape[] {
  const band = path(sectorPath(dial.inner, dial.outer, 0, 360), {
    fill: "paper",
    "fill-rule": "evenodd",
    stroke: "faint",
    "stroke-width": LINE.thin,
  });
  const dark =
    night === undefined
      ? []
      : [
          path(sectorPath(dial.inner, dial.outer, angleOfHour(night.to), angleOfHour(night.from)), {
            fill: "muted",
            "data-from": night.from,
            "data-to": night.to,
          }),
        ];
  return [band, ...dark, ...Array.from({ length: HOURS }, (_, hour) => numeral(hour, night, dial))];
}

function numeral(hour: number, night: DayClockData["night"], { numerals, letters }: Dial): Shape {
  const { x, y } = polar(numerals, angleOfHour(hour));
  const isDark = night !== undefined && isWithin(hour, night.from, night.to);
  return label(String(hour), {
    x,
    y,
    size: letters,
    anchor: "middle",
    fill: isDark ? "paper" : "ink",
    isBold: hour % 6 === 0,
  });
}

function isWithin(hour: number, from: number, to: number): boolean {
  return modulo(hour - from) < modulo(to - from);
}

function modulo(hours: number): number {
  return ((hours % HOURS) + HOURS) % HOURS;
}

function nowPoint({ at, label: text }: { readonly at: number; readonly label: string }): ClockPoint {
  return { at, label: text, paint: "accent" };
}

/** The present moment, drawn only over the hours, so that the contents inside stay legible. */
function hand(hour: number, { inner, outer }: Dial): Shape {
  const angle = angleOfHour(hour);
  const tip = polar(inner - 9, angle);
  return group(
    [
      path(polyline([polar(inner, angle), polar(outer, angle)]), {
        stroke: "accent",
        "stroke-width": LINE.bold,
      }),
      path(`${polyline([polar(inner, angle - 1.4), tip, polar(inner, angle + 1.4)])}Z`, { fill: "accent" }),
    ],
    { "data-now": hour },
  );
}

/** A marked part is drawn last, so that its outline covers its neighbors'. */
export function markedLast<T extends { readonly isMarked?: boolean }>(all: readonly T[]): readonly T[] {
  return [...all.filter(({ isMarked }) => isMarked !== true), ...all.filter(({ isMarked }) => isMarked === true)];
}

/** The width at which no label beside the clock is cut. */
function neededWidth(sides: readonly Side[]): number {
  const reaches = sides.flatMap(({ points, placed }) =>
    points.map(
      (point, index0) => awayFrom(itemAt(placed, index0)) + startOf(point) + widthOf(point.label, SIZE.small, true),
    ),
  );
  return 2 * Math.max(0, ...reaches);
}

/** The distance from the middle at which a label at this height begins. */
function awayFrom(y: number): number {
  return Math.max(Math.sqrt(Math.max(0, SIDE_LABEL.radius ** 2 - y ** 2)), SIDE_LABEL.radius * 0.3);
}

function startOf({ glyph: name }: ClockPoint): number {
  return SIDE_LABEL.gap / 2 + (name === undefined ? 0 : 18);
}

interface Side {
  readonly sign: 1 | -1;
  readonly points: readonly ClockPoint[];
  /** The heights of their labels. */
  readonly placed: readonly number[];
}

/** The points to the right and to the left of the clock, from top to bottom, with their labels spread apart. */
function sidesOf(points: readonly ClockPoint[]): readonly Side[] {
  return ([1, -1] as const).map((sign) => {
    const here = points
      .filter(({ at }) => (modulo(at) >= 12 ? 1 : -1) === sign)
      .map((point) => ({ point, y: polar(SIDE_LABEL.radius, angleOfHour(point.at)).y }))
      .sort((a, b) => a.y - b.y);
    return {
      sign,
      points: here.map(({ point }) => point),
      placed: spreadOnLine(here.map(({ y }) => ({ at: y, half: SIDE_LABEL.line / 2 }))),
    };
  });
}

/** Texts follow the clock's curve and never overlap it. */
function sideShapes({ sign, points, placed }: Side, half: number): readonly Shape[] {
  return points.map((point, index0) => {
    const y = itemAt(placed, index0);
    const x = sign * awayFrom(y);
    const [edge, bend] = [LEADER.from, LEADER.bend].map((radius) => polar(radius, angleOfHour(point.at)));
    const end = { x: x - sign * 2, y };
    const leader = path(polyline([edge, bend, end].filter((one) => one !== undefined)), {
      stroke: point.paint ?? "muted",
      "stroke-width": LINE.thin,
      "data-at": point.at,
    });
    return group([leader, ...pointText(point, x, y, sign, half)], {}, point.label);
  });
}

function pointText(point: ClockPoint, x: number, y: number, sign: 1 | -1, half: number): readonly Shape[] {
  const { glyph: name, paint = "ink" } = point;
  const start = x + sign * startOf(point);
  const maxWidth = half - Math.abs(start);
  const anchor = sign === 1 ? ("start" as const) : ("end" as const);
  return [
    ...(name === undefined ? [] : [glyph(name, { x: x + sign * 11, y, size: 16, stroke: paint })]),
    label(point.label, { x: start, y, size: SIZE.small, anchor, fill: paint, isBold: paint === "accent", maxWidth }),
  ];
}

function describe({ rings, points = [], now, center = [] }: DayClockData): string {
  return [
    center.join(", "),
    ...rings.map(({ spans }) =>
      spans
        .map(({ label: text, note }) => [text, note].filter(Boolean).join(" "))
        .filter(Boolean)
        .join(", "),
    ),
    points.map(({ label: text }) => text).join(", "),
    now?.label ?? "",
  ]
    .filter((text) => text !== "")
    .join("; ");
}
