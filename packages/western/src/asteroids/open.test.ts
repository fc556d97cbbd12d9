import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { expectAgreement } from "../../../sky/test/open-agreement";
import { en } from "../texts/en";
import type { Asteroids } from "../types";
import { ASTEROID_IDS, computeAsteroids } from "./compute";
import { asteroids } from "./operation";
import { presentAsteroids } from "./present";
import { uncertainAsteroidsOutput } from "./schema";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const NEW_YORK = { date: "1990-07-15", latitude: 40.7128, longitude: -74.006, timezone: -4 };
const HONOLULU = { date: "1961-08-04", latitude: 21.3069, longitude: -157.8583, timezone: -10 };

type Birth = typeof NEW_YORK & { readonly houseSystem?: "whole-sign" | "koch" };

const at = (birth: Birth, local: string): Asteroids =>
  asteroids({ ...birth, date: local.slice(0, 10), time: local.slice(11) }, context);

const readAt = (birth: Birth) => (local: string) => {
  const answer = at(birth, local);
  return (member: string): unknown => {
    const [, id, field] = member.split(".");
    const { sign, house, isRetrograde } = answer.asteroids[ASTEROID_IDS.map(String).indexOf(id ?? "")] ?? {};
    return { sign, house, isRetrograde }[field ?? ""];
  };
};

describe.each([
  ["New York", NEW_YORK],
  ["New York, whole signs", { ...NEW_YORK, houseSystem: "whole-sign" }],
  ["Honolulu, Juno turns", { ...HONOLULU, date: "1961-08-05" }],
  ["Honolulu, Juno goes back to Pisces", { ...HONOLULU, date: "1961-08-18" }],
  ["Tromsø, Koch", { ...NEW_YORK, latitude: 69.65, houseSystem: "koch" }],
] as const)("%s, the time unknown", (_, birth) => {
  const open = asteroids(birth, context);

  test("has what every time of the day has, and the seconds of every change of house and sign", () => {
    expect(open.birthTime.changes.length).toBeGreaterThan(20);
    expectAgreement(open.birthTime, readAt(birth), 9);
  });

  test("has the places of its first and last second, no house, and only readings of signs", () => {
    const [first, last] = [open.birthTime.from, open.birthTime.to].map((local) => at(birth, local));
    expect(open.houseSystem).toBe(first?.houseSystem);
    for (const [index0, asteroid] of open.asteroids.entries()) {
      expect(asteroid.from).toMatchObject({ longitude: first?.asteroids[index0]?.longitude });
      expect(asteroid.to).toMatchObject({
        longitude: last?.asteroids[index0]?.longitude,
        speed: last?.asteroids[index0]?.speed,
      });
      expect(asteroid).not.toHaveProperty("house");
      const readings = asteroid.possibleSigns?.map(({ interpretation }) => interpretation) ?? [asteroid.interpretation];
      expect(first?.asteroids[index0]?.interpretation?.startsWith(readings[0] ?? "none")).toBe(true);
      expect(last?.asteroids[index0]?.interpretation?.startsWith(readings.at(-1) ?? "none")).toBe(true);
    }
  });

  test("is the answer that its schema describes", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainAsteroidsOutput.strict().parse(told)).toEqual(told);
  });
});

test("a known time is answered byte for byte as without another arm", () => {
  const operation = erase(asteroids);
  const parsed = operation.parse({ flat: { ...NEW_YORK, time: "14:30:00" } });
  const facts = computeAsteroids({ ...NEW_YORK, time: "14:30:00", houseSystem: "placidus" }, { ephemeris });
  const expected = presentAsteroids(facts, { lang: "en", catalogues: [en] });
  expect(JSON.stringify(parsed.ok && operation.run(parsed.value, context))).toBe(JSON.stringify(expected));
});

test("a time known to minutes has the houses that hold, and reads them", () => {
  const open = asteroids({ ...NEW_YORK, time: "14:30:00", timeAccuracyMinutes: 15 }, context);
  const known = at(NEW_YORK, "1990-07-15T14:30:00");
  expectAgreement(open.birthTime, readAt(NEW_YORK), 31);
  const held = open.asteroids.filter(({ house }) => house !== undefined);
  expect(held.length).toBeGreaterThan(0);
  for (const { name, house, interpretation } of held) {
    expect(known.asteroids.find((one) => one.name === name)).toMatchObject({ house, interpretation });
  }
  expect(open.summary).toBe(known.summary);
});

test.each([
  ["turns", "1961-08-05", "isRetrograde"],
  ["changes its sign", "1961-08-18", "sign"],
] as const)("no summary where Juno %s", (_, date, member) => {
  const day = asteroids({ ...HONOLULU, date }, context);
  expect(day.birthTime.changes.map((change) => change.member)).toContain(`asteroids.juno.${member}`);
  expect(day.asteroids[2]).not.toHaveProperty(member);
  expect(day).not.toHaveProperty("summary");
});

test("no prose without texts", () => {
  const bare = asteroids(NEW_YORK, createContext({ ephemeris }));
  expect(bare.asteroids.every(({ interpretation }) => interpretation === undefined)).toBe(true);
  expect(bare).not.toHaveProperty("summary");
});
