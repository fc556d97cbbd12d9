import { at } from "@almagest/operation";
import { expect, test } from "vitest";
import { BRANCH_ROWS, BRANCHES } from "../cycle/branches";
import { naYinOf } from "../cycle/na-yin";
import { pillarOf } from "../cycle/pillars";
import { STEM_ROWS, STEMS } from "../cycle/stems";
import { brightnessOf } from "./brightness";
import { bureauOf } from "./chart";
import { bodyPalace0, lifePalace0, type Placing, palacePillar, placesOf, ziWei0 } from "./place";
import { rulesOf } from "./schools";
import { STAR_IDS } from "./stars";

const GENERAL = rulesOf("general", {});

/**
 * Zi Wei by bureau for days 1 to 30, branches from zi: the grids of the Quan Shu, book 2, of which two cells are mended by
 * another edition, and Wang Tingzhi's printed table (ISBN 978-7-309-09665-1), all cells alike.
 */
const GRIDS: Readonly<Record<number, string>> = {
  2: "1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 0 0 1 1 2 2 3 3 4",
  3: "4 1 2 5 2 3 6 3 4 7 4 5 8 5 6 9 6 7 10 7 8 11 8 9 0 9 10 1 10 11",
  4: "11 4 1 2 0 5 2 3 1 6 3 4 2 7 4 5 3 8 5 6 4 9 6 7 5 10 7 8 6 11",
  5: "6 11 4 1 2 7 0 5 2 3 8 1 6 3 4 9 2 7 4 5 10 3 8 5 6 11 4 9 6 7",
  6: "9 6 11 4 1 2 10 7 0 5 2 3 11 8 1 6 3 4 0 9 2 7 4 5 1 10 3 8 5 6",
};

test.each(Object.entries(GRIDS))(
  "Zi Wei of bureau %s is where the printed grid has it on all thirty days",
  (bureau, grid) => {
    const days = Array.from({ length: 30 }, (_, day0) => ziWei0(Number(bureau), day0 + 1));
    expect(days.join(" ")).toBe(grid);
  },
);

test("life and body of the first month are the Quan Shu's three examples", () => {
  const branches = [0, 1, 2].map((hour0) => [lifePalace0(1, hour0), bodyPalace0(1, hour0)]);
  expect(branches.map((pair) => pair.map((branch0) => at(BRANCHES, branch0)))).toEqual([
    ["yin", "yin"],
    ["chou", "mao"],
    ["zi", "chen"],
  ]);
});

test("a year of jia has bing-yin at yin, and the fire bureau where the life palace is there", () => {
  expect(palacePillar(0, 2).stem).toBe("bing");
  expect(bureauOf(0, 2)).toEqual({ phase: "fire", number: 6 });
  // the stems run on over zi and chou: a year of bing ends with geng-zi and xin-chou
  expect([0, 1].map((branch0) => palacePillar(2, branch0).stem)).toEqual(["geng", "xin"]);
});

test("bureaus are those of the counting verse: stems by twos, branches by threes", () => {
  const phases = ["wood", "metal", "water", "fire", "earth"];
  for (const [stem0] of STEMS.entries()) {
    for (const [branch0] of BRANCHES.entries()) {
      if (stem0 % 2 !== branch0 % 2) continue;
      const count = Math.floor(stem0 / 2) + 1 + (Math.floor((branch0 % 6) / 2) + 1);
      const pillar = pillarOf(stem0, branch0);
      expect(naYinOf(pillar).phase, pillar.id).toBe(phases[(count - 1) % 5]);
    }
  }
});

const FROM: Placing = {
  yearStem0: 0,
  yearBranch0: 0,
  month: 1,
  day: 1,
  hour0: 0,
  life0: 2,
  body0: 2,
  bureau: 6,
  isForward: true,
};

test("Tian Fu mirrors Zi Wei as the verse pairs them, together at yin and shen alone", () => {
  const pairs = new Map<string, string>();
  for (let day = 1; day <= 30; day++) {
    for (const bureau of [2, 3, 4, 5, 6]) {
      const places = placesOf({ ...FROM, day, bureau }, GENERAL);
      pairs.set(at(BRANCHES, places["zi-wei"]), at(BRANCHES, places["tian-fu"]));
    }
  }
  expect(BRANCHES.map((branch) => BRANCH_ROWS[branch].chinese).join("")).toBe("子丑寅卯辰巳午未申酉戌亥");
  expect(BRANCHES.map((branch) => pairs.get(branch))).toEqual(
    [..."辰卯寅丑子亥戌酉申未午巳"].map((chinese) => BRANCHES.find((one) => BRANCH_ROWS[one].chinese === chinese)),
  );
});

test("every star is at one of twelve branches, whatever it is counted from", () => {
  for (let index0 = 0; index0 < 120; index0++) {
    const [yearStem0, yearBranch0] = [index0 % 10, index0 % 12];
    const from = {
      ...FROM,
      yearStem0,
      yearBranch0,
      month: (index0 % 12) + 1,
      day: (index0 % 30) + 1,
      hour0: index0 % 12,
    };
    const places = placesOf({ ...from, isForward: index0 % 2 === 0 }, GENERAL);
    expect(Object.keys(places).sort()).toEqual([...STAR_IDS].sort());
    expect(Object.values(places).every((branch0) => branch0 >= 0 && branch0 < 12 && Number.isInteger(branch0))).toBe(
      true,
    );
  }
});

test("fire and bell of a year ren-chen and hour mao are at si and chou, as the verse's example counts them", () => {
  const places = placesOf({ ...FROM, yearStem0: 8, yearBranch0: 4, hour0: 3 }, GENERAL);
  expect([places["huo-xing"], places["ling-xing"]].map((branch0) => at(BRANCHES, branch0))).toEqual(["si", "chou"]);
});

test("both tables grade a star wherever it can be, and Lu Cun, ram and top nowhere else", () => {
  expect(STEMS.map((stem) => STEM_ROWS[stem].chinese).join("")).toBe("甲乙丙丁戊己庚辛壬癸");
  for (let stem0 = 0; stem0 < 10; stem0++) {
    const places = placesOf({ ...FROM, yearStem0: stem0, yearBranch0: stem0 }, GENERAL);
    for (const table of ["quan-shu", "zhongzhou"] as const) {
      for (const star of ["lu-cun", "qing-yang", "tuo-luo"] as const) {
        expect(brightnessOf(star, places[star], table), `${table} ${star}`).toBeDefined();
      }
    }
  }
  expect([4, 10, 1, 7].map((branch0) => brightnessOf("lu-cun", branch0, "quan-shu"))).toEqual(Array(4).fill(undefined));
  // 太陽 of the Quan Shu: sunk at zi and hai, brightest at mao
  expect([0, 3, 11].map((branch0) => brightnessOf("tai-yang", branch0, "quan-shu"))).toEqual(["xian", "miao", "xian"]);
});
