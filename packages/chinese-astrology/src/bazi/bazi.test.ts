import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { at } from "@almagest/operation";
import fc from "fast-check";
import { ChildLimit, HeavenStem, SixtyCycle, SolarTime, Gender as TymeGender } from "tyme4ts";
import { describe, expect, test } from "vitest";
import { branchBonds, stemBonds, TRINES } from "../cycle/bonds";
import { BRANCH_ROWS, BRANCHES } from "../cycle/branches";
import { NA_YIN, naYinOf } from "../cycle/na-yin";
import { categoryOf, PHASES, phaseOfCategory } from "../cycle/phases";
import { PILLARS, pillarAfter, pillarAt, pillarOf, yearPillar } from "../cycle/pillars";
import { STEM_ROWS, STEMS } from "../cycle/stems";
import { TEN_GOD_ROWS, tenGodOf } from "../cycle/ten-gods";
import { pillarChinese } from "../present";
import { computeAnnual, yearRelation } from "./annual-facts";
import { phaseCounts } from "./balance";
import { type BaziBirth, type BaziInput, baziBirth } from "./birth";
import { computeBaziChart, placedPillars } from "./chart";
import { computeBaziCompatibility } from "./compatibility";
import { interactionsWithin } from "./interactions";
import { annualPillars, luckPillars, luckStart } from "./luck";
import { dateOfLife, lifeToLuck } from "./luck-life";
import { PILLAR_POSITIONS } from "./positions";
import { dayMasterStrength, VERDICTS } from "./strength";

const ephemeris = swissEphemeris();
const DEFAULTS = { dayBoundary: "split-zi", yearBoundary: "li-chun", hourClock: "clock" } as const;
const SAMPLE: BaziInput = { date: "1990-06-15", time: "14:30:00", timezone: 8, ...DEFAULTS };

/** Four pillars without a birth, in the order of a chart. */
function chartOf(year: number, month: number, day: number, hour: number): Pick<BaziBirth, "pillars" | "dayMaster"> {
  const pillar = (number: number) => pillarAt(number - 1);
  const pillars = { year: pillar(year), month: pillar(month), day: pillar(day), hour: pillar(hour) };
  return { pillars, dayMaster: pillars.day.stem };
}

const anyPillar = fc.integer({ min: 1, max: 60 });
const anyChart = fc.tuple(anyPillar, anyPillar, anyPillar, anyPillar).map((numbers) => chartOf(...numbers));

describe("the cycle", () => {
  test("names, na yin, hidden stems and ten gods of all sixty pillars are tyme4ts'", () => {
    const traditional: Readonly<Record<string, string>> = {
      劫财: "劫財",
      伤官: "傷官",
      偏财: "偏財",
      正财: "正財",
      七杀: "七殺",
    };
    for (const pillar of PILLARS) {
      const theirs = SixtyCycle.fromIndex(pillar.number - 1);
      expect(theirs.getName()).toBe(pillarChinese(pillar));
      const hidden = theirs.getEarthBranch().getHideHeavenStems();
      const ours = BRANCH_ROWS[pillar.branch].hiddenStems.map((stem) => STEM_ROWS[stem].chinese);
      expect(hidden.map((one) => one.getName())).toEqual(ours);
      for (const stem of STEMS) {
        const god = HeavenStem.fromName(STEM_ROWS[stem].chinese).getTenStar(theirs.getHeavenStem()).getName();
        expect(TEN_GOD_ROWS[tenGodOf(stem, pillar.stem)].chinese).toBe(traditional[god] ?? god);
      }
    }
    const simplified = NA_YIN.map(({ chinese }) => chinese.at(-1)).join("");
    const tyme = NA_YIN.map((_, index0) =>
      SixtyCycle.fromIndex(2 * index0)
        .getSound()
        .getName()
        .at(-1),
    ).join("");
    expect(simplified).toBe(tyme);
  });

  test("na yin: each phase has six pairs of pillars", () => {
    for (const phase of PHASES) expect(NA_YIN.filter((one) => one.phase === phase).length).toBe(6);
    expect(naYinOf(yearPillar(1990)).name).toBe("Earth by the Roadside");
  });

  test("stem and branch alone name a pillar, and steps of it add up", () => {
    for (const pillar of PILLARS) {
      expect(pillarOf(STEMS.indexOf(pillar.stem), BRANCHES.indexOf(pillar.branch))).toBe(pillar);
      expect(pillarAfter(pillarAfter(pillar, 47), -107)).toBe(pillar);
    }
  });

  test("each phase is fed by one, feeds one, masters one, is mastered by one", () => {
    for (const phase of PHASES) {
      expect(categoryOf(phase, phaseOfCategory(phase, "wealth"))).toBe("wealth");
      expect(categoryOf(phaseOfCategory(phase, "resource"), phase)).toBe("output");
      expect(categoryOf(phaseOfCategory(phase, "influence"), phase)).toBe("wealth");
    }
  });
});

