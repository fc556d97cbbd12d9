import { type Figure, group, type Headed, headed, LINE, label, rect, type Shape, SIZE } from "@almagest/pictures";
import type { Sign } from "./signs";

/** A small card: a sign and up to two lines below it. */
export interface GridCell {
  readonly sign: Sign;
  readonly lines: readonly string[];
  /** In the upper left: the day of a month. */
  readonly corner?: string | undefined;
  readonly isMarked?: boolean;
}

export interface GridData extends Headed {
  readonly columns: number;
  /** Over the columns. */
  readonly titles?: readonly string[] | undefined;
  /** In rows; undefined is a cell without a day. */
  readonly cells: readonly (GridCell | undefined)[];
  /** Of a cell and of the sign in it; small where it is left out. */
  readonly size?: { readonly cell: number; readonly sign: number; readonly text: number } | undefined;
}

const SMALL = { cell: 104, sign: 60, text: SIZE.small } as const;
const CELL = { corner: 20, pad: 8, title: 26, gap: 6 } as const;
const LINE_HEIGHT = 1.42;

/** Small cards in rows. */
export function signGrid(data: GridData): Figure {
  const { columns, titles = [], cells, size = SMALL } = data;
  const most = Math.max(1, ...cells.map((cell) => cell?.lines.length ?? 0));
  const hasCorner = cells.some((cell) => cell?.corner !== undefined);
  const top = titles.length === 0 ? 0 : CELL.title;
  const signTop = CELL.pad + (hasCorner ? CELL.corner : 0);
  const height = signTop + size.sign + CELL.gap + most * size.text * LINE_HEIGHT + CELL.pad;
  const shapes = [
    ...titles.map((text, index0) =>
      label(text, {
        x: (index0 + 0.5) * size.cell,
        y: CELL.title / 2,
        size: SIZE.small,
        anchor: "middle",
        fill: "muted",
        isBold: true,
        maxWidth: size.cell - 6,
      }),
    ),
    ...cells.flatMap((cell, index0) => {
      if (cell === undefined) return [];
      const [x, y] = [(index0 % columns) * size.cell, top + Math.floor(index0 / columns) * height];
      return [cellShape(cell, { x, y, height, signTop, ...size })];
    }),
  ];
  return headed(data, {
    width: columns * size.cell,
    height: top + Math.ceil(cells.length / columns) * height,
    shapes,
    description: cells
      .flatMap((cell) =>
        cell === undefined ? [] : [[...(cell.corner === undefined ? [] : [cell.corner]), ...cell.lines].join(", ")],
      )
      .join("; "),
  });
}

interface CellPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly signTop: number;
  readonly cell: number;
  readonly sign: number;
  readonly text: number;
}

function cellShape({ sign, lines, corner, isMarked = false }: GridCell, place: CellPlace): Shape {
  const { x, y, height, signTop } = place;
  const middle = x + place.cell / 2;
  const frame = rect(
    { x: x + 2, y: y + 2, width: place.cell - 4, height: height - 4 },
    {
      fill: isMarked ? "accentWash" : "paper",
      stroke: isMarked ? "accent" : "faint",
      "stroke-width": isMarked ? LINE.bold : LINE.thin,
      rx: 4,
    },
  );
  const day =
    corner === undefined
      ? []
      : [
          label(corner, {
            x: x + CELL.pad,
            y: y + CELL.pad + 8,
            size: SIZE.text,
            fill: isMarked ? "accent" : "muted",
            isBold: true,
          }),
        ];
  const drawn = sign({ x: middle, y: y + signTop + place.sign / 2, size: place.sign });
  return group([frame, ...day, ...drawn, ...lineShapes(lines, middle, place)], {}, lines[0]);
}

/** The first line in bold. */
function lineShapes(
  lines: readonly string[],
  x: number,
  { y, signTop, cell, sign, text: size }: CellPlace,
): readonly Shape[] {
  return lines.map((text, index0) =>
    label(text, {
      x,
      y: y + signTop + sign + CELL.gap + (index0 + 0.5) * size * LINE_HEIGHT,
      size: index0 === 0 ? size : size * 0.9,
      anchor: "middle",
      isBold: index0 === 0,
      fill: index0 === 0 ? "ink" : "muted",
      maxWidth: cell - 12,
    }),
  );
}
