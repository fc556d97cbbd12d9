import {
  type Figure,
  group,
  type Headed,
  headed,
  LINE,
  label,
  line,
  path,
  polyline,
  type Role,
  rect,
  type Shape,
  SIZE,
} from "@almagest/pictures";
import type { Palace } from "../compass/directions";

export interface PalaceText {
  readonly text: string;
  readonly paint?: Role;
}

/** One of the nine: numbers large, a trigram by its lines, and words below. */
export interface PalaceCell {
  readonly palace: Palace;
  readonly title: string;
  readonly big?: PalaceText | undefined;
  /** Upper numbers of a house's chart: the mountain's star and the water's. */
  readonly pair?: readonly [mountain: PalaceText, water: PalaceText] | undefined;
  /** From the lowest line up, 1 whole and 0 broken. */
  readonly trigram?: string | undefined;
  readonly lines?: readonly PalaceText[];
  /** Its good or its harm, of four, with an arrow to its side of the compass. */
  readonly force?: { readonly of4: number; readonly paint: Role } | undefined;
  readonly ground?: Role | undefined;
  /** A separate word in the upper right, with a frame; broken for a palace that lies across. */
  readonly tag?: { readonly text: string; readonly isBroken?: boolean } | undefined;
}

/** South above, as Chinese compasses have it. */
const PLACES: Readonly<Record<Palace, readonly [column: number, row: number]>> = {
  Southeast: [0, 0],
  South: [1, 0],
  Southwest: [2, 0],
  East: [0, 1],
  Center: [1, 1],
  West: [2, 1],
  Northeast: [0, 2],
  North: [1, 2],
  Northwest: [2, 2],
};

const CELL = 184;
const TITLE = 18;
const BELOW_ARROW = 32;
const NUMBER = { pair: 34, big: 40 } as const;
const WORDS_FROM = 128;
const WORDS = 18;
const PAD = 10;
const STEPS = { width: 15, gap: 4, least: 7, rise: 6, bottom: 88 } as const;
const TRIGRAM = { width: 34, step: 9, thick: 5, gap: 6 } as const;

/** The nine palaces of a plate, south above, each with its stars and words. */
export function palaces(data: Headed & { readonly cells: readonly PalaceCell[] }): Figure {
  const side = 3 * CELL;
  const figure: Figure = {
    width: side,
    height: side,
    shapes: [
      ...data.cells.map(cellShape),
      rect({ x: 0, y: 0, width: side, height: side }, { fill: "none", stroke: "ink", "stroke-width": LINE.firm }),
      ...data.cells.flatMap(frameShapes),
    ],
    description: data.cells.map(cellText).join("; "),
    isFixed: true,
  };
  return { ...headed(data, figure), isFixed: true };
}

function cornerOf(palace: Palace): { readonly x: number; readonly y: number } {
  const [column, row] = PLACES[palace];
  return { x: column * CELL, y: row * CELL };
}

function cellShape(cell: PalaceCell): Shape {
  const { x, y } = cornerOf(cell.palace);
  const isTagged = cell.tag !== undefined;
  const half = CELL / 2 - PAD - 4;
  const titleY = y + (cell.force === undefined ? TITLE : BELOW_ARROW);
  const background = rect({ x, y, width: CELL, height: CELL }, { fill: cell.ground ?? "paper", stroke: "faint" });
  return group(
    [
      background,
      label(cell.title, {
        x: x + PAD,
        y: titleY,
        size: SIZE.small,
        fill: "muted",
        maxWidth: isTagged ? half : CELL - 2 * PAD,
      }),
      ...(cell.tag === undefined
        ? []
        : [
            label(cell.tag.text, {
              x: x + CELL - PAD,
              y: titleY,
              size: SIZE.small,
              anchor: "end",
              fill: "accent",
              isBold: true,
              maxWidth: half,
            }),
          ]),
      ...numberShapes(cell, x, y),
      ...forceShapes(cell, x, y),
      ...(cell.lines ?? []).map(({ text, paint = "ink" }, index0, { length }) =>
        label(text, {
          x: x + CELL / 2,
          y: y + WORDS_FROM + (index0 + (3 - length) / 2) * WORDS,
          size: index0 === 0 && cell.force !== undefined ? SIZE.text : SIZE.small,
          anchor: "middle",
          fill: paint,
          isBold: index0 === 0 && cell.force !== undefined,
          maxWidth: CELL - 2 * PAD,
        }),
      ),
    ],
    {},
    cell.palace,
  );
}

