import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { alwaysHasHouses, normalizeDeg, separationDeg, signedDifferenceDeg } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { COMMON_HOUSE_SYSTEMS, createContext, DomainError, HOUSE_SYSTEMS } from "@almagest/operation";
import { BODY_IDS } from "@almagest/sky";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countNatures } from "../chart/aspects";
import { computeNatalChart } from "../natal-chart/compute";
import { en } from "../texts/en";
import { westernReader } from "../texts/reader";
import { computeCompositeChart } from "./compute";
import { compositeChart } from "./operation";
import { compositeReading, compositeSummary, fullestHouse } from "./reading";

const ephemeris = swissEphemeris({ ut1: "modeled" });
const context = createContext({ ephemeris, texts: [en] });

const ALEX = { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: -5 };
const JORDAN = { date: "1992-03-20", time: "09:15:00", latitude: 34.0522, longitude: -118.2437, timezone: -8 };

const places = fc.record({
  date: fc
    .tuple(fc.integer({ min: 1300, max: 2900 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([y, m, d]) => `${y}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`),
  time: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([h, m]) => `${String(h).padStart(2, "0")}:${String(m).padStart(2, "0")}:00`),
  latitude: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, 90, 66.56, 66.57, 0, 78.2)),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  timezone: fc.integer({ min: -12, max: 14 }),
  nodeType: fc.constantFrom("true" as const, "mean" as const),
});
const systems = fc.constantFrom(...HOUSE_SYSTEMS);

/** The longitudes that swetest printed of the two people, by the name it prints. */
function swetestLongitudes(): readonly ReadonlyMap<string, number>[] {
  const file = fileURLToPath(new URL("../people/fixtures/two-people.txt", import.meta.url));
  const runs = readFileSync(file, "utf8")
    .split(/^> .*\n/m)
    .slice(1);
  return runs.map(
    (run) =>
      new Map(
        run
          .trim()
          .split("\n")
          .map((line) => line.split(","))
          .map(([name = "", longitude]) => [name.trim().replace(/\s+/g, " "), Number(longitude)]),
      ),
  );
}

/** The direction of the sum of two unit vectors: the middle of the shorter arc, by another road. */
function vectorMiddle(firstDeg: number, secondDeg: number): number {
  const radians = [firstDeg, secondDeg].map((deg) => (deg * Math.PI) / 180);
  const sum = (of: (angle: number) => number): number => radians.reduce((total, angle) => total + of(angle), 0);
  return normalizeDeg((Math.atan2(sum(Math.sin), sum(Math.cos)) * 180) / Math.PI);
}

