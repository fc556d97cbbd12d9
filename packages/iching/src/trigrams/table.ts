import { InvariantError } from "@almagest/operation";

/**
 * The eight trigrams by the number under which they are looked up, which does not rank them. Lines run from the bottom
 * up. Body, animal and family are those of the Shuo Gua (8, 9, 10); directions are the Later Heaven arrangement (Shuo
 * Gua 5), elements and seasons follow from it.
 */
export const TRIGRAMS = [
  {
    number: 1,
    id: "heaven",
    binary: "111",
    symbol: "☰",
    chinese: "乾",
    pinyin: "Qián",
    element: "metal",
    direction: "northwest",
  },
  {
    number: 2,
    id: "earth",
    binary: "000",
    symbol: "☷",
    chinese: "坤",
    pinyin: "Kūn",
    element: "earth",
    direction: "southwest",
  },
  {
    number: 3,
    id: "thunder",
    binary: "100",
    symbol: "☳",
    chinese: "震",
    pinyin: "Zhèn",
    element: "wood",
    direction: "east",
  },
  {
    number: 4,
    id: "wind",
    binary: "011",
    symbol: "☴",
    chinese: "巽",
    pinyin: "Xùn",
    element: "wood",
    direction: "southeast",
  },
  {
    number: 5,
    id: "water",
    binary: "010",
    symbol: "☵",
    chinese: "坎",
    pinyin: "Kǎn",
    element: "water",
    direction: "north",
  },
  {
    number: 6,
    id: "fire",
    binary: "101",
    symbol: "☲",
    chinese: "離",
    pinyin: "Lí",
    element: "fire",
    direction: "south",
  },
  {
    number: 7,
    id: "mountain",
    binary: "001",
    symbol: "☶",
    chinese: "艮",
    pinyin: "Gèn",
    element: "earth",
    direction: "northeast",
  },
  {
    number: 8,
    id: "lake",
    binary: "110",
    symbol: "☱",
    chinese: "兌",
    pinyin: "Duì",
    element: "metal",
    direction: "west",
  },
] as const;

export type TrigramEntry = (typeof TRIGRAMS)[number];
export type TrigramId = TrigramEntry["id"];

/**
 * The trigram with these lines.
 * @param binary three digits 0 or 1, from the bottom up
 */
export function trigramOf(binary: string): TrigramEntry {
  const found = TRIGRAMS.find((trigram) => trigram.binary === binary);
  if (found === undefined) throw new InvariantError("no trigram has these lines", { binary });
  return found;
}
