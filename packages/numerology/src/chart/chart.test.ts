import { createContext } from "@almagest/operation";
import { wordCount } from "@almagest/telling";
import { repeatedSentences, wrongArticles } from "@almagest/telling/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import together from "../../texts/en/together.json" with { type: "json" };
import type { CorePosition } from "../core/positions";
import { en } from "../texts/en";
import { numerologyChart } from "./operation";
import { challengesOf, pinnaclesOf } from "./phases";
import { pairsTold } from "./together";

const NOW = createContext({ now: Date.UTC(2026, 7, 15) });
const JOHN = { fullName: "John William Smith", year: 1990, month: 7, day: 15, currentYear: 2025 };

describe("the chart of John William Smith, 15 July 1990", () => {
  const chart = numerologyChart(JOHN, NOW);
  const insights = chart.additionalInsights;

  test("has the six core numbers", () => {
    const { lifePath, expression, soulUrge, personality, birthDay, maturity } = chart.coreNumbers;
    const numbers = [lifePath, expression, soulUrge, personality, birthDay, maturity].map(({ number }) => number);
    expect(numbers).toEqual([5, 6, 7, 8, 6, 11]);
    expect(birthDay.calculation).toBe("15 → 6");
    expect(maturity).toMatchObject({ type: "master", calculation: "Life Path 5 + Expression 6 = 11" });
    expect(chart.profile).toMatchObject({ name: "John William Smith", birthdate: "1990-07-15" });
  });

  test("has its lessons, debts and letters", () => {
    expect(insights.karmicDebt).toMatchObject({ debtNumbers: [14] });
    expect(insights.karmicLessons.missingNumbers).toEqual([7]);
    expect(insights.hiddenPassion).toMatchObject({ number: 1, count: 3, allPassions: [1, 9] });
    expect(insights.subconsciousSelf).toMatchObject({ number: 8, uniqueNumbers: [1, 2, 3, 4, 5, 6, 8, 9] });
    expect(insights.nameLetters).toMatchObject({
      cornerstone: { letter: "J", number: 1 },
      capstone: { letter: "N", number: 5 },
      firstVowel: { letter: "O" },
    });
  });

  test("lists the debt of every core number that is flagged with one, Maturity's too", () => {
    const chartOf = (day: number) =>
      numerologyChart({ fullName: "Daniel James Okafor", year: 1987, month: 3, day }, NOW);
    const days = Array.from({ length: 31 }, (_, index0) => chartOf(index0 + 1));
    for (const { coreNumbers, additionalInsights } of days) {
      const flagged = Object.values(coreNumbers).flatMap(({ karmicDebtNumber }) => karmicDebtNumber ?? []);
      const listed = [...new Set(flagged)].toSorted((a, b) => a - b);
      expect(additionalInsights.karmicDebt.debtNumbers).toEqual(listed);
    }
    // 16 March: Maturity 8 + 6 = 14
    expect(chartOf(16).additionalInsights.karmicDebt.debtNumbers).toEqual([14, 16]);
  });

  test("has four Pinnacles and four Challenges of the same ages", () => {
    expect(insights.pinnacles.map(({ number }) => number)).toEqual([4, 7, 11, 8]);
    expect(insights.challenges.map(({ number }) => number)).toEqual([1, 5, 4, 6]);
    const ages = insights.pinnacles.map(({ startAge, endAge }) => [startAge, endAge]);
    expect(ages).toEqual([
      [0, 31],
      [32, 40],
      [41, 49],
      [50, null],
    ]);
    expect(insights.challenges.map(({ startAge, endAge }) => [startAge, endAge])).toEqual(ages);
  });

  test("takes the Personal Year of the year asked for and the month of today", () => {
    expect(insights.personalYear).toMatchObject({
      personalYear: 4,
      personalMonth: { personalMonth: 3, calendarMonth: 8 },
    });
    expect(numerologyChart({ ...JOHN, currentYear: undefined }, NOW).additionalInsights.personalYear).toMatchObject({
      year: 2026,
      personalYear: 5,
    });
  });

  test("knows what goes with the Life Path", () => {
    expect(chart.luckyAssociations).toMatchObject({
      colors: ["Green", "Turquoise", "Light Brown"],
      gemstones: ["Emerald", "Aquamarine", "Diamond"],
      day: "Wednesday",
      element: "Air",
      rulingPlanet: "Mercury",
      compatibleNumbers: [1, 3, 5, 7, 9],
      incompatibleNumbers: [2, 4, 6],
    });
  });

  test("names things in the language asked for", () => {
    const german = numerologyChart({ ...JOHN, lang: "de" }, createContext({ ...NOW, texts: [] }));
    expect(german.luckyAssociations.gemstonesLocalized).toEqual(["Smaragd", "Aquamarin", "Diamant"]);
    expect(german.additionalInsights.personalYear.cycleLocalized).toBe("Jahr 4 von 9");
    expect("colorsLocalized" in JSON.parse(JSON.stringify(chart)).luckyAssociations).toBe(false);
  });
});

