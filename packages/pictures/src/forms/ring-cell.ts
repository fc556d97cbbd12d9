import { type GlyphName, glyph } from "../glyphs/glyph";
import { polar, turn } from "../layout/polar";
import { group, label, path, round, type Shape, SMALLEST, widthOf } from "../shape";
import type { Role } from "../theme";
import { sectorPath } from "./sector";
import { LINE, SIZE } from "./type";

/** One cell of a ring; cells without degrees get equal shares. */
export interface RingCell {
  readonly label: string;
  readonly glyph?: GlyphName | undefined;
  /** A character that is shown large above the label, where no glyph is. */
  readonly character?: string | undefined;
  /** A second line, smaller. */
  readonly note?: string | undefined;
  readonly ground?: Role | undefined;
  readonly paint?: Role | undefined;
  readonly isMarked?: boolean;
  /** Its start and end in degrees along the ring; both or neither. */
  readonly fromDeg?: number;
  readonly toDeg?: number;
}

/** The angle at which a degree of a ring is drawn. */
export type AngleOf = (deg: number) => number;

/** A cell with its position. */
export interface PlacedCell {
  readonly cell: RingCell;
  readonly sector: string;
  readonly middle: Middle;
  readonly room: Room;
  readonly lie: Lie;
}

/** A sector from one degree of the ring to another, and the direction of its text. */
export function placedCell(
  cell: RingCell,
  [from, to]: readonly [number, number],
  { inner, outer }: { readonly inner: number; readonly outer: number },
  angleOf: AngleOf,
): PlacedCell {
  const [a, b] = [angleOf(from), angleOf(to)];
  const isCounterclockwise = turn(angleOf(from + 1) - a) < 180;
  const [first, last] = isCounterclockwise ? [a, b] : [b, a];
  const widthDeg = turn(to - from) || 360;
  const radius = (inner + outer) / 2;
  const angleDeg = first + widthDeg / 2;
  const middle = { ...polar(widthDeg > 359 ? 0 : radius, angleDeg), angleDeg };
  const along = 2 * radius * Math.sin((Math.min(widthDeg, 180) * Math.PI) / 360);
  const room = { along, across: outer - inner, inner, outer };
  return { cell, sector: sectorPath(inner, outer, first, last), middle, room, lie: lieOf(cell, room, middle) };
}

/** The size at which a cell's label fits; below a minimum it is cut. */
export function labelSize({ cell: { label: text, isMarked }, lie, room }: PlacedCell): number {
  const width = Math.max(0.01, widthOf(text, SIZE.text, isMarked));
  const most = lie.mostSize ?? SIZE.text;
  const fits = Math.min(most, SIZE.text * Math.min(1, Math.max(SMALLEST, lie.width / width)));
  return lie.isNarrow ? Math.min(fits, room.along * NARROW_LINE) : fits;
}

/** The sector with its contents, the label in the given size. */
export function cellShape(placed: PlacedCell, size: number): Shape {
  const { cell, sector } = placed;
  const isMarked = cell.isMarked ?? false;
  const ground = path(sector, {
    fill: isMarked ? "accentWash" : (cell.ground ?? "paper"),
    stroke: isMarked ? "accent" : "faint",
    "stroke-width": isMarked ? LINE.bold : LINE.thin,
    "fill-rule": "evenodd",
  });
  return group([ground, ...cellContent(placed, size)], {}, cell.label);
}

interface Room {
  /** Along the ring, and from its inner to its outer edge. */
  readonly along: number;
  readonly across: number;
  readonly inner: number;
  readonly outer: number;
}

const PAD = 5;
/** In a narrow cell a line is this share of its width high. */
const NARROW_LINE = 0.8;
const HALF_LINE = 8;
const CHARACTER = 36;
const LINE_HEIGHT = 1.2;

