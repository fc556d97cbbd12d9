import type { Lang } from "@almagest/operation";
import { group, LINE, label, path, type Role, rect, type Shape, SIZE, widthOf } from "@almagest/pictures";
import * as z from "zod";
import { titles } from "./titles";

const SUITS = ["cups", "wands", "swords", "pentacles"] as const;
type Suit = (typeof SUITS)[number];

/** What a card in its frame shows. */
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

export const CARD = { width: 120, height: 190 } as const;

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

const NAME_SIZE = SIZE.small;
const LINE_HEIGHT = 15;

/** A card in its frame, from its upper left corner: number, suit mark, name; a reversed one has its mark upside down and says so. */
export function cardShape(card: ReadCard, lang: Lang, isAcross = false): Shape {
  const { paint, ground, mark } = LOOKS[suitOf(card)];
  const [width, height] = isAcross ? [CARD.height, CARD.width] : [CARD.width, CARD.height];
  const number = numberOf(card);
  const lines = wrapped(cardName(card), width - 16, NAME_SIZE, 3);
  const nameTop = height - 12 - lines.length * LINE_HEIGHT - (card.reversed ? 17 : 0);
  const top = number === undefined ? 10 : 30;
  const size = Math.min(54, nameTop - top - 8);
  const middle = width / 2;
  const markY = (top + nameTop) / 2;
  return group(
    [
      rect({ x: 0, y: 0, width, height }, { fill: "paper", stroke: paint, "stroke-width": LINE.bold, rx: 9 }),
      rect(
        { x: 6, y: 6, width: width - 12, height: height - 12 },
        { fill: ground, stroke: paint, "stroke-width": LINE.hair, rx: 5 },
      ),
      ...(number === undefined
        ? []
        : [label(number, { x: middle, y: 20, size: SIZE.text, anchor: "middle", isBold: true, fill: paint })]),
      path(mark, {
        transform: `translate(${middle} ${markY}) scale(${size / 24})${card.reversed ? " rotate(180)" : ""}`,
        stroke: paint,
        "stroke-width": 1.5,
      }),
      ...lines.map((text, index0) =>
        label(text, {
          x: middle,
          y: nameTop + (index0 + 0.5) * LINE_HEIGHT,
          size: NAME_SIZE,
          anchor: "middle",
          isBold: true,
          maxWidth: width - 16,
        }),
      ),
      ...(card.reversed ? reversedMark(titles.reversed[lang], middle, height - 19, width - 20, paint) : []),
    ],
    { "data-reversed": String(card.reversed) },
    card.id,
  );
}

function reversedMark(text: string, x: number, y: number, maxWidth: number, fill: Role): readonly Shape[] {
  return [label(`↻ ${text}`, { x, y, size: SIZE.tiny, anchor: "middle", fill, maxWidth })];
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
