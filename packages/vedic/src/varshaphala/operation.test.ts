import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { expect, test } from "vitest";
import { varshaphala } from "./operation";

const context = createContext({ ephemeris: swissEphemeris() });
const BIRTH = { date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

function issuesOf(request: object): readonly (readonly [path: string, message: string])[] {
  const parsed = varshaphala.parse({ flat: { ...BIRTH, ...request } });
  return parsed.ok ? [] : parsed.issues.map(({ path, message }) => [path, message] as const);
}

test("a year is chosen by age or by the calendar, and both give the same", () => {
  expect(varshaphala({ ...BIRTH, age: 36 }, context)).toEqual(varshaphala({ ...BIRTH, year: 2026 }, context));
});

test("a request without a year, with two, or with one outside a life is refused by the member", () => {
  expect(issuesOf({}).map(([path]) => path)).toEqual(["age"]);
  expect(issuesOf({ age: 36, year: 2026 }).map(([path]) => path)).toEqual(["year"]);
  expect(issuesOf({ year: 1989 })).toEqual([
    ["year", "year is 1989. Send one from 1990, the year of the birth, to 2110."],
  ]);
  expect(issuesOf({ year: 2111 }).map(([path]) => path)).toEqual(["year"]);
  expect(issuesOf({ age: 36, yearLatitude: 1 }).map(([path]) => path)).toEqual(["yearLongitude"]);
});

test("an unknown time of birth is refused", () => {
  expect(issuesOf({ age: 36, time: "unknown" }).map(([path]) => path)).toEqual(["time"]);
  expect(issuesOf({ age: 36, time: undefined }).map(([path]) => path)).toEqual(["time"]);
});

test("another place moves the Lagna and its houses, and neither the instant nor the grahas", () => {
  const here = varshaphala({ ...BIRTH, age: 36 }, context);
  const there = varshaphala({ ...BIRTH, age: 36, yearLatitude: 40.7128, yearLongitude: -74.006 }, context);
  expect(there.year.beginsUtc).toBe(here.year.beginsUtc);
  expect(there.chart.Sun.longitude).toBe(here.chart.Sun.longitude);
  expect(there.chart.Lagna.longitude).not.toBe(here.chart.Lagna.longitude);
  expect(there.muntha.longitude).toBe(here.muntha.longitude);
});

test("beyond the polar circle a year begins by day or by night too", () => {
  const north = { ...BIRTH, date: "1990-06-20", latitude: 78.2, longitude: 15.6, timezone: 2 };
  expect(varshaphala({ ...north, age: 30 }, context).year.isDay).toBe(true);
  expect(varshaphala({ ...north, date: "1990-12-20", age: 30 }, context).year.isDay).toBe(false);
});

test("a year that the ephemeris does not reach is refused", () => {
  expect(() => varshaphala({ ...BIRTH, date: "2999-06-01", age: 5 }, context)).toThrow(/beyond the ephemeris/);
});

test("aspects, relations, grades and kinds have their names in the language of the call", () => {
  const answer = varshaphala({ ...BIRTH, age: 36, lang: "de" }, context);
  const [aspect] = answer.aspects.filter((one) => one.aspect === "open-enemy");
  expect(aspect).toMatchObject({ aspectLocalized: "Offene Feindschaft" });
  expect(answer.officeBearers.every(({ aspectOnLagnaLocalized }) => aspectOnLagnaLocalized !== undefined)).toBe(true);
  for (const { gradeLocalized, kshetra, grade } of answer.panchavargiyaBala) {
    expect(gradeLocalized?.toLowerCase()).toBe(grade);
    expect(["Eigen", "Freund", "Neutral", "Feind"]).toContain(kshetra.relationLocalized);
  }
  expect(answer.yearLord.chosenByLocalized).toBeDefined();
  for (const { kind, kindLocalized } of answer.yogas) expect(kindLocalized?.toLowerCase()).toBe(kind);
  expect(varshaphala({ ...BIRTH, age: 36 }, context).aspects[0]).not.toHaveProperty("aspectLocalized");
});
