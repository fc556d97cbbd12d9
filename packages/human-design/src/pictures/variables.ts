import { at, type Lang } from "@almagest/operation";
import { definePicture, type Figure, group, headed, LINE, label, path, type Shape, SIZE } from "@almagest/pictures";
import * as z from "zod";
import { roundedPath } from "./graph/bodygraph";
import { openSubheading, readBirthTime } from "./open";
import { nameOf, readName } from "./read";
import { titles } from "./titles";
import { words } from "./words";

const readArrow = readName.extend({
  key: z.enum(["determination", "environment", "perspective", "motivation"]),
  activation: z.object({
    planet: z.string(),
    planetLocalized: z.string().optional(),
    side: z.enum(["personality", "design"]),
  }),
  color: z.number(),
  tone: z.number(),
  base: z.number(),
  direction: z.enum(["left", "right"]),
  directionLabel: z.string(),
  directionLabelLocalized: z.string().optional(),
  colorLabel: z.string(),
  colorLabelLocalized: z.string().optional(),
  confident: z.boolean(),
});

type ReadArrow = z.output<typeof readArrow>;

const readOpenArrow = readArrow
  .partial({
    color: true,
    tone: true,
    base: true,
    direction: true,
    directionLabel: true,
    colorLabel: true,
  })
  .omit({ confident: true });

type ReadOpenArrow = z.output<typeof readOpenArrow>;

const SHEET = { width: 860, height: 320, row: 160, arrow: 58 } as const;
const MIDDLE = SHEET.width / 2;
const ARROW_OFF = 104;
const TEXT_OFF = 150;
const TEXT_ROOM = MIDDLE - TEXT_OFF;

/** Which corner each arrow has. */
const CORNERS: Readonly<Record<ReadArrow["key"], { readonly isLeft: boolean; readonly row0: number }>> = {
  determination: { isLeft: true, row0: 0 },
  environment: { isLeft: true, row0: 1 },
  perspective: { isLeft: false, row0: 1 },
  motivation: { isLeft: false, row0: 0 },
};

/** The four arrows around Head and Ajna: those of the design at the left, those of the personality at the right. */
export const variablesArrows = definePicture({
  operation: "calculateVariables",
  form: "arrows",
  title: titles.variables,
  reads: z.object({ arrows: z.array(readArrow) }),
  draw: ({ arrows }, { lang }) =>
    headed(
      { heading: titles.variables[lang] },
      arrowsFigure(arrows.map((arrow) => ({ ...arrow, isSure: arrow.confident, lines: linesOf(arrow, lang) }))),
    ),
  uncertain: {
    reads: z.object({ birthTime: readBirthTime, arrows: z.array(readOpenArrow) }),
    draw: ({ birthTime, arrows }, { lang }) =>
      headed(
        { heading: titles.variables[lang], subheading: openSubheading(birthTime, lang) },
        arrowsFigure(
          arrows.map((arrow) => ({
            ...arrow,
            isSure: arrow.direction !== undefined,
            lines: openLinesOf(arrow, lang),
          })),
        ),
      ),
  },
});

/** An arrow with its lines of text; without a direction it has both heads. */
interface DrawnArrow extends Pick<ReadOpenArrow, "key" | "activation" | "direction"> {
  readonly isSure: boolean;
  readonly lines: readonly Line[];
}

function arrowsFigure(arrows: readonly DrawnArrow[]): Figure {
  return {
    width: SHEET.width,
    height: SHEET.height,
    shapes: [
      centerOutline([MIDDLE, 30, MIDDLE + 62, 130, MIDDLE - 62, 130]),
      centerOutline([MIDDLE - 62, 190, MIDDLE + 62, 190, MIDDLE, 290]),
      ...arrows.map(arrowShape),
    ],
    description: arrows.map(({ lines }) => lines.map(({ text }) => text).join(", ")).join("; "),
    isFixed: true,
  };
}

function centerOutline(numbers: readonly number[]): Shape {
  const corners = [0, 2, 4].map((index0) => ({ x: at(numbers, index0), y: at(numbers, index0 + 1) }));
  return path(roundedPath(corners, 9), { fill: "wash", stroke: "muted", "stroke-width": LINE.firm });
}