function numberShapes({ big, pair, trigram }: PalaceCell, x: number, y: number): readonly Shape[] {
  const middle = x + CELL / 2;
  if (pair !== undefined) {
    const [mountain, water] = pair.map(({ text, paint = "ink" }, index0) =>
      label(text, {
        x: middle + (index0 === 0 ? -40 : 40),
        y: y + 80,
        size: NUMBER.pair,
        anchor: "middle",
        fill: paint,
        isBold: true,
      }),
    );
    const below =
      big === undefined
        ? []
        : [label(big.text, { x: middle, y: y + 130, size: 26, anchor: "middle", fill: big.paint ?? "muted" })];
    return [...(mountain === undefined ? [] : [mountain]), ...(water === undefined ? [] : [water]), ...below];
  }
  const aside = trigram !== undefined && big !== undefined ? 30 : 0;
  return [
    ...(big === undefined
      ? []
      : [
          label(big.text, {
            x: middle - aside,
            y: y + 76,
            size: NUMBER.big,
            anchor: "middle",
            fill: big.paint ?? "ink",
            isBold: true,
            maxWidth: CELL - 2 * PAD - 2 * aside,
          }),
        ]),
    ...(trigram === undefined ? [] : trigramShapes(trigram, middle + aside, y + 76)),
  ];
}

/** Four steps, as many of them full as the force has, and the arrow. */
function forceShapes({ palace, force }: PalaceCell, x: number, y: number): readonly Shape[] {
  if (force === undefined) return [];
  const { width, gap, least, rise } = STEPS;
  const left = x + CELL / 2 - (4 * width + 3 * gap) / 2;
  const steps = [1, 2, 3, 4].map((step) => {
    const height = least + (step - 1) * rise;
    const box = { x: left + (step - 1) * (width + gap), y: y + STEPS.bottom - height, width, height };
    const isFull = step <= force.of4;
    return rect(box, { fill: isFull ? force.paint : "none", stroke: force.paint, "stroke-width": LINE.thin, rx: 1.5 });
  });
  return [...steps, arrowShape(palace, force.paint, x, y)];
}

/** A small arrow at the edge or corner of a cell, away from the middle of the plate. */
function arrowShape(palace: Palace, fill: Role, x: number, y: number): Shape {
  const [column, row] = PLACES[palace];
  const [east, south] = [column - 1, row - 1];
  const length = Math.hypot(east, south) || 1;
  const [dx, dy] = [east / length, south / length];
  const [tipX, tipY] = [x + CELL / 2 + east * (CELL / 2 - 6), y + CELL / 2 + south * (CELL / 2 - 6)];
  const corner = (along: number, aside: number): { readonly x: number; readonly y: number } => ({
    x: tipX - dx * along - dy * aside,
    y: tipY - dy * along + dx * aside,
  });
  return path(`${polyline([corner(0, 0), corner(13, 7), corner(13, -7)])}Z`, { fill });
}

function trigramShapes(binary: string, x: number, y: number): readonly Shape[] {
  const { width, step, thick, gap } = TRIGRAM;
  return [...binary].flatMap((digit, index0) => {
    const at = y + (1 - index0) * (step + 2);
    const [from, to] = [x - width / 2, x + width / 2];
    const attributes = { stroke: "ink", "stroke-width": thick } as const;
    return digit === "1"
      ? [line(from, at, to, at, attributes)]
      : [line(from, at, x - gap / 2, at, attributes), line(x + gap / 2, at, to, at, attributes)];
  });
}

function frameShapes({ palace, tag }: PalaceCell): readonly Shape[] {
  if (tag === undefined) return [];
  const { x, y } = cornerOf(palace);
  const dashes = tag.isBroken === true ? { "stroke-dasharray": "7 5" } : {};
  const box = { x: x + 3, y: y + 3, width: CELL - 6, height: CELL - 6 };
  return [rect(box, { fill: "none", stroke: "accent", "stroke-width": LINE.bold, ...dashes })];
}

function cellText({ title, tag, pair, big, lines = [] }: PalaceCell): string {
  const parts = [...(pair ?? []), ...(big === undefined ? [] : [big]), ...lines].map(({ text }) => text);
  return [title, ...(tag === undefined ? [] : [`(${tag.text})`]), parts.join(", ")]
    .filter((part) => part !== "")
    .join(" ");
}
