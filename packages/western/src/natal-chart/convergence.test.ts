import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { en } from "../texts/en";
import type { NatalChart } from "../types";
import { natalChart } from "./operation";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const TEN = "Sun Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto".split(" ");
const MAJOR = ["CONJUNCTION", "SEXTILE", "SQUARE", "TRINE", "OPPOSITION"];
const RULERS: Readonly<Record<string, string>> = {
  ...{ Aries: "Mars", Taurus: "Venus", Gemini: "Mercury", Cancer: "Moon", Leo: "Sun", Virgo: "Mercury" },
  ...{
    Libra: "Venus",
    Scorpio: "Mars",
    Sagittarius: "Jupiter",
    Capricorn: "Saturn",
    Aquarius: "Saturn",
    Pisces: "Jupiter",
  },
};

const charts: readonly NatalChart[] = Array.from({ length: 200 }, (_, index0) => {
  const longitude = ((index0 * 41) % 340) - 170;
  return natalChart(
    {
      date: new Date(Date.UTC(1925 + ((index0 * 7) % 95), (index0 * 5) % 12, 1 + ((index0 * 13) % 28)))
        .toISOString()
        .slice(0, 10),
      time: `${String((index0 * 7) % 24).padStart(2, "0")}:${String((index0 * 11) % 60).padStart(2, "0")}:00`,
      latitude: ((index0 * 19) % 118) - 56,
      longitude,
      timezone: Math.round(longitude / 15),
    },
    context,
  );
});

