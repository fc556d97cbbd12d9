import { COMPACT_WIDTH } from "../compact";
import type { Figure } from "../figure";
import { type GlyphName, glyph } from "../glyphs/glyph";
import { group, label, rect, type Shape } from "../shape";
import { ASPECT_LOOKS } from "./aspect-looks";
import { type Headed, headed } from "./heading";
import { LINE, SIZE } from "./type";
import type { WheelAspectName } from "./wheel/data";

/** A body at the edge of a grid. */
export interface GridBody {
  readonly id: string;
  readonly label: string;
  /** Its glyph; without one, up to four letters. */
  readonly mark: GlyphName | { readonly letters: string };
}

export interface GridAspect {
  /** Ids of a row's and of a column's body; in either order in a triangle. */
  readonly between: readonly [row: string, column: string];
  readonly aspect: WheelAspectName;
  /** In the language asked for, with both bodies. */
  readonly label: string;
  /** Degrees from exact. */
  readonly orbDeg: number;
  readonly isApplying?: boolean | undefined;
}

export interface GridData extends Headed {
  readonly rows: readonly GridBody[];
  /** Other bodies across the top; without them, a triangle of the rows with themselves. */
  readonly columns?: readonly GridBody[];
  readonly aspects: readonly GridAspect[];
}

/** The side of a cell and the sizes in it; on a narrow screen orbs are left to the table. */
interface GridLook {
  readonly cell: number;
  readonly glyph: number;
  readonly body: number;
  readonly letters: number;
  readonly hasOrbs: boolean;
}

const WHOLE: GridLook = { cell: 46, glyph: 19, body: 25, letters: SIZE.text, hasOrbs: true };
/** A glyph in a smaller cell is not made out. */
const LEAST_CELL = 20;

/** Aspects between bodies: the glyph of the aspect, with its orb in degrees and minutes below. */
export function aspectGrid(data: GridData): Figure {
  const { rows, columns } = data;
  const count = columns === undefined ? rows.length : columns.length + 1;
  const cell = Math.floor(COMPACT_WIDTH / count);
  const narrow = { cell, glyph: cell * 0.6, body: cell * 0.7, letters: SIZE.tiny, hasOrbs: false };
  const look = cell < WHOLE.cell ? narrow : WHOLE;
  const compact = (): Figure => ({ ...gridIn(data, look), width: COMPACT_WIDTH, isCompact: true });
  return headed(data, { ...gridIn(data, WHOLE), ...(cell >= LEAST_CELL && { compact }) });
}

function gridIn({ rows, columns, aspects }: GridData, look: GridLook): Figure {
  const at = cellFinder(rows, columns);
  const cells = columns === undefined ? triangle(rows.length) : rectangle(rows.length, columns.length);
  const drawn = aspects.flatMap((aspect) => {
    const cell = at(aspect.between);
    return cell === undefined ? [] : [aspectCell(aspect, cell, look)];
  });
  const edge =
    columns === undefined
      ? rows.map((body, index0) => bodyCell(body, { row: index0, column: index0 }, look))
      : edges(rows, columns, look);
  const count = (columns ?? rows).length;
  return {
    width: look.cell * (count + (columns === undefined ? 0 : 1)),
    height: look.cell * (rows.length + (columns === undefined ? 0 : 1)),
    shapes: [...cells.map((cell) => frame(cell, look)), ...edge, ...drawn],
    description: aspects.map((aspect) => `${aspect.label} ${orbText(aspect.orbDeg)}`).join("; "),
  };
}

interface Place {
  readonly row: number;
  readonly column: number;
}

function cellFinder(
  rows: readonly GridBody[],
  columns: GridData["columns"],
): (between: readonly [string, string]) => Place | undefined {
  const indexOf = (list: readonly GridBody[]): ReadonlyMap<string, number> =>
    new Map(list.map(({ id }, index0) => [id, index0]));
  const inRows = indexOf(rows);
  const inColumns = columns === undefined ? inRows : indexOf(columns);
  return ([one, other]) => {
    const [row, column] = [inRows.get(one), inColumns.get(other)];
    if (row === undefined || column === undefined) return undefined;
    if (columns !== undefined) return { row: row + 1, column: column + 1 };
    return { row: Math.max(row, column), column: Math.min(row, column) };
  };
}

function triangle(count: number): readonly Place[] {
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: row }, (_, column) => ({ row, column })),
  ).flat();
}

function rectangle(rows: number, columns: number): readonly Place[] {
  return Array.from({ length: rows * columns }, (_, index0) => ({
    row: 1 + Math.floor(index0 / columns),
    column: 1 + (index0 % columns),
  }));
}

function edges(rows: readonly GridBody[], columns: readonly GridBody[], look: GridLook): readonly Shape[] {
  return [
    ...rows.map((body, index0) => bodyCell(body, { row: index0 + 1, column: 0 }, look)),
    ...columns.map((body, index0) => bodyCell(body, { row: 0, column: index0 + 1 }, look)),
  ];
}

function frame({ row, column }: Place, { cell }: GridLook): Shape {
  const box = { x: column * cell, y: row * cell, width: cell, height: cell };
  return rect(box, { stroke: "faint", "stroke-width": LINE.hair });
}

function bodyCell({ id, mark }: GridBody, { row, column }: Place, { cell, body, letters }: GridLook): Shape {
  const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
  const shown =
    typeof mark === "string"
      ? glyph(mark, { x, y, size: body, weight: 1.8 })
      : label(mark.letters, { x, y, size: letters, anchor: "middle", isBold: true, maxWidth: cell - 4 });
  const ground = rect(
    { x: column * cell, y: row * cell, width: cell, height: cell },
    { fill: "wash", stroke: "faint", "stroke-width": LINE.hair },
  );
  return group([ground, shown], {}, id);
}

function aspectCell(aspect: GridAspect, { row, column }: Place, { cell, glyph: size, hasOrbs }: GridLook): Shape {
  const { between } = aspect;
  const { paint } = ASPECT_LOOKS[aspect.aspect];
  const [x, y] = [(column + 0.5) * cell, row * cell];
  const mark = glyph(aspect.aspect, { x, y: y + (hasOrbs ? 17 : cell / 2), size, stroke: paint, weight: 2 });
  const shapes = hasOrbs ? [mark, orbShape(aspect, x, y + 36, cell)] : [mark];
  return group(shapes, {}, `${between[0]} ${aspect.aspect} ${between[1]}`);
}

function orbShape({ orbDeg, isApplying }: GridAspect, x: number, y: number, cell: number): Shape {
  const motion = isApplying === undefined ? "" : isApplying ? " a" : " s";
  return label(`${orbText(orbDeg)}${motion}`, {
    ...{ x, y, size: SIZE.tiny, anchor: "middle", fill: "muted", maxWidth: cell - 2 },
  });
}

/** Degrees and minutes, cut off like those of places. */
function orbText(orbDeg: number): string {
  const minutes = Math.floor(Math.round(orbDeg * 3600) / 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}`;
}
