import type { Figure } from "../figure";
import { type GlyphName, glyph } from "../glyphs/glyph";
import { polar, turn } from "../layout/polar";
import { d, group, label, moved, path, round, type Shape, SMALLEST, widthOf } from "../shape";
import type { Role } from "../theme";
import { type Headed, headed } from "./heading";
import { sectorPath } from "./sector";
import { LINE, SIZE } from "./type";

/** One cell of a ring; equal shares where no degrees are told. */
export interface RingCell {
  readonly label: string;
  readonly glyph?: GlyphName | undefined;
  /** A second line, smaller. */
  readonly note?: string | undefined;
  readonly ground?: Role | undefined;
  readonly paint?: Role | undefined;
  readonly isMarked?: boolean;
  /** Where it begins and ends, in degrees along the ring; both or neither. */
  readonly fromDeg?: number;
  readonly toDeg?: number;
}

export interface RingData extends Headed {
  /** From the outermost in. */
  readonly rings: readonly { readonly cells: readonly RingCell[]; readonly thickness?: number }[];
  /** Marks outside of the rings, at degrees along them. */
  readonly marks?: readonly {
    readonly atDeg: number;
    readonly label: string;
    readonly glyph?: GlyphName | undefined;
    readonly paint?: Role | undefined;
  }[];
  /** Lines in the middle, the first large. */
  readonly center?: readonly string[];
  /** Where the first cell begins, counter-clockwise from the right; 90° (above) where it is left out. */
  readonly startDeg?: number;
  readonly direction?: "clockwise" | "counterclockwise";
  /** A picture of the sky keeps its sides for who reads from the right. */
  readonly isFixed?: true;
}

const RADIUS = 320;
const MARK_ROOM = 46;
const THICKNESS = 74;

/** Rings of cells around a middle: cycles, lists that return, divisions of the circle. */
export function ring(data: RingData): Figure {
  const room = (data.marks ?? []).length === 0 ? 0 : MARK_ROOM;
  const side = 2 * (RADIUS + room);
  const angleOf = angles(data);
  let outer = RADIUS;
  const drawn = data.rings.flatMap(({ cells, thickness = THICKNESS }) => {
    const inner = Math.max(0, outer - thickness);
    const placed = cells.map((cell, index0) =>
      placedCell(cell, span(cell, index0, cells.length), { inner, outer }, angleOf),
    );
    outer = inner;
    const size = Math.min(SIZE.text, ...placed.map(labelSize));
    // The border of a marked cell lies over those of its neighbors.
    return placed
      .toSorted((a, b) => Number(a.cell.isMarked ?? false) - Number(b.cell.isMarked ?? false))
      .map((one) => cellShape(one, size));
  });
  const shapes = [
    ...drawn,
    ...centerShapes(data.center ?? [], outer),
    ...(data.marks ?? []).map((mark) => markShape(mark, angleOf(mark.atDeg))),
  ];
  const middle = moved(side / 2, side / 2, shapes);
  const figure: Figure = { width: side, height: side, shapes: [middle], description: describe(data) };
  return headed(data, data.isFixed === undefined ? figure : { ...figure, isFixed: true });
}

type AngleOf = (deg: number) => number;

function angles({ startDeg = 90, direction = "clockwise" }: RingData): AngleOf {
  return (deg) => turn(direction === "clockwise" ? startDeg - deg : startDeg + deg);
}

function span({ fromDeg, toDeg }: RingCell, index0: number, count: number): readonly [number, number] {
  return fromDeg === undefined || toDeg === undefined
    ? [(index0 * 360) / count, ((index0 + 1) * 360) / count]
    : [fromDeg, toDeg];
}

/** A cell where it stands. */
interface PlacedCell {
  readonly cell: RingCell;
  readonly sector: string;
  readonly x: number;
  readonly y: number;
  /** Of its middle. */
  readonly angleDeg: number;
  /** What it says stands along the radius. */
  readonly isNarrow: boolean;
  /** How wide its lines and how high all of them may be. */
  readonly lineWidth: number;
  readonly height: number;
}

/** Narrower than this share of its depth, a cell is read along the radius. */
const NARROW = 0.75;
const PAD = 5;

function placedCell(
  cell: RingCell,
  [from, to]: readonly [number, number],
  { inner, outer }: { inner: number; outer: number },
  angleOf: AngleOf,
): PlacedCell {
  const widthDeg = turn(to - from) || 360;
  const [a, b] = [angleOf(from), angleOf(to)];
  const [first, last] = turn(b - a) === turn(to - from) ? [a, b] : [b, a];
  const radius = (inner + outer) / 2;
  const angleDeg = first + widthDeg / 2;
  const room = { along: 2 * radius * Math.sin((Math.min(widthDeg, 180) * Math.PI) / 360), across: outer - inner };
  const isNarrow = room.along < room.across * NARROW;
  return {
    cell,
    sector: sectorPath(inner, outer, first, last),
    ...polar(widthDeg > 359 ? 0 : radius, angleDeg),
    angleDeg,
    isNarrow,
    lineWidth: (isNarrow ? room.across : uprightWidth(room, angleDeg)) - 2 * PAD,
    height: isNarrow ? room.along : room.across,
  };
}

const LINE_HEIGHT = 1.2;
const GLYPH = 24;