describe("the composite of two people", () => {
  const chart = compositeChart({ person1: ALEX, person2: JORDAN }, context);
  const [alex, jordan] = swetestLongitudes();
  const middle = (name: string): number => vectorMiddle(alex?.get(name) ?? Number.NaN, jordan?.get(name) ?? Number.NaN);

  test.each([
    ["Sun", "Sun"],
    ["Moon", "Moon"],
    ["Mercury", "Mercury"],
    ["Venus", "Venus"],
    ["Mars", "Mars"],
    ["Jupiter", "Jupiter"],
    ["Saturn", "Saturn"],
    ["Uranus", "Uranus"],
    ["Neptune", "Neptune"],
    ["Pluto", "Pluto"],
    ["North Node", "true Node"],
    ["Chiron", "Chiron"],
    ["Black Moon Lilith", "mean Apogee"],
  ])("%s stands midway between the places swetest gives", (name, printed) => {
    const planet = chart.compositePlanets.find((body) => body.name === name);
    expect(separationDeg(planet?.longitude ?? Number.NaN, middle(printed))).toBeLessThan(2e-6);
  });

  test("angles and cusps are midpoints of swetest's, turned where the order asks for it", () => {
    expect(separationDeg(chart.compositeMidheaven.longitude, middle("MC"))).toBeLessThan(2e-6);
    const { repairedCusps } = chart.conventions;
    for (const { number, longitude } of chart.compositeHouses) {
      const turned = repairedCusps.includes(number) ? 180 : 0;
      expect(separationDeg(longitude, middle(`house ${number}`) + turned)).toBeLessThan(2e-6);
    }
    expect(chart.compositeHouses[0]?.longitude).toBe(chart.compositeAscendant.longitude);
  });

  test("latitude and speed are means; the South Node is opposite the North Node", () => {
    const [sun, moon] = chart.compositePlanets;
    expect(sun?.speed).toBeCloseTo((0.9540008 + 0.9927835) / 2, 6);
    expect(moon?.latitude).toBeCloseTo((5.1911371 - 4.6869863) / 2, 5);
    const { compositePlanets } = chart;
    const [north, south] = [compositePlanets[10], compositePlanets[11]];
    expect(south?.name).toBe("South Node");
    expect(separationDeg(north?.longitude ?? 0, south?.longitude ?? 0)).toBeCloseTo(180, 6);
  });

  test("echoes both people with the offset applied, and the house system really used", () => {
    const answer = compositeChart(
      {
        person1: { ...ALEX, timezone: "America/New_York" },
        person2: { ...JORDAN, latitude: 69.65, longitude: 18.96, timezone: "Europe/Oslo", nodeType: "mean" },
        houseSystem: "koch",
      },
      context,
    );
    expect(answer.person1).toMatchObject({ timezone: -4, nodeType: "true" });
    expect(answer.person2).toMatchObject({ timezone: 1, nodeType: "mean", latitude: 69.65 });
    expect(answer.houseSystem).toBe("whole-sign");
    expect(answer.conventions).toMatchObject({
      requestedHouseSystem: "koch",
      person2: { utc: "1992-03-20T08:15:00Z" },
    });
  });

  test("a date outside the ephemeris is refused with the range, whichever person it is", () => {
    const early = { ...ALEX, date: "0800-01-01" };
    expect(() => compositeChart({ person1: early, person2: JORDAN }, context)).toThrow(DomainError);
    expect(() => compositeChart({ person1: JORDAN, person2: early }, context)).toThrow(/1200/);
  });
});

describe("the composite as a construction", () => {
  test("of a person with themselves is the natal chart, in every house system, at every latitude", () => {
    fc.assert(
      fc.property(places, systems, (person, houseSystem) => {
        fc.pre(alwaysHasHouses(houseSystem, person.latitude));
        const composite = computeCompositeChart({ person1: person, person2: person, houseSystem }, { ephemeris });
        const natal = computeNatalChart({ ...person, houseSystem }, { ephemeris });
        expect(composite.houseSystem).toBe(natal.houses.system);
        expect(composite.houses.cuspsDeg).toEqual(natal.houses.cuspsDeg);
        expect(composite.houses.ascendantDeg).toBe(natal.houses.ascendantDeg);
        expect(composite.houses.midheavenDeg).toBe(natal.houses.midheavenDeg);
        expect(composite.houses.repairedCusps).toEqual([]);
        expect(composite.bodies).toEqual(natal.bodies.map(({ dignity: _sign, ...body }) => body));
        expect(composite.aspects).toEqual(natal.aspects);
      }),
      { numRuns: 60 },
    );
  });

  test("does not change when the two people are swapped", () => {
    fc.assert(
      fc.property(places, places, systems, (person1, person2, houseSystem) => {
        fc.pre([person1, person2].every(({ latitude }) => alwaysHasHouses(houseSystem, latitude)));
        const there = computeCompositeChart({ person1, person2, houseSystem }, { ephemeris });
        const back = computeCompositeChart({ person1: person2, person2: person1, houseSystem }, { ephemeris });
        expect(back.houses).toEqual(there.houses);
        expect(back.bodies).toEqual(there.bodies);
        expect(back.aspects).toEqual(there.aspects);
        expect(back.highlights).toEqual(there.highlights);
      }),
      { numRuns: 60 },
    );
  });

  test("has its cusps in order in every system, and the Ascendant in the first house of four", () => {
    fc.assert(
      fc.property(places, places, systems, (person1, person2, houseSystem) => {
        fc.pre([person1, person2].every(({ latitude }) => alwaysHasHouses(houseSystem, latitude)));
        const { houses } = computeCompositeChart({ person1, person2, houseSystem }, { ephemeris });
        const turns = houses.cuspsDeg.map((cusp, index0) =>
          normalizeDeg((houses.cuspsDeg[(index0 + 1) % 12] ?? 0) - cusp),
        );
        expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(360, 6);
        if (!COMMON_HOUSE_SYSTEMS.some((system) => system === houseSystem)) return;
        const intoFirst = signedDifferenceDeg(houses.ascendantDeg, houses.cuspsDeg[0] ?? 0);
        expect(intoFirst).toBeGreaterThan(-1e-9);
        expect(intoFirst).toBeLessThan(30);
      }),
      { numRuns: 60 },
    );
  });
});

