import { describe, expect, test } from "vitest";
import { en } from "../texts/en";
import { trigram, trigrams } from "./operations";

const context = { texts: [en] };

/** U+2630 to U+2637 in the code charts, "TRIGRAM FOR …", the lines from the bottom up. */
const UNICODE = [
  ["☰", "Heaven", "111"],
  ["☱", "Lake", "110"],
  ["☲", "Fire", "101"],
  ["☳", "Thunder", "100"],
  ["☴", "Wind", "011"],
  ["☵", "Water", "010"],
  ["☶", "Mountain", "001"],
  ["☷", "Earth", "000"],
] as const;

/** The Shuo Gua by its sections: 5 directions, 7 what it does, 8 animals, 9 parts of the body, 10 the family. */
const SHUO_GUA = [
  ["乾", "西北", "健", "馬", "首", "父"],
  ["坤", "西南", "順", "牛", "腹", "母"],
  ["震", "東", "動", "龍", "足", "長男"],
  ["巽", "東南", "入", "雞", "股", "長女"],
  ["坎", "北", "陷", "豕", "耳", "中男"],
  ["離", "南", "麗", "雉", "目", "中女"],
  ["艮", "東北", "止", "狗", "手", "少男"],
  ["兌", "西", "悅", "羊", "口", "少女"],
] as const;

/** The phase of each direction of the Later Heaven arrangement, and what it is in the family's order of the answers. */
const LATER_HEAVEN = {
  North: "Water",
  Northeast: "Earth",
  East: "Wood",
  Southeast: "Wood",
  South: "Fire",
  Southwest: "Earth",
  West: "Metal",
  Northwest: "Metal",
} as const;

describe("the trigrams", () => {
  test("are eight, in the order of their numbers", () => {
    const { total, trigrams: listed } = trigrams({}, {});
    expect(total).toBe(8);
    expect(listed.map(({ number, english }) => `${number} ${english}`)).toEqual([
      "1 Heaven",
      "2 Earth",
      "3 Thunder",
      "4 Wind",
      "5 Water",
      "6 Fire",
      "7 Mountain",
      "8 Lake",
    ]);
  });

  test.each(UNICODE)("%s is %s with the lines %s, as in Unicode", (symbol, id, binary) => {
    expect(trigram({ id }, context)).toMatchObject({ symbol, english: id, binary });
    expect(symbol.codePointAt(0)).toBe(0x2630 + UNICODE.findIndex(([sign]) => sign === symbol));
  });

  test.each(SHUO_GUA)("%s has what the Shuo Gua gives it", (chinese, direction, doing, animal, part, member) => {
    const number = SHUO_GUA.findIndex(([name]) => name === chinese) + 1;
    expect(trigram({ id: String(number), lang: "zh-Hant" }, context)).toMatchObject({
      chinese,
      directionLocalized: direction,
      attributeLocalized: doing,
      animalLocalized: animal,
      bodyPartLocalized: part,
      familyMemberLocalized: member,
    });
  });

  test("have the phases of the Later Heaven arrangement", () => {
    const found = UNICODE.map(([, id]) => trigram({ id }, context)).map(({ direction, element }) => [
      direction,
      element,
    ]);
    expect(Object.fromEntries(found)).toEqual(LATER_HEAVEN);
  });

  test("are sons and daughters by the line that differs, from the bottom up", () => {
    const order = ["First", "Second", "Third"];
    for (const [, id] of UNICODE) {
      const { binary, familyMember } = trigram({ id }, context);
      const yang = [...binary].filter((digit) => digit === "1").length;
      if (yang === 0 || yang === 3) continue;
      const differs = binary.indexOf(yang === 1 ? "1" : "0");
      expect(familyMember).toBe(`${order[differs]} ${yang === 1 ? "Son" : "Daughter"}`);
    }
  });

  test("Heaven has the printed record", () => {
    expect(trigram({ id: "Heaven" }, context)).toMatchObject({
      number: 1,
      symbol: "☰",
      chinese: "乾",
      english: "Heaven",
      pinyin: "Qián",
      binary: "111",
      element: "Metal",
      attribute: "Creative",
      familyMember: "Father",
      direction: "Northwest",
      bodyPart: "Head",
      animal: "Horse",
      season: "Late Autumn",
      quality: "Strong",
    });
  });
});

describe("a trigram's id", () => {
  test.each([
    ["8", "Lake"],
    ["MOUNTAIN", "Mountain"],
    ["wind", "Wind"],
  ])("%s finds %s", (id, english) => {
    expect(trigram({ id }, context).english).toBe(english);
  });

  test.each(["9", "0", "metal", "-1", "1-", "-heaven"])("%s is not found, and the names there are follow", (id) => {
    expect(() => trigram({ id }, context)).toThrow(
      `There is no trigram "${id}". Send a number from 1 to 8 or a name: Heaven, Earth, Thunder, Wind, Water, Fire, Mountain, Lake.`,
    );
  });
});