/** The size at which a cell's label fits; below a measure it is cut. */
function labelSize({ cell: { label: text, isMarked }, isNarrow, lineWidth, height }: PlacedCell): number {
  const width = Math.max(0.01, widthOf(text, SIZE.text, isMarked));
  const fits = SIZE.text * Math.min(1, Math.max(SMALLEST, lineWidth / width));
  return isNarrow ? Math.min(fits, height / LINE_HEIGHT) : fits;
}

function cellShape(placed: PlacedCell, size: number): Shape {
  const { cell, sector, x, y, angleDeg, isNarrow } = placed;
  const isMarked = cell.isMarked ?? false;
  const ground = path(sector, {
    fill: isMarked ? "accentWash" : (cell.ground ?? "paper"),
    stroke: isMarked ? "accent" : "faint",
    "stroke-width": isMarked ? LINE.bold : LINE.thin,
    "fill-rule": "evenodd",
  });
  const shown = isNarrow ? [turned(cellContent(placed, 0, 0, size), x, y, angleDeg)] : cellContent(placed, x, y, size);
  return group([ground, ...shown], {}, cell.label);
}

/** Glyph, label and note, one below the other around a middle. */
function cellContent(
  { cell, isNarrow, lineWidth, height: room }: PlacedCell,
  x: number,
  y: number,
  size: number,
): readonly Shape[] {
  const { paint = "ink", isMarked: isBold = false, note = "" } = cell;
  const glyphSize = cell.glyph === undefined ? 0 : Math.min(GLYPH, room - 2);
  const lines = [
    { text: cell.label, size, fill: paint, isBold },
    { text: isNarrow ? "" : note, size: SIZE.tiny, fill: "muted" as const, isBold: false },
  ].filter(({ text }) => text !== "");
  let top = y - (glyphSize + lines.reduce((sum, one) => sum + one.size * LINE_HEIGHT, 0)) / 2;
  const mark =
    cell.glyph === undefined ? [] : [glyph(cell.glyph, { x, y: top + glyphSize / 2, size: glyphSize, stroke: paint })];
  top += glyphSize;
  const labels = lines.map(({ text, ...look }) => {
    const middle = top + (look.size * LINE_HEIGHT) / 2;
    top += look.size * LINE_HEIGHT;
    return label(text, {
      ...look,
      x,
      y: middle,
      anchor: "middle",
      maxWidth: lineWidth,
      leastSize: Math.min(look.size, size),
    });
  });
  return [...mark, ...labels];
}

interface Room {
  /** Along the ring, and from its inner to its outer edge. */
  readonly along: number;
  readonly across: number;
}

/** How wide an upright line may be in a cell whose middle is seen at an angle. */
function uprightWidth({ along, across }: Room, angleDeg: number): number {
  const angle = (angleDeg * Math.PI) / 180;
  return Math.min(
    along / Math.max(Math.abs(Math.sin(angle)), 0.01),
    across / Math.max(Math.abs(Math.cos(angle)), 0.01),
  );
}

function turned(children: readonly Shape[], x: number, y: number, angleDeg: number): Shape {
  const upright = turn(angleDeg) > 90 && turn(angleDeg) < 270 ? angleDeg + 180 : angleDeg;
  return group(children, { transform: `translate(${round(x)} ${round(y)}) rotate(${round(-upright)})` });
}

function centerShapes(lines: readonly string[], radius: number): readonly Shape[] {
  const sizes = lines.map((_, index0) => (index0 === 0 ? SIZE.heading : SIZE.text));
  const height = sizes.reduce((sum, size) => sum + size * 1.5, 0);
  let y = -height / 2;
  return lines.map((text, index0) => {
    const size = sizes[index0] ?? SIZE.text;
    y += size * 1.5;
    return label(text, {
      x: 0,
      y: y - size * 0.75,
      size,
      anchor: "middle",
      fill: index0 === 0 ? "ink" : "muted",
      isBold: index0 === 0,
      maxWidth: radius * 1.5,
    });
  });
}

function markShape(
  { label: text, glyph: name, paint = "accent" }: NonNullable<RingData["marks"]>[number],
  angleDeg: number,
): Shape {
  const [a, b, c] = [polar(RADIUS + 2, angleDeg), polar(RADIUS + 10, angleDeg), polar(RADIUS + 26, angleDeg)];
  const tick = path(d`M${a.x} ${a.y}L${b.x} ${b.y}`, { stroke: paint, "stroke-width": LINE.bold });
  const shown =
    name === undefined
      ? label(text, { x: c.x, y: c.y, size: SIZE.small, anchor: "middle", fill: paint, maxWidth: MARK_ROOM })
      : glyph(name, { x: c.x, y: c.y, size: 22, stroke: paint });
  return group([tick, shown], {}, text);
}

function describe({ rings, marks = [], center = [] }: RingData): string {
  const marked = rings.flatMap(({ cells }) =>
    cells.filter(({ isMarked }) => isMarked === true).map((cell) => cell.label),
  );
  return [
    center.join(", "),
    ...rings.map(({ cells }) => cells.map((cell) => cell.label).join(", ")),
    ...marks.map((mark) => mark.label),
    marked.join(", "),
  ]
    .filter((text) => text !== "")
    .join("; ");
}
