import { createContext, LANGS } from "@almagest/operation";
import type { Figure, Shape } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { describe, expect, test } from "vitest";
import {
  bridgeNumbers,
  businessName,
  chaldeanNumbers,
  compoundNumber,
  dailyNumber,
  dualReading,
  expression,
  karmicDebt,
  karmicLessons,
  lifePath,
  maturity,
  numerologyChart,
  numerologyCompatibility,
  personalDay,
  personalYear,
} from "../index";
import { businessNameLadder, chaldeanLadder, compoundNumberLadder, dualLadders } from "./chaldean";
import { chartNumbers, chartPeriods } from "./chart";
import { bridgesBars, compatibilityBars, dailyNumberRing, personalDayRing, personalYearRing } from "./cycles";
import { karmicDebtGrid } from "./debt";
import { karmicLessonsGrid } from "./grid";
import { expressionLadder, lifePathLadder, maturityLadder, stepsOf, wordStepsOf } from "./ladder";

const context = createContext({ now: Date.UTC(2026, 10, 22), texts: [] });
const DATE = { year: 1985, month: 12, day: 10 };
const NAME = { fullName: "Ada Augusta King Countess of Lovelace" };

function flat(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((shape) => [shape, ...flat(shape.children ?? [])]);
}

function values(figure: Figure, name: string): readonly unknown[] {
  return flat(figure.shapes).flatMap(({ attributes }) => (attributes[name] === undefined ? [] : [attributes[name]]));
}

describe("a ladder", () => {
  test("has every letter of the name with its value, and ends in the number", () => {
    const answer = expression(NAME, context);
    const { letters, sums } = stepsOf(answer.calculation);
    expect(letters.map(({ letter }) => letter).join("")).toBe("ADAAUGUSTAKINGCOUNTESSOFLOVELACE");
    const total = letters.reduce((sum, { value }) => sum + Number(value), 0);
    expect(sums[0]).toBe(`Σ ${total}`);
    expect(values(expressionLadder.figure(answer), "data-value")).toEqual(letters.map(({ value }) => Number(value)));
  });

  test("has month, day, year and their sum on lines of their own, without the service's English words", () => {
    const { letters, sums } = stepsOf(lifePath(DATE, context).calculation);
    expect(letters).toEqual([]);
    expect(sums).toHaveLength(4);
    expect(sums.join("")).not.toMatch(/[A-Za-z]/);
  });
});

describe("a Chaldean ladder", () => {
  test("has the letters of each word with Cheiro's values, a sum below each, and the root of their roots", () => {
    const answer = chaldeanNumbers({ name: "John William Smith" }, context);
    const steps = wordStepsOf(answer.destiny.calculation);
    expect(steps.map(({ letters }) => letters.map(({ letter }) => letter).join(""))).toEqual([
      "JOHN",
      "WILLIAM",
      "SMITH",
      "",
    ]);
    // J O H N: 1, 7, 5, 5 by the table that Cheiro prints.
    expect(steps[0]?.letters.map(({ value }) => Number(value))).toEqual([1, 7, 5, 5]);
    expect(steps.map(({ sums }) => sums)).toEqual([
      ["Σ 18 → 9"],
      ["Σ 19 → 10 → 1+0 = 1"],
      ["Σ 17 → 8"],
      ["9+1+8 = 18 → 9"],
    ]);
    const figure = chaldeanLadder.figure(answer);
    expect(values(figure, "data-value")).toEqual([1, 7, 5, 5, 6, 1, 3, 3, 1, 1, 4, 3, 4, 1, 4, 5, 9, 2, 7]);
  });

  test("of a short name says nothing twice", () => {
    const figure = chaldeanLadder.figure(chaldeanNumbers({ name: "Bo" }, context));
    const texts = flat(figure.shapes).flatMap(({ text }) => text ?? []);
    expect(texts).not.toContain("Σ 9");
    expect(texts.filter((text) => text === "9")).toHaveLength(2);
  });
});

test("the debts that were met are set off among the four", () => {
  const figure = karmicDebtGrid.figure(karmicDebt({ year: 1990, month: 7, day: 15 }, context));
  expect(values(figure, "data-value")).toEqual([13, 14, 16, 19]);
  expect(values(figure, "data-found")).toEqual(["false", "true", "false", "false"]);
});

test("a compound number's digits are added down to its root", () => {
  const texts = flat(compoundNumberLadder.figure(compoundNumber({ number: "49" }, context)).shapes).flatMap(
    ({ text }) => text ?? [],
  );
  expect(texts).toContain("4 + 9 = 13 → 1 + 3 = 4");
  expect(texts).toContain("49 ≙ 31");
});

test("the grid counts every letter of the name once, in the square whose rows add up to fifteen", () => {
  const figure = karmicLessonsGrid.figure(karmicLessons(NAME, context));
  expect(values(figure, "data-digit")).toEqual([4, 9, 2, 3, 5, 7, 8, 1, 6]);
  const counts = values(figure, "data-value").map(Number);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(NAME.fullName.replaceAll(" ", "").length);
});

test.each(LANGS)("no text leaves its place in %s", (lang) => {
  const chart = numerologyChart({ ...NAME, ...DATE, lang }, context);
  const person2 = { fullName: "Charles Babbage", year: 1971, month: 12, day: 26 };
  const figures = [
    chartNumbers.figure(chart, { lang }),
    chartPeriods.figure(chart, { lang }),
    expressionLadder.figure(expression({ ...NAME, lang }, context), { lang }),
    lifePathLadder.figure(lifePath({ ...DATE, lang }, context), { lang }),
    maturityLadder.figure(maturity({ ...NAME, ...DATE, lang }, context), { lang }),
    karmicLessonsGrid.figure(karmicLessons({ ...NAME, lang }, context), { lang }),
    bridgesBars.figure(bridgeNumbers({ ...NAME, ...DATE, lang }, context), { lang }),
    compatibilityBars.figure(numerologyCompatibility({ person1: { ...NAME, ...DATE }, person2, lang }, context), {
      lang,
    }),
    personalYearRing.figure(personalYear({ month: 12, day: 10, year: 2026, lang }, context), { lang }),
    chaldeanLadder.figure(chaldeanNumbers({ name: NAME.fullName, lang }, context), { lang }),
    dualLadders.figure(dualReading({ name: NAME.fullName, lang }, context), { lang }),
    businessNameLadder.figure(businessName({ name: NAME.fullName, lang }, context), { lang }),
    ...["10", "45", "49"].map((number) =>
      compoundNumberLadder.figure(compoundNumber({ number, lang }, context), { lang }),
    ),
    dailyNumberRing.figure(dailyNumber({ date: "2026-03-06", lang }, context), { lang }),
    karmicDebtGrid.figure(karmicDebt({ ...DATE, ...NAME, lang }, context), { lang }),
    personalDayRing.figure(personalDay({ month: 12, day: 10, lang }, context), { lang }),
  ];
  expect(figures.flatMap(flawsOf)).toEqual([]);
});
