import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS } from "@almagest/operation";
import { type Figure, type Shape, timeUnknown } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { expect, test } from "vitest";
import { aspects } from "../aspects/operation";
import { aspectPatterns } from "../patterns/operation";
import { aspectsGrid, patternsWheel } from "../pictures";

const context = createContext({ ephemeris: swissEphemeris(), texts: [] });
const DAY = { date: "1955-02-24", latitude: 37.77, longitude: -122.42, timezone: -8 } as const;
const { date, timezone } = DAY;

/** Every text below. */
function said(shapes: readonly Shape[]): readonly string[] {
  return shapes.flatMap((one) => [...(one.text === undefined ? [] : [one.text]), ...said(one.children ?? [])]);
}

function named(shapes: readonly Shape[]): readonly string[] {
  return shapes.flatMap(({ attributes, children = [] }) => [
    ...("data-name" in attributes ? [String(attributes["data-name"])] : []),
    ...named(children),
  ]);
}

const FIGURES: readonly (readonly [string, (lang: (typeof LANGS)[number]) => Figure])[] = [
  ["aspects", (lang) => aspectsGrid.figure(aspects({ date, timezone, lang }, context), { lang })],
  ["patterns", (lang) => patternsWheel.figure(aspectPatterns({ ...DAY, lang }, context), { lang })],
];

test.each(FIGURES)("the figure of %s says that the time is unknown, and keeps its words in their places", (_, draw) => {
  for (const lang of LANGS) {
    const figure = draw(lang);
    expect(said(figure.shapes).join()).toContain(timeUnknown[lang]);
    expect(flawsOf(figure)).toEqual([]);
  }
});

test("a grid has the aspects that hold all through and no other", () => {
  const open = aspects({ date, timezone }, context);
  const labels = named(aspectsGrid.figure(open).shapes).filter((name) => / \w/.test(name));
  const due = open.aspects.map(({ planet1, planet2 }) => `${planet1} ${planet2}`);
  for (const { planet1, planet2 } of open.passingAspects) expect(due).not.toContain(`${planet1} ${planet2}`);
  expect(labels.length).toBeGreaterThanOrEqual(open.aspects.length);
});

test("a wheel names the figures that hold, and draws their sides", () => {
  const open = aspectPatterns(DAY, context);
  const { shapes } = patternsWheel.figure(open);
  for (const { name } of open.patterns) expect(said(shapes).join()).toContain(name);
  const passing = open.passingPatterns
    .map(({ name }) => name)
    .filter((name) => !open.patterns.some((one) => one.name === name));
  for (const name of passing) expect(said(shapes).join()).not.toContain(name);
});
