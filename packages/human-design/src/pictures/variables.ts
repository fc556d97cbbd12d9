import { at, type Lang } from "@almagest/operation";
import { definePicture, group, headed, LINE, label, path, type Shape, SIZE } from "@almagest/pictures";
import * as z from "zod";
import { roundedPath } from "./graph/bodygraph";
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
      {
        width: SHEET.width,
        height: SHEET.height,
        shapes: [
          centerOutline([MIDDLE, 30, MIDDLE + 62, 130, MIDDLE - 62, 130]),
          centerOutline([MIDDLE - 62, 190, MIDDLE + 62, 190, MIDDLE, 290]),
          ...arrows.map((arrow) => arrowShape(arrow, lang)),
        ],
        description: arrows
          .map((arrow) =>
            linesOf(arrow, lang)
              .map(({ text }) => text)
              .join(", "),
          )
          .join("; "),
        isFixed: true,
      },
    ),
});

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

/** An arrow that points where it points, with what it says on its outer side. */
function arrowShape(arrow: ReadArrow, lang: Lang): Shape {
  const { isLeft, row0 } = CORNERS[arrow.key];
  const outward = isLeft ? -1 : 1;
  const middleY = (row0 + 0.5) * SHEET.row;
  const x = MIDDLE + outward * ARROW_OFF;
  const paint = arrow.activation.side === "design" ? "fire" : "ink";
  const lines = linesOf(arrow, lang);
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
  const half = (SHEET.arrow / 2) * (arrow.direction === "left" ? -1 : 1);
  const shaft = `M${x - half} ${middleY}H${x + half}M${x + half * 0.45} ${middleY - 15}L${x + half} ${middleY}L${x + half * 0.45} ${middleY + 15}`;
  const drawn = path(shaft, {
    stroke: paint,
    "stroke-width": 5,
    "stroke-dasharray": arrow.confident ? undefined : "8 8",
    "data-direction": arrow.direction,
  });
  return group([drawn, ...texts], {}, arrow.key);
}
