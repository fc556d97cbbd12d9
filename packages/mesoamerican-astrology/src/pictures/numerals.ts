import { circle, d, LINE, path, rect, type Shape } from "@almagest/pictures";

/** A numeral's place: its left edge, the middle of its height, and its height. */
export interface NumeralPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Shares of a numeral's height. */
const SHARE = { bar: 0.13, gap: 0.07, dot: 0.075, shell: 0.42 } as const;
const MOST_DOTS = 4;

/** Width of a number of so many bars and dots beside a sign. */
export function numeralWidth(value: number, height: number): number {
  if (value === 0) return height * SHARE.shell;
  const columns = Math.floor(value / 5);
  const dots = value % 5 === 0 ? 0 : 2 * SHARE.dot + (columns === 0 ? 0 : SHARE.gap);
  return height * (dots + columns * SHARE.bar + Math.max(0, columns - 1) * SHARE.gap);
}

/**
 * A number from 0 to 19 as inscriptions put it before a sign: dots of one on the left of upright bars of five, a shell
 * for none. One or two dots are kept in line by crescents, which count nothing.
 */
export function mayanNumeral(value: number, place: NumeralPlace): readonly Shape[] {
  if (value === 0) return shell(place);
  const { x, y, height } = place;
  const [bars, dots] = [Math.floor(value / 5), value % 5];
  const first = x + (dots === 0 ? 0 : (2 * SHARE.dot + SHARE.gap) * height);
  const fives = Array.from({ length: bars }, (_, index0) =>
    rect(
      { x: first + index0 * (SHARE.bar + SHARE.gap) * height, y: y - height / 2, width: SHARE.bar * height, height },
      { fill: "ink", rx: Math.round(height * 4) / 100, "data-value": 5 },
    ),
  );
  return [...dotColumn(dots, place), ...fives];
}

function dotColumn(dots: number, { x, y, height }: NumeralPlace): readonly Shape[] {
  if (dots === 0) return [];
  const places = FILLED[dots] ?? Array.from({ length: dots }, () => true);
  const r = height * SHARE.dot;
  const step = (height - 2 * r) / (Math.max(3, Math.min(MOST_DOTS, places.length)) - 1);
  return places.map((isDot, index0) => {
    const [cx, cy] = [x + r, y + (index0 - (places.length - 1) / 2) * step];
    return isDot ? circle(cx, cy, r, { fill: "ink", "data-value": 1 }) : crescent(cx, cy, r);
  });
}

/** Places of dots among crescents. */
const FILLED: Readonly<Record<number, readonly boolean[]>> = { 1: [false, true, false], 2: [true, false, true] };

function crescent(x: number, y: number, r: number): Shape {
  const [w, h] = [r * 0.9, r];
  return path(
    d`M${x + w} ${y - h}C${x - w * 1.8} ${y - h} ${x - w * 1.8} ${y + h} ${x + w} ${y + h}C${x} ${y + h * 0.6} ${x} ${y - h * 0.6} ${x + w} ${y - h}Z`,
    { fill: "paper", stroke: "ink", "stroke-width": LINE.thin },
  );
}

/** An outline with three ribs. */
function shell({ x: left, y, height }: NumeralPlace): readonly Shape[] {
  const stroke = { stroke: "ink", "stroke-width": LINE.firm, fill: "paper" } as const;
  const [w, h] = [(height * SHARE.shell) / 2, height * 0.36];
  const x = left + w;
  return [
    path(d`M${x} ${y - h}Q${x + 2 * w} ${y} ${x} ${y + h}Q${x - 2 * w} ${y} ${x} ${y - h}Z`, {
      ...stroke,
      "data-value": 0,
    }),
    ...[-0.36, 0, 0.36].map((share) =>
      path(d`M${x - w * 0.55} ${y + h * share}Q${x} ${y + h * (share + 0.22)} ${x + w * 0.55} ${y + h * share}`, {
        ...stroke,
        fill: "none",
      }),
    ),
  ];
}

const MOST_IN_ROW = 7;
/** From dot to dot, in radii. */
const STEP = 2.7;

function rowsOf(value: number): { readonly rows: number; readonly inRow: number } {
  const rows = Math.ceil(value / MOST_IN_ROW);
  return { rows, inRow: Math.ceil(value / rows) };
}

/** Height of the dots of a number. */
export function dotsHeight(value: number, r: number): number {
  return rowsOf(value).rows * r * STEP;
}

/** A number as the Nahua painted it: a dot for each one, here in even rows from a height down. */
export function nahuaNumeral(value: number, { x, y, r }: { x: number; y: number; r: number }): readonly Shape[] {
  const { inRow } = rowsOf(value);
  const outline = { fill: "waterWash", stroke: "ink", "stroke-width": r > 5 ? LINE.firm : LINE.thin } as const;
  return Array.from({ length: value }, (_, index0) => {
    const row = Math.floor(index0 / inRow);
    const column = (index0 % inRow) - (Math.min(inRow, value - row * inRow) - 1) / 2;
    const [cx, cy] = [x + column * r * STEP, y + (row + 0.5) * r * STEP];
    return [circle(cx, cy, r, { ...outline, "data-value": 1 }), circle(cx, cy, r * 0.34, { fill: "ink" })];
  }).flat();
}