describe("what the composite says", () => {
  test("every body has a reading in every sign and house", () => {
    const texts = westernReader({ lang: "en", catalogues: [en] });
    for (const id of BODY_IDS) {
      for (let index0 = 0; index0 < 144; index0++) {
        const longitudeDeg = 30 * Math.floor(index0 / 12) + 15;
        const body = { id, longitudeDeg, latitudeDeg: 0, speedDegPerDay: 1, house: 1 + (index0 % 12) };
        const reading = compositeReading(body, texts);
        expect(reading?.summary).toMatch(/\.$/);
        expect(reading?.relationshipMeaning).toMatch(/\.$/);
        expect(reading?.keywords.length).toBeGreaterThan(1);
      }
    }
  });

  test("the summary names the signs of Sun, Moon and Ascendant, and the aspects give strengths and challenges", () => {
    // The Ascendants' shorter arc has its middle in Leo; 94° after the Midheaven's middle in Scorpio it is Aquarius.
    const { interpretation } = compositeChart({ person1: ALEX, person2: JORDAN }, context);
    for (const sign of ["Taurus", "Cancer", "Aquarius"]) expect(interpretation.summary).toContain(sign);
    expect(interpretation.strengths).toHaveLength(5);
    expect(interpretation.challenges).toHaveLength(5);
  });

  test("names are localized beside the canonical ones, and there is no prose without texts", () => {
    const german = compositeChart({ person1: ALEX, person2: JORDAN, lang: "de" }, context);
    expect(german.compositePlanets[0]).toMatchObject({ name: "Sun", nameLocalized: "Sonne", signLocalized: "Stier" });
    const bare = JSON.stringify(compositeChart({ person1: ALEX, person2: JORDAN }, createContext({ ephemeris })));
    expect(bare).not.toContain("compositeInterpretation");
    expect(bare).not.toContain("Localized");
    expect(JSON.parse(bare).interpretation).toEqual({});
  });
});

test("a composite whose strain and ease differ by a tenth or less is told as level, a wider one by the larger", () => {
  const births = ["1985-11-02", "1978-01-27", "2001-09-09", "1966-05-30", "1995-12-24", "1971-08-18", "1999-02-14"];
  const told = births.slice(1).map((date, index0) => {
    const facts = computeCompositeChart(
      {
        person1: { ...ALEX, date: births[index0] ?? "", nodeType: "true" },
        person2: { ...JORDAN, date, nodeType: "true" },
        houseSystem: "placidus",
      },
      context,
    );
    const { harmonious, challenging } = countNatures(facts.aspects);
    const part = Math.abs(harmonious - challenging) / (harmonious + challenging);
    const kind = part <= 0.1 ? "keep level" : harmonious > challenging ? "in the majority" : "outnumbers";
    expect(compositeSummary(facts, westernReader({ lang: "en", catalogues: [en] })), date).toContain(kind);
    return kind;
  });
  expect(new Set(told).size).toBeGreaterThan(1);
});

describe("the fullest house of a composite", () => {
  test("is the one with the most planets, and none where two hold as many", () => {
    const { bodies } = computeCompositeChart(
      { person1: { ...ALEX, nodeType: "true" }, person2: { ...JORDAN, nodeType: "true" }, houseSystem: "placidus" },
      { ephemeris },
    );
    const spread = (houses: readonly number[]): typeof bodies =>
      bodies.map((body, index) => ({ ...body, house: houses[index] ?? 12 }));
    expect(fullestHouse(spread([2, 2, 2, 6, 6, 1, 3, 4, 5, 7]))).toBe(2);
    expect(fullestHouse(spread([2, 5, 1, 2, 3, 10, 11, 6, 9, 6]))).toBeUndefined();
  });
});