const told = ({ summary }: NatalChart): string => summary.interpretation ?? "";
const planet = (chart: NatalChart, name: string): NatalChart["planets"][number] => {
  const found = chart.planets.find((one) => one.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};
const apart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/** True where a chart's members confirm a line that leads to a planet. */
function holds(chart: NatalChart, name: string, phrase: string): boolean {
  const { longitude, sign } = planet(chart, name);
  const { ascendant, midheaven, aspects, patterns } = chart;
  const meets = (light: string): boolean =>
    aspects.some(
      ({ planet1, planet2, type, orb }) =>
        orb <= 3 && MAJOR.includes(type) && [planet1, planet2].includes(name) && [planet1, planet2].includes(light),
    );
  const facts: Readonly<Record<string, boolean>> = {
    "your Ascendant": RULERS[ascendant.sign] === name,
    "your Midheaven": RULERS[midheaven.sign] === name,
    "the sign of your Sun": RULERS[planet(chart, "Sun").sign] === name,
    "the sign of your Moon": RULERS[planet(chart, "Moon").sign] === name,
    "is on the eastern horizon": apart(longitude, ascendant.longitude) <= 8.01,
    "is on the western horizon": apart(longitude, ascendant.longitude + 180) <= 8.01,
    "is at the Midheaven": apart(longitude, midheaven.longitude) <= 8.01,
    "is at the foot of the chart": apart(longitude, midheaven.longitude + 180) <= 8.01,
    ...Object.fromEntries(
      Object.entries({ "T-square": "T_SQUARE", yod: "YOD", kite: "KITE" }).map(([figure, kind]) => [
        `is the point of a ${figure}`,
        patterns.some((pattern) => pattern.apex === name && pattern.kind === kind),
      ]),
    ),
    "is in its own sign": RULERS[sign] === name,
    "has a close aspect to your Sun": meets("Sun"),
    "has a close aspect to your Moon": meets("Moon"),
    "has close aspects to your Sun and Moon": meets("Sun") && meets("Moon"),
  };
  return facts[phrase] === true;
}

const PHRASES =
  /your Ascendant|your Midheaven|the sign of your (?:Sun|Moon)|is on the (?:eastern|western) horizon|is at the Midheaven|is at the foot of the chart|is the point of an? [\w-]+|is in its own sign|has a close aspect to your (?:Sun|Moon)|has close aspects to your Sun and Moon/g;

describe("the synthesis of 200 charts", () => {
  test("names the planet in which its lines meet, with reasons that its members bear out", () => {
    const kinds = new Set<string>();
    for (const chart of charts) {
      const [opening = ""] = told(chart).split("\n\n");
      const [, kind = ""] = /^(The lines|Two planets)/.exec(opening) ?? [];
      kinds.add(kind);
      const parts = opening.split(/[:;.] /).flatMap((part) => part.split(/, and (?=(?:the )?[A-Z])/));
      let reasons = 0;
      for (const part of parts) {
        const name = TEN.find((one) =>
          new RegExp(`^(?:[Tt]he )?${one}\\b (?:rules|is|has)|in (?:the )?${one}, which`).test(part),
        );
        if (name === undefined) continue;
        for (const phrase of part.replace(`your ${name}`, "").match(PHRASES) ?? []) {
          expect(holds(chart, name, phrase), `${name}: ${phrase} in ${opening}`).toBe(true);
          reasons++;
        }
      }
      expect(reasons, opening).toBeGreaterThan(0);
      expect(opening).not.toMatch(/which \.|: it \.| {2}|, and \w+ \.|undefined/);
    }
    expect(kinds.size).toBe(3);
  });

  test("explains a T-square where it is first named, and calls another one another", () => {
    let again = 0;
    let another = 0;
    for (const chart of charts) {
      const summary = told(chart);
      const [first, ...later] = summary.matchAll(/T-square( \(a square to two planets in opposition\))?/g);
      if (first === undefined) continue;
      expect(first[1], summary).toBeDefined();
      for (const one of later) expect(one[1], summary).toBeUndefined();
      const points = chart.patterns.filter(({ kind }) => kind === "T_SQUARE").map(({ apex }) => apex);
      if (summary.includes("another T-square")) {
        expect(new Set(points).size, summary).toBeGreaterThan(1);
        another++;
      }
      if (/of the T-square[:,. ]|in the T-square/.test(summary)) again++;
    }
    expect(again).toBeGreaterThan(0);
    expect(another).toBeGreaterThan(0);
  });

  test("names each aspect with its own orb and once, and not the pair that it reconciles", () => {
    const line = /(?:The )?(\w+) and (?:the )?(\w+) form an? (\w+) at ([\d.]+)°\./g;
    let skipped = 0;
    for (const chart of charts) {
      const summary = told(chart);
      const pairs = [...summary.matchAll(line)].map(([, first = "", second = "", kind = "", orb = ""]) => {
        const found = chart.aspects.find(({ planet1, planet2 }) => planet1 === first && planet2 === second);
        expect(found?.type.toLowerCase(), summary).toBe(kind);
        expect(Number(orb)).toBeCloseTo(found?.orb ?? -1, 1);
        return `${first} ${second}`;
      });
      expect(pairs.length, summary).toBeGreaterThan(0);
      expect(new Set(pairs).size).toBe(pairs.length);
      const [, first, second] = /(\w+) and (?:the )?(\w+) have to be reconciled in you/.exec(summary) ?? [];
      expect(pairs, summary).not.toContain(`${first} ${second}`);
      if (/at [\d.]+° (?:joins|makes the two|keeps the quarrel)/.test(summary)) skipped++;
    }
    expect(skipped).toBeGreaterThan(20);
  });

  test("explains a yod and a kite where they are first named, and once", () => {
    const seen = new Set<string>();
    for (const chart of charts) {
      const summary = told(chart);
      for (const [name, explained] of [
        ["yod", "quincunx"],
        ["kite", "an opposition to a corner of it"],
      ] as const) {
        const first = summary.search(new RegExp(`\\b${name}\\b`));
        if (first < 0) continue;
        seen.add(name);
        expect(summary.slice(first).split(/[.;]/)[0], summary).toContain(name === "yod" ? "quincunx" : "trine");
        expect(summary.split(explained).length, summary).toBe(2);
      }
    }
    expect(seen.has("yod")).toBe(true);
  });

  test("names a helper that is not weak by sign and a burden that is not strong", () => {
    let without = 0;
    for (const chart of charts) {
      const isDay = chart.partOfFortune.sect === "day";
      const [helper, burden] = isDay ? ["Jupiter", "Mars"] : ["Venus", "Saturn"];
      const dignityOf = (name = ""): string => planet(chart, name).dignity ?? "";
      const isJudged =
        ["detriment", "fall"].includes(dignityOf(helper)) || ["domicile", "exaltation"].includes(dignityOf(burden));
      const isSaid = told(chart).includes(`${helper} is the helper and ${burden} the harder task`);
      if (isJudged) expect(isSaid).toBe(false);
      if (!isSaid) expect(told(chart)).not.toContain("the harder task");
      if (isJudged) without++;
    }
    expect(without).toBeGreaterThan(20);
    expect(without).toBeLessThan(180);
  });

  test("tells a planet's dignity as its members do, with the houses that it rules", () => {
    const HOUSES = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
    const line =
      /(\w+) is in (\w+), the sign of its (\w+), which (strengthens|weakens) it and the matters of your ([\w, ]+?) houses?, which it rules/g;
    let checked = 0;
    for (const chart of charts) {
      for (const [, name = "", sign, dignity = "", verb, houses = ""] of told(chart).matchAll(line)) {
        expect(planet(chart, name).sign).toBe(sign);
        expect(planet(chart, name).dignity).toBe(dignity);
        expect(verb).toBe(["domicile", "exaltation"].includes(dignity) ? "strengthens" : "weakens");
        const ruled = chart.houses.flatMap((cusp, house0) => (RULERS[cusp.sign] === name ? [HOUSES[house0]] : []));
        expect(houses.match(/\w+/g)?.filter((word) => word !== "and")).toEqual(ruled);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(50);
  });

  test("claims an emphasis of elements only with two planets more than the next", () => {
    let claimed = 0;
    for (const chart of charts) {
      const counts = Object.values(chart.summary.elementDistribution).toSorted((one, other) => other - one);
      const isSingle = / leads, with \d of ten planets/.test(told(chart));
      const isPair = / tie, with \d of ten planets each/.test(told(chart));
      if (isSingle) expect((counts[0] ?? 0) - (counts[1] ?? 0)).toBeGreaterThanOrEqual(2);
      if (isPair) expect((counts[1] ?? 0) - (counts[2] ?? 0)).toBeGreaterThanOrEqual(2);
      if (isSingle || isPair) claimed++;
    }
    expect(claimed).toBeGreaterThan(30);
    expect(claimed).toBeLessThan(190);
  });

  test("gives a verdict of ease or strain where one side is well ahead, and not to most", () => {
    const verdicts = charts.map((chart) => {
      const { harmonious, challenging, summary = "" } = chart.aspectsInterpretation;
      const share = (challenging - harmonious) / (challenging + harmonious);
      const isStrained = summary.startsWith("Friction leads");
      const isEasy = summary.includes("help one another more");
      expect(isStrained).toBe(share > 0.2);
      expect(isEasy).toBe(share < -0.1);
      return isStrained ? "strain" : isEasy ? "ease" : "even";
    });
    for (const one of ["strain", "ease", "even"]) {
      const part = verdicts.filter((verdict) => verdict === one).length / charts.length;
      expect(part, one).toBeGreaterThan(0.05);
      expect(part, one).toBeLessThan(0.7);
    }
  });
});
