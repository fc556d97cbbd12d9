import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { monthlyEphemeris } from "./operation";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, now: Date.UTC(2026, 7, 31, 23, 59) });

describe("the ephemeris of a month", () => {
  test("a row for each day at noon UTC, fourteen bodies in canonical order", () => {
    const { days, conventions } = monthlyEphemeris({ year: 2024, month: 2 }, context);
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 29 }, (_, index0) => `2024-02-${String(index0 + 1).padStart(2, "0")}`),
    );
    const { jdTt } = ephemeris.timeScales(Date.UTC(2024, 1, 29, 12));
    const last = days.at(-1)?.positions ?? [];
    expect(last.map(({ planet }) => planet).join(", ")).toBe(
      "Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto, North Node, South Node, Chiron, Black Moon Lilith",
    );
    expect(last[1]?.longitude).toBeCloseTo(ephemeris.ecliptic("moon", jdTt).longitudeDeg, 5);
    expect(conventions).toMatchObject({ positionsAt: "12:00:00", nodeType: "mean" });
  });

  test("nodes always go back, Sun, Moon and Lilith never do", () => {
    const { days } = monthlyEphemeris({ year: 1972, month: 2 }, context);
    for (const { positions } of days) {
      const retrograde = new Map(positions.map(({ planet, isRetrograde }) => [planet, isRetrograde]));
      for (const node of ["North Node", "South Node"]) expect(retrograde.get(node)).toBe(true);
      for (const body of ["Sun", "Moon", "Black Moon Lilith"]) expect(retrograde.get(body)).toBe(false);
    }
  });

  test("Mercury on 2026-08-15, as swetest -b15.8.2026 -ut12:00 -p2 -fPls prints it", () => {
    const { days } = monthlyEphemeris({}, context);
    expect(days).toHaveLength(31);
    const mercury = days[14]?.positions[2];
    expect(mercury?.planet).toBe("Mercury");
    expect(mercury?.longitude).toBeCloseTo(130.1998503, 4);
    expect(mercury?.speed).toBeCloseTo(1.9003902, 4);
  });

  test("1900 and 2100 are its limits", () => {
    expect(monthlyEphemeris({ year: 2100, month: 12 }, context).days).toHaveLength(31);
    for (const year of [1899, 2101]) {
      const parsed = monthlyEphemeris.parse({ body: { year } });
      expect(parsed.ok ? [] : parsed.issues.map(({ path }) => path)).toEqual(["year"]);
    }
  });
});
