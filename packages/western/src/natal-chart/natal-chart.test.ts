import { readFileSync } from "node:fs";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isAlmagestError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { aspectPatterns, astrocartography, localSpace, planetPositions } from "../index";
import { en } from "../texts/en";
import { natalChart } from "./operation";

const context = createContext({ ephemeris: swissEphemeris({ ut1: "modeled" }), texts: [en] });
const BIRTH = { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: -4 };

/** The output of `swetest -b15.7.1990 -utc18:30:00` for the same birth, by name. */
const printed = new Map(
  readFileSync(new URL("./fixtures/swetest.txt", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(",").map((cell) => cell.trim().replace(/\s+/g, " ")))
    .map(([name = "", ...values]) => [name, values.map(Number)]),
);
const NAMES_THERE: Readonly<Record<string, string>> = { "North Node": "true Node" };

describe("a natal chart", () => {
  const chart = natalChart(BIRTH, context);

  test("has bodies and angles where swetest has them", () => {
    const compared = chart.planets.filter(({ name }) => printed.has(NAMES_THERE[name] ?? name));
    expect(compared).toHaveLength(12);
    for (const { name, longitude, latitude, speed } of compared) {
      const [due = Number.NaN, dueLatitude = Number.NaN, dueSpeed = Number.NaN] =
        printed.get(NAMES_THERE[name] ?? name) ?? [];
      expect(longitude, name).toBeCloseTo(due, 5);
      expect(latitude, name).toBeCloseTo(dueLatitude, 5);
      expect(speed, name).toBeCloseTo(dueSpeed, 5);
    }
    expect(chart.ascendant.longitude).toBeCloseTo(printed.get("Ascendant")?.[0] ?? Number.NaN, 5);
    expect(chart.midheaven.longitude).toBeCloseTo(printed.get("MC")?.[0] ?? Number.NaN, 5);
    for (const { number, longitude } of chart.houses) {
      expect(longitude, `house ${number}`).toBeCloseTo(printed.get(`house ${number}`)?.[0] ?? Number.NaN, 5);
    }
  });

  test("places each body in the house whose cusps hold it", () => {
    for (const { name, longitude, house } of chart.planets) {
      const [from = 0, to = 0] = [house - 1, house % 12].map((index0) => chart.houses[index0]?.longitude);
      expect((longitude - from + 360) % 360, name).toBeLessThan((to - from + 360) % 360);
    }
  });

  test("is read in every body and major aspect, and without texts keeps its figures", () => {
    expect(chart.planets.every(({ interpretation }) => interpretation !== undefined)).toBe(true);
    const bare = natalChart(BIRTH, createContext({ ephemeris: context.ephemeris }));
    for (const planet of bare.planets) expect(planet).not.toHaveProperty("interpretation");
    expect(bare.planets.map(({ longitude }) => longitude)).toEqual(chart.planets.map(({ longitude }) => longitude));
  });

  test("echoes what was asked and what was used", () => {
    expect(chart.birthDetails).toMatchObject({ timezone: -4, nodeType: "true" });
    expect(chart.conventions).toMatchObject({ utc: "1990-07-15T18:30:00Z", requestedHouseSystem: "placidus" });
    const polar = natalChart({ ...BIRTH, latitude: 80 }, context);
    expect([polar.conventions.requestedHouseSystem, polar.houseSystem]).toEqual(["placidus", "whole-sign"]);
  });

  test("says at a pole that no Ascendant is defined there", () => {
    const atPole = natalChart({ ...BIRTH, latitude: 90 }, context);
    expect(atPole.conventions.notice).toMatch("Latitude 90 is a pole of the Earth");
    expect(natalChart({ ...BIRTH, latitude: 89.99999 }, context).conventions.notice).toMatch("Ascendant and Midheaven");
    expect(natalChart({ ...BIRTH, latitude: 80 }, context).conventions.notice ?? "").not.toMatch("pole");
    const request = { ...BIRTH, latitude: 90 };
    const ofBodies = [
      localSpace(request, context),
      astrocartography(request, context),
      planetPositions(request, context),
      aspectPatterns(request, context),
      aspectPatterns({ ...request, time: null }, context),
    ];
    for (const { conventions } of ofBodies) expect(conventions.notice ?? "").not.toMatch("pole");
  });

  test("is refused for a birth outside of the ephemeris", () => {
    const ask = (): unknown => natalChart({ ...BIRTH, date: "0900-01-01" }, context);
    expect(ask).toThrow(expect.toSatisfy((error) => isAlmagestError(error) && error.code === "unprocessable_entity"));
  });
});
