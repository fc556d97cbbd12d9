import { at } from "@almagest/operation";
import { COMPACT_WIDTH } from "../compact";
import type { Figure } from "../figure";
import { type GlyphName, glyph } from "../glyphs/glyph";
import { type Anchor, type Box, label, line, rect, type Shape, widthOf } from "../shape";
import type { Role } from "../theme";
import { type Headed, headed } from "./heading";
import { LINE, PAGE_WIDTH, SIZE } from "./type";

/** The contents of a cell; a plain text means `{ text }`. */
export interface Cell {
  readonly text?: string | undefined;
  readonly glyph?: GlyphName | undefined;
  /** For text and glyph. */
  readonly paint?: Role | undefined;
  /** For the background. */
  readonly ground?: Role | undefined;
  readonly isBold?: boolean | undefined;
  /** In the description, in place of a glyph without a text. */
  readonly said?: string | undefined;
}

export interface TableColumn {
  readonly title?: string;
  readonly anchor?: Anchor;
}

export interface TableRow {
  readonly cells: readonly (string | Cell)[];
  /** Highlighted: the current one, the chosen one. */
  readonly isMarked?: boolean;
}

export interface TableData extends Headed {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  readonly width?: number;
}

const ROW = 32;
const GLYPH = 19;
const AFTER_GLYPH = 6;

/** The letters of cells, and the space before and after a cell. */
interface TableLook {
  readonly size: number;
  readonly padding: number;
}

const WHOLE: TableLook = { size: SIZE.text, padding: 10 };
const COMPACT: TableLook = { size: SIZE.small, padding: 5 };

/** Rows and columns; columns are as wide as their contents, and shrink together if they are too wide. */
export function table(data: TableData): Figure {
  const whole = tableIn(data, data.width ?? PAGE_WIDTH, WHOLE);
  // A table whose cells would be cut has no compact form.
  const isNarrow = naturalWidths(data, COMPACT).reduce((sum, one) => sum + one, 0) <= COMPACT_WIDTH;
  const compact = (): Figure => ({ ...tableIn(data, COMPACT_WIDTH, COMPACT), isCompact: true });
  return headed(data, isNarrow ? { ...whole, compact } : whole);
}

function tableIn(data: TableData, width: number, look: TableLook): Figure {
  const columns = placedColumns(data, width, look);
  const hasTitles = data.columns.some(({ title }) => title !== undefined);
  const top = hasTitles ? ROW : 0;
  const height = top + data.rows.length * ROW;
  const shapes = [
    ...(hasTitles ? titles(data.columns, columns, width, look) : []),
    ...data.rows.flatMap((row, index0) =>
      rowShapes(row, data.columns, { spans: columns, y: top + index0 * ROW, width, look }),
    ),
  ];
  return { width, height, shapes, description: data.rows.map(rowText).join("; ") };
}

interface Span {
  readonly x: number;
  readonly width: number;
}

function naturalWidths({ columns, rows }: TableData, { size, padding }: TableLook): readonly number[] {
  return columns.map(
    ({ title = "" }, index0) =>
      Math.max(widthOf(title, SIZE.small, true), ...rows.map(({ cells }) => contentWidth(cells[index0], size))) +
      2 * padding,
  );
}

function placedColumns(data: TableData, width: number, look: TableLook): readonly Span[] {
  const widths = sharedOut(naturalWidths(data, look), width);
  let x = 0;
  return widths.map((one) => {
    const span = { x, width: one };
    x += span.width;
    return span;
  });
}

/**
 * Widths that add up to the total. Extra width is shared in proportion to the natural widths, so that a column of
 * numbers stays narrow; if there is too little, the widest columns shrink first.
 */
function sharedOut(natural: readonly number[], width: number): readonly number[] {
  const total = natural.reduce((sum, one) => sum + one, 0);
  if (total <= width) return natural.map((one) => (one * width) / total);
  let [left, count] = [width, natural.length];
  for (const one of natural.toSorted((a, b) => a - b)) {
    if (one > left / count) break;
    left -= one;
    count -= 1;
  }
  return natural.map((one) => Math.min(one, left / count));
}

