import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS } from "@almagest/operation";
import { type Shape, timeUnknown } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { describe, expect, test } from "vitest";
import { asteroids } from "../asteroids/operation";
import { houses } from "../houses/operation";
import { lilith } from "../lilith/operation";
import { natalChart } from "../natal-chart/operation";
import {
  asteroidsWheel,
  housesWheel,
  lilithWheel,
  natalAspectGrid,
  natalWheel,
  positionsWheel,
  profectionsRing,
  synastryBiWheel,
  transitsBiWheel,
} from "../pictures";
import { planetPositions } from "../planets/operation";
import { profections } from "../profections/operation";
import { synastry } from "../synastry/operation";
import { transits } from "../transits/transits";

const context = createContext({ ephemeris: swissEphemeris(), texts: [], now: Date.UTC(2026, 10, 22) });
const birth = {
  date: "1990-07-15",
  time: "14:30:00",
  latitude: 40.7128,
  longitude: -74.006,
  timezone: "America/New_York",
} as const;
const chart = natalChart(birth, context);

/** Every shape below, by the name of what it is of. */
function named(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((one) => [one, ...named(one.children ?? [])]).filter((one) => "data-name" in one.attributes);
}

function names(shapes: readonly Shape[]): readonly string[] {
  return named(shapes).map(({ attributes }) => String(attributes["data-name"]));
}

/** Every text below. */
function said(shapes: readonly Shape[]): readonly string[] {
  return shapes.flatMap((one) => [...(one.text === undefined ? [] : [one.text]), ...said(one.children ?? [])]);
}

describe("the natal wheel", () => {
  const { shapes, description } = natalWheel.figure(chart);

  test("has every body of the answer once, at its longitude", () => {
    for (const { name, longitude } of chart.planets) {
      const found = named(shapes).filter(({ attributes }) => attributes["data-name"] === name);
      expect([name, found.length]).toEqual([name, 1]);
      expect(found[0]?.children?.[0]?.attributes["data-at"]).toBe(longitude);
    }
  });

  test("has every cusp once, and the angles beside those of whole signs", () => {
    const whole = natalWheel.figure(natalChart({ ...birth, houseSystem: "whole-sign" }, context)).shapes;
    expect(names(whole).filter((name) => name.startsWith("cusp-"))).toHaveLength(12);
    expect(names(whole).filter((name) => /^(?:AC|MC|DC|IC)$/.test(name))).toHaveLength(4);
    expect(names(shapes).filter((name) => name.startsWith("cusp-"))).toHaveLength(12);
  });

  test("draws major aspects, and minor ones where they are asked for", () => {
    const minor = /quincunx|semi-|sesqui/;
    expect(names(shapes).filter((name) => minor.test(name))).toEqual([]);
    const all = names(natalWheel.figure(chart, { aspects: "all" }).shapes).filter((name) => minor.test(name));
    const due = chart.aspects.filter(({ type }) => minor.test(type.toLowerCase().replace("_", "-")));
    expect(all).toHaveLength(due.length);
    expect(all.length).toBeGreaterThan(0);
  });

  test("marks retrograde bodies, and leaves the nodes, which are so by nature", () => {
    const turned = description.split(/[,;] /).filter((text) => text.endsWith(" (retrograde)"));
    expect(turned.map((text) => text.split(" ")[0])).toEqual(["Saturn", "Uranus", "Neptune", "Pluto"]);
  });

  test("shows houses that a polar circle made whole-sign", () => {
    const polar = natalChart({ ...birth, latitude: 69.65, longitude: 18.96, timezone: 1 }, context);
    const figure = natalWheel.figure(polar);
    expect(polar.houseSystem).toBe("whole-sign");
    expect(flawsOf(figure)).toEqual([]);
  });
});

test("a comparison of house systems is drawn in the one that its houses are of, also where a polar circle made it another", () => {
  const all = houses({ ...birth, houseSystem: "all" }, context);
  const placidus = houses({ ...birth, houseSystem: "placidus" }, context);
  expect(said(housesWheel.figure(all).shapes)).toEqual(said(housesWheel.figure(placidus).shapes));
  const polar = houses({ ...birth, latitude: 69.65, longitude: 18.96, timezone: 1, houseSystem: "all" }, context);
  expect(said(housesWheel.figure(polar).shapes).join(" ")).toContain("Whole Sign");
});

