import { readFileSync } from "node:fs";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { at, createContext } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { kpHorary } from "../index";
import { en } from "../texts/en";

interface Horary {
  number: number;
  ascendant: number;
  cusps: number[];
}

/** Made by tools/swetest_kp.py: Ascendants by bisection over swetest's own. */
const kept: { horary: Horary[]; horarySouth: Horary[] } = JSON.parse(
  readFileSync(new URL("./fixtures/swetest.json", import.meta.url), "utf8"),
);

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const asInSwetest = createContext({ ephemeris: swissEphemeris({ ut1: "modeled" }), texts: [en] });

describe("horary numbers", () => {
  const question = { date: "2026-03-08", time: "14:30:00", latitude: 19.076, longitude: 72.8777, timezone: 5.5 };

  it.each(kept.horary)(
    "$number: the middle of its part rises, the cusps are swetest's for that Ascendant",
    (expected) => {
      const answer = kpHorary({ ...question, horaryNumber: expected.number }, asInSwetest);
      expect(answer.ascendant.longitude).toBeCloseTo(expected.ascendant, 5);
      expect(answer.ascendant.kpNumber).toBe(expected.number);
      for (const [index0, cusp] of expected.cusps.entries()) {
        expect(Math.abs(at(answer.cusps, index0).longitude - cusp)).toBeLessThan(3e-6);
      }
    },
  );

  it.each(kept.horarySouth)("$number in the southern hemisphere", (expected) => {
    const answer = kpHorary({ ...question, latitude: -52.3, horaryNumber: expected.number }, asInSwetest);
    for (const [index0, cusp] of expected.cusps.entries()) {
      expect(Math.abs(at(answer.cusps, index0).longitude - cusp)).toBeLessThan(3e-6);
    }
  });

  it("rise in their own part, all 249 of them", () => {
    for (let horaryNumber = 1; horaryNumber <= 249; horaryNumber++) {
      const { ascendant, cusps } = kpHorary({ ...question, horaryNumber }, context);
      expect([ascendant.kpNumber, cusps[0]?.kpNumber]).toEqual([horaryNumber, horaryNumber]);
      expect(cusps[0]?.longitude).toBeCloseTo(ascendant.longitude, 5);
      expect(ascendant.spanFrom < ascendant.longitude && ascendant.longitude < ascendant.spanTo).toBe(true);
    }
  });

  it("keep the grahas and the rulers of the moment, whatever the number", () => {
    const one = kpHorary({ ...question, horaryNumber: 1 }, context);
    const other = kpHorary({ ...question, horaryNumber: 249 }, context);
    expect(one.planets.map(({ longitude }) => longitude)).toEqual(other.planets.map(({ longitude }) => longitude));
    expect(one.rulingPlanets).toEqual(other.rulingPlanets);
    expect(one.questionTime).toBe("2026-03-08T09:00:00.000Z");
  });

  it.each([0, 250, 1.5])("refuse %d, which is no number of the 249", (horaryNumber) => {
    expect(() => kpHorary({ ...question, horaryNumber }, context)).toThrow(/horaryNumber/);
  });

  it("refuse where the point never rises and where Placidus ends, naming the bound", () => {
    expect(() => kpHorary({ ...question, latitude: 89, horaryNumber: 60 }, context)).toThrow(/cannot be an Ascendant/);
    expect(() => kpHorary({ ...question, latitude: 80, horaryNumber: 249 }, context)).toThrow(/polar circle/);
  });
});
