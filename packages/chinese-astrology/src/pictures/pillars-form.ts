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
} from "@almagest/pictures";
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
  readonly isMarked?: boolean;
}

/** A bond between columns, drawn below them from the one to the other. */
export interface PillarBond {
  readonly label: string;
  readonly ids: readonly string[];
  readonly isHarmonious: boolean;
}

export interface PillarsData extends Headed {
  /** Of each chart; charts stand side by side. */
  readonly charts: readonly (readonly PillarColumn[])[];
  readonly rows: { readonly god: string; readonly stem: string; readonly branch: string };
  readonly hiddenTitle: string;
  readonly footTitle: string;
  readonly bonds: readonly PillarBond[];
}

const SIDE = 112;
const WIDE = 148;
const NARROW = 104;
const GAP = 22;
const SIGN = 104;
const HIDDEN = 22;
const TOP = { title: 30, god: 30 } as const;
const BOND = 26;

interface Grid {
  readonly width: number;
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
  const shapes = [
    ...sides(data, grid),
    ...columns.flatMap((column) => columnShapes(column, grid)),
    ...data.bonds.flatMap((bond, index0) => bondShapes(bond, grid, grid.bottom + 14 + index0 * BOND)),
  ];
  const bondsHeight = data.bonds.length === 0 ? 0 : 14 + data.bonds.length * BOND;
  return {
    ...headed(data, { width, height: grid.bottom + bondsHeight, shapes, description: describe(data) }),
    isFixed: true,
  };
}

function gridOf({ charts }: PillarsData, width: number): Grid {
  const hidden = Math.max(0, ...charts.flat().map((column) => column.hidden?.length ?? 0));
  const hiddenTop = TOP.title + TOP.god + 2 * SIGN + 10;
  const footTop = hiddenTop + (hidden === 0 ? 0 : hidden * HIDDEN + 10);
  const places = charts.flatMap((columns, chart0) =>
    columns.map(({ id }, index0) => {
      const before = charts.slice(0, chart0).reduce((sum, one) => sum + one.length, 0);
      return [id, SIDE + (before + index0) * width + chart0 * GAP] as const;
    }),
  );
  return { width, hiddenTop, footTop, bottom: footTop + 30, at: new Map(places) };
}

function sides({ rows, hiddenTitle, footTitle, charts }: PillarsData, grid: Grid): readonly Shape[] {
  const hasHidden = charts.flat().some(({ hidden = [] }) => hidden.length > 0);
  const said: readonly (readonly [string, number])[] = [
    [rows.god, TOP.title + TOP.god / 2],
    [rows.stem, TOP.title + TOP.god + SIGN / 2],
    [rows.branch, TOP.title + TOP.god + SIGN * 1.5],
    ...(hasHidden ? [[hiddenTitle, grid.hiddenTop + HIDDEN / 2] as const] : []),
    [footTitle, grid.footTop + 15],
  ];
  return said.map(([text, y]) => label(text, { x: 0, y, size: SIZE.small, fill: "muted", maxWidth: SIDE - 10 }));
}

function columnShapes(column: PillarColumn, grid: Grid): readonly Shape[] {
  const x = grid.at.get(column.id) ?? 0;
  const middle = x + grid.width / 2;
  const top = TOP.title + TOP.god;
  const room = { anchor: "middle" as const, maxWidth: grid.width - 8 };
  return [
    label(column.title, { ...room, x: middle, y: TOP.title / 2, size: SIZE.text, isBold: true }),
    label(column.god, {
      ...room,
      x: middle,
      y: TOP.title + TOP.god / 2,
      size: SIZE.small,
      isBold: column.isMarked === true,
      fill: column.isMarked === true ? "accent" : "ink",
    }),
    ...signShapes(column.stem, x, top, grid.width),
    ...signShapes(column.branch, x, top + SIGN, grid.width),
    ...(column.isMarked === true
      ? [rect({ x: x + 3, y: top + 3, width: grid.width - 6, height: SIGN - 6 }, markedFrame)]
      : []),
    ...(column.hidden ?? []).flatMap((one, index0) => hiddenShapes(one, x, grid, index0)),
    label(column.foot, { ...room, x: middle, y: grid.footTop + 15, size: SIZE.text }),
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
    label(says.join(" · "), { ...room, y: y + 86, size: SIZE.small }),
  ];
}

function hiddenShapes(
  { character, element, god }: HiddenSign,
  x: number,
  grid: Grid,
  index0: number,
): readonly Shape[] {
  const y = grid.hiddenTop + (index0 + 0.5) * HIDDEN;
  return [
    label(character, { x: x + 6, y, size: SIZE.text + 2, fill: ELEMENT_PAINT[element].paint }),
    label(god, { x: x + 27, y, size: SIZE.small, maxWidth: grid.width - 31 }),
  ];
}

/** A line with a dot in each column that it binds; broken where it is a challenge. */
function bondShapes({ label: text, ids, isHarmonious }: PillarBond, grid: Grid, top: number): readonly Shape[] {
  const y = top + BOND / 2;
  const places = ids.flatMap((id) => grid.at.get(id) ?? []).map((x) => x + grid.width / 2);
  const paint = isHarmonious ? "good" : "hard";
  const dashes = isHarmonious ? {} : { "stroke-dasharray": "5 4" };
  const [from, to] = [Math.min(...places), Math.max(...places)];
  return [
    label(`${isHarmonious ? "+" : "−"} ${text}`, { x: 0, y, size: SIZE.text, fill: paint, maxWidth: SIDE - 6 }),
    ...(places.length < 2 ? [] : [line(from, y, to, y, { stroke: paint, "stroke-width": LINE.firm, ...dashes })]),
    ...places.map((x) => circle(x, y, 4.5, { fill: paint, "data-bond": text })),
  ];
}

function describe({ charts, bonds, rows, hiddenTitle, footTitle }: PillarsData): string {
  const sign = ({ character, pinyin, says }: PillarSign): string => [character, pinyin, ...says].join(" ");
  const columns = charts.flat().map((column) => {
    const hidden = (column.hidden ?? []).map(({ character, god }) => `${character} ${god}`).join(", ");
    return [
      `${column.title}: ${rows.god} ${column.god}`,
      `${rows.stem} ${sign(column.stem)}`,
      `${rows.branch} ${sign(column.branch)}`,
      ...(hidden === "" ? [] : [`${hiddenTitle} ${hidden}`]),
      `${footTitle} ${column.foot}`,
    ].join(", ");
  });
  const titleOf = (id: string): string => charts.flat().find((column) => column.id === id)?.title ?? "";
  const bound = bonds.map(({ label: text, ids }) => `${text} (${ids.map(titleOf).join(", ")})`);
  return [...columns, ...bound].join("; ");
}
