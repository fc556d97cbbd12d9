import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { halfTrineOf, TRINES } from "../cycle/bonds";
import { BRANCHES } from "../cycle/branches";
import { directionOf } from "../cycle/directions";
import { PILLARS } from "../cycle/pillars";
import { annualReading, baziChart, dayMasterReading, luckReading } from "../index";
import { en } from "../texts/en";
import { directionsAmong } from "./directions";
import { halfTrinesAmong } from "./half-trines";
import { meetingsOf } from "./meetings";

const context = createContext({ ephemeris: swissEphemeris(), now: 0, texts: [en] });
const birth = { date: "1990-06-15", time: "14:30:00", timezone: "Asia/Shanghai" } as const;
const births = Array.from({ length: 40 }, (_, index0) => {
  const utc = new Date(Date.UTC(1943, 4, 9, 1, 25) + index0 * 683.473 * 86_400_000).toISOString();
  return { date: utc.slice(0, 10), time: utc.slice(11, 19), timezone: 8 } as const;
});

const pillar = (id: string) => {
  const found = PILLARS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no pillar ${id}`);
  return found;
};

describe("half trines", () => {
  test("are the peak of a trine with its birth or its store, eight pairs, and never birth with store alone", () => {
    const pairs = BRANCHES.flatMap((one) =>
      BRANCHES.filter((other) => halfTrineOf(one, other)).map((other) => [one, other]),
    );
    expect(pairs).toHaveLength(16);
    for (const { members, phase } of TRINES) {
      const [start, peak, store] = members;
      expect(halfTrineOf(start, peak)).toEqual({ phase, third: store });
      expect(halfTrineOf(store, peak)).toEqual({ phase, third: start });
      expect(halfTrineOf(start, store)).toBeUndefined();
    }
  });

  test("are silent where the third branch is there as well", () => {
    const placed = (ids: readonly string[]) =>
      ids.map((id, index0) => ({ position: String(index0), pillar: pillar(id) }));
    expect(halfTrinesAmong(placed(["jia-zi", "jia-shen"]))).toMatchObject([{ phase: "water", third: "chen" }]);
    expect(halfTrinesAmong(placed(["jia-zi", "jia-shen", "jia-chen"]))).toEqual([]);
  });
});

describe("a time that meets a chart", () => {
  test("names itself last, and finds clash, half trine and combination where they fall", () => {
    const natal = [
      { position: "natal.year", pillar: pillar("jia-zi") },
      { position: "natal.day", pillar: pillar("ji-si") },
    ];
    const met = meetingsOf({ position: "luck", pillar: pillar("jia-wu") }, natal);
    expect(met.map(({ type, positions }) => `${type} ${positions.join("+")}`).sort()).toEqual([
      "clash natal.year+luck",
      "stem-combination natal.day+luck",
    ]);
    const rooster = meetingsOf({ position: "luck", pillar: pillar("yi-you") }, natal);
    expect(rooster.map(({ type, phase }) => [type, phase])).toEqual([["half-trine", "metal"]]);
  });
});

describe("directional combinations", () => {
  const placed = (ids: readonly string[]) =>
    ids.map((id, index0) => ({ position: String(index0), pillar: pillar(id) }));

  // *Di Tian Sui*, chapter of directions and trines, with its note on yin mao chen as the east; all four at
  // kaojiazhao.com/news1968631, which needs all three branches
  test.each([
    ["wood", ["yin", "mao", "chen"], "寅卯辰三會"],
    ["fire", ["si", "wu", "wei"], "巳午未三會"],
    ["metal", ["shen", "you", "xu"], "申酉戌三會"],
    ["water", ["hai", "zi", "chou"], "亥子丑三會"],
  ] as const)("of %s are %j in any order, and no other three", (phase, branches, chinese) => {
    const triples = BRANCHES.flatMap((a) => BRANCHES.flatMap((b) => BRANCHES.map((c) => [a, b, c] as const)));
    const made = triples.filter((three) => directionOf(three)?.phase === phase);
    expect(made).toHaveLength(6);
    for (const three of made) expect([...three].sort()).toEqual([...branches].sort());
    expect(directionOf(branches)?.chinese).toBe(chinese);
  });

  test("need the whole season: two of three, or a branch twice, make none", () => {
    expect(directionsAmong(placed(["jia-yin", "yi-mao", "jia-zi"]))).toEqual([]);
    expect(directionsAmong(placed(["jia-yin", "yi-mao", "bing-yin"]))).toEqual([]);
    expect(directionsAmong(placed(["jia-chen", "bing-yin", "yi-mao", "jia-yin"])).map((one) => one.positions)).toEqual([
      ["0", "1", "2"],
      ["0", "2", "3"],
    ]);
  });

  // 1988-02-15 is year 戊辰, month 甲寅; the hour of mao is 05:00 to 07:00
  const spring = { date: "1988-02-15", time: "06:00:00", timezone: "Asia/Shanghai" } as const;

  test("are told in a chart that has one, and the member is absent where none is", () => {
    const { directionalCombinations, interactions } = baziChart(spring, context);
    expect(directionalCombinations).toMatchObject([
      { element: "Wood", chinese: "寅卯辰三會", pinyin: "yín mǎo chén sān huì", positions: ["year", "month", "hour"] },
    ]);
    expect(directionalCombinations?.[0]?.meaning).toMatch(/the Dragon, the Tiger and the Rabbit/i);
    expect(interactions.map(({ type }) => type)).not.toContain("directional-combination");
    expect(baziChart({ ...spring, time: "12:00:00" }, context)).not.toHaveProperty("directionalCombinations");
  });

  test("of an open time are those of every hour", () => {
    const at = (date: string) => ({ ...spring, date, time: "unknown" }) as const;
    expect(baziChart(at(spring.date), context)).not.toHaveProperty("directionalCombinations");
    // 1988-02-18 is 14,019 days after the jia-zi of 1949-10-01, so gui-mao
    expect(baziChart(at("1988-02-18"), context).directionalCombinations).toMatchObject([
      { element: "Wood", positions: ["year", "month", "day"] },
    ]);
  });

  test("are met by a decade and a year that bring the third branch", () => {
    const own = { ...spring, time: "12:00:00" } as const;
    // 2023 is gui-mao
    const { meetings, interactions } = annualReading({ ...own, year: 2023 }, context);
    expect(meetings.filter(({ type }) => type === "directional-combination")).toMatchObject([
      { positions: ["natal.year", "natal.month", "annual"], members: ["chen", "yin", "mao"], transformsTo: "Wood" },
    ]);
    expect(interactions.map(({ type }) => type)).not.toContain("directional-combination");
    // a man of a yang year runs forward from jia-yin: yi-mao is first
    const [first] = luckReading({ ...own, gender: "male" }, context).luckPillars;
    expect(first?.id).toBe("yi-mao");
    expect(first?.meetings.map(({ type }) => type)).toContain("directional-combination");
  });
});

describe("luck and years", () => {
  test("give each element the role that the useful god and the strength of the same birth give it", () => {
    for (const own of births) {
      const { usefulGod, favorableElements, unfavorableElements } = dayMasterReading(own, context);
      expect(baziChart(own, context).usefulGod).toEqual(usefulGod);
      const luck = luckReading({ ...own, gender: "male", annualFromYear: 2026, annualYears: 12 }, context);
      expect(luck.usefulGod).toEqual(usefulGod);
      const roles = luck.luckPillars.flatMap(({ stem, branch, stemRole, branchRole }) => [
        [stem.element, stemRole] as const,
        [branch.element, branchRole] as const,
      ]);
      for (const [element, role] of roles) {
        expect(role === "useful").toBe(element === usefulGod.element);
        if (unfavorableElements.includes(element)) expect(["masters", "burdens"]).toContain(role);
        if (favorableElements.includes(element)) expect(["useful", "feeds", "helps"]).toContain(role);
      }
    }
  });

  test("say in a decade's reading when each half begins, and with what", () => {
    for (const own of births.slice(0, 10)) {
      for (const { reading = "", startDate, branchFrom, stem, branch } of luckReading(
        { ...own, gender: "female" },
        context,
      ).luckPillars) {
        expect(reading).toContain(startDate.slice(0, 4));
        expect(reading).toContain(branchFrom.slice(0, 4));
        expect(Number(branchFrom.slice(0, 4)) - Number(startDate.slice(0, 4))).toBe(5);
        expect(reading.toLowerCase()).toContain(stem.element.toLowerCase());
        expect(reading.toLowerCase()).toContain(branch.element.toLowerCase());
      }
    }
  });

  test("give a decade's stem to its pillar and never to the calendar year in which it begins", () => {
    for (const own of births.slice(0, 10)) {
      const { luckPillars } = luckReading({ ...own, gender: "male" }, context);
      for (const { reading = "" } of luckPillars) {
        expect(reading).not.toMatch(/[Tt]he year \d+ puts|, is (?:wood|fire|earth|metal|water) from \d+ on/);
      }
    }
  });

  test("of a year add the decade of luck where a gender is sent, the one that the list of luck pillars counts", () => {
    const bare = annualReading({ ...birth, year: 2026 }, context);
    expect(bare).not.toHaveProperty("luckPillar");
    expect(bare).not.toHaveProperty("moment");
    for (const own of births.slice(0, 12)) {
      const luck = luckReading({ ...own, gender: "female", count: 12, annualFromYear: 2026, annualYears: 1 }, context);
      const index = luck.annualPillars?.[0]?.luckPillarIndex ?? 0;
      const year = annualReading({ ...own, year: 2026, gender: "female" }, context);
      expect(year.luckPillar?.index ?? 0).toBe(index);
      expect(year.luckPillar?.id).toBe(luck.luckPillars[index - 1]?.id);
    }
  });
});

describe("a moment of the year", () => {
  const moment = { date: "2026-05-12", time: "10:00:00", timezone: 8 } as const;

  test("has the month, the day and the hour that five tigers and five rats give it", () => {
    // a bing year begins with geng-yin, so that si, the fourth month, is gui-si; 12 May is 27,982 days after the jia-zi of
    // 1949-10-01, the 23rd of its round; a bing day begins with wu-zi, so that si is gui-si
    const { moment: found } = annualReading({ ...birth, year: 2026, moment }, context);
    expect([found?.month.id, found?.day.id, found?.hour.id]).toEqual(["gui-si", "bing-xu", "gui-si"]);
  });

  test("belongs to the year of Li Chun, and another year is refused with the one to send", () => {
    const early = { date: "2026-02-03", time: "12:00:00", timezone: 8 } as const;
    expect(() => annualReading({ ...birth, year: 2026, moment: early }, context)).toThrow("Send year 2025");
    expect(annualReading({ ...birth, year: 2025, moment: early }, context).moment?.month.id).toBe("ji-chou");
  });

  test("says no sentence of its meetings twice", () => {
    for (const own of births) {
      const { meetings, moment: found } = annualReading({ ...own, year: 2026, gender: "male", moment }, context);
      const all = [meetings, found?.month.meetings ?? [], found?.day.meetings ?? [], found?.hour.meetings ?? []].flat();
      const told = all.flatMap(({ meaning }) => (meaning === undefined ? [] : [meaning]));
      expect(new Set(told).size).toBe(told.length);
    }
  });
});