function cellOf(cell: string | Cell = ""): Cell {
  return typeof cell === "string" ? { text: cell } : cell;
}

function contentWidth(cell: string | Cell | undefined, size: number): number {
  const { text = "", glyph: name, isBold } = cellOf(cell);
  return widthOf(text, size, isBold) + (name === undefined ? 0 : GLYPH + (text === "" ? 0 : AFTER_GLYPH));
}

function titles(
  columns: readonly TableColumn[],
  spans: readonly Span[],
  width: number,
  { padding }: TableLook,
): readonly Shape[] {
  const shown = columns.map(({ title, anchor }, index0) =>
    content({ text: title, paint: "muted", isBold: true }, anchor, boxOf(at(spans, index0), 0), {
      size: SIZE.small,
      padding,
    }),
  );
  return [...shown.flat(), line(0, ROW, width, ROW, { stroke: "muted", "stroke-width": LINE.thin })];
}

interface RowPlace {
  readonly spans: readonly Span[];
  readonly y: number;
  readonly width: number;
  readonly look: TableLook;
}

function rowShapes(
  { cells, isMarked = false }: TableRow,
  columns: readonly TableColumn[],
  { spans, y, width, look }: RowPlace,
): readonly Shape[] {
  const ground = isMarked ? [rect({ x: 0, y, width, height: ROW }, { fill: "accentWash" })] : [];
  const grounds = cells.flatMap((cell, index0) => {
    const fill = cellOf(cell).ground;
    return fill === undefined ? [] : [rect(boxOf(at(spans, index0), y), { fill })];
  });
  const shown = cells.flatMap((cell, index0) =>
    content({ isBold: isMarked, ...cellOf(cell) }, columns[index0]?.anchor, boxOf(at(spans, index0), y), look),
  );
  const rule = line(0, y + ROW, width, y + ROW, { stroke: "faint", "stroke-width": LINE.hair });
  return [...ground, ...grounds, ...shown, rule];
}

function boxOf({ x, width }: Span, y: number): Box {
  return { x, y, width, height: ROW };
}

/** Glyph and text in a box, at its start, middle or end. */
export function content(
  cell: Cell,
  anchor: Anchor = "start",
  box: Box,
  { size, padding }: TableLook = WHOLE,
): readonly Shape[] {
  const { text = "", glyph: name, paint = "ink", isBold = false } = cell;
  const room = box.width - 2 * padding - (name === undefined ? 0 : GLYPH + (text === "" ? 0 : AFTER_GLYPH));
  const shown = text === "" ? undefined : label(text, { x: 0, y: 0, size, isBold, maxWidth: room });
  const textWidth = shown?.box?.width ?? 0;
  const glyphWidth = name === undefined ? 0 : GLYPH + (text === "" ? 0 : AFTER_GLYPH);
  const used = glyphWidth + textWidth;
  const x = box.x + padding + (box.width - 2 * padding - used) * SHARE_BEFORE[anchor];
  const y = box.y + box.height / 2;
  return [
    ...(name === undefined ? [] : [glyph(name, { x: x + GLYPH / 2, y, size: GLYPH, stroke: paint })]),
    ...(text === ""
      ? []
      : [textAt(text, anchor, x + glyphWidth, textWidth, { y, size, fill: paint, isBold, maxWidth: room })]),
  ];
}

const SHARE_BEFORE: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, end: 1 };

/** Anchored at the edge that it is aligned with, so that a narrower font keeps the column's edge. */
function textAt(
  text: string,
  anchor: Anchor,
  x: number,
  width: number,
  options: {
    readonly y: number;
    readonly size: number;
    readonly fill: Role;
    readonly isBold: boolean;
    readonly maxWidth: number;
  },
): Shape {
  return label(text, { ...options, anchor, x: x + width * SHARE_BEFORE[anchor] });
}

function rowText({ cells }: TableRow): string {
  return cells
    .map((cell) => cellOf(cell).text ?? cellOf(cell).said ?? cellOf(cell).glyph ?? "")
    .filter((text) => text !== "")
    .join(", ");
}
