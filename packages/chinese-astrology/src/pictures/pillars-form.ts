import {
  circle,
  type Figure,
  type Headed,
  headed,
  LINE,
  label,
  line,
  rect,
  type Shape,
  SIZE,
  widthOf,
} from "@almagest/pictures";
import { notesBelow, notesSaid, type PillarNote } from "./pillar-notes";
import { ELEMENT_PAINT, type Element } from "./read";

/** A character with what it is, colored and named by its element. */
export interface PillarSign {
  readonly character: string;
  readonly pinyin: string;
  readonly element: Element;
  /** The element, the animal: in the language asked for. */
  readonly says: readonly string[];
}

export interface HiddenSign {
  readonly character: string;
  readonly element: Element;
  readonly god: string;
}

export interface PillarColumn {
  readonly id: string;
  readonly title: string;
  /** Above the stem and, where there is one, what the branch is. */
  readonly god: string;
  readonly stem: PillarSign;
  readonly branch: PillarSign;
  readonly hidden?: readonly HiddenSign[];
  readonly foot: string;
  /** Below it: what it says. */
  readonly footNote?: string | undefined;
  readonly isMarked?: boolean;
}

/** A column whose pillar is not known: its frame alone. */
export interface EmptyColumn {
  readonly id: string;
  readonly title: string;
  /** In the middle of it, such as `?`. */
  readonly mark: string;
}

/** A bond between columns, drawn below them from the one to the other. */
export interface PillarBond {
  readonly label: string;
  /** The kind of bond, below the label. */
  readonly says?: string | undefined;
  readonly ids: readonly string[];
  readonly isHarmonious: boolean;
}

export interface PillarsData extends Headed {
  /** Of each chart; charts are side by side. */
  readonly charts: readonly (readonly (PillarColumn | EmptyColumn)[])[];
  readonly rows: { readonly god: string; readonly stem: string; readonly branch: string };
  readonly hiddenTitle: string;
  readonly footTitle: string;
  readonly bonds: readonly PillarBond[];
  /** Rows between the pillars and the bonds. */
  readonly notes?: readonly PillarNote[];
}

const SIDE = 112;
const WIDE = 148;
const NARROW = 128;
const GAP = 22;
const SIGN = 116;
const LINE_HEIGHT = 15;
const TITLE = 30;
const HIDDEN_INDENT = 27;
const BOND = 36;
const FOOT = 30;

interface Grid {
  readonly width: number;
  /** Heights of a ten god's name and of a hidden stem: names that are too wide take two lines. */
  readonly god: number;
  readonly hidden: number;
  readonly top: number;
  readonly hiddenTop: number;
  readonly footTop: number;
  readonly bottom: number;
  readonly at: ReadonlyMap<string, number>;
}

/** Pillars beside each other: ten god, stem, branch, hidden stems, na yin, and the bonds between them below. */
export function pillars(data: PillarsData): Figure {
  const columns = data.charts.flat();
  const grid = gridOf(data, columns.length > 4 ? NARROW : WIDE);
  const width = SIDE + columns.length * grid.width + (data.charts.length - 1) * GAP;
  const notes = notesBelow(data.notes ?? [], { ...grid, top: grid.bottom, side: SIDE, inLines });
  const bottom = grid.bottom + notes.height;
  const shapes = [
    ...sides(data, grid),
    ...columns.flatMap((column) => ("mark" in column ? emptyShapes(column, grid) : columnShapes(column, grid))),
    ...notes.shapes,
    ...data.bonds.flatMap((bond, index0) => bondShapes(bond, grid, bottom + 14 + index0 * BOND)),
  ];
  const bondsHeight = data.bonds.length === 0 ? 0 : 14 + data.bonds.length * BOND;
  return {
    ...headed(data, { width, height: bottom + bondsHeight, shapes, description: describe(data) }),
    isFixed: true,
  };
}

/** A text, or its two halves parted where they are most alike. */
function inLines(text: string, maxWidth: number): readonly string[] {
  if (widthOf(text, SIZE.small) <= maxWidth || !text.includes(" ")) return [text];
  const words = text.split(" ");
  const halves = words.slice(1).map((_, index0) => [words.slice(0, index0 + 1), words.slice(index0 + 1)] as const);
  const [best] = halves
    .map(([first, second]) => [first.join(" "), second.join(" ")])
    .sort((one, other) => widest(one) - widest(other));
  return best ?? [text];
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => widthOf(text, SIZE.small)));
}