describe("bonds", () => {
  test("six combinations, six clashes and six harms pair all twelve branches once; the relation has no direction", () => {
    for (const type of ["six-combination", "clash", "harm"] as const) {
      const partners = BRANCHES.map((one) =>
        BRANCHES.filter((other) => branchBonds(one, other).some((bond) => bond.type === type)),
      );
      expect(partners.every((own) => own.length === 1)).toBe(true);
      expect(new Set(partners.flat()).size).toBe(12);
    }
    const pairs = BRANCHES.flatMap((one) => BRANCHES.map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => branchBonds(one, other).length !== branchBonds(other, one).length)).toEqual(
      [],
    );
  });

  test("combinations and harms of branches and combinations of stems are tyme4ts'", () => {
    for (const pillar of PILLARS.slice(0, 12)) {
      const theirs = SixtyCycle.fromName(pillarChinese(pillar)).getEarthBranch();
      const partner = (type: string): string =>
        BRANCHES.filter((other) => branchBonds(pillar.branch, other).some((bond) => bond.type === type))
          .map((other) => BRANCH_ROWS[other].chinese)
          .join("");
      expect(partner("six-combination")).toBe(theirs.getCombine().getName());
      expect(partner("clash")).toBe(theirs.getOpposite().getName());
      expect(partner("harm")).toBe(theirs.getHarm().getName());
    }
    for (const stem of STEMS) {
      const combined = HeavenStem.fromName(STEM_ROWS[stem].chinese).getCombine().getName();
      const own = STEMS.filter((other) => stemBonds(stem, other).some(({ type }) => type === "stem-combination"));
      expect(own.map((other) => STEM_ROWS[other].chinese)).toEqual([combined]);
    }
  });

  test("of stems five pairs combine and four clash, and wu and ji never clash", () => {
    const pairs = STEMS.flatMap((one, index0) => STEMS.slice(index0 + 1).flatMap((other) => stemBonds(one, other)));
    expect(pairs.filter(({ type }) => type === "stem-combination").length).toBe(5);
    expect(pairs.filter(({ type }) => type === "stem-clash").map(({ id }) => id)).toEqual([
      "geng-jia",
      "xin-yi",
      "bing-ren",
      "ding-gui",
    ]);
  });

  test("a trine names its members and what it makes; each branch is in one", () => {
    expect(TRINES.flatMap(({ members }) => members).sort()).toEqual([...BRANCHES].sort());
    // shen, zi, chen in year, day, hour
    const chart = chartOf(9, 3, 1, 5);
    const [trine] = interactionsWithin(placedPillars(chart)).filter(({ bond }) => bond.type === "trine");
    expect(trine).toMatchObject({ positions: ["year", "day", "hour"], members: ["shen", "zi", "chen"] });
    expect(trine?.bond).toMatchObject({ id: "chen-shen-zi", chinese: "申子辰三合", transformsTo: "water" });
  });

  test("a punishment of three is complete where the third stands in the chart as well", () => {
    const found = (numbers: readonly [number, number, number, number]) =>
      interactionsWithin(placedPillars(chartOf(...numbers)))
        .filter(({ bond }) => bond.variety === "ungrateful")
        .map(({ bond, complete }) => `${bond.id} ${complete}`);
    // yin, si, zi, zi; then yin, si, shen, zi
    expect(found([3, 6, 1, 13])).toEqual(["si-yin false"]);
    expect(found([3, 6, 9, 13])).toEqual(["si-yin true", "shen-yin true", "shen-si true"]);
  });

  test("zi and wu clash under the characters of the contract, and 1990-06-15 14:30 has its five bonds", () => {
    expect(at(branchBonds("wu", "zi"), 0)).toMatchObject({ id: "wu-zi", chinese: "子午沖", pinyin: "zǐ wǔ chōng" });
    const chart = computeBaziChart(SAMPLE, { ephemeris });
    expect(chart.interactions.map(({ bond, positions }) => `${bond.chinese} ${positions.join("+")}`)).toEqual([
      "乙庚合 year+hour",
      "午未合 year+hour",
      "午未合 month+hour",
      "午午自刑 year+month",
      "乙辛沖 day+hour",
    ]);
  });
});

