import { readFileSync } from "node:fs";
import { at } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { BRANCH_ROWS, BRANCHES } from "../../cycle/branches";
import { PILLARS, type Pillar, pillarAt } from "../../cycle/pillars";
import { STEM_ROWS, STEMS } from "../../cycle/stems";
import { pillarChinese } from "../../present";
import { starNames } from "../../vocabulary/stars";
import { PILLAR_POSITIONS } from "../positions";
import { STAR_ROWS } from "./star-names";
import {
  NOBLEMEN,
  OF_BLADES,
  OF_BRANCHES,
  OF_DAYS,
  OF_MONTHS,
  OF_PRIMAL,
  OF_SOUNDS,
  OF_STEMS,
  type Sought,
  type Target,
} from "./star-tables";
import { starsOf } from "./stars";

/** The characters of a table, one cell for each value of its base; stems first where `isOfStems`. */
function cells(sought: Sought, isOfStems = false): string {
  const character = (id: Target): string => {
    const stem = STEMS.find((one) => one === id);
    const branch = BRANCHES.find((one) => one === id);
    if (stem !== undefined && (isOfStems || branch === undefined)) return STEM_ROWS[stem].chinese;
    if (branch !== undefined) return BRANCH_ROWS[branch].chinese;
    return PILLARS.filter((pillar) => pillar.id === id)
      .map(pillarChinese)
      .join("");
  };
  return sought.map((targets) => targets.map(character).join("")).join(" ");
}

// The tables of m.qrv8.com/123059.html, which count stems from the year and the day and months from yin. Its cell of the
// Nobleman of wu prints 申、未 against its own verse, which has ox and goat.
describe("the printed tables of m.qrv8.com/123059.html", () => {
  test.each([
    [cells(NOBLEMEN["jia-wu"]), "丑未 子申 亥酉 亥酉 丑未 子申 午寅 午寅 卯巳 卯巳"],
    [cells(OF_STEMS["great-ultimate"]), "子午 子午 卯酉 卯酉 辰戌丑未 辰戌丑未 寅亥 寅亥 巳申 巳申"],
    [cells(OF_STEMS.academic), "巳 午 申 酉 申 酉 亥 子 寅 卯"],
    [cells(OF_STEMS["golden-carriage"]), "辰 巳 未 申 未 申 戌 亥 丑 寅"],
    [cells(OF_STEMS.prosperity), "寅 卯 巳 午 巳 午 申 酉 亥 子"],
    [cells(OF_STEMS["national-seal"]), "戌 亥 丑 寅 丑 寅 辰 巳 未 申"],
    [cells(OF_BLADES.peak), "卯 寅 午 巳 午 巳 酉 申 子 亥"],
    [cells(OF_STEMS["lucky-star"]), "寅子 卯丑 寅子 亥 申 未 午 巳 辰 卯丑"],
  ])("of the stems", (ours, printed) => {
    expect(ours).toBe(printed);
  });

  test.each([
    [cells(fromYin(OF_MONTHS["heavenly-virtue"]), true), "丁 申 壬 辛 亥 甲 癸 寅 丙 乙 巳 庚"],
    [cells(fromYin(OF_MONTHS["heavenly-virtue-combination"]), true), "壬 巳 丁 丙 寅 己 戊 亥 辛 庚 申 乙"],
    [cells(fromYin(OF_MONTHS["monthly-virtue"]), true).slice(0, 9), "丙 甲 壬 庚 丙"],
  ])("of the months", (ours, printed) => {
    expect(ours).toBe(printed);
  });

  function fromYin(sought: Sought): Sought {
    return [...sought.slice(2), ...sought.slice(0, 2)];
  }
});

test("the second verse of the same page gives geng ox and goat, and changes no other stem", () => {
  expect(cells(NOBLEMEN["jia-wu-geng"])).toBe("丑未 子申 亥酉 亥酉 丑未 子申 丑未 午寅 卯巳 卯巳");
});

test("blades after prosperity and red allure are those of shoufuban.net/content/15/0706/23/190063_483219933.shtml", () => {
  expect(cells(OF_BLADES["after-prosperity"])).toBe("卯 辰 午 未 午 未 酉 戌 子 丑");
  expect(cells(OF_STEMS["red-allure"])).toBe("午 午 寅 未 辰 辰 戌 酉 子 申");
});

