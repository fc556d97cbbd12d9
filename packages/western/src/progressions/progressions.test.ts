import { normalizeDeg, separationDeg } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { en } from "../texts/en";
import { contactsAmong, type PointId } from "./contacts";
import fixture from "./fixtures/swetest-progressions.json";
import { progressedInstant } from "./instant";
import { LUNATION_PHASES, lunationPhaseOf } from "./phase";
import { progressions } from "./progressions";
import { solarArc } from "./solar-arc";

const ephemeris = swissEphemeris({ ut1: "modeled" });
const context = createContext({ ephemeris, texts: [en] });
const BIRTH = {
  date: "1990-07-15",
  time: "14:30:00",
  latitude: 40.7128,
  longitude: -74.006,
  timezone: "America/New_York",
  targetDate: "2025-07-15",
};
/** Two steps of the last decimal of an answer. */
const LAST_DECIMALS = 2e-6;

describe.each(fixture.charts)("by swetest: $date progressed to $targetDate", (row) => {
  const { natal, progressed, ascendantDeg, midheavenDeg, elapsedYears, jdTt, ...input } = row;
  const progressedOf = new Map(Object.entries(progressed));
  const natalOf = new Map(Object.entries(natal));

  test("the progressed instant is as many days after birth as years of life", () => {
    const found = progressedInstant(ephemeris, input);
    expect(found.elapsedYears).toBeCloseTo(elapsedYears, 9);
    expect(Math.abs(found.jdTt - jdTt) * 86_400).toBeLessThan(0.01);
  });

  test("positions, speeds and angles", () => {
    const answer = progressions(input, context);
    for (const { name, longitude, speed, isRetrograde } of answer.planets) {
      const [longitudeDeg = Number.NaN, speedDegPerDay = Number.NaN] =
        progressedOf.get(name) ??
        (progressedOf.get("North Node") ?? []).map((value, index0) => value + (index0 === 0 ? 180 : 0));
      expect(separationDeg(longitude, longitudeDeg), name).toBeLessThan(LAST_DECIMALS);
      expect(speed, name).toBeCloseTo(speedDegPerDay, 4);
      expect(isRetrograde, name).toBe(speedDegPerDay < 0);
    }
    const turn = 0.98564733 * elapsedYears;
    expect(separationDeg(answer.ascendant.longitude, ascendantDeg + turn)).toBeLessThan(LAST_DECIMALS);
    expect(separationDeg(answer.midheaven.longitude, midheavenDeg + turn)).toBeLessThan(LAST_DECIMALS);
    expect(answer.conventions).toMatchObject({
      angles: "naibod-in-longitude",
      direction: elapsedYears < 0 ? "converse" : "direct",
    });
  });

  test("directed positions are the natal ones and the way of the progressed Sun", () => {
    const answer = solarArc(input, context);
    const [sunThen = 0] = progressed.Sun;
    const [sunBorn = 0] = natal.Sun;
    const arc = normalizeDeg(sunThen - sunBorn);
    expect(separationDeg(answer.solarArc, arc)).toBeLessThan(LAST_DECIMALS);
    for (const { name, natalLongitude, directedLongitude } of answer.directed) {
      const known = {
        Ascendant: ascendantDeg,
        Midheaven: midheavenDeg,
        "South Node": (natal["North Node"][0] ?? 0) + 180,
      };
      const bornDeg = new Map(Object.entries(known)).get(name) ?? natalOf.get(name)?.[0] ?? Number.NaN;
      expect(separationDeg(natalLongitude, bornDeg), name).toBeLessThan(LAST_DECIMALS);
      expect(separationDeg(directedLongitude, bornDeg + arc), name).toBeLessThan(LAST_DECIMALS);
    }
  });
});