describe("strength", () => {
  test("the example of the contract: Metal in a Fire month without a root is weak by 2.2", () => {
    const strength = dayMasterStrength(baziBirth(ephemeris, SAMPLE));
    expect(strength).toMatchObject({ verdict: "weak", score: -2.2, state: "dead", rootCount: 0, side: "weak" });
    expect(strength.favorable).toEqual(["metal", "earth"]);
    expect(strength.unfavorable).toEqual(["water", "wood", "fire"]);
  });

  test("contributions make the score, its band the verdict, and needs are the five phases or none", () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const { contributions, score, verdict, favorable, unfavorable, rootCount } = dayMasterStrength(chart);
        const sum = contributions["month-command"] + contributions.rooting + contributions.party;
        expect(sum).toBeCloseTo(score, 9);
        const band = [-3, -1, 1, 3].filter((edge) => score >= edge).length;
        expect(verdict).toBe(VERDICTS[band]);
        expect([...favorable, ...unfavorable].length).toBe(verdict === "balanced" ? 0 : 5);
        expect(rootCount === 0).toBe(contributions.rooting === 0);
      }),
    );
  });

  test("no verdict is rarer than one in two hundred births or commoner than two in five", () => {
    const found = new Map<string, number>();
    for (let index0 = 0; index0 < 1000; index0++) {
      const utc = new Date(Date.UTC(1950, 0, 1) + index0 * 27.3719 * 86_400_000).toISOString();
      const given = { ...SAMPLE, date: utc.slice(0, 10), time: utc.slice(11, 19) };
      const { verdict } = dayMasterStrength(baziBirth(ephemeris, given));
      found.set(verdict, (found.get(verdict) ?? 0) + 1);
    }
    for (const verdict of VERDICTS) {
      expect(found.get(verdict) ?? 0, verdict).toBeGreaterThan(5);
      expect(found.get(verdict) ?? 0, verdict).toBeLessThan(400);
    }
  });

  test("eight characters are counted, in any chart", () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        expect(phaseCounts(chart).reduce((sum, { count }) => sum + count, 0)).toBe(8);
      }),
    );
    const counts = phaseCounts(baziBirth(ephemeris, SAMPLE));
    expect(counts.map(({ phase, count }) => `${phase} ${count}`)).toEqual([
      "wood 1",
      "fire 2",
      "earth 1",
      "metal 2",
      "water 2",
    ]);
  });
});