function filled({ charts }: PillarsData): readonly PillarColumn[] {
  return charts.flat().flatMap((column) => ("mark" in column ? [] : [column]));
}

function gridOf(data: PillarsData, width: number): Grid {
  const { charts } = data;
  const columns = filled(data);
  const hidden = Math.max(0, ...columns.map((column) => column.hidden?.length ?? 0));
  const linesOf = (texts: readonly string[], room: number): number =>
    Math.max(1, ...texts.map((text) => inLines(text, room).length));
  const god =
    15 +
    LINE_HEIGHT *
      linesOf(
        columns.map((column) => column.god),
        width - 8,
      );
  const gods = columns.flatMap((column) => (column.hidden ?? []).map((one) => one.god));
  const hiddenHeight = 8 + LINE_HEIGHT * linesOf(gods, width - HIDDEN_INDENT - 4);
  const top = TITLE + god;
  const hiddenTop = top + 2 * SIGN + 10;
  const footTop = hiddenTop + (hidden === 0 ? 0 : hidden * hiddenHeight + 10);
  const places = charts.flatMap((columns, chart0) =>
    columns.map(({ id }, index0) => {
      const before = charts.slice(0, chart0).reduce((sum, one) => sum + one.length, 0);
      return [id, SIDE + (before + index0) * width + chart0 * GAP] as const;
    }),
  );
  return {
    width,
    god,
    hidden: hiddenHeight,
    top,
    hiddenTop,
    footTop,
    bottom: footTop + (columns.some(({ footNote }) => footNote !== undefined) ? FOOT + LINE_HEIGHT : FOOT),
    at: new Map(places),
  };
}

function sides(data: PillarsData, grid: Grid): readonly Shape[] {
  const { rows, hiddenTitle, footTitle } = data;
  const hasHidden = filled(data).some(({ hidden = [] }) => hidden.length > 0);
  const said: readonly (readonly [string, number])[] = [
    [rows.god, TITLE + grid.god / 2],
    [rows.stem, grid.top + SIGN / 2],
    [rows.branch, grid.top + SIGN * 1.5],
    ...(hasHidden ? [[hiddenTitle, grid.hiddenTop + grid.hidden / 2] as const] : []),
    [footTitle, grid.footTop + 15],
  ];
  return said.map(([text, y]) => label(text, { x: 0, y, size: SIZE.small, fill: "muted", maxWidth: SIDE - 10 }));
}

function emptyShapes({ id, title, mark }: EmptyColumn, { at, width, top }: Grid): readonly Shape[] {
  const x = at.get(id) ?? 0;
  const middle = { x: x + width / 2, anchor: "middle" as const, maxWidth: width - 8 };
  return [
    label(title, { ...middle, y: TITLE / 2, size: SIZE.text, isBold: true }),
    ...[top, top + SIGN].flatMap((y) => [
      rect({ x, y, width, height: SIGN }, { fill: "none", stroke: "faint", "stroke-dasharray": "5 4" }),
      label(mark, { ...middle, y: y + SIGN / 2, size: SIZE.small, fill: "muted" }),
    ]),
  ];
}

function columnShapes(column: PillarColumn, grid: Grid): readonly Shape[] {
  const x = grid.at.get(column.id) ?? 0;
  const middle = x + grid.width / 2;
  const { top } = grid;
  const room = { anchor: "middle" as const, maxWidth: grid.width - 8 };
  return [
    label(column.title, { ...room, x: middle, y: TITLE / 2, size: SIZE.text, isBold: true }),
    ...inLines(column.god, grid.width - 8)
      .filter((text) => text !== "")
      .map((text, index0, { length }) =>
        label(text, {
          ...room,
          x: middle,
          y: TITLE + grid.god / 2 + (index0 - (length - 1) / 2) * LINE_HEIGHT,
          size: SIZE.small,
          isBold: column.isMarked === true,
          fill: column.isMarked === true ? "accent" : "ink",
        }),
      ),
    ...signShapes(column.stem, x, top, grid.width),
    ...signShapes(column.branch, x, top + SIGN, grid.width),
    ...(column.isMarked === true
      ? [rect({ x: x + 3, y: top + 3, width: grid.width - 6, height: SIGN - 6 }, markedFrame)]
      : []),
    ...(column.hidden ?? []).flatMap((one, index0) => hiddenShapes(one, x, grid, index0)),
    label(column.foot, { ...room, x: middle, y: grid.footTop + 15, size: SIZE.text }),
    ...(column.footNote === undefined
      ? []
      : [label(column.footNote, { ...room, x: middle, y: grid.footTop + 33, size: SIZE.small, fill: "muted" })]),
  ];
}