describe("Maturity status", () => {
  const ageOn = (iso: string, birth: object): { isActive: boolean; currentAge: number } =>
    numerologyChart({ ...JOHN, ...birth }, createContext({ now: Date.parse(iso) })).maturityStatus;

  test("begins on the thirty-fifth birthday (UTC)", () => {
    expect(ageOn("2025-07-14T23:59:59Z", {})).toMatchObject({ isActive: false, currentAge: 34 });
    expect(ageOn("2025-07-15T00:00:00Z", {})).toMatchObject({ isActive: true, currentAge: 35 });
  });

  test("counts a birthday of 29 February on 1 March in common years", () => {
    const leap = { year: 1996, month: 2, day: 29 };
    expect(ageOn("2027-02-28T12:00:00Z", leap).currentAge).toBe(30);
    expect(ageOn("2027-03-01T00:00:00Z", leap).currentAge).toBe(31);
    expect(ageOn("2028-02-29T00:00:00Z", leap).currentAge).toBe(32);
  });

  test("is age 0 before birth", () => {
    expect(ageOn("2026-01-01T00:00:00Z", { year: 2100 })).toMatchObject({ isActive: false, currentAge: 0 });
  });
});

describe("Pinnacles and Challenges of any date", () => {
  const dates = fc.record({
    year: fc.integer({ min: 100, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  });
  const lifePaths = fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33);

  test("have numbers with a text, and ages without a gap", () => {
    fc.assert(
      fc.property(dates, lifePaths, (date, lifePath) => {
        const pinnacles = pinnaclesOf(date, lifePath);
        for (const { number } of pinnacles) expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22]).toContain(number);
        for (const { number } of challengesOf(date, lifePath)) expect([0, 1, 2, 3, 4, 5, 6, 7, 8]).toContain(number);
        for (const [index0, { endAge }] of pinnacles.slice(0, 3).entries()) {
          expect(pinnacles[index0 + 1]?.startAge).toBe((endAge ?? 0) + 1);
        }
      }),
    );
  });

  test.each([
    [1, 35],
    [9, 27],
    [11, 34],
    [22, 32],
    [33, 30],
  ])("the first span of Life Path %i ends at %i", (lifePath, age) => {
    expect(pinnaclesOf({ year: 1990, month: 7, day: 15 }, lifePath)[0]?.endAge).toBe(age);
  });
});

test("numbers have their article in the summary: an 8, an 11, a 7", () => {
  const { summary = "" } = numerologyChart(JOHN, createContext({ now: Date.UTC(2026, 7, 15), texts: [en] }));
  expect(summary).toContain("the Personality that strangers meet is an 8");
  for (let day = 1; day <= 31; day++) {
    for (const fullName of ["John William Smith", "Anna Bell", "Oleg Iwanow", "Mia Kuhn"]) {
      const person = numerologyChart({ ...JOHN, fullName, month: 1, day }, createContext({ now: 0, texts: [en] }));
      expect(wrongArticles(person.summary ?? "")).toEqual([]);
    }
  }
});

test("a number that rules a second phase is told as a return, not in the same words", () => {
  const context = createContext({ now: Date.UTC(2026, 7, 15), texts: [en] });
  const chart = numerologyChart(
    { fullName: "Mara Thornton", year: 1984, month: 10, day: 9, currentYear: 2026 },
    context,
  );
  const { pinnacles, challenges } = chart.additionalInsights;
  expect(pinnacles.map(({ number }) => number).slice(2)).toEqual([5, 5]);
  expect(challenges.map(({ number }) => number).slice(2)).toEqual([3, 3]);
  for (const phases of [pinnacles, challenges]) {
    const told = phases.map(({ meaning }) => meaning.description);
    expect(new Set(told).size).toBe(4);
  }
});

