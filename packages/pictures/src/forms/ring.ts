import type { Figure } from "../figure";
import { type GlyphName, glyph } from "../glyphs/glyph";
import { polar, turn } from "../layout/polar";
import { d, group, label, moved, path, round, type Shape, widthOf } from "../shape";
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
    const shapes = cells.map((cell, index0) =>
      cellShape(cell, span(cell, index0, cells.length), inner, outer, angleOf),
    );
    outer = inner;
    return shapes;
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

export type AngleOf = (deg: number) => number;

function angles({ startDeg = 90, direction = "clockwise" }: RingData): AngleOf {
  return (deg) => turn(direction === "clockwise" ? startDeg - deg : startDeg + deg);
}

function span({ fromDeg, toDeg }: RingCell, index0: number, count: number): readonly [number, number] {
  return fromDeg === undefined || toDeg === undefined
    ? [(index0 * 360) / count, ((index0 + 1) * 360) / count]
    : [fromDeg, toDeg];
}

/** A sector with what stands in it; `angleOf` says where a degree of the ring is seen. */
export function cellShape(
  cell: RingCell,
  [from, to]: readonly [number, number],
  inner: number,
  outer: number,
  angleOf: AngleOf,
): Shape {
  const { paint = "ink", ground = "paper", isMarked = false } = cell;
  const [a, b] = [angleOf(from), angleOf(to)];
  const isCounterclockwise = turn(angleOf(from + 1) - a) < 180;
  const [first, last] = isCounterclockwise ? [a, b] : [b, a];
  const sector = path(sectorPath(inner, outer, first, last), {
    fill: isMarked ? "accentWash" : ground,
    stroke: isMarked ? "accent" : "faint",
    "stroke-width": isMarked ? LINE.bold : LINE.thin,
    "fill-rule": "evenodd",
  });
  const widthDeg = turn(to - from) || 360;
  const radius = (inner + outer) / 2;
  const middle = polar(widthDeg > 359 ? 0 : radius, first + widthDeg / 2);
  const room = {
    along: 2 * radius * Math.sin((Math.min(widthDeg, 180) * Math.PI) / 360),
    across: outer - inner,
    inner,
    outer,
  };
  return group(
    [sector, ...cellContent(cell, { ...middle, angleDeg: first + widthDeg / 2 }, room, paint)],
    {},
    cell.label,
  );
}

interface Room {
  /** Along the ring, and from its inner to its outer edge. */
  readonly along: number;
  readonly across: number;
  readonly inner: number;
  readonly outer: number;
}

const PAD = 5;
const HALF_LINE = 8;

/** How what stands in a cell lies: the turn of its lines, undefined where they are upright, and how long they may be. */
interface Lie {
  readonly turnDeg?: number;
  readonly width: number;
  readonly isNarrow: boolean;
}

/** Upright where the cell is wide enough; along the radius where it is narrow, along the ring where it is long. */
function lieOf({ label: text, isMarked = false }: RingCell, room: Room, middle: Middle): Lie {
  const { x, y, angleDeg } = middle;
  const isNarrow = room.along < room.across * 0.75;
  if (isNarrow) return { turnDeg: angleDeg, width: room.across - 2 * PAD, isNarrow };
  const upright = Math.min(uprightWidth(room, angleDeg), arcWidth(room, x, y));
  const radius = (room.inner + room.outer) / 2;
  const tangent = Math.min(room.along, 2 * Math.sqrt(Math.max(0, room.outer ** 2 - (radius + HALF_LINE) ** 2)));
  const isLong = widthOf(text, SIZE.text, isMarked) > upright - 2 * PAD && tangent > upright;
  return isLong
    ? { turnDeg: angleDeg - 90, width: tangent - 2 * PAD, isNarrow }
    : { width: upright - 2 * PAD, isNarrow };
}

interface Middle {
  readonly x: number;
  readonly y: number;
  readonly angleDeg: number;
}

function cellContent(cell: RingCell, middle: Middle, room: Room, paint: Role): readonly Shape[] {
  const lie = lieOf(cell, room, middle);
  const { x, y } = lie.turnDeg === undefined ? middle : { x: 0, y: 0 };
  const lines = [
    ...(cell.label === "" ? [] : [{ text: cell.label, size: SIZE.text, fill: paint, isBold: cell.isMarked ?? false }]),
    ...(cell.note === undefined || lie.isNarrow
      ? []
      : [{ text: cell.note, size: SIZE.tiny, fill: "muted" as const, isBold: false }]),
  ];
  const glyphSize = cell.glyph === undefined ? 0 : Math.min(24, room.along - 2);
  let top = y - (glyphSize + lines.reduce((sum, { size }) => sum + size * 1.2, 0)) / 2;
  const shown: Shape[] = [];
  if (cell.glyph !== undefined) {
    shown.push(glyph(cell.glyph, { x, y: top + glyphSize / 2, size: glyphSize, stroke: paint }));
    top += glyphSize;
  }
  for (const { text, size, fill, isBold } of lines) {
    const shownSize = lie.isNarrow ? Math.min(size, room.along * 0.8) : size;
    const middleY = top + (size * 1.2) / 2;
    shown.push(label(text, { x, y: middleY, size: shownSize, anchor: "middle", fill, isBold, maxWidth: lie.width }));
    top += size * 1.2;
  }
  return lie.turnDeg === undefined ? shown : [turned(shown, middle.x, middle.y, lie.turnDeg)];
}

/** How wide an upright line may be in a cell whose middle is seen at an angle. */
function uprightWidth({ along, across }: Room, angleDeg: number): number {
  const angle = (angleDeg * Math.PI) / 180;
  return Math.min(
    along / Math.max(Math.abs(Math.sin(angle)), 0.01),
    across / Math.max(Math.abs(Math.cos(angle)), 0.01),
  );
}

/** How wide it may be between the arcs of a cell that runs far around the ring. */
function arcWidth({ inner, outer }: Room, x: number, y: number): number {
  const [left, up] = [Math.abs(x), Math.abs(y)];
  const toOuter = Math.sqrt(Math.max(0, outer ** 2 - (up + HALF_LINE) ** 2)) - left;
  const toInner = up - HALF_LINE >= inner ? Infinity : left - Math.sqrt(inner ** 2 - Math.max(0, up - HALF_LINE) ** 2);
  return 2 * Math.max(0, Math.min(toOuter, toInner));
}

function turned(children: readonly Shape[], x: number, y: number, angleDeg: number): Shape {
  const upright = turn(angleDeg) > 90 && turn(angleDeg) < 270 ? angleDeg + 180 : angleDeg;
  return group(children, { transform: `translate(${round(x)} ${round(y)}) rotate(${round(-upright)})` });
}

/** Lines around (0, 0), within a radius. */
export function centerShapes(lines: readonly string[], radius: number): readonly Shape[] {
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
