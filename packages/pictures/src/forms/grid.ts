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

const CELL = 46;
const GLYPH = 19;
const BODY = 25;

/** Aspects between bodies: the glyph of the aspect, with its orb in degrees and minutes below. */
export function aspectGrid(data: GridData): Figure {
  const { rows, columns, aspects } = data;
  const at = cellFinder(rows, columns);
  const cells = columns === undefined ? triangle(rows.length) : rectangle(rows.length, columns.length);
  const drawn = aspects.flatMap((aspect) => {
    const cell = at(aspect.between);
    return cell === undefined ? [] : [aspectCell(aspect, cell)];
  });
  const edge =
    columns === undefined
      ? rows.map((body, index0) => bodyCell(body, { row: index0, column: index0 }))
      : edges(rows, columns);
  const count = (columns ?? rows).length;
  const figure: Figure = {
    width: CELL * (count + (columns === undefined ? 0 : 1)),
    height: CELL * (rows.length + (columns === undefined ? 0 : 1)),
    shapes: [...cells.map(frame), ...edge, ...drawn],
    description: aspects.map((aspect) => `${aspect.label} ${orbText(aspect.orbDeg)}`).join("; "),
  };
  return headed(data, figure);
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

function edges(rows: readonly GridBody[], columns: readonly GridBody[]): readonly Shape[] {
  return [
    ...rows.map((body, index0) => bodyCell(body, { row: index0 + 1, column: 0 })),
    ...columns.map((body, index0) => bodyCell(body, { row: 0, column: index0 + 1 })),
  ];
}

function frame({ row, column }: Place): Shape {
  const box = { x: column * CELL, y: row * CELL, width: CELL, height: CELL };
  return rect(box, { stroke: "faint", "stroke-width": LINE.hair });
}

function bodyCell({ id, mark }: GridBody, { row, column }: Place): Shape {
  const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
  const shown =
    typeof mark === "string"
      ? glyph(mark, { x, y, size: BODY, weight: 1.8 })
      : label(mark.letters, { x, y, size: SIZE.text, anchor: "middle", isBold: true, maxWidth: CELL - 4 });
  const ground = rect(
    { x: column * CELL, y: row * CELL, width: CELL, height: CELL },
    { fill: "wash", stroke: "faint", "stroke-width": LINE.hair },
  );
  return group([ground, shown], {}, id);
}

function aspectCell({ aspect, orbDeg, between, isApplying }: GridAspect, { row, column }: Place): Shape {
  const { paint } = ASPECT_LOOKS[aspect];
  const [x, y] = [(column + 0.5) * CELL, row * CELL];
  const motion = isApplying === undefined ? "" : isApplying ? " a" : " s";
  return group(
    [
      glyph(aspect, { x, y: y + 17, size: GLYPH, stroke: paint, weight: 2 }),
      label(`${orbText(orbDeg)}${motion}`, {
        x,
        y: y + 36,
        size: SIZE.tiny,
        anchor: "middle",
        fill: "muted",
        maxWidth: CELL - 2,
      }),
    ],
    {},
    `${between[0]} ${aspect} ${between[1]}`,
  );
}

/** Degrees and minutes, cut off like those of places. */
function orbText(orbDeg: number): string {
  const minutes = Math.floor(Math.round(orbDeg * 3600) / 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}`;
}