/** Direction and room of a cell's lines: their rotation, undefined for upright ones, and their longest length. */
interface Lie {
  readonly turnDeg?: number;
  readonly width: number;
  readonly isNarrow: boolean;
  /** The largest letters: a long line between two arcs has to be low. */
  readonly mostSize?: number;
}

/** Upright in a wide cell, along the radius in a narrow one, along the ring in a long one. */
function lieOf({ label: text, isMarked = false }: RingCell, room: Room, middle: Middle): Lie {
  const { x, y, angleDeg } = middle;
  const isNarrow = room.along < room.across * 0.75;
  if (isNarrow) return { turnDeg: angleDeg, width: room.across - 2 * PAD, isNarrow };
  const upright = Math.min(uprightWidth(room, angleDeg), arcWidth(room, x, y));
  const tangent = tangentWidth(room, HALF_LINE);
  const width = widthOf(text, SIZE.text, isMarked);
  if (width <= upright - 2 * PAD || tangent <= upright) return { width: upright - 2 * PAD, isNarrow };
  const along = { turnDeg: angleDeg - 90, isNarrow };
  if (width * SMALLEST <= tangent - 2 * PAD) return { ...along, width: tangent - 2 * PAD };
  const low = tangentWidth(room, HALF_LINE * SMALLEST);
  return { ...along, width: low - 2 * PAD, mostSize: SIZE.text * SMALLEST };
}

/** The longest line along the ring, with letters of this half height, that does not reach the outer arc. */
function tangentWidth({ along, inner, outer }: Room, halfLine: number): number {
  const radius = (inner + outer) / 2;
  return Math.min(along, 2 * Math.sqrt(Math.max(0, outer ** 2 - (radius + halfLine) ** 2)));
}

interface Middle {
  readonly x: number;
  readonly y: number;
  readonly angleDeg: number;
}

/** Glyph, label and note, one below the other around the middle. */
function cellContent({ cell, middle, room, lie }: PlacedCell, size: number): readonly Shape[] {
  const { paint = "ink", isMarked: isBold = false, note = "" } = cell;
  const { x, y } = lie.turnDeg === undefined ? middle : { x: 0, y: 0 };
  const lines = [
    { text: lie.isNarrow ? "" : (cell.character ?? ""), size: CHARACTER, fill: paint, isBold: false },
    { text: cell.label, size, fill: paint, isBold },
    { text: lie.isNarrow ? "" : note, size: SIZE.tiny, fill: "muted" as const, isBold: false },
  ].filter(({ text }) => text !== "");
  const glyphSize = cell.glyph === undefined ? 0 : Math.min(24, room.along - 2);
  let top = y - (glyphSize + lines.reduce((sum, one) => sum + one.size * LINE_HEIGHT, 0)) / 2;
  const mark =
    cell.glyph === undefined ? [] : [glyph(cell.glyph, { x, y: top + glyphSize / 2, size: glyphSize, stroke: paint })];
  top += glyphSize;
  const labels = lines.map(({ text, ...look }) => {
    const middleY = top + (look.size * LINE_HEIGHT) / 2;
    top += look.size * LINE_HEIGHT;
    const leastSize = look.size === CHARACTER ? CHARACTER : Math.min(look.size, size);
    return label(text, { ...look, x, y: middleY, anchor: "middle", maxWidth: lie.width, leastSize });
  });
  const shown = [...mark, ...labels];
  return lie.turnDeg === undefined ? shown : [turned(shown, middle.x, middle.y, lie.turnDeg)];
}

/** The longest upright line in a cell whose middle is at this angle. */
function uprightWidth({ along, across }: Room, angleDeg: number): number {
  const angle = (angleDeg * Math.PI) / 180;
  return Math.min(
    along / Math.max(Math.abs(Math.sin(angle)), 0.01),
    across / Math.max(Math.abs(Math.cos(angle)), 0.01),
  );
}

/** The longest line between the arcs of a cell that extends far around the ring. */
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
