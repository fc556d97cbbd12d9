import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS } from "@almagest/operation";
import { type Figure, type Shape, timeUnknown } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { expect, test } from "vitest";
import { aspects } from "../aspects/operation";
import { fixedStars } from "../fixed-stars/operation";
import { arabicLots } from "../lots/operation";
import { astrocartography } from "../map-lines/astrocartography";
import { localSpace } from "../map-lines/local-space";
import { aspectPatterns } from "../patterns/operation";
import {
  aspectsGrid,
  astrocartographyMap,
  localSpaceCompass,
  lotsWheel,
  patternsWheel,
  profectionsRing,
  relocationWheel,
  starsTable,
} from "../pictures";
import { profections } from "../profections/operation";
import { relocationChart } from "../relocation/operation";

const context = createContext({ ephemeris: swissEphemeris(), texts: [] });
const DAY = { date: "1955-02-24", latitude: 37.77, longitude: -122.42, timezone: -8 } as const;
const YEAR = { ...DAY, targetDate: "2025-08-04" } as const;
const { date, timezone } = DAY;

/** Every text below. */
function said(shapes: readonly Shape[]): readonly string[] {
  return shapes.flatMap((one) => [...(one.text === undefined ? [] : [one.text]), ...said(one.children ?? [])]);
}

/** The degrees that points may have, by the shapes that show them. */
function reaches(shapes: readonly Shape[]): readonly (readonly unknown[])[] {
  return shapes.flatMap(({ attributes, children = [] }) => [
    ...("data-from" in attributes ? [[attributes["data-from"], attributes["data-to"]]] : []),
    ...reaches(children),
  ]);
}

function placesOf(shapes: readonly Shape[]): readonly unknown[] {
  return shapes.flatMap(({ attributes, children = [] }) => [
    ...("data-at" in attributes ? [attributes["data-at"]] : []),
    ...placesOf(children),
  ]);
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

const RANGE = { ...DAY, time: "14:30:00", timeAccuracyMinutes: 15 } as const;
const MOVED = {
  ...{ date, timezone, time: RANGE.time, timeAccuracyMinutes: 15, birthLatitude: DAY.latitude },
  ...{ birthLongitude: DAY.longitude, relocationLatitude: 48.8566, relocationLongitude: 2.3522 },
} as const;

const OF_A_RANGE: readonly (readonly [string, (lang: (typeof LANGS)[number]) => Figure])[] = [
  ["lots", (lang) => lotsWheel.figure(arabicLots({ ...RANGE, lang }, context), { lang })],
  ["relocation", (lang) => relocationWheel.figure(relocationChart({ ...MOVED, lang }, context), { lang })],
  ["lines", (lang) => astrocartographyMap.figure(astrocartography({ ...RANGE, lang }, context), { lang })],
  ["local space", (lang) => localSpaceCompass.figure(localSpace({ ...RANGE, lang }, context), { lang })],
];

test.each(OF_A_RANGE)("the figure of %s says between which times, and keeps its words in their places", (_, draw) => {
  for (const lang of LANGS) {
    const figure = draw(lang);
    expect(said(figure.shapes).join()).toContain("14:15–14:45");
    expect(flawsOf(figure)).toEqual([]);
  }
});

test("lots, angles and cusps of a range are drawn on the stretches that they may have", () => {
  const open = arabicLots(RANGE, context);
  expect(reaches(lotsWheel.figure(open).shapes)).toEqual(
    open.lots.map(({ from, to }) => [from.longitude, to.longitude]),
  );
  const { planets, ascendant, midheaven, houses } = relocationChart(MOVED, context);
  expect(reaches(relocationWheel.figure(relocationChart(MOVED, context)).shapes)).toEqual(
    expect.arrayContaining(
      [ascendant, midheaven, ...planets, ...houses].map(({ from, to }) => [from.longitude, to.longitude]),
    ),
  );
});

test("lines and directions of a range are drawn at both of its ends", () => {
  const { lines } = astrocartography(RANGE, context);
  expect(placesOf(astrocartographyMap.figure(astrocartography(RANGE, context)).shapes)).toEqual(
    expect.arrayContaining(lines.flatMap(({ mc, ic }) => [mc.from, mc.to, ic.from, ic.to])),
  );
  const { bodies } = localSpace(RANGE, context);
  expect(placesOf(localSpaceCompass.figure(localSpace(RANGE, context)).shapes)).toEqual(
    expect.arrayContaining(bodies.flatMap(({ azimuth }) => [azimuth.from, azimuth.to])),
  );
});

test("a lot that goes round half of the zodiac has its line in the table and no stretch in the wheel", () => {
  // near the polar circle the Ascendant runs through half of the zodiac within three hours
  const asked = Array.from({ length: 7 }, (_, part) => ({
    ...{ ...DAY, latitude: 66 },
    timeFrom: `${String(3 * part).padStart(2, "0")}:00:00`,
    timeTo: `${String(3 * part + 3).padStart(2, "0")}:00:00`,
  }));
  const answers = asked.map((one) => arabicLots(one, context));
  const passed = ({ birthTime }: (typeof answers)[number], id: string): number =>
    birthTime.changes.filter(({ member }) => member === `lots.${id}.sign`).length;
  for (const open of answers) {
    const slow = open.lots.filter(({ id }) => passed(open, id) <= 4);
    const { shapes } = lotsWheel.figure(open);
    expect(reaches(shapes)).toHaveLength(slow.length);
    for (const { name } of open.lots) expect(said(shapes)).toContain(name);
  }
  expect(answers.some((open) => open.lots.some(({ id }) => passed(open, id) > 4))).toBe(true);
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
