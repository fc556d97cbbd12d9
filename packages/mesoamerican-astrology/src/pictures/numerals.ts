import { circle, d, type Figure, LINE, label, path, rect, type Shape, SIZE } from "@almagest/pictures";

/** A place of the count: its number from 0 to 19, and what it counts. */
export interface CountPlace {
  readonly name: string;
  readonly value: number;
}

const COLUMN = 118;
const NUMERAL = { width: 64, bar: 9, dot: 5, step: 16 } as const;
const HEIGHT = 112;

/** A number as the Maya wrote it: bars of five under dots of one, a shell for none. */
export function numeral(value: number, x: number, y: number): readonly Shape[] {
  if (value === 0) return shell(x, y);
  const [bars, dots] = [Math.floor(value / 5), value % 5];
  const rows = bars + (dots === 0 ? 0 : 1);
  const top = y - ((rows - 1) * NUMERAL.step) / 2;
  const spots = Array.from({ length: dots }, (_, index0) =>
    circle(x + (index0 - (dots - 1) / 2) * 16, top, NUMERAL.dot, { fill: "ink", "data-value": 1 }),
  );
  const first = dots === 0 ? 0 : 1;
  const fives = Array.from({ length: bars }, (_, index0) =>
    rect(
      {
        x: x - NUMERAL.width / 2,
        y: top + (index0 + first) * NUMERAL.step - NUMERAL.bar / 2,
        width: NUMERAL.width,
        height: NUMERAL.bar,
      },
      { fill: "ink", rx: 2, "data-value": 5 },
    ),
  );
  return [...spots, ...fives];
}

/** An outline with three ribs. */
function shell(x: number, y: number): readonly Shape[] {
  const stroke = { stroke: "ink", "stroke-width": LINE.firm, fill: "none" } as const;
  const [w, h] = [NUMERAL.width / 2, 14];
  return [
    path(d`M${x - w} ${y}Q${x} ${y - 2 * h} ${x + w} ${y}Q${x} ${y + 2 * h} ${x - w} ${y}Z`, {
      ...stroke,
      "data-value": 0,
    }),
    ...[-14, 0, 14].map((dx) => path(d`M${x + dx - 3} ${y - 7}Q${x + dx + 4} ${y} ${x + dx - 3} ${y + 7}`, stroke)),
  ];
}

/** The places side by side from the longest, bars and dots over figures and names. */
export function countFigure(places: readonly CountPlace[]): Figure {
  return {
    width: places.length * COLUMN,
    height: HEIGHT + 56,
    shapes: places.flatMap(({ name, value }, index0) => {
      const x = (index0 + 0.5) * COLUMN;
      const room = { x, anchor: "middle" as const, maxWidth: COLUMN - 8 };
      return [
        rect({ x: index0 * COLUMN, y: 0, width: COLUMN, height: HEIGHT }, { fill: "wash", stroke: "faint" }),
        ...numeral(value, x, HEIGHT / 2),
        label(String(value), { ...room, y: HEIGHT + 18, size: SIZE.heading, isBold: true }),
        label(name, { ...room, y: HEIGHT + 42, size: SIZE.text, fill: "muted" }),
      ];
    }),
    description: places.map(({ name, value }) => `${value} ${name}`).join(", "),
    isFixed: true,
  };
}