describe("luck", () => {
  const births = Array.from({ length: 60 }, (_, index0) => {
    const utc = new Date(Date.UTC(1931, 2, 3, 5, 7) + index0 * 503.2137 * 86_400_000).toISOString();
    return { ...SAMPLE, date: utc.slice(0, 10), time: utc.slice(11, 19) };
  });

  test("of 60 births, men and women, direction and pillars are tyme4ts', and the age to the month that it cuts", () => {
    for (const [index0, given] of births.entries()) {
      const gender = index0 % 2 === 0 ? "male" : "female";
      const birth = baziBirth(ephemeris, given);
      const start = luckStart(birth, gender);
      const [year = 0, month = 0, day = 0] = given.date.split("-").map(Number);
      const [hours = 0, minutes = 0, seconds = 0] = given.time.split(":").map(Number);
      const time = SolarTime.fromYmdHms(year, month, day, hours, minutes, seconds);
      const limit = ChildLimit.fromSolarTime(time, gender === "male" ? TymeGender.MAN : TymeGender.WOMAN);
      expect(start.direction).toBe(limit.isForward() ? "forward" : "backward");
      const cut = 12 * limit.getYearCount() + limit.getMonthCount() + limit.getDayCount() / 30;
      expect(Math.abs(12 * start.startAge + start.startAgeMonths - cut), given.date).toBeLessThanOrEqual(0.55);
      const [first, second] = luckPillars(birth, start, 8);
      expect(first && pillarChinese(first.pillar)).toBe(limit.getStartDecadeFortune().getSixtyCycle().getName());
      const end = limit.getEndTime();
      const begins = Date.UTC(end.getYear(), end.getMonth() - 1, end.getDay());
      // a second between the two terms is two minutes of life: a birth near midnight may fall on the next day
      expect(Math.abs(Date.parse(first?.startDate ?? "") - begins), given.date).toBeLessThanOrEqual(86_400_000);
      expect(first?.endDate).toBe(second?.startDate);
      const years = { from: end.getYear() - 1, count: 12 };
      const indexes = annualPillars(birth, start, years).map(({ luckPillarIndex }) => luckPillarIndex);
      expect(indexes, given.date).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
    }
  });

  test("5 years and 7 months after October 2002 it is May 2008, and 2007 is before the first", () => {
    const given = { ...SAMPLE, date: "2002-10-25", time: "12:39:00", timezone: 8 };
    const birth = baziBirth(ephemeris, given);
    const start = luckStart(birth, "female");
    expect(start).toMatchObject({ startAge: 5, startAgeMonths: 7 });
    const [first] = luckPillars(birth, start, 1);
    expect(first).toMatchObject({ startYear: 2007, startDate: expect.stringMatching(/^2008-05-/) });
    const annual = annualPillars(birth, start, { from: 2007, count: 2 });
    expect(annual.map(({ luckPillarIndex }) => luckPillarIndex)).toEqual([0, 1]);
  });

  test("a day that the month lacks is counted on, and a way of no length begins at birth", () => {
    const birth = baziBirth(ephemeris, { ...SAMPLE, date: "2000-02-29", time: "00:00:00", timezone: 8 });
    const dates = [0, 3, 3.25].map((days) => {
      return dateOfLife(birth, lifeToLuck(birth, birth.epochSeconds + 86_400 * days, "months"), 0);
    });
    expect(dates).toEqual(["2000-02-29", "2001-03-01", "2001-03-29"]);
  });

  test("three days are a year and months are rounded, carried at twelve", () => {
    const { calendar } = baziBirth(ephemeris, SAMPLE);
    const term = calendar.term(1990, 10);
    const born = (days: number) => {
      const utc = new Date(1000 * (term.epochSeconds - Math.round(86_400 * days)) + 8 * 3_600_000).toISOString();
      const birth = baziBirth(ephemeris, { ...SAMPLE, date: utc.slice(0, 10), time: utc.slice(11, 19) });
      const { startAge, startAgeMonths } = luckStart(birth, "male");
      return `${startAge} ${startAgeMonths}`;
    };
    expect([born(21.4), born(3), born(2.95), born(0.1), born(21)]).toEqual(["7 2", "1 0", "1 0", "0 0", "7 0"]);
  });

  test("pillars are ten years, one step apart; annual ones name the pillar they fall in, 0 before the first", () => {
    const birth = baziBirth(ephemeris, SAMPLE);
    const start = luckStart(birth, "male");
    const pillars = luckPillars(birth, start, 12);
    for (const [index0, luck] of pillars.entries()) {
      expect(luck).toMatchObject({ index: index0 + 1, startAge: start.startAge + 10 * index0 });
      expect(luck.endAge).toBe(luck.startAge + 10);
      expect(luck.pillar).toBe(pillarAfter(birth.pillars.month, index0 + 1));
    }
    const first = Number(pillars[0]?.startDate.slice(0, 4));
    const annual = annualPillars(birth, start, { from: first - 2, count: 14 });
    expect(annual.map(({ luckPillarIndex }) => luckPillarIndex)).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2]);
  });
});

