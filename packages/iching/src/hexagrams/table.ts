import { hexagrams } from "@almagest/i18n/iching";
import { at, type Term } from "@almagest/operation";
import { type TrigramEntry, trigramOf } from "../trigrams/table";

/**
 * The order of King Wen: lines from the bottom up, 1 yang and 0 yin, and the received names in pinyin and characters. 21 is Shì Hé,
 * the dictionary reading (Shì Kè is the modern reading of 嗑 alone); 9 and 26 are Chù (also Xù).
 */
const KING_WEN = [
  ["111111", "Qián", "乾"],
  ["000000", "Kūn", "坤"],
  ["100010", "Zhūn", "屯"],
  ["010001", "Méng", "蒙"],
  ["111010", "Xū", "需"],
  ["010111", "Sòng", "訟"],
  ["010000", "Shī", "師"],
  ["000010", "Bǐ", "比"],
  ["111011", "Xiǎo Chù", "小畜"],
  ["110111", "Lǚ", "履"],
  ["111000", "Tài", "泰"],
  ["000111", "Pǐ", "否"],
  ["101111", "Tóng Rén", "同人"],
  ["111101", "Dà Yǒu", "大有"],
  ["001000", "Qiān", "謙"],
  ["000100", "Yù", "豫"],
  ["100110", "Suí", "隨"],
  ["011001", "Gǔ", "蠱"],
  ["110000", "Lín", "臨"],
  ["000011", "Guān", "觀"],
  ["100101", "Shì Hé", "噬嗑"],
  ["101001", "Bì", "賁"],
  ["000001", "Bō", "剝"],
  ["100000", "Fù", "復"],
  ["100111", "Wú Wàng", "無妄"],
  ["111001", "Dà Chù", "大畜"],
  ["100001", "Yí", "頤"],
  ["011110", "Dà Guò", "大過"],
  ["010010", "Kǎn", "坎"],
  ["101101", "Lí", "離"],
  ["001110", "Xián", "咸"],
  ["011100", "Héng", "恆"],
  ["001111", "Dùn", "遯"],
  ["111100", "Dà Zhuàng", "大壯"],
  ["000101", "Jìn", "晉"],
  ["101000", "Míng Yí", "明夷"],
  ["101011", "Jiā Rén", "家人"],
  ["110101", "Kuí", "睽"],
  ["001010", "Jiǎn", "蹇"],
  ["010100", "Xiè", "解"],
  ["110001", "Sǔn", "損"],
  ["100011", "Yì", "益"],
  ["111110", "Guài", "夬"],
  ["011111", "Gòu", "姤"],
  ["000110", "Cuì", "萃"],
  ["011000", "Shēng", "升"],
  ["010110", "Kùn", "困"],
  ["011010", "Jǐng", "井"],
  ["101110", "Gé", "革"],
  ["011101", "Dǐng", "鼎"],
  ["100100", "Zhèn", "震"],
  ["001001", "Gèn", "艮"],
  ["001011", "Jiàn", "漸"],
  ["110100", "Guī Mèi", "歸妹"],
  ["101100", "Fēng", "豐"],
  ["001101", "Lǚ", "旅"],
  ["011011", "Xùn", "巽"],
  ["110110", "Duì", "兌"],
  ["010011", "Huàn", "渙"],
  ["110010", "Jié", "節"],
  ["110011", "Zhōng Fú", "中孚"],
  ["001100", "Xiǎo Guò", "小過"],
  ["101010", "Jì Jì", "既濟"],
  ["010101", "Wèi Jì", "未濟"],
] as const;

export interface HexagramEntry {
  /** Place in the order of King Wen, 1 to 64. */
  readonly number: number;
  /** Six digits from the bottom line up: 1 yang, 0 yin. */
  readonly binary: string;
  readonly symbol: string;
  readonly pinyin: string;
  /** The received name in traditional characters. */
  readonly chinese: string;
  /** The names in ten languages; those of Human Design's gates are the same table. */
  readonly name: Term;
  readonly upper: TrigramEntry;
  readonly lower: TrigramEntry;
}

/** Keys of whole numbers keep their order. */
const NAMES: readonly Term[] = Object.values(hexagrams);

/** ䷀, from which the signs follow in the order of King Wen. */
const FIRST_SYMBOL = 0x4dc0;

/** The 64 hexagrams in the order of King Wen. */
export const HEXAGRAMS: readonly HexagramEntry[] = KING_WEN.map(([binary, pinyin, chinese], index0) => ({
  number: index0 + 1,
  binary,
  symbol: String.fromCodePoint(FIRST_SYMBOL + index0),
  pinyin,
  chinese,
  name: at(NAMES, index0),
  upper: trigramOf(binary.slice(3)),
  lower: trigramOf(binary.slice(0, 3)),
}));

/** @param number 1 to 64 */
export function hexagramOf(number: number): HexagramEntry {
  return at(HEXAGRAMS, number - 1);
}

const BY_LINES: ReadonlyMap<string, number> = new Map(HEXAGRAMS.map(({ binary, number }) => [binary, number]));

/** The number of the hexagram with these lines, six digits 0 or 1 from the bottom up; undefined for any other text. */
export function numberOfLines(binary: string): number | undefined {
  return BY_LINES.get(binary);
}
