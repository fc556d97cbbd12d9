import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Houses, type SkyBody, signedDifferenceDeg } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import type { AyanamsaChoice } from "@almagest/operation";
import { skyInZodiac } from "@almagest/sky";
import { describe, expect, test } from "vitest";

/** As `swetest` takes it: the pole does not move. */
const ephemeris = swissEphemeris({ ut1: "modeled" });

const FIXTURE = "../../../../packages/ephemeris-swiss/src/fixtures/sidereal-charts.txt";
const runs = readFileSync(fileURLToPath(new URL(FIXTURE, import.meta.url)), "utf8")
  .split(/^> swetest /m)
  .slice(1);

/** By the library's numbers; it projects the second on the ecliptic of 2000, by up to 4″ at the Moon, and angles by more. */
const AYANAMSAS: Readonly<Record<string, { readonly ayanamsa: AyanamsaChoice; readonly withinDeg: number }>> = {
  0: { ayanamsa: "fagan-bradley", withinDeg: 2e-9 },
  18: { ayanamsa: "j2000", withinDeg: 4 / 3600 },
  27: { ayanamsa: "true-citra", withinDeg: 2e-9 },
  40: { ayanamsa: "galactic-center-0-capricorn", withinDeg: 2e-9 },
};

const BODIES: Readonly<Record<string, SkyBody>> = {
  Sun: "sun",
  Moon: "moon",
  Mercury: "mercury",
  Venus: "venus",
  Mars: "mars",
  Jupiter: "jupiter",
  Saturn: "saturn",
  Uranus: "uranus",
  Neptune: "neptune",
  Pluto: "pluto",
  "true Node": "true-node",
  "mean Apogee": "mean-apogee",
  Chiron: "chiron",
};

const numbersOf = (run: string, label: string): readonly number[] =>
  (run.split("\n").find((line) => line.startsWith(label)) ?? "").slice(label.length).trim().split(/\s+/).map(Number);

const anglesOf = ({ cuspsDeg, ascendantDeg, midheavenDeg, vertexDeg }: Houses): Record<string, number> => ({
  ...Object.fromEntries(cuspsDeg.map((cusp, index0) => [`house ${String(index0 + 1).padStart(2)}`, cusp])),
  Ascendant: ascendantDeg,
  MC: midheavenDeg,
  Vertex: vertexDeg,
});

describe("a sky in the sidereal zodiac", () => {
  test("is asked for in four of them at three births", () => {
    expect(runs).toHaveLength(12);
  });

  test.each(runs.map((run) => [run.split("\n")[0] ?? "", run] as const))("is swetest's: %s", (command, run) => {
    const [, jd = "", mode = "", longitude = "", latitude = ""] =
      /-bj([\d.]+) .*-sid(\d+) .*-house([-\d.]+),([-\d.]+)/.exec(command) ?? [];
    const jdUt1 = Number(jd);
    const near = ephemeris.timeScales(ephemeris.epochMillisecondsOf(jdUt1));
    const jdTt = jdUt1 + near.jdTt - near.jdUt1;
    const { ayanamsa, withinDeg } = AYANAMSAS[mode] ?? expect.fail();
    const sky = skyInZodiac(ephemeris, { zodiac: "sidereal", ayanamsa });
    const houses = sky.houses({
      jdUt1,
      latitudeDeg: Number(latitude),
      longitudeDeg: Number(longitude),
      system: "porphyry",
    });
    const found: Readonly<Record<string, number>> = {
      ...Object.fromEntries(
        Object.entries(BODIES).map(([name, body]) => [name, sky.ecliptic(body, jdTt).longitudeDeg]),
      ),
      ...(mode === "18" ? {} : anglesOf(houses)),
    };
    for (const [name, deg] of Object.entries(found)) {
      const apart = Math.abs(signedDifferenceDeg(deg, numbersOf(run, name)[0] ?? Number.NaN));
      expect(`${name} ${apart < withinDeg || apart}`).toBe(`${name} true`);
    }
    if (mode !== "0") return;
    for (const [name, body] of Object.entries(BODIES)) {
      const speed = sky.ecliptic(body, jdTt).longitudeSpeedDegPerDay;
      expect(Math.abs(speed - (numbersOf(run, name)[1] ?? Number.NaN))).toBeLessThan(5e-6);
    }
  });

  test("has whole signs and equal houses of Aries where its own signs begin", () => {
    const sky = skyInZodiac(ephemeris, { zodiac: "sidereal" });
    const place = { jdUt1: 2448088.27, latitudeDeg: 40.7, longitudeDeg: -74 };
    const whole = sky.houses({ ...place, system: "whole-sign" });
    expect(whole.cuspsDeg[0]).toBe(30 * Math.floor(whole.ascendantDeg / 30));
    expect(whole.cuspsDeg[9]).toBe(((whole.cuspsDeg[0] ?? 0) + 270) % 360);
    expect(sky.houses({ ...place, system: "equal-aries" }).cuspsDeg[0]).toBe(0);
  });

  test("has stars where their tropical places less the ayanamsa are, and the same sky is given back for tropical", () => {
    const sky = skyInZodiac(ephemeris, { zodiac: "sidereal" });
    const [own, plain] = [sky, ephemeris].map(({ fixedStars }) => fixedStars?.star("Spica", 2451545).longitudeDeg ?? 0);
    const off = ephemeris.ayanamsaDeg("fagan-bradley", 2451545);
    expect(signedDifferenceDeg(plain ?? 0, own ?? 0)).toBeCloseTo(off, 10);
    // Spica is at 29°06' Virgo in that zodiac: Fagan and Firebrace, Primer of Sidereal Astrology
    expect(Math.abs((own ?? 0) - (150 + 29 + 6 / 60))).toBeLessThan(0.02);
    expect(skyInZodiac(ephemeris, { zodiac: "tropical" })).toBe(ephemeris);
  });
});
