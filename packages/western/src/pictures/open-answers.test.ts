import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS } from "@almagest/operation";
import { type Figure, type Shape, timeUnknown } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { expect, test } from "vitest";
import { aspects } from "../aspects/operation";
import { fixedStars } from "../fixed-stars/operation";
import { aspectPatterns } from "../patterns/operation";
import { aspectsGrid, patternsWheel, profectionsRing, starsTable } from "../pictures";
import { profections } from "../profections/operation";

const context = createContext({ ephemeris: swissEphemeris(), texts: [] });
const DAY = { date: "1955-02-24", latitude: 37.77, longitude: -122.42, timezone: -8 } as const;
const YEAR = { ...DAY, targetDate: "2025-08-04" } as const;
const { date, timezone } = DAY;

/** Every text below. */
function said(shapes: readonly Shape[]): readonly string[] {
  return shapes.flatMap((one) => [...(one.text === undefined ? [] : [one.text]), ...said(one.children ?? [])]);
}

const FIGURES: readonly (readonly [string, (lang: (typeof LANGS)[number]) => Figure])[] = [
  ["aspects", (lang) => aspectsGrid.figure(aspects({ date, timezone, lang }, context), { lang })],
  ["profections", (lang) => profectionsRing.figure(profections({ ...YEAR, lang }, context), { lang })],
  ["stars", (lang) => starsTable.figure(fixedStars({ ...DAY, lang }, context), { lang })],
  ["patterns", (lang) => patternsWheel.figure(aspectPatterns({ ...DAY, lang }, context), { lang })],
];

test.each(FIGURES)("the figure of %s says that the time is unknown, and keeps its words in their places", (_, draw) => {
  for (const lang of LANGS) {
    const figure = draw(lang);
    expect(said(figure.shapes).join()).toContain(timeUnknown[lang]);
    expect(flawsOf(figure)).toEqual([]);
  }
});

test("a grid has the aspects that hold all through, each at its widest, and no other", () => {
  const open = aspects({ date, timezone }, context);
  const told = aspectsGrid.figure(open).description?.split("; ") ?? [];
  expect(told).toHaveLength(open.aspects.length);
  for (const { planet1, planet2 } of open.aspects) {
    expect(told.filter((one) => one.includes(`${planet1} `) && one.includes(` ${planet2} `))).toHaveLength(1);
  }
});

test("a ring of a year whose sign is open has its ages and its house, and no sign", () => {
  const open = profections(YEAR, context);
  const { shapes } = profectionsRing.figure(open);
  expect(said(shapes).join()).toContain("2025-02-24 – 2026-02-24 · time unknown");
  const glyphs = JSON.stringify(shapes).length;
  const held = profectionsRing.figure(profections({ ...YEAR, time: "14:30:00", timeAccuracyMinutes: 2 }, context));
  expect(JSON.stringify(held.shapes).length).toBeGreaterThan(glyphs);
  expect(said(held.shapes).join()).toContain("14:28–14:32");
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