const markedFrame = { fill: "none", stroke: "accent", "stroke-width": LINE.bold } as const;

function signShapes({ character, pinyin, element, says }: PillarSign, x: number, y: number, width: number): Shape[] {
  const { paint, ground } = ELEMENT_PAINT[element];
  const room = { x: x + width / 2, anchor: "middle" as const, maxWidth: width - 14 };
  return [
    rect({ x, y, width, height: SIGN }, { fill: ground, stroke: "faint", "stroke-width": LINE.thin }),
    label(character, { ...room, y: y + 34, size: 42, fill: paint }),
    label(pinyin, { ...room, y: y + 67, size: SIZE.small, fill: "muted" }),
    ...says.map((text, index0) =>
      label(text, { ...room, y: y + 92 + (index0 - (says.length - 1) / 2) * LINE_HEIGHT, size: SIZE.small }),
    ),
  ];
}

function hiddenShapes(
  { character, element, god }: HiddenSign,
  x: number,
  grid: Grid,
  index0: number,
): readonly Shape[] {
  const y = grid.hiddenTop + (index0 + 0.5) * grid.hidden;
  const maxWidth = grid.width - HIDDEN_INDENT - 4;
  return [
    label(character, { x: x + 6, y, size: SIZE.text + 2, fill: ELEMENT_PAINT[element].paint }),
    ...inLines(god, maxWidth)
      .filter((text) => text !== "")
      .map((text, line0, { length }) =>
        label(text, {
          x: x + HIDDEN_INDENT,
          y: y + (line0 - (length - 1) / 2) * LINE_HEIGHT,
          size: SIZE.small,
          maxWidth,
        }),
      ),
  ];
}

/** A line with a dot in each column that it binds; broken where it is a challenge. */
function bondShapes({ label: text, says, ids, isHarmonious }: PillarBond, grid: Grid, top: number): readonly Shape[] {
  const y = top + BOND / 2;
  const places = ids.flatMap((id) => grid.at.get(id) ?? []).map((x) => x + grid.width / 2);
  const paint = isHarmonious ? "good" : "hard";
  const dashes = isHarmonious ? {} : { "stroke-dasharray": "5 4" };
  const [from, to] = [Math.min(...places), Math.max(...places)];
  return [
    label(text, { x: 0, y: says === undefined ? y : y - 8, size: SIZE.text, fill: paint, maxWidth: SIDE - 6 }),
    ...(says === undefined ? [] : [label(says, { x: 0, y: y + 9, size: SIZE.small, fill: paint, maxWidth: SIDE - 6 })]),
    ...(places.length < 2 ? [] : [line(from, y, to, y, { stroke: paint, "stroke-width": LINE.firm, ...dashes })]),
    ...places.map((x) => circle(x, y, 4.5, { fill: paint, "data-bond": text })),
  ];
}

function describe({ charts, bonds, rows, hiddenTitle, footTitle, notes = [] }: PillarsData): string {
  const sign = ({ character, pinyin, says }: PillarSign): string => [character, pinyin, ...says].join(" ");
  const columns = charts.flat().map((column) => {
    if ("mark" in column) return `${column.title}: ${column.mark}`;
    const hidden = (column.hidden ?? []).map(({ character, god }) => `${character} ${god}`).join(", ");
    const god = column.god === "" ? [] : [`${rows.god} ${column.god}`];
    const parts = [
      ...god,
      `${rows.stem} ${sign(column.stem)}`,
      `${rows.branch} ${sign(column.branch)}`,
      ...(hidden === "" ? [] : [`${hiddenTitle} ${hidden}`]),
      `${footTitle} ${[column.foot, column.footNote].filter((part) => part !== undefined).join(" ")}`,
    ];
    return `${column.title}: ${parts.join(", ")}`;
  });
  const titleOf = (id: string): string => charts.flat().find((column) => column.id === id)?.title ?? "";
  const bound = bonds.map(({ label: text, says = "", ids }) => `${text} ${says} (${ids.map(titleOf).join(", ")})`);
  return [...columns, ...notesSaid(notes, titleOf), ...bound].join("; ");
}
