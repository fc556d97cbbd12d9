import type { Lang } from "@almagest/operation";
import {
  circle,
  d,
  type Figure,
  group,
  LINE,
  label,
  line,
  moved,
  path,
  polyline,
  type Role,
  rect,
  type Shape,
  SIZE,
} from "@almagest/pictures";
import { SIDE_ROOM, sideNames } from "./sides";

/** A square of a mandala; squares of one key that lie together are drawn as one field with one name. */
export interface GridSquare {
  readonly square: number;
  /** From 0 in the north and in the west. */
  readonly row0: number;
  readonly column0: number;
  readonly key: string;
  readonly name?: string | undefined;
  readonly ground: Role;
  readonly isMarked?: boolean;
  /** Its middle lies outside of the plot. */
  readonly isOutside?: boolean;
  /** Parted between two: a line from corner to corner, toward the middle. */
  readonly isHalved?: boolean;
}

/** A place in squares from the northwest corner. */
export interface GridPlace {
  readonly column: number;
  readonly row: number;
}

export interface SquaresData {
  readonly size: number;
  readonly squares: readonly GridSquare[];
  /** Lines from the middle of one square to that of another. */
  readonly lines?: readonly { readonly from: GridPlace; readonly to: GridPlace }[];
  readonly dots?: readonly GridPlace[];
  /** Corners of what the grid lies over. */
  readonly outline?: readonly GridPlace[];
  /** Height of a square by its width. */
  readonly proportion?: number;
}

const SIDE = 756;
const PROPORTION = { least: 0.66, most: 1.4 } as const;
const NUMBER = { x: 5, y: 10 } as const;
const PLATE = { inset: 4, height: 16 } as const;
/** Names are below the middle of a square, where lines cross. */
const NAME_AT = 0.76;
const LEAST_NAME = 8;
const DOT = 4.5;

interface Scale {
  readonly width: number;
  readonly height: number;
}

/** A mandala of squares with north above. */
export function squaresFigure(data: SquaresData, lang: Lang): Figure {
  const { size, squares, proportion = 1 } = data;
  const width = SIDE / size;
  const scale = { width, height: width * Math.min(PROPORTION.most, Math.max(PROPORTION.least, proportion)) };
  const height = scale.height * size;
  const fields = fieldsOf(squares);
  const shapes = [
    ...squares.map((one) => squareShape(one, size, scale)),
    ...borders(squares, scale),
    ...(data.lines ?? []).map(({ from, to }) => lineShape(from, to, scale)),
    ...(data.dots ?? []).map(({ column, row }) =>
      circle((column + 0.5) * scale.width, (row + 0.5) * scale.height, DOT, { fill: "accent" }),
    ),
    ...fields.flatMap((field) => nameShapes(field, scale)),
    ...(data.outline === undefined ? [] : [outlineShape(data.outline, scale)]),
  ];
  return {
    width: SIDE + 2 * SIDE_ROOM,
    height: height + 2 * SIDE_ROOM,
    shapes: [moved(SIDE_ROOM, SIDE_ROOM, shapes), ...sideNames(SIDE, height, lang)],
    description: fields
      .flatMap(({ name, list }) => (name === undefined ? [] : [`${name} ${list.join(", ")}`]))
      .join("; "),
    isFixed: true,
  };
}

function squareShape(one: GridSquare, size: number, { width, height }: Scale): Shape {
  const [x, y] = [one.column0 * width, one.row0 * height];
  const isDown = one.row0 < size / 2 === one.column0 < size / 2;
  return group(
    [
      rect({ x, y, width, height }, { fill: one.ground, stroke: "faint", "stroke-width": LINE.hair }),
      ...(one.isMarked === true
        ? [
            rect(
              { x: x + 2, y: y + 2, width: width - 4, height: height - 4 },
              { fill: "accentWash", stroke: "accent", "stroke-width": LINE.bold },
            ),
          ]
        : []),
      ...(one.isHalved === true
        ? [
            path(isDown ? d`M${x} ${y}l${width} ${height}` : d`M${x} ${y + height}l${width} ${-height}`, {
              stroke: "muted",
              "stroke-width": LINE.thin,
            }),
          ]
        : []),
      label(String(one.square), { x: x + NUMBER.x, y: y + NUMBER.y, size: SIZE.tiny, fill: "muted", maxWidth: 20 }),
    ],
    { "data-outside": one.isOutside === true ? "true" : undefined },
    String(one.square),
  );
}

