import { SKY_BODIES, separationDeg } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { describe, expect, test } from "vitest";
import { birthSpan, wholeDay } from "./span";
import { spanSky } from "./span-sky";

const ephemeris = swissEphemeris();
const DAYS = [
  "1305-08-03",
  "1800-01-01",
  "1961-12-31",
  "1987-03-14",
  "2016-12-31",
  "2021-01-30",
  "2750-06-01",
] as const;
/** The engine's own noise of the Moon, and the bound of all others. */
const ERROR_DEG = { moon: 3e-7, other: 1e-8 };

describe.each(DAYS)("the sky of %s, from polynomials", (date) => {
  const span = wholeDay(date, 0);
  const near = spanSky(ephemeris, span);
  const seconds = Array.from(
    { length: 61 },
    (_, part) =>
      Math.round(span.fromEpochMs + ((span.toEpochMs - span.fromEpochMs) * part) / 60 / 1000) * 1000 -
      (span.fromEpochMs % 1000),
  ).map((epochMs) => Math.min(Math.max(epochMs, span.fromEpochMs), span.toEpochMs));
  test("has the engine's longitudes and speeds", () => {
    for (const epochMs of seconds) {
      const { jdTt } = ephemeris.timeScales(epochMs);
      for (const body of SKY_BODIES) {
        const [one, other] = [near.ecliptic(body, jdTt), ephemeris.ecliptic(body, jdTt)];
        const bound = body === "moon" ? ERROR_DEG.moon : ERROR_DEG.other;
        expect(separationDeg(one.longitudeDeg, other.longitudeDeg), body).toBeLessThan(bound);
        expect(Math.abs(one.longitudeSpeedDegPerDay - other.longitudeSpeedDegPerDay), body).toBeLessThan(1e-4);
        expect(Math.abs(one.latitudeDeg - other.latitudeDeg), body).toBeLessThan(1e-6);
      }
    }
  });
  test("has the engine's scales of time to 5 ms, and its frames", () => {
    for (const epochMs of seconds) {
      const [one, other] = [near.timeScales(epochMs), ephemeris.timeScales(epochMs)];
      expect(Math.abs(one.jdTt - other.jdTt) * 86_400).toBeLessThan(0.005);
      expect(Math.abs(one.jdUt1 - other.jdUt1) * 86_400).toBeLessThan(0.005);
      expect(Math.abs(near.epochMillisecondsOf(other.jdTt) - epochMs)).toBeLessThan(5);
      expect(separationDeg(near.siderealTimeDeg(other.jdUt1), ephemeris.siderealTimeDeg(other.jdUt1))).toBeLessThan(
        1e-8,
      );
      const [lahiri, exact] = [near, ephemeris].map((sky) => sky.ayanamsaDeg("lahiri", other.jdTt));
      expect(Math.abs((lahiri ?? 0) - (exact ?? 0))).toBeLessThan(1e-8);
    }
  });
  test.each([0, 52.5, 66.4, -78, 89.9])("has the engine's angles at latitude %d", (latitudeDeg) => {
    for (const epochMs of seconds) {
      const { jdUt1 } = ephemeris.timeScales(epochMs);
      for (const system of ["whole-sign", "equal"] as const) {
        const request = { jdUt1, latitudeDeg, longitudeDeg: 13.4, system };
        const [one, other] = [near.houses(request), ephemeris.houses(request)];
        expect(separationDeg(one.midheavenDeg, other.midheavenDeg)).toBeLessThan(1e-7);
        expect(separationDeg(one.ascendantDeg, other.ascendantDeg)).toBeLessThan(1e-5);
        expect(separationDeg(one.vertexDeg, other.vertexDeg)).toBe(0);
      }
    }
  });
});

test("a span in which UTC was given a second more has the engine's scales", () => {
  const span = wholeDay("2016-12-31", -5);
  const near = spanSky(ephemeris, span);
  const leap = Date.UTC(2017, 0, 1);
  for (const epochMs of [span.fromEpochMs, leap - 1000, leap, leap + 1000, span.toEpochMs]) {
    expect(near.timeScales(epochMs)).toEqual(ephemeris.timeScales(epochMs));
  }
});

test("a span without length is the engine's", () => {
  const one = birthSpan(
    { date: "1990-07-04", time: "10:12:00", timezone: 5.5 },
    { date: "1990-07-04", time: "10:12:00" },
  );
  const near = spanSky(ephemeris, one);
  expect(near.timeScales(one.fromEpochMs)).toEqual(ephemeris.timeScales(one.fromEpochMs));
});
