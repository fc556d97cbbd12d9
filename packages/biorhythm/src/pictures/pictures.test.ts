import { createContext, LANGS } from "@almagest/operation";
import type { Figure, Shape } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { expect, test } from "vitest";
import {
  biorhythmCompatibility,
  biorhythmForecast,
  biorhythmPhases,
  biorhythmReading,
  criticalDays,
  dailyBiorhythm,
} from "../index";
import { criticalDaysSheet } from "./critical-days";
import { forecastCurves } from "./forecast";
import { compatibilityBars, dailyBars, phasesBars, readingBars } from "./values";

const context = createContext({ now: Date.UTC(2026, 10, 22) });
const BIRTH = { birthDate: "1990-07-15" };
const PERIOD = { ...BIRTH, startDate: "2026-04-01", endDate: "2026-04-30" };

function flat(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((shape) => [shape, ...flat(shape.children ?? [])]);
}

function having(figure: Figure, attribute: string): readonly Shape[] {
  return flat(figure.shapes).filter(({ attributes }) => attributes[attribute] !== undefined);
}

test("a forecast has a line at every day on which a primary cycle passes zero", () => {
  const answer = biorhythmForecast(PERIOD, context);
  const lines = having(forecastCurves.figure(answer), "data-at").map(({ attributes }) => attributes["data-at"]);
  for (const { daysSinceBirth } of answer.days.filter(({ isCritical }) => isCritical)) {
    expect(lines).toContain(daysSinceBirth);
  }
});

test("no two curves have the same dashes", () => {
  const paths = flat(forecastCurves.figure(biorhythmForecast(PERIOD, context)).shapes).filter(
    ({ tag, attributes }) => tag === "path" && attributes["data-name"] !== undefined,
  );
  expect(paths).toHaveLength(4);
  expect(new Set(paths.map(({ attributes }) => String(attributes["stroke-dasharray"]))).size).toBe(4);
});

test("the sheets hold every critical day once, under its weekday", () => {
  const answer = criticalDays({ ...BIRTH, startDate: "2026-04-10", endDate: "2026-06-20" }, context);
  const texts = flat(criticalDaysSheet.figure(answer).shapes).flatMap(({ text }) => text ?? []);
  expect(texts.filter((text) => /^[↑↓]/.test(text))).toHaveLength(answer.totalCriticalDays);
  // 2026-04-10 is a Friday: the fifth of seven columns of 980 units.
  const first = having(criticalDaysSheet.figure(answer), "data-name").find(
    ({ attributes }) => attributes["data-name"] === "10",
  );
  expect(Number(first?.children?.[0]?.attributes["x"])).toBeCloseTo((4 * 980) / 7, 6);
});

test("a bar below zero runs to the left", () => {
  const answer = biorhythmReading({ ...BIRTH, targetDate: "2026-04-10" }, context);
  const drawn = having(readingBars.figure(answer), "data-value");
  const xOf = (shape: Shape | undefined): number => Number(shape?.attributes["x"]);
  const below = drawn.find(({ attributes }) => Number(attributes["data-value"]) < 0);
  const above = drawn.find(({ attributes }) => Number(attributes["data-value"]) > 0);
  expect(xOf(below) + Number(below?.attributes["width"])).toBeCloseTo(xOf(above), 6);
});

test.each(LANGS)("no text leaves its place in %s", (lang) => {
  const figures = [
    forecastCurves.figure(biorhythmForecast({ ...PERIOD, lang }, context), { lang }),
    criticalDaysSheet.figure(criticalDays({ ...PERIOD, lang }, context), { lang }),
    phasesBars.figure(biorhythmPhases({ ...BIRTH, targetDate: "2026-04-10", lang }, context), { lang }),
    readingBars.figure(biorhythmReading({ ...BIRTH, targetDate: "2026-04-10", lang }, context), { lang }),
    dailyBars.figure(dailyBiorhythm({ date: "2026-04-10", lang }, context), { lang }),
    compatibilityBars.figure(
      biorhythmCompatibility(
        { person1: BIRTH, person2: { birthDate: "1992-03-20" }, targetDate: "2026-04-10", lang },
        context,
      ),
      { lang },
    ),
  ];
  expect(figures.flatMap(flawsOf)).toEqual([]);
});