test("a wheel in the sidereal zodiac names its ayanamsa, in the language of the figure, and no other does", () => {
  const sidereal = { ...birth, zodiac: "sidereal", ayanamsa: "lahiri" } as const;
  const lines = [
    natalWheel.figure(natalChart(sidereal, context), { lang: "de" }).shapes,
    housesWheel.figure(houses(sidereal, context), { lang: "de" }).shapes,
    positionsWheel.figure(planetPositions(sidereal, context), { lang: "de" }).shapes,
  ].map((shapes) => said(shapes).filter((text) => text.includes("Siderisch (Lahiri)")));
  expect(lines.map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(said(natalWheel.figure(chart, {}).shapes).join()).not.toContain("Sidereal");
});

test("the grid has as many aspects as the answer has major ones", () => {
  const major = chart.aspects.filter(({ type }) => /^(?:CONJ|SEXT|SQUA|TRIN|OPPO)/.test(type));
  const { shapes } = natalAspectGrid.figure(chart);
  expect(
    names(shapes).filter((name) => name.split(" ").length > 2 || / (?:trine|square) /.test(name)).length,
  ).toBeGreaterThan(0);
  expect(natalAspectGrid.figure(chart).description.split("; ")).toHaveLength(major.length);
});

describe("two charts", () => {
  const person2 = { ...birth, date: "1992-03-20", time: "09:15:00" };
  const answer = synastry({ person1: birth, person2 }, context);

  test("have the first one's cusps, and both people's bodies", () => {
    const { shapes } = synastryBiWheel.figure(answer);
    expect(names(shapes).filter((name) => name === "Sun")).toHaveLength(2);
    const ascendant = named(shapes).find(({ attributes }) => attributes["data-name"] === "cusp-1");
    expect(ascendant?.attributes["data-at"]).toBe(answer.person1.ascendant.longitude);
  });

  test("say who is inside and outside, when they were born, and whose cusps are drawn in which system", () => {
    const named2 = synastry({ person1: { ...birth, name: "Ada" }, person2, houseSystem: "koch" }, context);
    const seen = said(synastryBiWheel.figure(named2).shapes);
    const utc = (moment: string): string => moment.replace("T", " ").slice(0, 16);
    const { person1: first, person2: second } = named2.conventions;
    expect(seen).toContain(`Inner ring: Ada · ${utc(first.utc)} UTC · houses and angles: Koch`);
    expect(seen).toContain(`Outer ring: Person 2 · ${utc(second.utc)} UTC`);
    expect(said(synastryBiWheel.figure(named2, { lang: "de" }).shapes).join()).toContain("Äußerer Ring: Person 2");
  });

  test("have the second one's Ascendant and Midheaven in the outer ring, at their degrees", () => {
    const { shapes } = synastryBiWheel.figure(answer);
    for (const [name, place] of [
      ["AC", answer.person2.ascendant],
      ["MC", answer.person2.midheaven],
    ] as const) {
      const [body] = named(shapes).filter(({ attributes }) => attributes["data-name"] === name);
      expect(body?.children?.[0]?.attributes["data-at"]).toBe(place.longitude);
    }
  });

  test("transits stand around the birth that was given, and alone where none was", () => {
    const moment = { date: "2025-12-19", time: "12:00:00", timezone: 0 } as const;
    const both = transits({ ...moment, natalChart: birth }, context);
    expect(names(transitsBiWheel.figure(both).shapes).filter((name) => name === "Moon")).toHaveLength(2);
    expect(
      names(transitsBiWheel.figure(transits(moment, context)).shapes).filter((name) => name === "Moon"),
    ).toHaveLength(1);
    expect(both.natal?.planets).toEqual(chart.planets.map(({ house, dignity, interpretation, ...body }) => body));
  });
});

describe("the wheel of a birth whose time is open", () => {
  const { time: _, ...day } = birth;
  const open = natalChart(day, context);
  const { shapes, description } = natalWheel.figure(open);

  test("has every body on the stretch of degrees that it may have, Aries at the left, no houses and no angles", () => {
    for (const { name, from, to } of open.planets) {
      const [arc] = named(shapes).find(({ attributes }) => attributes["data-name"] === name)?.children ?? [];
      expect([name, arc?.attributes["data-from"], arc?.attributes["data-to"]]).toEqual([
        name,
        from.longitude,
        to.longitude,
      ]);
    }
    expect(names(shapes).filter((name) => /^(?:cusp-|at-|AC|MC|DC|IC)/.test(name))).toEqual([]);
    const texts = said(shapes);
    expect(texts).not.toContain("12");
    expect(texts).toEqual(expect.arrayContaining(["18°", "–2°"]));
    expect(description).toMatch(/time unknown.+Moon 18°35′ Aries – 2°40′ Taurus/);
  });

  test("says between which times a range is", () => {
    const range = natalChart({ ...birth, timeAccuracyMinutes: 15 }, context);
    expect(said(natalWheel.figure(range).shapes).join()).toContain("1990-07-15 · 14:15–14:45 · UTC−4");
    const night = natalChart({ ...day, timeFrom: "23:00:00", timeTo: "01:00:00", dateTo: "1990-07-16" }, context);
    expect(said(natalWheel.figure(night).shapes).join()).toContain("23:00–1990-07-16 01:00");
  });

  test.each(LANGS)("says in %s that the time is unknown, and keeps its words in their places", (lang) => {
    const figure = natalWheel.figure(natalChart({ ...day, lang }, context), { lang });
    expect(said(figure.shapes).join()).toContain(timeUnknown[lang]);
    expect(lang === "en" || timeUnknown[lang] !== timeUnknown.en).toBe(true);
    expect(flawsOf(figure)).toEqual([]);
    expect(flawsOf(natalAspectGrid.figure(open, { lang, aspects: "all" }))).toEqual([]);
  });
});

describe("the wheels of points of a birth whose time is open", () => {
  const { time: _, ...day } = birth;
  const drawn = (lang: (typeof LANGS)[number]) => {
    const asked = { ...day, lang };
    return [
      positionsWheel.figure(planetPositions(asked, context), { lang }),
      asteroidsWheel.figure(asteroids(asked, context), { lang }),
      lilithWheel.figure(lilith(asked, context), { lang }),
    ];
  };

  test("have each point on the stretch of degrees that it may have", () => {
    const reaches = [
      planetPositions(day, context).planets,
      asteroids(day, context).asteroids,
      lilith(day, context).lilith,
    ];
    for (const [index0, { shapes }] of drawn("en").entries()) {
      const arcs = named(shapes).flatMap(({ children = [] }) =>
        children.filter(({ attributes }) => "data-from" in attributes),
      );
      expect(arcs.map(({ attributes }) => [attributes["data-from"], attributes["data-to"]])).toEqual(
        expect.arrayContaining(reaches[index0]?.map(({ from, to }) => [from.longitude, to.longitude]) ?? [undefined]),
      );
      expect(arcs).toHaveLength(reaches[index0]?.length ?? -1);
    }
  });

  test.each(LANGS)("say in %s that the time is unknown, and keep their words in their places", (lang) => {
    for (const figure of drawn(lang)) {
      expect(said(figure.shapes).join()).toContain(timeUnknown[lang]);
      expect(flawsOf(figure)).toEqual([]);
    }
  });
});

describe("the wheel of houses of a range", () => {
  const asked = { ...birth, timeAccuracyMinutes: 15 };
  const open = houses(asked, context);

  test("has the angles and the cusps on the stretches of degrees that they may have", () => {
    const { shapes } = housesWheel.figure(open);
    const arcs = named(shapes).flatMap(({ children = [] }) =>
      children.filter(({ attributes }) => "data-from" in attributes),
    );
    expect(arcs.map(({ attributes }) => [attributes["data-from"], attributes["data-to"]])).toEqual(
      expect.arrayContaining(
        [open.ascendant, open.midheaven, ...open.houses].map(({ from, to }) => [from.longitude, to.longitude]),
      ),
    );
    expect(said(shapes).join()).toContain("14:15–14:45");
  });

  test.each(LANGS)("keeps words of %s in their places", (lang) => {
    for (const houseSystem of ["placidus", "whole-sign"] as const) {
      expect(flawsOf(housesWheel.figure(houses({ ...asked, houseSystem, lang }, context), { lang }))).toEqual([]);
    }
  });
});

test("the profected house is that of the year, and its sign that of the answer", () => {
  const answer = profections({ ...birth, targetDate: "2025-08-04" }, context);
  const [year] = profectionsRing
    .figure(answer)
    .shapes.flatMap((one) => named([one]))
    .filter(({ children = [] }) => children[0]?.attributes["fill"] === "accentWash");
  expect(year?.attributes["data-name"]).toBe(String(answer.profectedHouse));
});

test.each(LANGS)("words of %s keep to their places", (lang) => {
  expect(flawsOf(natalWheel.figure(natalChart({ ...birth, lang }, context), { lang }))).toEqual([]);
  expect(flawsOf(natalAspectGrid.figure(chart, { lang, aspects: "all" }))).toEqual([]);
});
