import { describe, expect, test } from "vitest";
import { DIRECTIONS } from "../compass/directions";
import { groupOf, KUAS, kuaNumbered, kuaOf, mansionsByRank, mansionsOf, rawKua, trigramOfKua } from "./kua";
import { MANSION_STAR_FACTS, type MansionStar } from "./mansion-stars";

function digitRoot(number: number): number {
  const sum = [...String(number)].reduce((all, digit) => all + Number(digit), 0);
  return sum > 9 ? digitRoot(sum) : sum;
}

const round = (value: number): number => ((((value - 1) % 9) + 9) % 9) + 1;

describe("the kua of a year", () => {
  test("is 11 less the digit root for men and 4 more for women, past 2100 too", () => {
    for (let year = 1800; year <= 2200; year++) {
      expect(rawKua(year, "male"), String(year)).toBe(round(11 - digitRoot(year)));
      expect(rawKua(year, "female"), String(year)).toBe(round(4 + digitRoot(year)));
    }
  });

  test("opens the eras as the San Yuan Jing has it: men 1, 4, 7, women 5, 2, 8", () => {
    expect([1864, 1924, 1984].map((year) => rawKua(year, "male"))).toEqual([1, 4, 7]);
    expect([1864, 1924, 1984].map((year) => rawKua(year, "female"))).toEqual([5, 2, 8]);
  });

  test("is no two-digit shortcut: 2100 gives a man 8 and a woman 7", () => {
    expect([rawKua(2100, "male"), rawKua(2100, "female")]).toEqual([8, 7]);
  });

  test("of 5 becomes 2 for men and 8 for women", () => {
    expect([kuaOf(5, "male"), kuaOf(5, "female"), kuaNumbered(5)]).toEqual([2, 8, 2]);
  });
});

/** A trigram, then the stars of the seven other winds clockwise from it: the song of the great wandering years. */
const SONG = (
  "乾六天五禍絕延生 坎五天生延絕禍六 艮六絕禍生延天五 震延生禍絕五天六 " +
  "巽天五六禍生絕延 離六五絕延禍生天 坤天延絕生禍五六 兌生禍延絕六五天"
).split(" ");
const SUNG: Readonly<Record<string, MansionStar>> = {
  生: "sheng-chi",
  天: "tian-yi",
  延: "yan-nian",
  禍: "huo-hai",
  五: "wu-gui",
  六: "liu-sha",
  絕: "jue-ming",
};

describe("the eight mansions", () => {
  test.each(KUAS)("of kua %i are those of the song", (kua) => {
    const { chinese, direction } = trigramOfKua(kua);
    const line = SONG.find((one) => one.startsWith(chinese)) ?? "";
    const own = DIRECTIONS.indexOf(direction);
    const sectors = mansionsOf(kua);
    expect(sectors[own]?.star).toBe("fu-wei");
    [...line.slice(1)].forEach((sign, index0) => {
      expect(sectors[(own + index0 + 1) % 8], `${chinese} ${sign}`).toMatchObject({ star: SUNG[sign] });
    });
  });

  test("give each star once, and their good sectors to one's own group", () => {
    for (const kua of KUAS) {
      const good = mansionsOf(kua).filter(({ star }) => MANSION_STAR_FACTS[star].nature === "auspicious");
      const winds = good.map(({ direction }) => direction).join(" ");
      expect(winds).toBe(groupOf(kua) === "east" ? "North East Southeast South" : "Northeast Southwest West Northwest");
      expect(new Set(mansionsOf(kua).map(({ star }) => star)).size).toBe(8);
    }
  });

  test("from best to worst begin with rank 1 of the good and end with rank 4 of the bad", () => {
    const ranks = mansionsByRank(6).map(({ star }) => MANSION_STAR_FACTS[star]);
    expect(ranks.map(({ nature, rank }) => `${nature.charAt(0)}${rank}`)).toEqual([
      ...["a1", "a2", "a3", "a4", "i1", "i2", "i3", "i4"],
    ]);
    expect(mansionsByRank(6)[0]).toEqual({ direction: "West", star: "sheng-chi" });
    expect(mansionsByRank(6)[7]).toEqual({ direction: "South", star: "jue-ming" });
  });
});