test("a number that holds several positions is told once, and of each further position what it adds", () => {
  const context = createContext({ now: Date.UTC(2026, 7, 15), texts: [en] });
  let repeats = 0;
  for (let day = 1; day <= 28; day++) {
    for (const fullName of ["John William Smith", "Mara Thornton", "Anna Bell"]) {
      const core = Object.values(numerologyChart({ ...JOHN, fullName, day }, context).coreNumbers);
      repeats += core.length - new Set(core.map(({ number }) => number)).size;
      const sentences = core.flatMap(({ meaning }) => [
        ...(meaning.strengths ?? []),
        ...(meaning.challenges ?? []),
        ...[meaning.description, meaning.career, meaning.relationships, meaning.spirituality],
      ]);
      expect(sentences).not.toContain(undefined);
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  }
  expect(repeats).toBeGreaterThan(20);
});

test.each([
  // Challenges 0, 3, 3, 3; Pinnacles and Challenges of one number throughout
  ["1985-11-02", "challenges", [0, 3, 3, 3]],
  ["1989-09-09", "pinnacles", [9, 9, 9, 9]],
  ["1989-09-09", "challenges", [0, 0, 0, 0]],
] as const)("of %s no phase of the %s repeats a sentence", (birth, member, numbers) => {
  const context = createContext({ now: Date.UTC(2026, 7, 15), texts: [en] });
  const [year, month, day] = birth.split("-").map(Number);
  const { additionalInsights } = numerologyChart(
    { fullName: "Ada Byron", year: year ?? 0, month: month ?? 0, day: day ?? 0, currentYear: 2026 },
    context,
  );
  const phases = additionalInsights[member];
  expect(phases.map(({ number }) => number)).toEqual(numbers);
  expect(repeatedSentences(phases.map(({ meaning }) => ({ ...meaning, title: undefined })))).toEqual([]);
  const members = phases.map(({ meaning }) => Object.keys(meaning).sort());
  for (const names of members) expect(names).toEqual(members[0]);
  const lists = phases.flatMap(({ meaning }) =>
    "opportunities" in meaning ? [...(meaning.opportunities ?? []), ...(meaning.challenges ?? [])] : [],
  );
  expect(new Set(lists).size).toBe(lists.length);
});

test("a missing number that is also a core number is told as a lesson that is eased, and by which position", () => {
  const context = createContext({ now: Date.UTC(2026, 7, 15), texts: [en] });
  const { coreNumbers, additionalInsights, summary } = numerologyChart(
    { fullName: "Daniel James Okafor", year: 1987, month: 3, day: 16 },
    context,
  );
  expect([coreNumbers.soulUrge.number, coreNumbers.birthDay.number, coreNumbers.lifePath.number]).toEqual([7, 7, 8]);
  const lessons = new Map(additionalInsights.karmicLessons.lessons.map((lesson) => [lesson.number, lesson]));
  expect(lessons.get(7)?.description).toContain("it returns in your Soul Urge 7 and Birth Day 7");
  expect(lessons.get(8)?.description).toContain("by your Life Path 8");
  expect(lessons.get(7)?.description).not.toContain("Surfaces suit you");
  expect(lessons.get(8)?.description).not.toContain("Bills lie face down");
  expect(summary).toContain("The name skips 7 and 8, but each is made up for by a core number");
  expect(summary).not.toMatch(/to be learned on purpose: [^.]*[78]/);
});

describe("the summary", () => {
  const context = createContext({ now: Date.UTC(2026, 7, 15), texts: [en] });

  test("tells how Life Path, Expression and Soul Urge go together, in 150 words and more", () => {
    for (let day = 1; day <= 28; day++) {
      for (const fullName of ["John William Smith", "Mara Thornton", "Anna Bell", "Oleg Iwanow"]) {
        const { summary = "" } = numerologyChart({ ...JOHN, fullName, day }, context);
        expect([summary.split("\n\n").length, wordCount(summary) >= 150], summary).toEqual([
          expect.toSatisfy((count: number) => count === 4 || count === 5),
          true,
        ]);
        expect(repeatedSentences([{ summary }])).toEqual([]);
      }
    }
  });

  test("has one colon in a paragraph of a pair, behind the names of the two", () => {
    const texts = Object.values(together.pairs).flatMap((seconds) => Object.values(seconds));
    expect(texts).toHaveLength(45);
    expect(texts.filter((text) => text.includes(":"))).toEqual([]);
  });

  test("names the smaller root of a pair first, as its text does, and says the root of a master number", () => {
    // Priya Raghavan, 1 July 1962: Life Path 8, Expression 6, Soul Urge 4, Personality 11.
    const priya = { fullName: "Priya Raghavan", year: 1962, month: 7, day: 1, currentYear: 2026 };
    const { coreNumbers, summary, additionalInsights } = numerologyChart(priya, context);
    expect([coreNumbers.lifePath.number, coreNumbers.soulUrge.number, coreNumbers.personality.number]).toEqual([
      8, 4, 11,
    ]);
    expect(summary).toContain("Soul Urge 4 and Life Path 8: foundation and tower.");
    const [two] = additionalInsights.karmicLessons.lessons;
    expect(two?.description).toContain("Personality 11 (which reduces to 2)");
    for (let day = 1; day <= 28; day++) {
      for (const fullName of ["John William Smith", "Mara Thornton", "Priya Raghavan"]) {
        const { summary: told = "" } = numerologyChart({ ...JOHN, fullName, day }, context);
        const named = /^\D+ (\d+)(?: \(which reduces to (\d)\))? and \D+ (\d+)(?: \(which reduces to (\d)\))?: /;
        const pairs = told.split("\n\n").flatMap((part) => [...(named.exec(part) ? [named.exec(part)] : [])]);
        expect(pairs.length).toBeGreaterThan(0);
        for (const found of pairs) {
          const [, first, firstRoot = first, second, secondRoot = second] = found ?? [];
          expect(Number(firstRoot)).toBeLessThanOrEqual(Number(secondRoot));
          expect([Number(firstRoot), Number(secondRoot)].every((root) => root <= 9)).toBe(true);
        }
      }
    }
  });

  test("tells the Maturity by the age of the answer, the personal year as the client's own, a debt with its place", () => {
    const at = (year: number): string =>
      numerologyChart({ fullName: "Daniel James Okafor", year, month: 3, day: 16, currentYear: 2026 }, context)
        .summary ?? "";
    expect(at(2001)).toContain("will begin to ripen into a Maturity of");
    expect(at(1988)).toContain("is just coming in at 38,");
    expect(at(1962)).toContain("at 64 their Maturity of");
    for (const year of [1948, 1962, 1985]) expect(at(year)).not.toMatch(/will begin to ripen/);
    expect(at(1987)).toMatch(/Your personal year in the calendar year 2026 is an? \d: /);
    expect(at(1987)).not.toMatch(/year \d{4} runs under|The count passes/);
    // Expression 78, 7 + 8 = 15; Maturity 8 + 6 = 14
    expect(at(1987)).toMatch(/\b14 on the way to your Maturity\b/);
  });

  test("gives the Life Paths 1, 5 and 7 no solitude that belongs to the 7 alone", () => {
    const shared = Object.entries(together.pull).flatMap(([road, talents]) =>
      Object.entries(talents).flatMap(([talent, wishes]) =>
        Object.entries(wishes)
          .filter(([wish]) => [road, talent, wish].includes("mind"))
          .map(([, text]) => text),
      ),
    );
    expect(shared).toHaveLength(19);
    for (const text of shared) expect(text).not.toMatch(/\b(?:alone|loner|crowd|solitude|nobody in it|next room)\b/);
  });

  test("calls no pair twice and none that is not in the chart", () => {
    expect(pairsTold(numbered(1, 5, 7))).toEqual([["lifePath", "expression"]]);
    // 5 and 4 are of enemies, 5 and 1 of one family
    expect(pairsTold(numbered(5, 4, 1))).toEqual([
      ["lifePath", "soulUrge"],
      ["lifePath", "expression"],
    ]);
  });
});

function numbered(lifePath: number, expression: number, soulUrge: number): Parameters<typeof pairsTold>[0] {
  const found = (position: CorePosition, number: number) => ({ position, number, calculation: "", debt: undefined });
  return {
    lifePath: found("lifePath", lifePath),
    expression: found("expression", expression),
    soulUrge: found("soulUrge", soulUrge),
    personality: found("personality", 1),
    birthDay: found("birthDay", 1),
    maturity: found("maturity", 1),
  };
}
