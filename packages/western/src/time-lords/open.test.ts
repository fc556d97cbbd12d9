import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isAlmagestError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { secondsLater, timesThrough } from "../../../sky/test/open-agreement";
import { timeLords } from "./operation";
import { uncertainTimeLordsOutput } from "./schema";

const context = createContext({ ephemeris: swissEphemeris(), texts: [] });
const DAY = { date: "1990-07-15", latitude: 40.7128, longitude: -74.006, timezone: -4, targetDate: "2025-08-04" };

describe.each([
  // the Moon passes no planet on the first of these days, and passes Jupiter and the Sun on the second
  ["firdaria", DAY],
  ["decennials", DAY],
  ["decennials", { ...DAY, date: "1990-07-21" }],
  ["firdaria", { ...DAY, date: "1979-06-21", latitude: 69.65, longitude: 18.96, timezone: 2 }],
] as const)("%s of %o, the time unknown", (technique, birth) => {
  const open = timeLords({ ...birth, technique }, context);

  test("has for every time the lords and dates that the chart of that time has", () => {
    const borders = open.candidates.flatMap(({ births }) => [births.from, births.to]);
    for (const local of [...timesThrough(open.birthTime, 9), ...borders]) {
      const known = timeLords({ ...birth, date: local.slice(0, 10), time: local.slice(11), technique }, context);
      const own = open.candidates.find(({ births }) => births.from <= local && local <= births.to);
      expect([local, own?.sect]).toEqual([local, known.sect]);
      expect(own?.periods.map(({ lord }) => lord)).toEqual(known.periods.map(({ lord }) => lord));
      for (const [index0, { from }] of known.periods.entries()) {
        const reach = own?.periods[index0]?.from;
        expect((reach?.earliest ?? "9") <= from && from <= (reach?.latest ?? "0")).toBe(true);
      }
      const shared = own?.running ?? [];
      expect(known.running?.slice(0, shared.length).map(({ lord }) => lord)).toEqual(shared.map(({ lord }) => lord));
    }
  });

  test("covers the day with its candidates, which differ, and is the answer that its schema describes", () => {
    const { candidates, birthTime } = open;
    expect([candidates[0]?.births.from, candidates.at(-1)?.births.to]).toEqual([birthTime.from, birthTime.to]);
    candidates.slice(1).forEach(({ births }, index0) => {
      expect(births.from).toBe(secondsLater(candidates[index0]?.births.to ?? "", 1));
    });
    const json: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainTimeLordsOutput.strict().parse(json)).toEqual(json);
  });
});

test("decennials of a day on which the Moon passes a planet have both orders", () => {
  const { birthTime } = timeLords({ ...DAY, date: "1990-07-21", technique: "decennials" }, context);
  expect(birthTime.changes.filter(({ member }) => member === "order").length).toBeGreaterThan(0);
});

describe("zodiacal releasing", () => {
  const input = { ...DAY, technique: "zodiacal-releasing", lot: "spirit" } as const;

  test("of an unknown time is refused, with the techniques that answer to it", () => {
    expect(() => timeLords(input, context)).toThrow(
      expect.toSatisfy((error) => isAlmagestError(error) && error.code === "unprocessable_entity"),
    );
    expect(() => timeLords(input, context)).toThrow("Firdaria and decennials answer to an unknown time.");
  });

  test("of a range of more than three hours is refused", () => {
    expect(() => timeLords({ ...input, timeFrom: "10:00:00", timeTo: "14:00:00" }, context)).toThrow(
      "Send a range of at most 3 hours",
    );
  });

  test("of a range has for each second the sign that the chart of that second has", () => {
    const open = timeLords({ ...input, time: "14:30:00", timeAccuracyMinutes: 75 }, context);
    expect(open.candidates.length).toBeGreaterThan(1);
    const borders = open.candidates.flatMap(({ births }) => [births.from, births.to]);
    for (const local of [...timesThrough(open.birthTime, 9), ...borders]) {
      const known = timeLords({ ...input, time: local.slice(11) }, context);
      const own = open.candidates.find(({ births }) => births.from <= local && local <= births.to);
      expect([local, own?.startSign, own?.fortuneSign]).toEqual([local, known.startSign, known.fortuneSign]);
      expect(own?.periods.map(({ sign, isPeak }) => [sign, isPeak])).toEqual(
        known.periods.map(({ sign, isPeak }) => [sign, isPeak]),
      );
    }
  });
});
