import { readFileSync } from "node:fs";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { en } from "../texts/en";
import { asteroids } from "./operation";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const NEW_YORK = { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: -5 };
const HONOLULU = { date: "1961-08-04", time: "19:24:00", latitude: 21.3069, longitude: -157.8583, timezone: -10 };

/** Rows of name, longitude, latitude, speed, two charts after one another. */
const printed = readFileSync(new URL("./fixtures/swetest.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.includes(","))
  .filter((line) => !line.startsWith("swetest"))
  .map((line) => line.split(",").map((cell) => cell.trim()));

describe("generateAsteroids", () => {
  test.each([
    ["1990-07-15", NEW_YORK, printed.slice(0, 4)],
    ["1961-08-05", HONOLULU, printed.slice(4)],
  ] as const)("stands where swetest has them, %s", (_, birth, rows) => {
    const answer = asteroids(birth, context);
    expect(answer.asteroids.map(({ name }) => name)).toEqual(["Ceres", "Pallas", "Juno", "Vesta"]);
    for (const [index, asteroid] of answer.asteroids.entries()) {
      const [name, longitude, latitude, speed] = rows[index] ?? [];
      expect(asteroid.name).toBe(name);
      expect(asteroid.longitude).toBeCloseTo(Number(longitude), 5);
      expect(asteroid.latitude).toBeCloseTo(Number(latitude), 5);
      expect(asteroid.speed).toBeCloseTo(Number(speed), 5);
      expect(asteroid.isRetrograde).toBe(Number(speed) < 0);
    }
  });

  test("houses follow the system, and a polar one is named as what it became", () => {
    // Ascendant 18 Scorpio: by whole signs Ceres in Leo is in the tenth house.
    const whole = asteroids({ ...NEW_YORK, houseSystem: "whole-sign" }, context);
    expect(whole.asteroids.map(({ sign, house }) => `${sign} ${house}`)).toEqual([
      "Leo 10",
      "Cancer 9",
      "Scorpio 1",
      "Taurus 7",
    ]);
    const polar = asteroids({ ...NEW_YORK, latitude: 78.2, houseSystem: "koch" }, context);
    expect(polar.houseSystem).toBe("whole-sign");
    expect(polar.conventions.requestedHouseSystem).toBe("koch");
  });

  test("each is read in sign and house, the summary names the signs and counts the retrograde", () => {
    const answer = asteroids(HONOLULU, context);
    for (const { interpretation } of answer.asteroids) expect(interpretation?.length).toBeGreaterThan(150);
    expect(answer.summary).toMatch(/Taurus, Pisces, Aries and Taurus.*One of them is retrograde/);
    expect(JSON.stringify(answer)).not.toContain("Localized");
    const spanish = asteroids({ ...HONOLULU, lang: "es" }, context);
    expect(spanish.asteroids[1]).toMatchObject({ name: "Pallas", nameLocalized: "Palas", signLocalized: "Piscis" });
  });

  test("without texts there is no prose", () => {
    const bare = asteroids(HONOLULU, createContext({ ephemeris: context.ephemeris }));
    expect(bare.summary).toBeUndefined();
    expect(bare.asteroids.every(({ interpretation }) => interpretation === undefined)).toBe(true);
  });
});
