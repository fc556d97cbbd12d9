import {
  type Figure,
  group,
  type Headed,
  headed,
  LINE,
  label,
  rect,
  type Shape,
  SIZE,
  stacked,
} from "@almagest/pictures";
import type { Sign } from "./signs";

/** A small card: a sign and up to two lines below it. */
export interface GridCell {
  readonly sign: Sign;
  readonly lines: readonly string[];
  /** In the upper left: the day of a month. */
  readonly corner?: string | undefined;
  readonly isMarked?: boolean;
}

/** Of a cell, of the sign in it, and of its letters. */
interface GridSize {
  readonly cell: number;
  readonly sign: number;
  readonly text: number;
}

export interface GridData extends Headed {
  readonly columns: number;
  /** Over the columns. */
  readonly titles?: readonly string[] | undefined;
  /** In rows; undefined is a cell without a day. */
  readonly cells: readonly (GridCell | undefined)[];
  readonly size?: GridSize | undefined;
}

const SMALL: GridSize = { cell: 104, sign: 60, text: SIZE.small };
const CELL = { corner: 20, pad: 8, title: 26, gap: 6 } as const;
const LINE_HEIGHT = 1.42;

/** Small cards in rows. */
export function signGrid(data: GridData): Figure {
  const { columns, titles, cells, size = SMALL } = data;
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row0) =>
    rowFigure(cells.slice(row0 * columns, (row0 + 1) * columns), columns, size),
  );
  const told = rows.map(({ description }) => description).join("; ");
  const figures = titles === undefined ? rows : [titleFigure(titles, size), ...rows];
  return headed(data, { ...stacked(figures, 0), description: told });
}

function titleFigure(titles: readonly string[], { cell }: GridSize): Figure {
  const shapes = titles.map((text, index0) =>
    label(text, {
      x: (index0 + 0.5) * cell,
      y: CELL.title / 2,
      size: SIZE.small,
      anchor: "middle",
      fill: "muted",
      isBold: true,
      maxWidth: cell - 6,
    }),
  );
  return { width: titles.length * cell, height: CELL.title, shapes, description: "" };
}

/** One row, as high as the most lines in it need. */
function rowFigure(cells: readonly (GridCell | undefined)[], columns: number, size: GridSize): Figure {
  const most = Math.max(1, ...cells.map((cell) => cell?.lines.length ?? 0));
  const hasCorner = cells.some((cell) => cell?.corner !== undefined);
  const signTop = CELL.pad + (hasCorner ? CELL.corner : 0);
  const height = signTop + size.sign + CELL.gap + most * size.text * LINE_HEIGHT + CELL.pad;
  return {
    width: columns * size.cell,
    height,
    shapes: cells.flatMap((cell, index0) =>
      cell === undefined ? [] : [cellShape(cell, { x: index0 * size.cell, height, signTop, ...size })],
    ),
    description: cells.flatMap((cell) => (cell === undefined ? [] : [cellText(cell)])).join("; "),
  };
}

function cellText({ corner, lines }: GridCell): string {
  return [...(corner === undefined ? [] : [corner]), ...lines].join(", ");
}

interface CellPlace extends GridSize {
  readonly x: number;
  readonly height: number;
  readonly signTop: number;
}

function cellShape({ sign, lines, corner, isMarked = false }: GridCell, place: CellPlace): Shape {
  const { x, height, signTop, cell } = place;
  const frame = rect(
    { x: x + 2, y: 2, width: cell - 4, height: height - 4 },
    {
      fill: isMarked ? "accentWash" : "paper",
      stroke: isMarked ? "accent" : "faint",
      "stroke-width": isMarked ? LINE.bold : LINE.thin,
      rx: 4,
    },
  );
  const look = { size: SIZE.text, fill: isMarked ? "accent" : "muted", isBold: true } as const;
  const day = corner === undefined ? [] : [label(corner, { x: x + CELL.pad, y: CELL.pad + 8, ...look })];
  const drawn = sign({ x: x + cell / 2, y: signTop + place.sign / 2, size: place.sign });
  return group([frame, ...day, ...drawn, ...lineShapes(lines, place)], {}, lines[0]);
}

/** The first line in bold. */
function lineShapes(lines: readonly string[], { x, signTop, cell, sign, text: size }: CellPlace): readonly Shape[] {
  return lines.map((text, index0) =>
    label(text, {
      x: x + cell / 2,
      y: signTop + sign + CELL.gap + (index0 + 0.5) * size * LINE_HEIGHT,
      size: index0 === 0 ? size : size * 0.9,
      anchor: "middle",
      isBold: index0 === 0,
      fill: index0 === 0 ? "ink" : "muted",
      maxWidth: cell - 12,
    }),
  );
}
