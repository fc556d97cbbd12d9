import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase, HOUSE_SYSTEMS, isAlmagestError } from "@almagest/operation";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { en } from "../../texts/en";
import type { NatalChart, UncertainNatalChart } from "../../types";
import { computeNatalChart } from "../compute";
import { natalChart } from "../operation";
import { presentNatalChart } from "../present";
import { uncertainNatalChartOutput } from "./schema";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const NEW_YORK = { date: "1990-07-15", latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" };
const SETTING = { houseSystem: "placidus", nodeType: "true" } as const;

/** Days on which the Sun, Mercury's direction, or nothing but the Moon changes. */
const DAYS = [
  ["New York, the Moon leaves a sign", NEW_YORK],
  [
    "Berlin, the Sun leaves a sign",
    { date: "1988-03-20", latitude: 52.52, longitude: 13.405, timezone: "Europe/Berlin" },
  ],
  ["Mumbai, Mercury turns", { date: "1995-01-26", latitude: 19.076, longitude: 72.8777, timezone: 5.5 }],
  ["Sydney", { date: "2001-11-03", latitude: -33.87, longitude: 151.21, timezone: "Australia/Sydney" }],
  ["Tromsø", { date: "1979-06-21", latitude: 69.65, longitude: 18.96, timezone: "Europe/Oslo" }],
] as const;

const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}:00`;

/** The chart of a known time, some of them through a day. */
function chartsOf(
  birth: (typeof DAYS)[number][1],
  everyMinutes: number,
  from = 0,
  to = 1440,
): readonly [string, NatalChart][] {
  const minutes = Array.from(
    { length: Math.ceil((to - from) / everyMinutes) },
    (_, index0) => from + index0 * everyMinutes,
  );
  return minutes.map((minute) => {
    const time: string = clockOf(minute);
    return [`${birth.date}T${time}`, natalChart({ ...birth, time }, context)];
  });
}

const pairOf = ({ planet1, planet2, type }: NatalChart["aspects"][number] | UncertainNatalChart["aspects"][number]) =>
  `${planet1} ${type} ${planet2}`;

describe("a known time", () => {
  test.each(DAYS)("%s: is answered byte for byte as without another arm", (_, birth) => {
    const operation = erase(natalChart);
    for (const time of ["00:00", "06:40:00", "14:30"]) {
      const parsed = operation.parse({ flat: { ...birth, time, timeAccuracyMinutes: null } });
      const facts = computeNatalChart({ ...birth, ...SETTING, time: `${time}:00`.slice(0, 8) }, { ephemeris });
      const expected = presentNatalChart(facts, { lang: "en", catalogues: [en] });
      expect(JSON.stringify(parsed.ok && operation.run(parsed.value, context))).toBe(JSON.stringify(expected));
    }
  });
});

describe.each(DAYS)("%s, the time unknown", (_, birth) => {
  const open = natalChart(birth, context);
  const charts = chartsOf(birth, 95);

  test("has what every chart of that day has, and says when the rest comes and goes", () => {
    for (const [at, chart] of charts) {
      for (const [index0, planet] of open.planets.entries()) {
        const known = chart.planets[index0];
        const sign = planet.sign ?? planet.possibleSigns?.findLast(({ from }) => from <= at)?.sign;
        expect([at, known?.name, known?.sign]).toEqual([at, planet.name, sign]);
        if (planet.isRetrograde !== undefined) expect([at, known?.isRetrograde]).toEqual([at, planet.isRetrograde]);
        if (planet.dignity !== undefined) expect(known?.dignity).toBe(planet.dignity);
      }
      const there = [
        ...open.aspects,
        ...open.passingAspects.filter(({ begins = "", ends = "9" }) => begins <= at && at < ends),
      ];
      expect([at, chart.aspects.map(pairOf).sort()]).toEqual([at, there.map(pairOf).sort()]);
      for (const aspect of open.aspects) {
        const orb = chart.aspects.find((one) => pairOf(one) === pairOf(aspect))?.orb ?? Number.NaN;
        expect(orb).toBeLessThanOrEqual(Math.max(aspect.orb.from, aspect.orb.to) + 0.02);
      }
      const figures = chart.patterns.map(({ kind, planets }) => `${kind} ${planets.join()}`);
      for (const { kind, planets } of open.patterns) expect(figures).toContain(`${kind} ${planets.join()}`);
    }
  });

  test("counts elements within the reach of every chart, and names one that leads them all", () => {
    for (const [, { summary }] of charts) {
      for (const [name, { least, most }] of Object.entries(open.summary.elementDistribution)) {
        expect(summary.elementDistribution[name]).toBeGreaterThanOrEqual(least);
        expect(summary.elementDistribution[name]).toBeLessThanOrEqual(most);
      }
      const { dominantElement, dominantElementMargin } = open.summary;
      if (dominantElement !== undefined) expect(summary.dominantElement).toBe(dominantElement);
      const [first = 0, second = 0] = Object.values(summary.elementDistribution).sort((a, b) => b - a);
      expect(first - second).toBeGreaterThanOrEqual(dominantElementMargin);
    }
  });

  test("is the answer that its schema describes, and has nothing that turns with the Earth", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainNatalChartOutput.strict().parse(told)).toEqual(told);
    for (const member of ["houses", "ascendant", "midheaven", "partOfFortune", "vertex"]) {
      expect(told).not.toHaveProperty(member);
    }
    for (const planet of open.planets) expect(planet).not.toHaveProperty("house");
  });
});

describe("a time known to minutes", () => {
  const from = 14 * 60 + 15;
  const birth = { ...NEW_YORK, time: "14:30:00", timeAccuracyMinutes: 15 };

  const bare = createContext({ ephemeris });

  test.each(HOUSE_SYSTEMS)("has the houses that every minute has, by %s", (houseSystem) => {
    const open = natalChart({ ...birth, houseSystem }, bare);
    const charts = Array.from({ length: 31 }, (_, index0) =>
      natalChart({ ...NEW_YORK, time: clockOf(from + index0), houseSystem }, bare),
    );
    for (const [index0, { name, house }] of open.planets.entries()) {
      const houses = new Set(charts.map(({ planets }) => planets[index0]?.house));
      expect([name, house]).toEqual([name, houses.size === 1 ? [...houses][0] : undefined]);
    }
    expect(open.ascendant?.sign).toBe(charts[0]?.ascendant.sign);
    expect(open.ascendant?.from).toEqual(charts[0]?.ascendant);
    expect(open.midheaven?.to).toEqual(charts.at(-1)?.midheaven);
  });

  test("reads the Ascendant where its sign holds, and asks for the minute where it does not", () => {
    expect(natalChart(birth, context).summary.interpretation).toMatch(
      /\n\nScorpio rising .+\n\nIts ruler is Mars, in Taurus/,
    );
    // Scorpio rises at 13:54:37
    const divided = natalChart({ ...birth, time: "13:50:00" }, context);
    expect(divided).not.toHaveProperty("ascendant");
    expect(divided.summary.interpretation).toContain("which sign was rising, Libra or Scorpio,");
    expect(divided.summary.interpretation).not.toMatch(/house|Its ruler/);
  });

  test("may reach into the days beside, which the answer names", () => {
    const late = natalChart({ ...NEW_YORK, time: "00:10:00", timeAccuracyMinutes: 15 }, context);
    expect(late.birthTime).toMatchObject({ state: "range", from: "1990-07-14T23:55:00", to: "1990-07-15T00:25:00" });
    expect(late.birthDetails.date).toBe("1990-07-15");
    const night = natalChart({ ...NEW_YORK, timeFrom: "22:00:00", timeTo: "04:00:00", dateTo: "1990-07-16" }, context);
    expect(night.conventions).toMatchObject({ utcFrom: "1990-07-16T02:00:00Z", utcTo: "1990-07-16T08:00:00Z" });
  });
});

test("a day on which the clock was changed is as long as it was", () => {
  const hoursOf = (date: string, timezone: string): number => {
    const { conventions } = natalChart({ ...NEW_YORK, date, timezone }, context);
    return (Date.parse(conventions.utcTo) + 1000 - Date.parse(conventions.utcFrom)) / 3_600_000;
  };
  expect(hoursOf("2024-03-31", "Europe/Berlin")).toBe(23);
  expect(hoursOf("2024-10-27", "Europe/Berlin")).toBe(25);
  expect(hoursOf("2024-11-03", "America/New_York")).toBe(25);
  expect(hoursOf("2024-06-03", "America/New_York")).toBe(24);
});

test("names are told in the language of the call", () => {
  const { planets, birthTime } = natalChart({ ...NEW_YORK, lang: "de" }, context);
  expect(planets[1]).toMatchObject({
    name: "Moon",
    nameLocalized: "Mond",
    possibleSigns: [{ signLocalized: "Widder" }, {}],
  });
  expect(birthTime.changes[0]).toMatchObject({ before: "Aries", beforeLocalized: "Widder", afterLocalized: "Stier" });
});

test("a birth outside of the ephemeris is refused", () => {
  const ask = (): unknown => natalChart({ ...NEW_YORK, date: "0900-01-01" }, context);
  expect(ask).toThrow(expect.toSatisfy((error) => isAlmagestError(error) && error.code === "unprocessable_entity"));
});

describe("the reading", () => {
  const births = Array.from({ length: 24 }, (_, index0) => ({
    date: `${1941 + index0 * 3}-${String((index0 % 12) + 1).padStart(2, "0")}-${String(((index0 * 7) % 28) + 1).padStart(2, "0")}`,
    latitude: -60 + index0 * 3,
    longitude: index0 * 8 - 160,
    timezone: 0,
  }));

  test("of an unknown time leans on no house and no angle, and says in its second sentence what a time would add", () => {
    for (const birth of births) {
      const reading = natalChart(birth, context).summary.interpretation ?? "";
      const [first = "", second, ...rest] = sentencesOf(reading);
      expect([first, ...rest].join(" "), birth.date).not.toMatch(
        /\bhouses\b|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house|Ascendant|Midheaven|rising|horizon|by day|by night|\bcusp|Part of Fortune|Vertex|\{/,
      );
      expect(second, birth.date).toMatch(/^A time would .+Ascendant/);
    }
  });

  test("is worth reading: 250 to 450 words, no sentence twice, one line for each part", () => {
    for (const birth of births) {
      for (const about of [{}, { time: "12:00:00", timeAccuracyMinutes: 15 } as const]) {
        const { summary } = natalChart({ ...birth, ...about }, context);
        const reading = summary.interpretation ?? "";
        const words = reading.split(/\s+/).length;
        expect(words, birth.date).toBeGreaterThanOrEqual(230);
        expect(words, birth.date).toBeLessThanOrEqual(450);
        const sentences = sentencesOf(reading);
        expect(new Set(sentences).size, birth.date).toBe(sentences.length);
        expect(sentences.filter((sentence) => /^[a-z]/.test(sentence))).toEqual([]);
        expect(reading).not.toMatch(/undefined|\{|\}| {2}/);
      }
    }
  });

  test("and without texts there is none, and all else is there", () => {
    const bare = natalChart(NEW_YORK, createContext({ ephemeris }));
    expect(bare.summary).not.toHaveProperty("interpretation");
    expect(bare.planets).toHaveLength(14);
  });
});
