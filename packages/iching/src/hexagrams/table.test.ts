import { describe, expect, test } from "vitest";
import { TRIGRAMS } from "../trigrams/table";
import { HEXAGRAMS, hexagramOf, numberOfLines } from "./table";

/**
 * The chart for finding a hexagram as it is printed at the end of most editions: rows by the lower, columns by the upper
 * trigram, in the order 乾 震 坎 艮 坤 巽 離 兌.
 */
const CHART_ORDER = ["111", "100", "010", "001", "000", "011", "101", "110"];
const CHART = [
  [1, 34, 5, 26, 11, 9, 14, 43],
  [25, 51, 3, 27, 24, 42, 21, 17],
  [6, 40, 29, 4, 7, 59, 64, 47],
  [33, 62, 39, 52, 15, 53, 56, 31],
  [12, 16, 8, 23, 2, 20, 35, 45],
  [44, 32, 48, 18, 46, 57, 50, 28],
  [13, 55, 63, 22, 36, 37, 30, 49],
  [10, 54, 60, 41, 19, 61, 38, 58],
];

/** Shao Yong's order, which Leibniz read as 0 to 63 in binary with the bottom line first, by King Wen numbers. */
const SHAO_YONG = [
  2, 23, 8, 20, 16, 35, 45, 12, 15, 52, 39, 53, 62, 56, 31, 33, 7, 4, 29, 59, 40, 64, 47, 6, 46, 18, 48, 57, 32, 50, 28,
  44, 24, 27, 3, 42, 51, 21, 17, 25, 36, 22, 63, 37, 55, 30, 49, 13, 19, 41, 60, 61, 54, 38, 58, 10, 11, 26, 5, 9, 34,
  14, 43, 1,
];

const turned = (binary: string): string => [...binary].reverse().join("");
const changed = (binary: string): string => [...binary].map((digit) => (digit === "1" ? "0" : "1")).join("");

describe("the order of King Wen", () => {
  test("gives all 64 line patterns the numbers of the printed chart", () => {
    const found = CHART_ORDER.map((lower) => CHART_ORDER.map((upper) => numberOfLines(lower + upper)));
    expect(found).toEqual(CHART);
  });

  test("gives all 64 line patterns the numbers of Shao Yong's square", () => {
    const found = SHAO_YONG.map((_, value) => numberOfLines(value.toString(2).padStart(6, "0")));
    expect(found).toEqual(SHAO_YONG);
  });

  test("pairs each odd number with the next, turned over, or changed where turning changes nothing", () => {
    for (let number = 1; number < 64; number += 2) {
      const { binary } = hexagramOf(number);
      const partner = turned(binary) === binary ? changed(binary) : turned(binary);
      expect(hexagramOf(number + 1).binary, `${number}`).toBe(partner);
    }
  });

  test("is that of Unicode's signs, from ䷀ to ䷿", () => {
    expect(HEXAGRAMS.map(({ symbol }) => symbol.codePointAt(0))).toEqual(
      Array.from({ length: 64 }, (_, index0) => 0x4dc0 + index0),
    );
    expect([hexagramOf(1).symbol, hexagramOf(64).symbol]).toEqual(["䷀", "䷿"]);
  });
});

describe("a hexagram", () => {
  test.each([...HEXAGRAMS])("$number is its lower trigram with its upper one above", ({ binary, lower, upper }) => {
    expect(lower.binary + upper.binary).toBe(binary);
  });

  test("of a trigram doubled has that trigram's name", () => {
    for (const trigram of TRIGRAMS) {
      const doubled = hexagramOf(numberOfLines(trigram.binary.repeat(2)) ?? 0);
      expect([doubled.name["zh-Hant"], doubled.pinyin]).toEqual([trigram.chinese, trigram.pinyin]);
    }
  });

  test("has a reading of one syllable for each character, in the tones of the dictionary", () => {
    for (const { name, pinyin } of HEXAGRAMS) {
      expect(pinyin.split(" ")).toHaveLength([...name["zh-Hant"]].length);
      expect(pinyin).toMatch(/^(?:[A-Z][a-z]*[āáǎàēéěèīíǐìōóǒòūúǔùǚ][a-z]*(?: |$))+$/);
    }
    // 嗑 is hé here; kè is the modern reading of the character alone.
    expect(hexagramOf(21).pinyin).toBe("Shì Hé");
  });

  test.each(["11111", "1111111", "111112", "", "constructor"])("does not have the lines %j", (lines) => {
    expect(numberOfLines(lines)).toBeUndefined();
  });
});
