import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, ValidationError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { vedicBirthChart } from "../chart/birth-chart";
import { currentDasha } from "../dasha/current";
import { kpCusps } from "../kp/cusps-operation";
import { en } from "../texts/en";
import { vedicNarrowedTime } from "./operation";
import { EVENT_HOUSES } from "./rules";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, now: Date.UTC(2026, 10, 22), texts: [en] });
const DELHI = { date: "1990-07-04", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

/** Sign and house of a point in the chart of a time. */
const placeAt = (time: string, point: string): { sign: string | undefined; house: number | undefined } => {
  const { meta } = vedicBirthChart({ ...DELHI, time }, context);
  const found = Object.entries(meta).find(([name]) => name === point)?.[1];
  return { sign: found?.rashi, house: found?.house };
};

const beside = (local: string, seconds: number): string =>
  new Date(Date.parse(`${local}Z`) + 1000 * seconds).toISOString().slice(11, 19);

describe("claims", () => {
  test("of the Lagna's sign hold in the first and the last second, and not in those beside them", () => {
    const claims = [{ member: "lagna.sign", value: "Leo" } as const];
    const { agreeing, narrowed } = vedicNarrowedTime({ ...DELHI, time: "unknown", claims }, context);
    const signAt = (time: string): string | undefined => placeAt(time, "Lagna").sign;
    expect(agreeing).toHaveLength(1);
    const [from, to] = [agreeing[0]?.from ?? "", agreeing[0]?.to ?? ""];
    expect([signAt(from.slice(11)), signAt(to.slice(11))]).toEqual(["Leo", "Leo"]);
    expect([signAt(beside(from, -1)), signAt(beside(to, 1))]).toEqual(["Cancer", "Virgo"]);
    expect(narrowed.toMinutes).toBe(agreeing[0]?.minutes);
  });

  test("of a cusp's sub lord are those of the KP chart", () => {
    const claims = [{ member: "cusps.7.subLord", value: "Venus" } as const];
    const around = { ...DELHI, timeFrom: "10:00:00", timeTo: "12:00:00" };
    const { agreeing } = vedicNarrowedTime({ ...around, claims }, context);
    expect(agreeing.length).toBeGreaterThan(1);
    const lordAt = (time: string): string | undefined =>
      kpCusps({ ...DELHI, time, ayanamsa: "lahiri" }, context).cusps[6]?.subLord;
    for (const { from, to } of agreeing.slice(0, 4)) {
      expect([lordAt(from.slice(11)), lordAt(to.slice(11))]).toEqual(["Venus", "Venus"]);
      if (!to.endsWith("12:00:00")) expect(lordAt(beside(to, 1))).not.toBe("Venus");
    }
  });

  test("of a cusp are refused where Placidus has none", () => {
    const claims = [{ member: "cusps.7.subLord", value: "Venus" } as const];
    const north = { date: "1990-07-04", latitude: 78, longitude: 15, timezone: 1, claims };
    expect(() => vedicNarrowedTime({ ...north, time: "unknown" }, context)).toThrow("Leave this claim out");
  });
});

describe("events", () => {
  const events = [{ date: "2016-11-27", kind: "marriage" } as const];
  const answer = vedicNarrowedTime({ ...DELHI, time: "unknown", events }, context);
  const [event] = answer.events;

  test("have the lords that run in the chart of the second", () => {
    const some = (event?.intervals ?? []).filter((_, index0) => index0 % 3 === 0);
    expect(some.length).toBeGreaterThan(2);
    for (const { from, facts } of some) {
      const running = currentDasha(
        { ...DELHI, time: from.slice(11) },
        createContext({ ephemeris, now: Date.parse("2016-11-27T12:00:00+05:30"), texts: [en] }),
      );
      expect(facts.map(({ lord }) => lord)).toEqual([running.mahadasha.planet, running.antardasha.planet]);
    }
  });

  test("have the houses that these rule and occupy in the chart of the second", () => {
    expect(event?.rule).toEqual({ houses: [2, 7, 11], school: "kp" });
    for (const { from, stance, facts } of (event?.intervals ?? []).slice(0, 4)) {
      const time = from.slice(11);
      for (const { lord, lagna, occupies, brings, rules } of facts) {
        expect([lagna, occupies]).toEqual([placeAt(time, "Lagna").sign, placeAt(time, lord).house]);
        expect(brings).toEqual([...new Set([...rules, occupies])].filter((house) => [2, 7, 11].includes(house)).sort());
      }
      expect(stance).toBe(facts.every(({ brings }) => brings.length > 0) ? "for" : "against");
    }
  });

  test("of parents are counted from their houses, and a separation by what denies marriage", () => {
    expect(EVENT_HOUSES["father-death"]).toEqual({ houses: [3, 4, 10], school: "maraka" });
    expect(EVENT_HOUSES["mother-death"]).toEqual({ houses: [5, 10, 11], school: "maraka" });
    expect(EVENT_HOUSES.separation.houses).toEqual([1, 6, 10]);
  });

  test("of before the birth are refused", () => {
    const early = [{ date: "1990-07-04", kind: "move" } as const];
    expect(() => vedicNarrowedTime({ ...DELHI, time: "unknown", events: early }, context)).toThrow(ValidationError);
  });
});
