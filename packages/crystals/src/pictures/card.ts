import {
  drawing,
  type Figure,
  group,
  headed,
  LINE,
  label,
  moved,
  path,
  rect,
  type Shape,
  SIZE,
  shape,
  widthOf,
} from "@almagest/pictures";
import * as z from "zod";
import { OUTLINES } from "./outlines";

/** The members of every answer about a stone, and those that some add. */
export const readStone = z.object({
  id: z.string(),
  name: z.string(),
  nameLocalized: z.string().optional(),
  colors: z.array(z.string()).optional(),
  colorsLocalized: z.array(z.string()).optional(),
  chakras: z.array(z.string()).optional(),
  chakrasLocalized: z.array(z.string()).optional(),
  zodiacSigns: z.array(z.string()).optional(),
  zodiacSignsLocalized: z.array(z.string()).optional(),
});

export type ReadStone = z.output<typeof readStone>;

/** A list in the language asked for, else the English one. */
export function listed(own: readonly string[] | undefined, localized: readonly string[] | undefined): string {
  return (localized ?? own ?? []).join(", ");
}

export function stoneName({ name, nameLocalized = name }: Pick<ReadStone, "name" | "nameLocalized">): string {
  return nameLocalized;
}

const CARD = { width: 200, gap: 20, drawing: 168 } as const;
const PAD = 12;
const LINE_HEIGHT = 18;
const DRAWN_IN = 300;

interface Told {
  readonly names: readonly string[];
  readonly lists: readonly string[];
}

/** The name and the lists of a stone in lines of a card. */
function linesOf(stone: ReadStone): Told {
  const room = CARD.width - 2 * PAD;
  return {
    names: wrapped(stoneName(stone), room, SIZE.text, true, 2),
    lists: toldLists(stone).flatMap((list) => wrapped(list, room, SIZE.small, false, 2)),
  };
}

function toldLists(stone: ReadStone): readonly string[] {
  return [
    listed(stone.colors, stone.colorsLocalized),
    listed(stone.chakras, stone.chakrasLocalized),
    listed(stone.zodiacSigns, stone.zodiacSignsLocalized),
  ].filter((list) => list !== "");
}

function heightOf(stones: readonly ReadStone[]): number {
  const most = Math.max(0, ...stones.map(linesOf).map(({ names, lists }) => names.length + lists.length));
  return PAD + CARD.drawing + most * LINE_HEIGHT + 1.5 * PAD;
}

/** A stone in its frame: its outline and edges, its name, and what the answer adds. */
function stoneShape(stone: ReadStone, height: number, isMarked: boolean): Shape {
  const { names, lists } = linesOf(stone);
  const top = PAD + CARD.drawing + LINE_HEIGHT / 2;
  const shared = { x: CARD.width / 2, anchor: "middle", maxWidth: CARD.width - 2 * PAD } as const;
  return group(
    [
      rect(
        { x: 0, y: 0, width: CARD.width, height },
        {
          fill: isMarked ? "accentWash" : "wash",
          stroke: isMarked ? "accent" : "faint",
          "stroke-width": isMarked ? LINE.bold : LINE.thin,
          rx: 9,
        },
      ),
      moved((CARD.width - CARD.drawing) / 2, PAD, stoneLines(stone.id)),
      ...names.map((text, index0) =>
        label(text, { ...shared, y: top + index0 * LINE_HEIGHT, size: SIZE.text, isBold: true }),
      ),
      ...lists.map((text, index0) =>
        label(text, {
          ...shared,
          y: top + (names.length + index0) * LINE_HEIGHT + 4,
          size: SIZE.small,
          fill: "muted",
        }),
      ),
    ],
    {},
    stone.id,
  );
}

/** The stone's picture: its body in its own color, its lines in those of the theme; nothing for a stone that has none. */
function stoneLines(id: string): readonly Shape[] {
  const drawn = OUTLINES[id];
  if (drawn === undefined) return [];
  const [outline, edges, paints] = drawn;
  const parts = outline.split(/(?=M)/);
  const clip = `stone-${id}`;
  const line = { fill: "none", "stroke-linejoin": "round", "stroke-linecap": "round" } as const;
  return [
    group(
      [
        shape("clipPath", { id: clip }, [path(outline, {})]),
        ...parts.flatMap((part) => [
          painted(part, paints[0]),
          path(part, { ...line, stroke: "ink", "stroke-width": 4 }),
        ]),
        ...(paints[1] === undefined ? [] : [group([painted(LOWER_HALF, paints[1])], { "clip-path": clip })]),
        ...(edges === ""
          ? []
          : [group([path(edges, { ...line, stroke: "faint", "stroke-width": 2 })], { "clip-path": clip })]),
        // Where one body is all, its edge lies over the marks; of several the later lie over the earlier.
        ...(parts.length === 1 ? [path(outline, { ...line, stroke: "ink", "stroke-width": 4 })] : []),
      ],
      { transform: `scale(${CARD.drawing / DRAWN_IN})` },
    ),
  ];
}

const WHOLE = { x: 0, y: 0, width: DRAWN_IN, height: DRAWN_IN } as const;
/** The half that a second color takes: the yellow of ametrine, the rind of a watermelon tourmaline. */
const LOWER_HALF = "M0 160H300V300H0z";

/** A stone keeps its color in every theme: without it quartz and amethyst have the same picture. */
function painted(outline: string, color = "none"): Shape {
  return drawing(`<path d="${outline}" fill="${color}"/>`, WHOLE, WHOLE);
}

/** Stones beside and below each other, at most so many in a row; those of the first row may be set off. */
export function stonesFigure(
  head: { readonly heading?: string; readonly subheading?: string | undefined },
  rows: readonly (readonly ReadStone[])[],
  markedId?: string,
): Figure {
  const height = heightOf(rows.flat());
  const [across, down] = [CARD.width + CARD.gap, height + CARD.gap];
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const shapes = rows.flatMap((row, row0) =>
    row.map((stone, column0) => {
      const start = ((columns - row.length) * across) / 2;
      return moved(start + column0 * across, row0 * down, [stoneShape(stone, height, stone.id === markedId)]);
    }),
  );
  return headed(head, {
    width: columns * across - CARD.gap,
    height: rows.length * down - CARD.gap,
    shapes,
    description: rows.flat().map(toldStone).join("; "),
    isFixed: true,
  });
}

function toldStone(stone: ReadStone): string {
  const lists = toldLists(stone);
  return lists.length === 0 ? stoneName(stone) : `${stoneName(stone)}: ${lists.join(", ")}`;
}

/** Words in as few lines as hold them, at most so many; the last takes what is left. */
function wrapped(text: string, width: number, size: number, isBold: boolean, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const fits = last !== undefined && (widthOf(longer, size, isBold) <= width || lines.length === most);
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
