import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase } from "@almagest/operation";
import { BODY_IDS } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { expectAgreement } from "../../../sky/test/open-agreement";
import { en } from "../texts/en";
import type { PlanetPositions } from "../types";
import { computePlanetPositions } from "./compute";
import { planetPositions } from "./operation";
import { presentPlanetPositions } from "./present";
import { uncertainPlanetPositionsOutput } from "./schema";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const NEW_YORK = { date: "1990-07-15", latitude: 40.7128, longitude: -74.006, timezone: -4 };
const DAYS = [
  ["the Moon leaves a sign", NEW_YORK],
  ["the Sun leaves a sign", { date: "1988-03-20", latitude: 52.52, longitude: 13.405, timezone: 1 }],
  ["Mercury turns", { date: "1995-01-26", latitude: 19.076, longitude: 72.8777, timezone: 5.5 }],
] as const;

type Birth = (typeof DAYS)[number][1];

const at = (birth: Birth, local: string): PlanetPositions =>
  planetPositions({ ...birth, date: local.slice(0, 10), time: local.slice(11) }, context);

/** `planets.moon.sign` of the answer to a known time. */
const readAt = (birth: Birth) => (local: string) => {
  const { planets } = at(birth, local);
  return (member: string): unknown => {
    const [, id, field] = member.split(".");
    const planet = planets[BODY_IDS.map(String).indexOf(id ?? "")];
    return field === "sign" ? planet?.sign : planet?.isRetrograde;
  };
};

describe.each(DAYS)("a day on which %s", (_, birth) => {
  const open = planetPositions(birth, context);

  test("has what every time of it has, and the seconds of every change", () => {
    expect(open.birthTime.changes.length).toBeGreaterThan(0);
    expectAgreement(open.birthTime, readAt(birth), 9);
  });

  test("has the places of its first and last second, and of each sign the reading", () => {
    const [first, last] = [open.birthTime.from, open.birthTime.to].map((local) => at(birth, local));
    for (const [index0, planet] of open.planets.entries()) {
      for (const [end, known] of [
        [planet.from, first?.planets[index0]],
        [planet.to, last?.planets[index0]],
      ] as const) {
        const { longitude, latitude, sign, degree, speed } = known ?? {};
        expect({ name: planet.name, ...end }).toEqual({ name: known?.name, longitude, latitude, sign, degree, speed });
      }
      if (planet.sign !== undefined) expect(planet.interpretation).toEqual(first?.planets[index0]?.interpretation);
      else {
        expect(planet).not.toHaveProperty("interpretation");
        const readings = planet.possibleSigns?.map(({ interpretation }) => interpretation);
        expect(readings?.[0]).toEqual(first?.planets[index0]?.interpretation);
        expect(readings?.at(-1)).toEqual(last?.planets[index0]?.interpretation);
      }
      expect(planet.description).toBe(first?.planets[index0]?.description);
    }
  });

  test("is the answer that its schema describes", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainPlanetPositionsOutput.strict().parse(told)).toEqual(told);
    expect(told).not.toHaveProperty("time");
  });
});

test("a known time is answered byte for byte as without another arm", () => {
  const operation = erase(planetPositions);
  for (const time of ["00:00:00", "14:30:00"]) {
    const parsed = operation.parse({ flat: { ...NEW_YORK, time, timeAccuracyMinutes: null } });
    const facts = computePlanetPositions({ ...NEW_YORK, time, nodeType: "true" }, { ephemeris });
    const expected = presentPlanetPositions(facts, { lang: "en", catalogues: [en] });
    expect(JSON.stringify(parsed.ok && operation.run(parsed.value, context))).toBe(JSON.stringify(expected));
  }
});

test("a time known to minutes settles the Moon, and the mean nodes have a sign", () => {
  const open = planetPositions({ ...NEW_YORK, time: "14:30:00", timeAccuracyMinutes: 15, nodeType: "mean" }, context);
  expect(open.birthTime).toMatchObject({ state: "range", from: "1990-07-15T14:15:00", changes: [] });
  expect(open.planets.every(({ sign }) => sign !== undefined)).toBe(true);
  for (const { name, isRetrograde } of open.planets) {
    expect([name, isRetrograde === undefined]).toEqual([name, name.endsWith("Node")]);
  }
});
