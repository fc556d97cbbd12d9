import type { Figure } from "../figure";
import { type GlyphName, glyph } from "../glyphs/glyph";
import { polar, turn } from "../layout/polar";
import { circle, d, group, label, moved, path, polyline, type Shape } from "../shape";
import type { Role } from "../theme";
import { type Headed, headed } from "./heading";
import { type AngleOf, cellShape, labelSize, placedCell, type RingCell } from "./ring-cell";
import { LINE, SIZE } from "./type";

export interface RingData extends Headed {
  /** From the outermost in. */
  readonly rings: readonly { readonly cells: readonly RingCell[]; readonly thickness?: number }[];
  /** Marks outside the rings, at degrees along them. */
  readonly marks?: readonly {
    readonly atDeg: number;
    readonly label: string;
    readonly glyph?: GlyphName | undefined;
    readonly paint?: Role | undefined;
  }[];
  /** Lines in the middle, the first large. */
  readonly center?: readonly string[];
  /** Cells of the innermost ring that belong together, by index: a line through them, and its name in the middle. */
  readonly bonds?: readonly { readonly cells: readonly number[]; readonly label: string; readonly paint: Role }[];
  /** The start of the first cell, counter-clockwise from the right; by default 90° (the top). */
  readonly startDeg?: number;
  readonly direction?: "clockwise" | "counterclockwise";
  /** A picture of the sky is not mirrored for right-to-left languages. */
  readonly isFixed?: true;
}

const RADIUS = 320;
const MARK_ROOM = 46;
const THICKNESS = 74;

/** Rings of cells around a center: cycles, recurring lists, divisions of the circle. */
export function ring(data: RingData): Figure {
  const room = (data.marks ?? []).length === 0 ? 0 : MARK_ROOM;
  const side = 2 * (RADIUS + room);
  const angleOf = angles(data);
  let outer = RADIUS;
  let middles: readonly number[] = [];
  const drawn = data.rings.flatMap(({ cells, thickness = THICKNESS }) => {
    const inner = Math.max(0, outer - thickness);
    const placed = cells.map((cell, index0) =>
      placedCell(cell, span(cell, index0, cells.length), { inner, outer }, angleOf),
    );
    outer = inner;
    middles = placed.map(({ middle }) => middle.angleDeg);
    // All labels of one ring have the same size.
    const size = Math.min(...placed.map(labelSize));
    return placed.map((one) => cellShape(one, size));
  });
  const shapes = [
    ...drawn,
    ...bondShapes(data.bonds ?? [], middles, outer),
    ...centerShapes(data.center ?? [], outer),
    ...(data.marks ?? []).map((mark) => markShape(mark, angleOf(mark.atDeg))),
  ];
  const middle = moved(side / 2, side / 2, shapes);
  const figure: Figure = { width: side, height: side, shapes: [middle], description: describe(data) };
  return headed(data, data.isFixed === undefined ? figure : { ...figure, isFixed: true });
}

function angles({ startDeg = 90, direction = "clockwise" }: RingData): AngleOf {
  return (deg) => turn(direction === "clockwise" ? startDeg - deg : startDeg + deg);
}

function span({ fromDeg, toDeg }: RingCell, index0: number, count: number): readonly [number, number] {
  return fromDeg === undefined || toDeg === undefined
    ? [(index0 * 360) / count, ((index0 + 1) * 360) / count]
    : [fromDeg, toDeg];
}

const BOND_DOT = 4;
const BOND_LINE = 26;

/** A polygon for each bond, and their names below one another where the polygons leave room. */
function bondShapes(
  bonds: NonNullable<RingData["bonds"]>,
  middles: readonly number[],
  inner: number,
): readonly Shape[] {
  return bonds.flatMap(({ cells, label: text, paint }, bond0) => {
    const corners = cells.map((cell) => polar(inner - 2 * BOND_DOT, middles[cell] ?? 0));
    return [
      path(`${polyline(corners)}Z`, {
        fill: "none",
        stroke: paint,
        "stroke-width": LINE.firm,
        "stroke-linejoin": "round",
      }),
      ...corners.map(({ x, y }) => circle(x, y, BOND_DOT, { fill: paint })),
      label(text, {
        x: 0,
        y: (bond0 - (bonds.length - 1) / 2) * BOND_LINE,
        size: SIZE.text,
        anchor: "middle",
        fill: paint,
        isBold: true,
        maxWidth: inner * 0.8,
      }),
    ];
  });
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

function describe({ rings, marks = [], center = [], bonds = [] }: RingData): string {
  const marked = rings.flatMap(({ cells }) =>
    cells.filter(({ isMarked }) => isMarked === true).map((cell) => cell.label),
  );
  return [
    center.join(", "),
    ...rings.map(({ cells }) => cells.map((cell) => cell.label).join(", ")),
    ...bonds.map(
      ({ cells, label: text }) => `${text}: ${cells.map((cell) => rings.at(-1)?.cells[cell]?.label).join(", ")}`,
    ),
    ...marks.map((mark) => mark.label),
    marked.join(", "),
  ]
    .filter((text) => text !== "")
    .join("; ");
}