describe("couples and years", () => {
  const inputs = Array.from({ length: 16 }, (_, index0) => {
    const utc = new Date(Date.UTC(1950, 4, 6, 7, 8) + index0 * 1211.637 * 86_400_000).toISOString();
    return { ...SAMPLE, date: utc.slice(0, 10), time: utc.slice(11, 19) };
  });

  test("two people have the same score, and the same bonds, either way round; strangers are near 50", () => {
    const scores = inputs.flatMap((personA) =>
      inputs.map((personB) => {
        const there = computeBaziCompatibility({ personA, personB }, { ephemeris });
        const back = computeBaziCompatibility({ personA: personB, personB: personA }, { ephemeris });
        expect([there.score, there.harmonious, there.challenging]).toEqual([
          back.score,
          back.harmonious,
          back.challenging,
        ]);
        expect(there.interactions.every(({ bond }) => bond.type !== "trine")).toBe(true);
        return there.score;
      }),
    );
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    expect(mean).toBeGreaterThan(43);
    expect(mean).toBeLessThan(57);
  });

  test("2026 for one born in 1990: the Horse's own year, Fire upon Metal", () => {
    const year = computeAnnual({ ...SAMPLE, year: 2026 }, { ephemeris });
    expect(year).toMatchObject({ relation: "same", stemGod: "direct-officer", branchGod: "seven-killings" });
    expect(year.pillar.id).toBe("bing-wu");
    expect(year.interactions.map(({ bond, positions }) => `${bond.chinese} ${positions.join("+")}`)).toEqual([
      "丙辛合 natal.day+annual",
      "午未合 natal.hour+annual",
      "午午自刑 natal.year+annual",
      "午午自刑 natal.month+annual",
      "丙壬沖 natal.month+annual",
    ]);
  });

  test("of two relations of a year the first counts: the Tiger clashes with the Monkey, harms the Snake", () => {
    expect([yearRelation("yin", "shen"), yearRelation("yin", "si"), yearRelation("si", "shen")]).toEqual([
      "clash",
      "harm",
      "punishment",
    ]);
    expect([yearRelation("mao", "zi"), yearRelation("wu", "wu"), yearRelation("zi", "chou")]).toEqual([
      "punishment",
      "same",
      "none",
    ]);
  });

  test("a year that completes a trine with two natal branches says with which", () => {
    // born in a shen year and a chen month: the year of zi closes the Water trine
    const given = { ...SAMPLE, date: "1992-04-10" };
    const year = computeAnnual({ ...given, year: 2020 }, { ephemeris });
    const trines = year.interactions.filter(({ bond }) => bond.type === "trine");
    expect(trines.map(({ positions }) => positions)).toContainEqual(["natal.year", "natal.month", "annual"]);
  });
});

test("a chart has four pillars in order", () => {
  expect(Object.keys(baziBirth(ephemeris, SAMPLE).pillars)).toEqual([...PILLAR_POSITIONS]);
});
