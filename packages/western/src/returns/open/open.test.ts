import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase, isAlmagestError } from "@almagest/operation";
import { rememberedSky } from "@almagest/sky";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../../sky/test/open-agreement";
import { lunarReturnWheel, planetaryReturnWheel, solarReturnWheel } from "../../pictures";
import { en } from "../../texts/en";
import { lunarReturn } from "../lunar";
import { planetaryReturn } from "../planetary";
import { solarReturn } from "../solar";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [en] });
const PLACE = { latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" };
const BIRTH = { birthDate: "1990-07-15", ...PLACE };
const MINUTES = { birthTime: "14:30:00", birthTimeAccuracyMinutes: 8 };

type Chart = ReturnType<typeof solarReturn>["chart"];
const idOf = (name: string): string => (name === "Black Moon Lilith" ? "lilith" : name.toLowerCase().replace(" ", "-"));

/** A member of a return's chart by its path. */
const readIn =
  (chart: Chart) =>
  (member: string): unknown => {
    const [, list, id = "", field = ""] = member.split(".");
    if (list === "ascendant" || list === "midheaven") return chart[list].sign;
    const planet = chart.planets.find(({ name }) => idOf(name) === id);
    return { sign: planet?.sign, house: planet?.house, isRetrograde: planet?.isRetrograde }[field];
  };

const born = (local: string) => ({ ...BIRTH, birthDate: local.slice(0, 10), birthTime: local.slice(11) });
const YEAR = { returnYear: 2026 };
const MONTH = { returnDate: "2026-02-12" };
const MARS = { planet: "Mars" as const, approximateDate: "2026-06-15" };

const KINDS = [
  {
    kind: "solar",
    operation: erase(solarReturn),
    day: () => solarReturn({ ...BIRTH, ...YEAR }, context),
    minutes: () => solarReturn({ ...BIRTH, ...MINUTES, ...YEAR }, context),
    at: (local: string) => solarReturn({ ...born(local), ...YEAR }, context),
    asked: YEAR,
  },
  {
    kind: "lunar",
    operation: erase(lunarReturn),
    day: () => lunarReturn({ ...BIRTH, ...MONTH }, context),
    minutes: () => lunarReturn({ ...BIRTH, ...MINUTES, ...MONTH }, context),
    at: (local: string) => lunarReturn({ ...born(local), ...MONTH }, context),
    asked: MONTH,
  },
  {
    kind: "Mars",
    operation: erase(planetaryReturn),
    day: () => planetaryReturn({ ...BIRTH, ...MARS }, context),
    minutes: () => planetaryReturn({ ...BIRTH, ...MINUTES, ...MARS }, context),
    at: (local: string) => planetaryReturn({ ...born(local), ...MARS }, context),
    asked: MARS,
  },
];

describe.each(KINDS)("the $kind return", ({ operation, day, minutes, at, asked }) => {
  describe.each([
    ["the time unknown", day],
    ["a quarter of an hour", minutes],
  ])("%s", (about, ask) => {
    const open = ask();
    const chartAt = (local: string) => at(local);

    test("holds and changes what the returns of known times hold and change", () => {
      const { changes } = open.birthTime;
      const members = [...new Set(changes.map(({ member }) => member))].slice(0, 3);
      const few = { ...open.birthTime, changes: changes.filter(({ member }) => members.includes(member)) };
      expectAgreement(few, (local) => readIn(chartAt(local).chart), 3);
    });

    test("is between the earliest and the latest of them, and has their bodies between those ends", () => {
      for (const local of timesThrough(open.birthTime, 4)) {
        const { chart, conventions } = chartAt(local);
        expect(conventions.returnUtc >= open.conventions.returnUtcFrom).toBe(true);
        expect(conventions.returnUtc <= open.conventions.returnUtcTo).toBe(true);
        for (const [index0, planet] of open.chart.planets.entries()) {
          const known = chart.planets[index0];
          if (planet.sign !== undefined) expect([local, known?.sign]).toEqual([local, planet.sign]);
          if (planet.house !== undefined) expect([local, known?.house]).toEqual([local, planet.house]);
        }
        for (const aspect of open.chart.aspects ?? []) {
          const one = chart.aspects.find(
            ({ planet1, planet2, type }) =>
              planet1 === aspect.planet1 && planet2 === aspect.planet2 && type === aspect.type,
          );
          expect(one?.orb ?? 99).toBeLessThanOrEqual(Math.max(aspect.orb.from, aspect.orb.to) + 0.05);
        }
      }
    });

    test("is the answer that its schema describes", () => {
      const told: unknown = JSON.parse(JSON.stringify(open));
      expect(operation.uncertain?.output.parse(told)).toEqual(told);
      expect(open.birthTime.state).toBe(about === "the time unknown" ? "unknown" : "range");
    });

    test("is read without what the time would decide, and says in its second sentence what a time would add", () => {
      const { summary = "", purpose = "" }: { summary?: string; purpose?: string } = open.interpretation;
      const [first, second, ...rest] = sentencesOf(summary);
      expect(second).toMatch(/time would|minute/);
      const told = [first, ...rest, purpose].join(" ");
      expect(told).not.toMatch(/undefined|\{|\}/);
      if (open.birthTime.state === "unknown") expect(told).not.toMatch(/\bhouse\b|Ascendant|rises|rising/);
      const sentences = sentencesOf(`${summary} ${purpose}`);
      expect(new Set(sentences).size).toBe(sentences.length);
    });
  });

  test("of a known time is as ever", () => {
    const run = (about: object): string => {
      const parsed = operation.parse({ flat: { ...BIRTH, birthTime: "14:30:00", ...about, ...asked } });
      return JSON.stringify(parsed.ok && operation.run(parsed.value, context));
    };
    expect(run({ birthTimeAccuracyMinutes: null })).toBe(run({}));
    expect(run({})).not.toContain('"birthTime"');
  });
});

const openSolar = () => solarReturn({ ...BIRTH, returnYear: 2026 }, context);

test("an unknown day spreads the Sun's return over a day, and every sign rises in it", () => {
  const { conventions, birthTime, chart } = openSolar();
  const hours = (Date.parse(conventions.returnUtcTo) - Date.parse(conventions.returnUtcFrom)) / 3_600_000;
  expect(hours).toBeCloseTo(24, 0);
  const rising = birthTime.changes.filter(({ member }) => member === "chart.ascendant.sign");
  expect(new Set(rising.flatMap(({ before, after }) => [before, after])).size).toBe(12);
  expect(chart).not.toHaveProperty("ascendant");
  for (const planet of chart.planets) expect(planet).not.toHaveProperty("house");
});

test("a few minutes have the Ascendant that holds, with its paragraph", () => {
  const about = { birthTime: "14:30:00", birthTimeAccuracyMinutes: 3 };
  const open = solarReturn({ ...BIRTH, ...about, returnYear: 2026 }, context);
  const known = solarReturn({ ...BIRTH, birthTime: "14:30:00", returnYear: 2026 }, context);
  expect(open.chart.ascendant?.sign).toBe(known.chart.ascendant.sign);
  expect(open.interpretation.summary).toContain(`${known.chart.ascendant.sign} rises in the chart of the year.`);
  expect(open.interpretation.purpose).toContain("The Sun is in the ");
});

test("a planet that turns about its place has all passes, each with its time", () => {
  // Saturn passed 21°57' Capricorn three times in 2020, or three in 1991 before
  const open = planetaryReturn({ ...BIRTH, planet: "Saturn", approximateDate: "2019-12-20" }, context);
  const known = planetaryReturn(
    { ...BIRTH, birthTime: "09:00:00", planet: "Saturn", approximateDate: "2019-12-20" },
    context,
  );
  expect(open.passes).toHaveLength(known.passes.length);
  for (const [index0, { from = "", to = "", motion, isReturn }] of open.passes.entries()) {
    const pass = known.passes[index0];
    expect([motion, isReturn]).toEqual([pass?.motion, pass?.isReturn]);
    expect(from <= (pass?.date ?? "") && (pass?.date ?? "") <= to).toBe(true);
  }
});

test("a date half-way between two returns of the Moon is refused, and says what to send", () => {
  const days = Array.from({ length: 28 }, (_, index0) => `2026-03-${String(index0 + 1).padStart(2, "0")}`);
  const refused = days.filter((returnDate) => {
    try {
      lunarReturn({ ...BIRTH, returnDate }, context);
      return false;
    } catch (error) {
      if (!isAlmagestError(error) || error.code !== "unprocessable_entity") throw error;
      expect(error.message).toMatch(/Send a date nearer/);
      return true;
    }
  });
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(4);
});

test("the figures have no houses, and say that the time is unknown", () => {
  const sun = solarReturnWheel.figure(openSolar());
  const moon = lunarReturnWheel.figure(lunarReturn({ ...BIRTH, returnDate: "2026-02-12" }, context));
  const asked = { planet: "Mars" as const, approximateDate: "2026-06-15" };
  const mars = planetaryReturnWheel.figure(planetaryReturn({ ...BIRTH, ...asked }, context));
  for (const { shapes } of [sun, moon, mars]) {
    expect(JSON.stringify(shapes)).toContain("time unknown");
    expect(JSON.stringify(shapes)).not.toMatch(/cusp-|undefined|NaN/);
  }
});
