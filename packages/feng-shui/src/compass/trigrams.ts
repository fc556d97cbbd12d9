import type { Direction } from "./directions";
import type { Phase } from "./phases";

export const TRIGRAM_IDS = ["qian", "kun", "zhen", "xun", "kan", "li", "gen", "dui"] as const;
export type TrigramId = (typeof TRIGRAM_IDS)[number];

export interface Trigram {
  readonly id: TrigramId;
  /** 1 Heaven, 2 Earth, 3 Thunder, 4 Wind, 5 Water, 6 Fire, 7 Mountain, 8 Lake: the key the Book of Changes uses too. */
  readonly number: number;
  readonly chinese: string;
  readonly pinyin: string;
  readonly symbol: string;
  /** Three lines, bottom to top, 1 yang. */
  readonly binary: string;
  readonly element: Phase;
  /** In the Later Heaven (King Wen) ring. */
  readonly direction: Direction;
  /** In the Earlier Heaven (Fu Xi) ring. */
  readonly earlierDirection: Direction;
  readonly familyMember: string;
}

type Places = Pick<Trigram, "element" | "direction" | "earlierDirection" | "familyMember">;

function trigram(id: TrigramId, number: number, signs: string, pinyin: string, places: Places): Trigram {
  const [chinese = "", symbol = "", binary = ""] = signs.split(" ");
  return { id, number, chinese, pinyin, symbol, binary, ...places };
}

/** Shuo gua 3 and 5 give the two rings, 10 the family; phases as the eight palaces have them. */
export const TRIGRAMS: Readonly<Record<TrigramId, Trigram>> = {
  qian: trigram("qian", 1, "乾 ☰ 111", "Qián", {
    element: "Metal",
    direction: "Northwest",
    earlierDirection: "South",
    familyMember: "Father",
  }),
  kun: trigram("kun", 2, "坤 ☷ 000", "Kūn", {
    element: "Earth",
    direction: "Southwest",
    earlierDirection: "North",
    familyMember: "Mother",
  }),
  zhen: trigram("zhen", 3, "震 ☳ 100", "Zhèn", {
    element: "Wood",
    direction: "East",
    earlierDirection: "Northeast",
    familyMember: "Eldest Son",
  }),
  xun: trigram("xun", 4, "巽 ☴ 011", "Xùn", {
    element: "Wood",
    direction: "Southeast",
    earlierDirection: "Southwest",
    familyMember: "Eldest Daughter",
  }),
  kan: trigram("kan", 5, "坎 ☵ 010", "Kǎn", {
    element: "Water",
    direction: "North",
    earlierDirection: "West",
    familyMember: "Middle Son",
  }),
  li: trigram("li", 6, "離 ☲ 101", "Lí", {
    element: "Fire",
    direction: "South",
    earlierDirection: "East",
    familyMember: "Middle Daughter",
  }),
  gen: trigram("gen", 7, "艮 ☶ 001", "Gèn", {
    element: "Earth",
    direction: "Northeast",
    earlierDirection: "Northwest",
    familyMember: "Youngest Son",
  }),
  dui: trigram("dui", 8, "兌 ☱ 110", "Duì", {
    element: "Metal",
    direction: "West",
    earlierDirection: "Southeast",
    familyMember: "Youngest Daughter",
  }),
};

/** Which trigram rules a wind in the Later Heaven ring. */
export const LATER_HEAVEN: Readonly<Record<Direction, TrigramId>> = {
  North: "kan",
  Northeast: "gen",
  East: "zhen",
  Southeast: "xun",
  South: "li",
  Southwest: "kun",
  West: "dui",
  Northwest: "qian",
};

/** Which trigram rules a wind in the Earlier Heaven ring. */
export const EARLIER_HEAVEN: Readonly<Record<Direction, TrigramId>> = {
  North: "kun",
  Northeast: "zhen",
  East: "li",
  Southeast: "dui",
  South: "qian",
  Southwest: "xun",
  West: "kan",
  Northwest: "gen",
};
