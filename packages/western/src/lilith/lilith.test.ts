import { readFileSync } from "node:fs";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { natalChart } from "../natal-chart/operation";
import { en } from "../texts/en";
import { lilith } from "./operation";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const NEW_YORK = { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: -5 };
const HONOLULU = { date: "1961-08-04", time: "19:24:00", latitude: 21.3069, longitude: -157.8583, timezone: -10 };

/** Rows of name, longitude, latitude, speed, two charts after one another. */
const printed = readFileSync(new URL("./fixtures/swetest.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.includes("Apogee"))
  .map((line) => line.split(",").map((cell) => cell.trim()));

describe("generateLilith", () => {
  test.each([
    ["1990-07-15", NEW_YORK, printed.slice(0, 2)],
    ["1961-08-05", HONOLULU, printed.slice(2)],
  ] as const)("mean, then true, where swetest has the two apogees, %s", (_, birth, rows) => {
    const answer = lilith(birth, context);
    expect(answer.lilith.map(({ variant }) => variant)).toEqual(["mean", "true"]);
    for (const [index, point] of answer.lilith.entries()) {
      const [, longitude, latitude, speed] = rows[index] ?? [];
      expect(point.longitude).toBeCloseTo(Number(longitude), 5);
      expect(point.latitude).toBeCloseTo(Number(latitude), 5);
      expect(point.speed).toBeCloseTo(Number(speed), 5);
      expect(point.isRetrograde).toBe(Number(speed) < 0);
    }
  });

  test("the published chart: mean in Leo 20.58, latitude -0.66, speed 0.1108, direct", () => {
    const [mean] = lilith(HONOLULU, context).lilith;
    expect(mean).toMatchObject({ sign: "Leo", isRetrograde: false });
    expect(mean?.degree).toBeCloseTo(20.58, 2);
    expect(mean?.latitude).toBeCloseTo(-0.66, 2);
    expect(mean?.speed).toBeCloseTo(0.1108, 4);
  });

  test("the mean one is the natal chart's Black Moon Lilith, with its house and reading", () => {
    const natal = natalChart(HONOLULU, context).planets.at(-1);
    expect(lilith(HONOLULU, context).lilith[0]).toMatchObject({
      longitude: natal?.longitude,
      house: natal?.house,
      interpretation: natal?.interpretation?.detailed,
    });
  });

  test("over two years the mean one is never retrograde, the true one often, and they stay within 31°", () => {
    let backward = 0;
    for (let day = 1; day <= 28; day++) {
      for (const year of [2019, 2020]) {
        const date = `${year}-${String(1 + (day % 12)).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
        const [mean, osculating] = lilith({ ...NEW_YORK, date }, context).lilith;
        expect(mean?.isRetrograde).toBe(false);
        if (osculating?.isRetrograde) backward += 1;
        const apart = Math.abs((((mean?.longitude ?? 0) - (osculating?.longitude ?? 0) + 540) % 360) - 180);
        expect(apart).toBeLessThan(31);
      }
    }
    expect(backward).toBeGreaterThan(10);
  });

  test("both are read and told apart; the variant has a name in another language", () => {
    const answer = lilith(NEW_YORK, context);
    const [mean, osculating] = answer.lilith;
    expect(mean?.note).not.toBe(osculating?.note);
    expect(answer.summary).toMatch(/Scorpio.*Sagittarius.*26 degrees apart/);
    expect(JSON.stringify(answer)).not.toContain("Localized");
    expect(lilith({ ...NEW_YORK, lang: "es" }, context).lilith[0]?.variantLocalized).toBe("media");
  });
});
