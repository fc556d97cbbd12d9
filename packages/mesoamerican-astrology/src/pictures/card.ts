import { type Figure, LINE, label, line, moved, rect, type Shape, SIZE } from "@almagest/pictures";
import type { Sign } from "./signs";

export interface CardRow {
  readonly label: string;
  readonly text: string;
  /** Before the text, in a small square. */
  readonly sign?: Sign | undefined;
}

/** A sign with its name and its details below. */
export interface CardData {
  readonly sign: Sign;
  readonly name: string;
  readonly meaning?: string | undefined;
  readonly rows: readonly CardRow[];
}

const CARD = { width: 340, panel: 244, sign: 184, name: 46, meaning: 26, gap: 12, row: 30, mark: 26 } as const;
const NAME = 25;

/** A day sign's card. */
export function card(data: CardData): Figure {
  const { sign, name, meaning, rows } = data;
  const middle = CARD.width / 2;
  const top = CARD.panel + CARD.name + (meaning === undefined ? 0 : CARD.meaning) + CARD.gap;
  const centered = { x: middle, anchor: "middle" as const, maxWidth: CARD.width - 16 };
  return {
    width: CARD.width,
    height: top + rows.length * CARD.row,
    shapes: [
      rect(
        { x: 0, y: 0, width: CARD.width, height: CARD.panel },
        { fill: "paper", stroke: "faint", "stroke-width": LINE.thin, rx: 6 },
      ),
      ...sign({ x: middle, y: CARD.panel / 2, size: CARD.sign }),
      label(name, { ...centered, y: CARD.panel + 28, size: NAME, isBold: true }),
      ...(meaning === undefined
        ? []
        : [label(meaning, { ...centered, y: CARD.panel + CARD.name + 11, size: SIZE.text, fill: "muted" })]),
      ...rows.map((row, index0) => moved(0, top + index0 * CARD.row, rowShapes(row), row.label)),
    ],
    description: describe(data),
  };
}

const LABEL_SHARE = 0.5;

function rowShapes({ label: what, text, sign }: CardRow): readonly Shape[] {
  const y = CARD.row / 2;
  const from = CARD.width * LABEL_SHARE;
  const indent = sign === undefined ? 0 : CARD.mark + 4;
  const place = { x: from + CARD.mark / 2, y };
  return [
    line(0, 0, CARD.width, 0, { stroke: "faint", "stroke-width": LINE.hair }),
    label(what, { x: 4, y, size: SIZE.text, fill: "muted", maxWidth: from - 12 }),
    ...(sign === undefined ? [] : sign({ ...place, size: CARD.mark })),
    label(text, { x: from + indent, y, size: SIZE.text, maxWidth: CARD.width - from - indent - 4 }),
  ];
}

function describe({ name, meaning, rows }: CardData): string {
  const told = rows.map(({ label: what, text }) => `${what} ${text}`);
  return [[name, ...(meaning === undefined ? [] : [meaning])].join(", "), ...told].join("; ");
}
