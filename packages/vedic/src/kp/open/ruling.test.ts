import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../../sky/test/open-agreement";
import { kpRulingTable } from "../../pictures/kp";
import { en } from "../../texts/en";
import { kpPlanets } from "../planets";
import { kpRulingPlanets } from "../ruling-operation";
import { openRulingOutput } from "./ruling-schema";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en], now: Date.parse("2026-03-01T06:00:00Z") });
const PLACE = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 } as const;
const DELHI = { ...PLACE, datetime: "2025-01-15T10:30:00" } as const;
const known = (local: string) =>
  kpRulingPlanets({ ...DELHI, birthDate: local.slice(0, 10), birthTime: local.slice(11) }, context);
const strict = (open: object): void => {
  const told: unknown = JSON.parse(JSON.stringify(open));
  expect(openRulingOutput.strict().parse(told)).toEqual(told);
  expect(kpRulingTable(open)).toContain("<svg");
};

describe("the ruling planets of a moment with a birth whose time is open", () => {
  test("have the houses of those that keep them through half an hour, and when the others change", () => {
    const open = kpRulingPlanets(
      { ...DELHI, birthDate: "1990-07-04", birthTime: "10:12:00", birthTimeAccuracyMinutes: 15 },
      context,
    );
    const houses = (local: string) => (member: string) => {
      const { significators = [] } = known(local);
      return significators
        .find(({ planet }) => `significators.${planet.toLowerCase()}` === member)
        ?.signifies.join(", ");
    };
    expectAgreement(open.birthTime, houses, 5);
    expect((open.significators?.length ?? 0) + new Set(open.birthTime.changes.map(({ member }) => member)).size).toBe(
      open.rulingPlanets.length,
    );
    for (const local of timesThrough(open.birthTime, 3)) {
      const answer = known(local);
      expect(answer.rulingPlanets).toEqual(open.rulingPlanets);
      for (const one of open.significators ?? []) expect(answer.significators).toContainEqual(one);
    }
    strict(open);
  });

  test("are told without houses where the day is all that is known", () => {
    const open = kpRulingPlanets({ ...DELHI, birthDate: "1990-07-06", birthTime: "unknown" }, context);
    expect(open).not.toHaveProperty("significators");
    expectAgreement(
      open.birthTime,
      (local) => {
        const { planets } = kpPlanets({ ...PLACE, date: local.slice(0, 10), time: local.slice(11) }, context);
        return (member) => planets.find(({ planet }) => `${planet.toLowerCase()}.nakshatra` === member)?.nakshatra;
      },
      3,
    );
    strict(open);
  });

  test("take a range of times, and no birth where no time is sent", () => {
    const range = { ...DELHI, birthDate: "1990-07-04", birthTimeFrom: "10:00:00", birthTimeTo: "10:20:00" };
    expect(kpRulingPlanets(range, context).birthTime.state).toBe("range");
    expect(kpRulingPlanets(DELHI, context)).not.toHaveProperty("birthTime");
    const dateAlone: object = { ...DELHI, birthDate: "1990-07-04" };
    expect(() => kpRulingPlanets({ ...DELHI, ...dateAlone }, context)).toThrow(/birthTime is missing/);
  });
});