test("the ten great failures are those of Yuan Hai Zi Ping at ttnews.xyz/a/5b68ce5bdc9b5e69e6d6ba16, days whose prosperity is void", () => {
  const verse = "甲辰乙巳壬申丙申丁亥庚辰戊戌癸亥辛巳己丑".match(/../gu) ?? [];
  expect(charactersOf(OF_DAYS["ten-great-failures"])).toEqual([...verse].sort());
});

test("the four days of kuigang are those of m.xzw.com/b/20120524/62121_2.html", () => {
  expect(charactersOf(OF_DAYS.kuigang)).toEqual(["壬辰", "庚戌", "庚辰", "戊戌"].sort());
});

test("study hall by the na yin and literary hall by the stem are those of bazilao.com/bz/511436.html", () => {
  // metal, wood, water, earth, fire there; wood, fire, earth, metal, water here
  expect(cells(OF_SOUNDS["study-hall"])).toBe("亥 寅 申 巳 申");
  expect(cells(OF_STEMS["literary-hall"])).toBe("庚寅 辛卯 乙巳 戊午 丁巳 庚午 壬申 癸酉 癸亥 壬戌");
});

function charactersOf(ids: readonly Target[]): string[] {
  return PILLARS.filter(({ id }) => ids.some((one) => one === id))
    .map(pillarChinese)
    .sort();
}

test("each table has a cell for each value of its base", () => {
  for (const table of [...Object.values(OF_STEMS), ...Object.values(OF_BLADES), ...Object.values(NOBLEMEN)])
    expect(table.length).toBe(10);
  const twelve = [OF_MONTHS, OF_BRANCHES, OF_PRIMAL].flatMap((one) => Object.values(one));
  for (const table of twelve) expect(table.length).toBe(12);
  for (const table of Object.values(OF_SOUNDS)) expect(table.length).toBe(5);
});

test("the characters of the answers are those of the names", () => {
  expect(Object.keys(starNames)).toEqual(Object.keys(STAR_ROWS));
  expect(Object.values(STAR_ROWS).map(({ chinese }) => chinese)).toEqual(
    Object.values(starNames).map((term) => term["zh-Hant"]),
  );
});

// The stars of 720 charts, each double hour of all sixty days, as cantian-tymext 0.0.25 found them: eight characters,
// 0 woman or 1 man, then the stars of year, month, day and hour by their places in the first line, in base 36.
describe("720 charts of cantian-tymext", () => {
  const [header = "", ...lines] = readFileSync(`${import.meta.dirname}/fixtures/stars.txt`, "utf8")
    .trim()
    .split("\n");
  const stars = header.split(" ");
  const byName = new Map(PILLARS.map((pillar) => [pillarChinese(pillar), pillar]));
  const school = { nobleman: "jia-wu-geng", blades: "peak" } as const;

  /** It looks for the halls of the day stem in all pillars but the year's, as for those of the year's na yin. */
  const isNamedDifference = (star: string, position0: number) =>
    position0 === 0 && (star === "study-hall" || star === "literary-hall");

  test("each pillar has the stars that it has there, but for halls of the day stem in the year pillar", () => {
    let differences = 0;
    for (const line of lines) {
      const four: Pillar[] = PILLAR_POSITIONS.map(
        (_, index0) => byName.get(line.slice(2 * index0, 2 * index0 + 2)) ?? pillarAt(Number.NaN),
      );
      const pillars = { year: at(four, 0), month: at(four, 1), day: at(four, 2), hour: at(four, 3) };
      const ours = starsOf(pillars, { ...school, gender: line[8] === "1" ? "male" : "female" });
      const theirs = line.slice(10).split(",");
      for (const [position0, position] of PILLAR_POSITIONS.entries()) {
        const carried = new Set(ours.filter(({ positions }) => positions.includes(position)).map(({ star }) => star));
        const found = [...carried].filter((star) => !isNamedDifference(star, position0));
        differences += carried.size - found.length;
        const expected = [...at(theirs, position0)].map((digit) => at(stars, Number.parseInt(digit, 36)));
        expect(found.sort(), `${line} ${position}`).toEqual(expected.sort());
      }
    }
    expect(lines.length).toBe(720);
    expect(differences).toBeGreaterThan(0);
  });
});
