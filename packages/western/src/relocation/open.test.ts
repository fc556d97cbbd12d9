import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { bodies } from "@almagest/i18n/astrology";
import { createContext, erase, isAlmagestError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { expectAgreement } from "../../../sky/test/open-agreement";
import { houses } from "../houses/operation";
import { natalChart } from "../natal-chart/operation";
import { en } from "../texts/en";
import type { RelocationChart } from "../types";
import { relocationChart } from "./operation";
import { uncertainRelocationOutput } from "./schema";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const TO_PARIS = {
  date: "1990-07-15",
  timezone: -4,
  birthLatitude: 40.7128,
  birthLongitude: -74.006,
  relocationLatitude: 48.8566,
  relocationLongitude: 2.3522,
} as const;
const ASKED = [
  ["a quarter of an hour", { ...TO_PARIS, time: "14:30:00", timeAccuracyMinutes: 15 }],
  [
    "two hours",
    { ...TO_PARIS, date: "1990-07-15", timeFrom: "18:00:00", timeTo: "20:00:00", houseSystem: "whole-sign" },
  ],
] as const;

type Asked = (typeof ASKED)[number][1];

const at = (asked: Asked, local: string): RelocationChart => {
  const houseSystem = "houseSystem" in asked ? asked.houseSystem : "placidus";
  return relocationChart({ ...TO_PARIS, date: local.slice(0, 10), time: local.slice(11), houseSystem }, context);
};

const nameOf = (id: string): string | undefined => Object.entries(bodies).find(([other]) => other === id)?.[1].en;

const readAt = (asked: Asked) => (local: string) => {
  const answer = at(asked, local);
  const houseSystem = "houseSystem" in asked ? asked.houseSystem : "placidus";
  const birth = {
    date: local.slice(0, 10),
    time: local.slice(11),
    timezone: -4,
    latitude: TO_PARIS.birthLatitude,
    longitude: TO_PARIS.birthLongitude,
    houseSystem,
  } as const;
  return (member: string): unknown => {
    const [list = "", id = "", field = "", angle] = member.split(".");
    if (list === "ascendant" || list === "midheaven") return answer[list].sign;
    if (list === "houses") return answer.houses[Number(id) - 1]?.sign;
    if (list === "planets") {
      const planet = answer.planets.find(({ name }) => name === nameOf(id));
      return { sign: planet?.sign, house: planet?.house, isRetrograde: planet?.isRetrograde }[field];
    }
    if (list === "birthplace") {
      if (id === "ascendant") return houses(birth, context).ascendant.sign;
      return natalChart(birth, context).planets.find(({ name }) => name === nameOf(id))?.house;
    }
    return answer.changes.angularContacts.some(
      (contact) => contact.planet === nameOf(field) && contact.angle === angle,
    );
  };
};

describe.each(ASKED)("%s", (_, asked) => {
  const open = relocationChart(asked, context);
  const [first, last] = [open.birthTime.from, open.birthTime.to].map((local) => at(asked, local));

  test("has what every time of it has, and the seconds of every change", () => {
    expect(open.birthTime.changes.length).toBeGreaterThan(3);
    expectAgreement(open.birthTime, readAt(asked), 5);
  });

  test("has angles and cusps of its first and last second", () => {
    for (const name of ["ascendant", "midheaven", "vertex"] as const) {
      expect([open[name].from.longitude, open[name].to.longitude]).toEqual([
        first?.[name].longitude,
        last?.[name].longitude,
      ]);
    }
    expect(open.houses.map(({ from }) => from.longitude)).toEqual(first?.houses.map(({ longitude }) => longitude));
    expect(open.houses.map(({ to }) => to.longitude)).toEqual(last?.houses.map(({ longitude }) => longitude));
  });

  test("compares what holds at both places, and is the answer that its schema describes", () => {
    const { changes } = open;
    expect([changes.distanceKm, changes.direction]).toEqual([first?.changes.distanceKm, first?.changes.direction]);
    for (const moved of changes.planetsChangedHouse) {
      expect(first?.changes.planetsChangedHouse).toContainEqual(moved);
      expect(last?.changes.planetsChangedHouse).toContainEqual(moved);
    }
    if (changes.ascendantSignChanged !== undefined) {
      expect(changes.ascendantSignChanged).toBe(first?.changes.ascendantSignChanged);
    }
    for (const [index0, { sign, house, interpretation }] of open.planets.entries()) {
      const isSettled = sign !== undefined && house !== undefined;
      expect(interpretation).toEqual(isSettled ? first?.planets[index0]?.interpretation : undefined);
    }
    const json: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainRelocationOutput.strict().parse(json)).toEqual(json);
  });
});

test("reads the new place as far as it holds, and not at all where a rising sign changes", () => {
  const narrow = relocationChart({ ...TO_PARIS, time: "14:30:00", timeAccuracyMinutes: 1 }, context);
  const known = at(ASKED[0][1], "1990-07-15T14:30:00");
  const told = narrow.interpretation.summary ?? "";
  expect(told.split("\n\n").length).toBeGreaterThan(1);
  for (const paragraph of told.split("\n\n")) expect(known.interpretation.summary).toContain(paragraph);
  const wide = relocationChart({ ...TO_PARIS, timeFrom: "10:00:00", timeTo: "18:00:00" }, context);
  expect(wide.interpretation).toEqual({});
  expect(wide.changes).not.toHaveProperty("ascendantSignChanged");
});

test("a whole day is refused with what to send, and a known time has the other arm", () => {
  const ask = (): unknown => relocationChart(TO_PARIS, context);
  expect(ask).toThrow(expect.toSatisfy((error) => isAlmagestError(error) && error.code === "unprocessable_entity"));
  expect(ask).toThrow(/angles and houses alone.+Send time, or what is known of it/);
  const operation = erase(relocationChart);
  const parsed = operation.parse({ flat: { ...TO_PARIS, time: "14:30:00", timeAccuracyMinutes: null } });
  expect(parsed.ok && JSON.stringify(operation.run(parsed.value, context))).toBe(
    JSON.stringify(at(ASKED[0][1], "1990-07-15T14:30:00")),
  );
});
