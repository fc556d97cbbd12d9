import { circle, type Figure, LINE, label, line, type Shape, SIZE } from "@almagest/pictures";

/** A figure of lines with its names below. */
export interface LinesCard {
  readonly number: number;
  readonly chinese: string;
  readonly name: string;
  /** Below the name: the trigrams, the quality. */
  readonly note: string;
  /** From the lowest line up, 1 whole and 0 broken. */
  readonly binary: string;
  /** Which of them change, from 1 at the bottom. */
  readonly changing?: readonly number[];
  /** A changing line in the description. */
  readonly changingWord?: string;
}

const CARD = { width: 210, lines: 132, step: 25, thick: 11, gap: 26, names: 84 } as const;
const MARK = 7;

/** The lines from the bottom up; a changing whole line has a ring, a changing broken one a cross. */
export function linesCard(card: LinesCard): Figure {
  const { number, chinese, name, note, binary } = card;
  const bottom = binary.length * CARD.step;
  const room = { x: CARD.width / 2, anchor: "middle" as const, maxWidth: CARD.width - 12 };
  return {
    width: CARD.width,
    height: bottom + CARD.names,
    shapes: [
      ...[...binary].flatMap((digit, index0) => lineShapes(card, digit === "1", index0, bottom)),
      label(`${number} ${chinese}`, { ...room, y: bottom + 22, size: SIZE.heading, isBold: true }),
      ...(name === chinese ? [] : [label(name, { ...room, y: bottom + 46, size: SIZE.text })]),
      label(note, { ...room, y: bottom + (name === chinese ? 48 : 67), size: SIZE.small, fill: "muted" }),
    ],
    description: describe(card),
    isFixed: true,
  };
}

function lineShapes({ changing = [] }: LinesCard, isWhole: boolean, index0: number, bottom: number): readonly Shape[] {
  const y = bottom - (index0 + 0.5) * CARD.step;
  const middle = CARD.width / 2;
  const [from, to] = [middle - CARD.lines / 2, middle + CARD.lines / 2];
  const isChanging = changing.includes(index0 + 1);
  const attributes = {
    stroke: isChanging ? ("accent" as const) : ("ink" as const),
    "stroke-width": CARD.thick,
    "data-line": index0 + 1,
    "data-value": isWhole ? 1 : 0,
  };
  const drawn = isWhole
    ? [line(from, y, to, y, attributes)]
    : [
        line(from, y, middle - CARD.gap / 2, y, attributes),
        line(middle + CARD.gap / 2, y, to, y, { ...attributes, "data-line": undefined }),
      ];
  return [...drawn, ...(isChanging ? markShapes(isWhole, middle, y) : [])];
}

function markShapes(isWhole: boolean, x: number, y: number): readonly Shape[] {
  const stroke = { stroke: "accent", "stroke-width": LINE.bold } as const;
  if (isWhole) return [circle(x, y, MARK + 1, { fill: "paper", ...stroke, "data-mark": "ring" })];
  return [
    line(x - MARK, y - MARK, x + MARK, y + MARK, { ...stroke, "data-mark": "cross" }),
    line(x - MARK, y + MARK, x + MARK, y - MARK, stroke),
  ];
}

function describe({ number, chinese, name, note, binary, changing = [], changingWord = "" }: LinesCard): string {
  const lines = [...binary].map((digit, index0) => {
    const drawn = digit === "1" ? "—" : "– –";
    return `${index0 + 1} ${drawn}${changing.includes(index0 + 1) ? ` (${changingWord})` : ""}`;
  });
  const called = name === chinese ? [chinese] : [chinese, name];
  return `${[number, ...called].join(" ")}, ${note}: ${lines.join(", ")}`;
}