/** Where a square and the next to the east or the south are of two fields. */
function borders(squares: readonly GridSquare[], { width, height }: Scale): readonly Shape[] {
  const keyAt = new Map(squares.map(({ row0, column0, key }) => [`${row0} ${column0}`, key]));
  const attributes = { stroke: "muted", "stroke-width": LINE.thin } as const;
  return squares.flatMap(({ row0, column0, key }) => {
    const [x, y] = [column0 * width, row0 * height];
    const differs = (row: number, column: number): boolean => keyAt.get(`${row} ${column}`) !== key;
    return [
      ...(differs(row0 - 1, column0) ? [line(x, y, x + width, y, attributes)] : []),
      ...(differs(row0, column0 - 1) ? [line(x, y, x, y + height, attributes)] : []),
      ...(differs(row0 + 1, column0) && !keyAt.has(`${row0 + 1} ${column0}`)
        ? [line(x, y + height, x + width, y + height, attributes)]
        : []),
      ...(differs(row0, column0 + 1) && !keyAt.has(`${row0} ${column0 + 1}`)
        ? [line(x + width, y, x + width, y + height, attributes)]
        : []),
    ];
  });
}

interface Field {
  readonly name: string | undefined;
  readonly list: readonly number[];
  readonly squares: readonly GridSquare[];
}

function fieldsOf(squares: readonly GridSquare[]): readonly Field[] {
  return [...new Set(squares.map(({ key }) => key))].map((key) => {
    const own = squares.filter((one) => one.key === key);
    return { name: own[0]?.name, list: own.map(({ square }) => square).toSorted((a, b) => a - b), squares: own };
  });
}

/** In the middle of the field where that is a rectangle, else in its first square; on a plate, for lines run below. */
function nameShapes({ name, squares }: Field, { width, height }: Scale): readonly Shape[] {
  const [first] = squares;
  if (name === undefined || first === undefined) return [];
  const { left, top, across, down } = extentOf(squares);
  const isWhole = across * down === squares.length;
  const isBig = squares.length > 3;
  const isMarked = first.isMarked === true;
  const row = isWhole ? top + Math.floor((down - 1) / 2) : first.row0;
  const y = (row + NAME_AT) * height;
  const shown = label(name, {
    x: (isWhole ? left + across / 2 : first.column0 + 0.5) * width,
    y,
    size: isBig ? SIZE.text : SIZE.small,
    anchor: "middle",
    isBold: isBig || isMarked,
    fill: first.isOutside === true ? "muted" : isMarked ? "accent" : "ink",
    maxWidth: (isWhole ? across : 1) * width - 2 * PLATE.inset,
    leastSize: LEAST_NAME,
  });
  const { x = 0, width: wide = 0 } = shown.box ?? {};
  const plate = { x: x - PLATE.inset / 2, y: y - PLATE.height / 2, width: wide + PLATE.inset, height: PLATE.height };
  return [rect(plate, { fill: isMarked ? "accentWash" : first.ground }), shown];
}

function extentOf(squares: readonly GridSquare[]): {
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
} {
  const rows = squares.map(({ row0 }) => row0);
  const columns = squares.map(({ column0 }) => column0);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, across: Math.max(...columns) - left + 1, down: Math.max(...rows) - top + 1 };
}

function lineShape(from: GridPlace, to: GridPlace, { width, height }: Scale): Shape {
  return line(
    (from.column + 0.5) * width,
    (from.row + 0.5) * height,
    (to.column + 0.5) * width,
    (to.row + 0.5) * height,
    {
      stroke: "accent",
      "stroke-width": LINE.thin,
      "stroke-dasharray": "6 4",
    },
  );
}

function outlineShape(corners: readonly GridPlace[], { width, height }: Scale): Shape {
  const points = corners.map(({ column, row }) => ({ x: column * width, y: row * height }));
  return group(
    [path(`${polyline(points)}Z`, { fill: "none", stroke: "ink", "stroke-width": 3, "stroke-linejoin": "round" })],
    {},
    "outline",
  );
}
