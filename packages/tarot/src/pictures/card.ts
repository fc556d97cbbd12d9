import type { Lang } from "@almagest/operation";
import {
  type Attributes,
  type Box,
  drawing,
  group,
  LINE,
  label,
  path,
  type Role,
  rect,
  round,
  type Shape,
  SIZE,
  widthOf,
} from "@almagest/pictures";
import * as z from "zod";
import { contentOf } from "../deck/caption";
import { DRAWINGS } from "../deck/drawings";
import { titles } from "./titles";

const SUITS = ["cups", "wands", "swords", "pentacles"] as const;
type Suit = (typeof SUITS)[number];

/** The members of a card that its picture shows. */
export const readCard = z.object({
  id: z.string(),
  name: z.string(),
  nameLocalized: z.string().optional(),
  arcana: z.enum(["major", "minor"]),
  suit: z.enum(SUITS).nullable().optional(),
  number: z.number().optional(),
  reversed: z.boolean(),
});

export type ReadCard = z.output<typeof readCard>;

interface Look {
  readonly paint: Role;
  readonly ground: Role;
  /** A mark of lines in a box of 24 around (0, 0). */
  readonly mark: string;
}

const LOOKS: Readonly<Record<Suit | "major", Look>> = {
  cups: { paint: "water", ground: "waterWash", mark: "M-7-9H7C7-1 4 3 0 3S-7-1-7-9ZM0 3V9M-5 9.5H5" },
  wands: { paint: "fire", ground: "fireWash", mark: "M-4 10.5 4-10.5M1.6-4C3-7 6-7.6 8-7M-1.4 3.6C-4 2-7 3-7.6 5" },
  swords: { paint: "air", ground: "airWash", mark: "M0-11V4.6M-5.4 4.6H5.4M0 4.6V10.6M-2.4-7.6 0-11 2.4-7.6" },
  pentacles: { paint: "earth", ground: "earthWash", mark: "M0-10a10 10 0 1 0 .01 0M0-7 4.1 5.7-6.7-2.2H6.7L-4.1 5.7Z" },
  major: {
    paint: "accent",
    ground: "accentWash",
    mark: "M-8.6 8-11-6.4-4.6-.4 0-9.4 4.6-.4 11-6.4 8.6 8Z",
  },
};

const ROMAN = "0 I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI".split(" ");
/** Courts are known by their names. */
const LAST_PIP = 10;

function suitOf({ id, arcana, suit }: ReadCard): Suit | "major" {
  if (arcana === "major") return "major";
  return suit ?? SUITS.find((one) => id.includes(one)) ?? "major";
}

function numberOf({ arcana, number }: ReadCard): string | undefined {
  if (number === undefined) return undefined;
  if (arcana === "major") return ROMAN[number];
  return number <= LAST_PIP ? String(number) : undefined;
}

export function cardName({ name, nameLocalized = name }: ReadCard): string {
  return nameLocalized;
}

/** The card's name, and that it lies reversed. */
export function toldCard(card: ReadCard, lang: Lang): string {
  return card.reversed ? `${cardName(card)} (${titles.reversed[lang]})` : cardName(card);
}

/** A card's drawing, or only the mark of its suit, which takes a tenth of the bytes. */
export type Face = "drawn" | "marks";

/**
 * A card in its frame, from its upper left corner; a reversed card is upside down, one across lies on its left side.
 */
export function cardShape(
  card: ReadCard,
  { face, width, isAcross }: { face: Face; width: number; isAcross: boolean },
): Shape {
  const height = heightOf(width);
  const { paint } = LOOKS[suitOf(card)];
  const frame = { x: 0, y: 0, width, height };
  const art = { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE };
  const drawn = face === "drawn" ? DRAWINGS[card.id] : undefined;
  return group(
    [
      rect(frame, { fill: "paper", stroke: paint, "stroke-width": LINE.bold, rx: 6 }),
      group(
        drawn === undefined ? marked(card, art) : [drawing(contentOf(drawn), art, ART)],
        card.reversed ? upsideDown(frame) : {},
      ),
    ],
    { "data-reversed": String(card.reversed), ...(isAcross ? { transform: `translate(${height} 0) rotate(90)` } : {}) },
    card.id,
  );
}

/** The height of a card of that width. */
export function heightOf(width: number): number {
  return Math.round(((width - 2 * EDGE) * ART.height) / ART.width + 2 * EDGE);
}

/** Between the frame and the drawing. */
const EDGE = 5;
/** A drawing in its own units, without the last of the margin around its frame. */
const ART = { x: 4, y: 4, width: 292, height: 452 } as const;

function upsideDown({ width, height }: Box): Attributes {
  return { transform: `translate(${width} ${height}) rotate(180)` };
}

function marked(card: ReadCard, box: Box): readonly Shape[] {
  const { paint, ground, mark } = LOOKS[suitOf(card)];
  const number = numberOf(card);
  const [middle, size] = [box.x + box.width / 2, box.width * 0.6];
  return [
    rect(box, { fill: ground, stroke: paint, "stroke-width": LINE.hair, rx: 4 }),
    path(mark, {
      transform: `translate(${middle} ${box.y + box.height / 2}) scale(${round(size / 24)})`,
      stroke: paint,
      "stroke-width": 1.5,
    }),
    ...(number === undefined
      ? []
      : [label(number, { x: middle, y: box.y + 20, size: SIZE.text, anchor: "middle", isBold: true, fill: paint })]),
  ];
}

/** Words in as few lines as hold them, at most so many; the last takes what is left. */
export function wrapped(text: string, width: number, size: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const fits = last !== undefined && (widthOf(longer, size, true) <= width || lines.length === most);
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
