import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { describe, expect, test } from "vitest";
import { BOUNDS, type Bound, PROMISED } from "./bounds";
import { measureAll } from "./measure";
import { missingQuantities } from "./scoreboard";

const measured = measureAll(swissEphemeris());

describe("residuals", () => {
  test.each(measured)("$quantity stays within its bound", ({ quantity, largest, where }) => {
    expect(largest, `the largest is at ${where}`).toBeLessThanOrEqual(BOUNDS[quantity].bound);
  });

  test("every quantity is compared", () => {
    expect(missingQuantities(measured)).toEqual([]);
  });

  test("no comparison lacks a number", () => {
    expect(measured.filter(({ largest }) => !Number.isFinite(largest))).toEqual([]);
  });
});

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
});
