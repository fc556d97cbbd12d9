import { at } from "@almagest/operation";
import { modulo } from "../cycle/modulo";

export const PALACES = ["azure-dragon", "black-tortoise", "white-tiger", "vermilion-bird"] as const;
export type Palace = (typeof PALACES)[number];

/** In the order of the mansions; each has its weekday, from Thursday. */
export const MANSION_PLANETS = ["Wood", "Metal", "Earth", "Sun", "Moon", "Fire", "Water"] as const;
export type MansionPlanet = (typeof MANSION_PLANETS)[number];

interface MansionRow {
  readonly id: string;
  readonly chinese: string;
  readonly pinyin: string;
  readonly animal: string;
}

/** The twenty-eight mansions from the Horn; traditional characters, ids unlike where pinyin without tones is the same. */
const ROWS = [
  { id: "horn", chinese: "角", pinyin: "Jiǎo", animal: "flood-dragon" },
  { id: "neck", chinese: "亢", pinyin: "Kàng", animal: "dragon" },
  { id: "root", chinese: "氐", pinyin: "Dī", animal: "badger" },
  { id: "room", chinese: "房", pinyin: "Fáng", animal: "rabbit" },
  { id: "heart", chinese: "心", pinyin: "Xīn", animal: "fox" },
  { id: "tail", chinese: "尾", pinyin: "Wěi", animal: "tiger" },
  { id: "winnowing-basket", chinese: "箕", pinyin: "Jī", animal: "leopard" },
  { id: "dipper", chinese: "斗", pinyin: "Dǒu", animal: "unicorn" },
  { id: "ox", chinese: "牛", pinyin: "Niú", animal: "ox" },
  { id: "girl", chinese: "女", pinyin: "Nǚ", animal: "bat" },
  { id: "emptiness", chinese: "虛", pinyin: "Xū", animal: "rat" },
  { id: "rooftop", chinese: "危", pinyin: "Wēi", animal: "swallow" },
  { id: "encampment", chinese: "室", pinyin: "Shì", animal: "pig" },
  { id: "wall", chinese: "壁", pinyin: "Bì", animal: "porcupine" },
  { id: "legs", chinese: "奎", pinyin: "Kuí", animal: "wolf" },
  { id: "bond", chinese: "婁", pinyin: "Lóu", animal: "dog" },
  { id: "stomach", chinese: "胃", pinyin: "Wèi", animal: "pheasant" },
  { id: "hairy-head", chinese: "昴", pinyin: "Mǎo", animal: "rooster" },
  { id: "net", chinese: "畢", pinyin: "Bì", animal: "crow" },
  { id: "turtle-beak", chinese: "觜", pinyin: "Zī", animal: "monkey" },
  { id: "three-stars", chinese: "參", pinyin: "Shēn", animal: "ape" },
  { id: "well", chinese: "井", pinyin: "Jǐng", animal: "tapir" },
  { id: "ghost", chinese: "鬼", pinyin: "Guǐ", animal: "goat" },
  { id: "willow", chinese: "柳", pinyin: "Liǔ", animal: "river-deer" },
  { id: "star", chinese: "星", pinyin: "Xīng", animal: "horse" },
  { id: "extended-net", chinese: "張", pinyin: "Zhāng", animal: "deer" },
  { id: "wings", chinese: "翼", pinyin: "Yì", animal: "snake" },
  { id: "chariot", chinese: "軫", pinyin: "Zhěn", animal: "earthworm" },
] as const satisfies readonly MansionRow[];

export type MansionId = (typeof ROWS)[number]["id"];
export type MansionAnimal = (typeof ROWS)[number]["animal"];

export interface Mansion {
  /** 1 Horn to 28 Chariot */
  readonly number: number;
  readonly id: MansionId;
  readonly chinese: string;
  readonly pinyin: string;
  readonly palace: Palace;
  readonly planet: MansionPlanet;
  readonly animal: MansionAnimal;
}

/** The mansions in order. */
export const MANSIONS: readonly Mansion[] = ROWS.map((row, index0) => ({
  number: index0 + 1,
  ...row,
  palace: at(PALACES, Math.floor(index0 / 7)),
  planet: at(MANSION_PLANETS, index0 % 7),
}));

/** The mansion that serves a day, in turn: 2000-01-01 has the 17th. `dayNumber` counts days from 1970-01-01. */
export function mansionOf(dayNumber: number): Mansion {
  return at(MANSIONS, modulo(dayNumber + 7, 28));
}
