import { animals } from "@almagest/i18n/chinese";
import type { Lang } from "@almagest/operation";
import type { Role } from "@almagest/pictures";
import * as z from "zod";
import { ANIMALS } from "../cycle/branches";

/** The parts of this domain's answers that pictures read. */
export const text = z.string();
export const maybe = z.string().optional();
export const readElement = z.enum(["Wood", "Fire", "Earth", "Metal", "Water"]);

export type Element = z.output<typeof readElement>;

/** Paint of an element; its name or character is always beside the color. */
export const ELEMENT_PAINT: Readonly<Record<Element, { readonly paint: Role; readonly ground: Role }>> = {
  Wood: { paint: "earth", ground: "earthWash" },
  Fire: { paint: "fire", ground: "fireWash" },
  Earth: { paint: "air", ground: "airWash" },
  Metal: { paint: "metal", ground: "wash" },
  Water: { paint: "water", ground: "waterWash" },
};

export const readStem = z.object({
  chinese: text,
  pinyin: text,
  element: readElement,
  elementLocalized: maybe,
  polarity: z.enum(["yang", "yin"]),
});

export const readBranch = readStem.extend({ animal: z.enum(ANIMALS) });

/** An answer in English tells animals by their ids alone. */
export function animalName(id: (typeof ANIMALS)[number], lang: Lang): string {
  return animals[id][lang];
}

export const readGod = z.object({ name: text, nameLocalized: maybe, chinese: text });

const POSITIONS = ["year", "month", "day", "hour"] as const;

export const readPillar = z.object({
  position: z.enum(POSITIONS),
  stem: readStem,
  branch: readBranch,
  tenGod: readGod.optional(),
  hiddenStems: z.array(z.object({ stem: readStem, tenGod: readGod })),
  naYin: text,
  naYinChinese: text,
  naYinLocalized: maybe,
});

/** A pillar of a birth whose time is open: without ten gods where the day master is not known. */
export const readOpenPillar = readPillar.extend({
  hiddenStems: z.array(z.object({ stem: readStem, tenGod: readGod.optional() })),
});

export type OpenPillar = z.output<typeof readOpenPillar>;

export const readInteraction = z.object({
  type: text,
  chinese: text,
  quality: text,
  positions: z.array(text),
});

export type ReadInteraction = z.output<typeof readInteraction>;

/** Answers have the traditional characters in every language; of those of a bond 沖 and 會 are others in simplified. */
export function bondCharacters({ chinese }: Pick<ReadInteraction, "chinese">, lang: Lang): string {
  return lang === "zh-Hans" ? chinese.replace("沖", "冲").replace("會", "会") : chinese;
}

/** A pillar where an answer tells only its characters. */
export const readNamedPillar = z.object({ chinese: text });

export const readLunar = z.object({
  year: z.int(),
  month: z.int(),
  day: z.int(),
  isLeapMonth: z.boolean(),
  monthLength: z.int(),
});
