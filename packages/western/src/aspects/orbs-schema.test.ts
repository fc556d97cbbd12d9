import { expect, test } from "vitest";
import { natalChart } from "../natal-chart/operation";
import { aspects } from "./operation";

const BIRTH = { date: "1990-07-15", time: "14:30:00", timezone: -4 };
const PLACED = { ...BIRTH, latitude: 40.7128, longitude: -74.006 };
const orbsOf = (...names: readonly string[]) => ({ orbs: names.map((body) => ({ body, orb: 3 })) });

function pathsOf(operation: typeof natalChart | typeof aspects, flat: Record<string, unknown>): readonly string[] {
  const parsed = operation.parse({ flat });
  return parsed.ok ? [] : parsed.issues.map(({ path }) => path);
}

test("a rule of a body that the chart does not have is refused by its path", () => {
  expect(pathsOf(natalChart, { ...PLACED, ...orbsOf("Moon", "Earth") })).toEqual(["orbs.1.body"]);
  expect(pathsOf(natalChart, { ...PLACED, ...orbsOf("Earth"), center: "topocentric" })).toEqual(["orbs.0.body"]);
  expect(pathsOf(aspects, { ...BIRTH, ...orbsOf("Sun", "Earth") })).toEqual(["orbs.1.body"]);
  const fromSun = { ...BIRTH, center: "heliocentric" };
  expect(pathsOf(aspects, { ...fromSun, ...orbsOf("Earth", "Mars") })).toEqual([]);
  expect(pathsOf(aspects, { ...fromSun, ...orbsOf("Earth", "Moon") })).toEqual(["orbs.1.body"]);
});
