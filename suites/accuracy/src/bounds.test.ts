import { describe, expect, test } from "vitest";
import { BOUNDS, PROMISED } from "./bounds";
import type { Bound } from "./bounds-model";

describe("bounds", () => {
  const own: readonly Bound[] = Object.values(BOUNDS);

  test("against swetest none is wider than 0.001 arcseconds for a place", () => {
    const places = ["longitude", "latitude", "speed", "port-ecliptic", "port-equatorial", "port-speed"] as const;
    expect(places.filter((id) => BOUNDS[id].bound > PROMISED.positionArcseconds)).toEqual([]);
  });

  test("against swetest none is wider than 0.01 arcseconds for an angle", () => {
    const inArcseconds = own.filter(({ authority, unit }) => authority === "swetest" && unit === "″");
    expect(inArcseconds.filter(({ bound }) => bound > PROMISED.angleArcseconds)).toEqual([]);
  });

  test("over the searches none is wider than 0.001 arcseconds, or 1e-6 degrees a day for stations", () => {
    const searched = own.filter(({ authority }) => authority === "search");
    const widest = (unit: Bound["unit"]): number =>
      Math.max(...searched.filter((bound) => bound.unit === unit).map(({ bound }) => bound));
    expect(widest("″")).toBeLessThanOrEqual(PROMISED.eventArcseconds);
    expect(widest("°/day")).toBeLessThanOrEqual(PROMISED.stationDegPerDay);
    expect(widest("s")).toBeLessThanOrEqual(PROMISED.eclipseSeconds);
  });

  test("none is left for an event that only one side finds", () => {
    const counted = own.filter(({ unit }) => unit === "events" || unit === "passes" || unit === "cases");
    expect(counted.map(({ bound }) => bound)).toEqual(counted.map(() => 0));
  });
});
