import { hexagrams } from "@almagest/i18n/iching";
import { at, type Term } from "@almagest/operation";
import { type TrigramEntry, trigramOf } from "../trigrams/table";

/**
 * The order of King Wen: lines from the bottom up, 1 yang and 0 yin, and the pinyin of the received names. 21 is Shì Hé,
 * the dictionary reading (Shì Kè is the modern reading of 嗑 alone); 9 and 26 are Chù (also Xù).
 */
const KING_WEN = [
  ["111111", "Qián"],
  ["000000", "Kūn"],
  ["100010", "Zhūn"],
  ["010001", "Méng"],
  ["111010", "Xū"],
  ["010111", "Sòng"],
  ["010000", "Shī"],
  ["000010", "Bǐ"],
  ["111011", "Xiǎo Chù"],
  ["110111", "Lǚ"],
  ["111000", "Tài"],
  ["000111", "Pǐ"],
  ["101111", "Tóng Rén"],
  ["111101", "Dà Yǒu"],
  ["001000", "Qiān"],
  ["000100", "Yù"],
  ["100110", "Suí"],
  ["011001", "Gǔ"],
  ["110000", "Lín"],
  ["000011", "Guān"],
  ["100101", "Shì Hé"],
  ["101001", "Bì"],
  ["000001", "Bō"],
  ["100000", "Fù"],
  ["100111", "Wú Wàng"],
  ["111001", "Dà Chù"],
  ["100001", "Yí"],
  ["011110", "Dà Guò"],
  ["010010", "Kǎn"],
  ["101101", "Lí"],
  ["001110", "Xián"],
  ["011100", "Héng"],
  ["001111", "Dùn"],
  ["111100", "Dà Zhuàng"],
  ["000101", "Jìn"],
  ["101000", "Míng Yí"],
  ["101011", "Jiā Rén"],
  ["110101", "Kuí"],
  ["001010", "Jiǎn"],
  ["010100", "Xiè"],
  ["110001", "Sǔn"],
  ["100011", "Yì"],
  ["111110", "Guài"],
  ["011111", "Gòu"],
  ["000110", "Cuì"],
  ["011000", "Shēng"],
  ["010110", "Kùn"],
  ["011010", "Jǐng"],
  ["101110", "Gé"],
  ["011101", "Dǐng"],
  ["100100", "Zhèn"],
  ["001001", "Gèn"],
  ["001011", "Jiàn"],
  ["110100", "Guī Mèi"],
  ["101100", "Fēng"],
  ["001101", "Lǚ"],
  ["011011", "Xùn"],
  ["110110", "Duì"],
  ["010011", "Huàn"],
  ["110010", "Jié"],
  ["110011", "Zhōng Fú"],
  ["001100", "Xiǎo Guò"],
  ["101010", "Jì Jì"],
  ["010101", "Wèi Jì"],
] as const;

export interface HexagramEntry {
  /** Place in the order of King Wen, 1 to 64. */
  readonly number: number;
  /** Six digits from the bottom line up: 1 yang, 0 yin. */
  readonly binary: string;
  readonly symbol: string;
  readonly pinyin: string;
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
export const HEXAGRAMS: readonly HexagramEntry[] = KING_WEN.map(([binary, pinyin], index0) => ({
  number: index0 + 1,
  binary,
  symbol: String.fromCodePoint(FIRST_SYMBOL + index0),
  pinyin,
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
