import { createContext, LANGS } from "@almagest/operation";
import type { Figure, Shape } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { describe, expect, test } from "vitest";
import {
  bridgeNumbers,
  expression,
  karmicLessons,
  lifePath,
  maturity,
  numerologyChart,
  numerologyCompatibility,
  personalDay,
  personalYear,
} from "../index";
import { labels } from "../labels";
import { chartNumbers, chartPeriods } from "./chart";
import { bridgesBars, compatibilityBars, personalDayRing, personalYearRing } from "./cycles";
import { karmicLessonsGrid } from "./grid";
import { expressionLadder, lifePathLadder, maturityLadder, stepsOf } from "./ladder";

const context = createContext({ now: Date.UTC(2026, 10, 22), texts: labels });
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
    personalDayRing.figure(personalDay({ month: 12, day: 10, lang }, context), { lang }),
  ];
  expect(figures.flatMap(flawsOf)).toEqual([]);
});