describe("progressions", () => {
  test("whole years of life are whole, and the day for a year is the calendar's", () => {
    const answer = progressions(BIRTH, context);
    expect(answer).toMatchObject({ elapsedYears: 35, progressedDate: "1990-08-19", targetDate: "2025-07-15" });
    expect(answer.planets).toHaveLength(14);
    expect(answer.planets.every(({ interpretation }) => (interpretation?.length ?? 0) > 20)).toBe(true);
    expect(answer.summary).toContain("progressed Sun is in Leo");
  });

  test("on the birthday of birth everything stands where it stood", () => {
    const answer = progressions({ ...BIRTH, targetDate: BIRTH.date }, context);
    expect(answer.elapsedYears).toBe(0);
    expect(answer.planets[0]?.longitude).toBeCloseTo(113.004521, 5);
    expect(answer.planets.some(({ hasTurned }) => hasTurned)).toBe(false);
    expect(solarArc({ ...BIRTH, targetDate: BIRTH.date }, context).solarArc).toBe(0);
  });

  test("a target before birth progresses backward; the arc then comes from the other side", () => {
    const answer = progressions({ ...BIRTH, targetDate: "1980-07-15" }, context);
    expect(answer.elapsedYears).toBe(-10);
    expect(answer.progressedDate).toBe("1990-07-05");
    expect(answer.conventions.direction).toBe("converse");
    expect(solarArc({ ...BIRTH, targetDate: "1980-07-15" }, context).solarArc).toBeGreaterThan(350);
  });

  test("houses are whole signs from the progressed Ascendant", () => {
    const years = fc.integer({ min: 1900, max: 2100 });
    fc.assert(
      fc.property(years, (year) => {
        const { planets, ascendant } = progressions({ ...BIRTH, targetDate: `${year}-01-31` }, context);
        for (const { longitude, house } of planets) {
          const first = Math.floor(ascendant.longitude / 30);
          expect(((Math.floor(longitude / 30) - first + 12) % 12) + 1).toBe(house);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("29 February and the poles are answered; without texts the words are absent", () => {
    const answer = progressions(
      { ...BIRTH, date: "2000-02-29", latitude: 90, targetDate: "2023-02-28" },
      { ephemeris },
    );
    expect(answer.elapsedYears).toBe(23);
    expect(answer.summary).toBeUndefined();
    expect(answer.planets[0]?.interpretation).toBeUndefined();
  });

  test("a birth outside the ephemeris is refused", () => {
    expect(() => progressions({ ...BIRTH, date: "1100-01-01" }, context)).toThrow(
      expect.objectContaining({ code: "unprocessable_entity" }),
    );
  });
});

test("the lunation has eight phases of 45 degrees, each beginning at its first degree", () => {
  expect(LUNATION_PHASES.map((_, index0) => lunationPhaseOf(45 * index0))).toEqual(LUNATION_PHASES);
  expect(lunationPhaseOf(44.999999)).toBe("new");
  expect(lunationPhaseOf(359.999999)).toBe("balsamic");
});

describe("contacts", () => {
  const point = (id: PointId, natalDeg: number, arcDeg: number) => ({
    id,
    natalDeg,
    directedDeg: normalizeDeg(natalDeg + arcDeg),
  });

  test("reach a degree and no further, on both sides of exact, and across 0 degrees Aries", () => {
    const found = (arc: number) => contactsAmong([point("sun", 350, arc), point("moon", 15, arc)]);
    expect(found(25)).toMatchObject([{ directed: "sun", natal: "moon", aspect: "conjunction", orbDeg: 0 }]);
    expect(found(24)).toMatchObject([{ orbDeg: 1, applying: true }]);
    expect(found(26)).toMatchObject([{ orbDeg: 1, applying: false }]);
    expect(found(26.001)).toEqual([]);
    expect(found(23.999)).toEqual([]);
  });

  test("are conjunctions, squares and oppositions, never of a point with itself or of the south node", () => {
    const points = (["sun", "north-node", "south-node", "mars"] as const).map((id, index0) =>
      point(id, 40 * index0, 90),
    );
    const found = contactsAmong(points);
    expect(found.every(({ directed, natal }) => directed !== natal)).toBe(true);
    expect(found.some(({ directed, natal }) => directed === "south-node" || natal === "south-node")).toBe(false);
  });

  test("are told closest first, each with its text", () => {
    const { contacts, summary } = solarArc(BIRTH, context);
    expect(contacts.map(({ orb }) => orb)).toEqual(contacts.map(({ orb }) => orb).sort((a, b) => a - b));
    expect(contacts.every(({ interpretation }) => interpretation !== undefined)).toBe(true);
    expect(summary).toContain("Every point of your birth chart has moved on by 33 degrees");
  });
});