interface Line {
  readonly text: string;
  readonly size: number;
  readonly isBold?: boolean;
  readonly fill?: "muted" | "ink" | "fire";
}

function linesOf(arrow: ReadArrow, lang: Lang): readonly Line[] {
  const { activation, color, tone, base, confident } = arrow;
  const { planet, planetLocalized = planet, side } = activation;
  const fill = side === "design" ? "fire" : "ink";
  return [
    { text: nameOf(arrow), size: SIZE.heading, isBold: true, fill },
    { text: arrow.colorLabelLocalized ?? arrow.colorLabel, size: SIZE.text },
    { text: arrow.directionLabelLocalized ?? arrow.directionLabel, size: SIZE.text },
    {
      text: `${words.color[lang]} ${color} · ${words.tone[lang]} ${tone} · ${words.base[lang]} ${base}`,
      size: SIZE.small,
      fill: "muted",
    },
    { text: `${planetLocalized} (${words[side][lang]})`, size: SIZE.small, fill: "muted" },
    ...(confident ? [] : [{ text: words.unsure[lang], size: SIZE.small, isBold: true, fill: "muted" as const }]),
  ];
}

/** Only of what holds at every second. */
function openLinesOf(arrow: ReadOpenArrow, lang: Lang): readonly Line[] {
  const { activation, color, tone, base, directionLabel, colorLabel } = arrow;
  const { planet, planetLocalized = planet, side } = activation;
  const held = [
    [words.color[lang], color],
    [words.tone[lang], tone],
    [words.base[lang], base],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]));
  const labels = [arrow.colorLabelLocalized ?? colorLabel, arrow.directionLabelLocalized ?? directionLabel];
  return [
    { text: nameOf(arrow), size: SIZE.heading, isBold: true, fill: side === "design" ? "fire" : "ink" },
    ...labels.flatMap((text) => (text === undefined ? [] : [{ text, size: SIZE.text }])),
    ...(held.length === 0 ? [] : [{ text: held.join(" · "), size: SIZE.small, fill: "muted" as const }]),
    { text: `${planetLocalized} (${words[side][lang]})`, size: SIZE.small, fill: "muted" },
    ...(base === undefined
      ? [{ text: words.unsure[lang], size: SIZE.small, isBold: true, fill: "muted" as const }]
      : []),
  ];
}

/** An arrow that points where it points, with its text on its outer side. */
function arrowShape({ key, activation, direction, isSure, lines }: DrawnArrow): Shape {
  const { isLeft, row0 } = CORNERS[key];
  const outward = isLeft ? -1 : 1;
  const middleY = (row0 + 0.5) * SHEET.row;
  const x = MIDDLE + outward * ARROW_OFF;
  const paint = activation.side === "design" ? "fire" : "ink";
  const height = lines.reduce((sum, { size }) => sum + size * 1.4, 0);
  let y = middleY - height / 2;
  const texts = lines.map(({ text, size, isBold = false, fill = "ink" }) => {
    y += size * 1.4;
    return label(text, {
      x: MIDDLE + outward * TEXT_OFF,
      y: y - size * 0.7,
      size,
      anchor: isLeft ? "end" : "start",
      isBold,
      fill,
      maxWidth: TEXT_ROOM,
    });
  });
  const half = (SHEET.arrow / 2) * (direction === "left" ? -1 : 1);
  const heads = direction === undefined ? [half, -half] : [half];
  const shaft = [`M${x - half} ${middleY}H${x + half}`, ...heads.map((tip) => headPath(x, middleY, tip))].join("");
  const drawn = path(shaft, {
    stroke: paint,
    "stroke-width": 5,
    "stroke-dasharray": isSure ? undefined : "8 8",
    "data-direction": direction ?? "open",
  });
  return group([drawn, ...texts], {}, key);
}

function headPath(x: number, y: number, tip: number): string {
  return `M${x + tip * 0.45} ${y - 15}L${x + tip} ${y}L${x + tip * 0.45} ${y + 15}`;
}
