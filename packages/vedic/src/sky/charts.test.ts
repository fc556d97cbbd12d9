import { readFileSync } from "node:fs";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { describe, expect, test } from "vitest";
import { GRAHA_IDS } from "../grahas";
import { bhavaOf, sripatiBhavas } from "./bhavas";
import { type VedicBirthInput, vedicChartOf } from "./chart";
import { positionOf } from "./positions";

const ephemeris = swissEphemeris({ ut1: "modeled" });

interface Printed {
  readonly title: string;
  readonly input: VedicBirthInput;
  /** The sidereal columns by name, and the ayanamsa. */
  readonly values: ReadonlyMap<string, readonly number[]>;
}

/** The output of `swetest` for each birth: Lahiri (-sid1), then Raman (-sid3). */
const PRINTED: readonly Printed[] = readFileSync(new URL("./fixtures/charts.txt", import.meta.url), "utf8")
  .split(/^# /m)
  .slice(1)
  .flatMap((block) => {
    const [heading = "", ...lines] = block.trim().split("\n");
    const [utc = "", latitude, longitude] = heading.split(" ");
    const [date = "", time = ""] = utc.split("T");
    const runs = lines
      .join("\n")
      .split(/^\$ swetest .*$/m)
      .slice(1);
    return (["lahiri", "raman"] as const).map((ayanamsa, index) => ({
      title: `${heading}, ${ayanamsa}`,
      input: { date, time, latitude: Number(latitude), longitude: Number(longitude), timezone: 0, ayanamsa },
      values: columns(runs.slice(2 * index, 2 * index + 2).join("\n")),
    }));
  });

function columns(text: string): ReadonlyMap<string, readonly number[]> {
  const rows = text.split("\n").map((line) => line.split(",").map((cell) => cell.trim()));
  return new Map(rows.map(([name = "", ...cells]) => [name.replace(/^Ayanamsha.*/, "Ayanamsa"), cells.map(Number)]));
}

const NAMES: Readonly<Record<string, string>> = { rahu: "mean Node" };
const WITHIN_DEG = 5e-7;

function apart(a: number, b: number): number {
  return Math.abs(((((a - b) % 360) + 540) % 360) - 180);
}

test("fifty charts, 1200 to 2999 and pole to pole, are compared", () => {
  expect(PRINTED).toHaveLength(50);
});

describe.each(PRINTED)("$title", ({ input, values }) => {
  const chart = vedicChartOf(ephemeris, input);
  const printed = (name: string): readonly number[] => values.get(name) ?? [];

  test("has grahas, Lagna, midheaven and ayanamsa where swetest has them", () => {
    for (const { id, longitudeDeg, latitudeDeg } of chart.grahas) {
      if (id === "ketu") continue;
      const [longitude = Number.NaN, latitude = Number.NaN] = printed(
        NAMES[id] ?? id.replace(/^./, (c) => c.toUpperCase()),
      );
      expect(apart(longitudeDeg, longitude), id).toBeLessThan(WITHIN_DEG);
      expect(Math.abs(latitudeDeg - latitude), id).toBeLessThan(WITHIN_DEG);
    }
    expect(apart(chart.lagnaDeg, printed("Ascendant")[0] ?? Number.NaN)).toBeLessThan(WITHIN_DEG);
    expect(apart(chart.midheavenDeg, printed("MC")[0] ?? Number.NaN)).toBeLessThan(WITHIN_DEG);
    expect(apart(chart.frame.ayanamsaDeg, printed("Ayanamsa")[0] ?? Number.NaN)).toBeLessThan(WITHIN_DEG);
  });

  test("has the true node and the modern planets there too", () => {
    const { frame, birth } = chart;
    for (const [body, name] of [
      ["true-node", "true Node"],
      ["uranus", "Uranus"],
      ["pluto", "Pluto"],
    ] as const) {
      const { longitudeDeg } = positionOf(ephemeris, body, { jdTt: birth.moment.jdTt, frame });
      expect(apart(longitudeDeg, printed(name)[0] ?? Number.NaN), name).toBeLessThan(WITHIN_DEG);
    }
  });

  test("has Ketu opposite Rahu, both retrograde, and a bhava for each graha", () => {
    const [rahu, ketu] = chart.grahas.slice(7);
    expect(apart(rahu?.longitudeDeg ?? 0, ketu?.longitudeDeg ?? 0)).toBe(180);
    expect([rahu?.isRetrograde, ketu?.isRetrograde]).toEqual([true, true]);
    const bhavas = sripatiBhavas(chart);
    expect(bhavas.reduce((sum, { spanDeg }) => sum + spanDeg, 0)).toBeCloseTo(360, 9);
    for (const { longitudeDeg } of chart.grahas) {
      const bhava = bhavas[bhavaOf(longitudeDeg, bhavas) - 1];
      expect((longitudeDeg - (bhava?.startDeg ?? 0) + 720) % 360).toBeLessThan(bhava?.spanDeg ?? 0);
    }
  });
});

describe("a frame", () => {
  const at = (ayanamsa: VedicBirthInput["ayanamsa"], ayanamsaValue?: number) =>
    vedicChartOf(ephemeris, {
      date: "1990-07-04",
      time: "00:00:00",
      latitude: 28.6139,
      longitude: 77.209,
      timezone: 0,
      ayanamsa,
      ayanamsaValue,
    });

  test("of the Krishnamurti Paddhati is its author's formula: 23°38'03\" and 23°37'47\" in July 1990", () => {
    expect(at("kp-newcomb").frame.ayanamsaDeg).toBeCloseTo(23.634068, 5);
    expect(at("kp-old").frame.ayanamsaDeg).toBeCloseTo(23.629649, 5);
  });

  test("that a caller names is constant, and moves every longitude alike", () => {
    const [own, lahiri] = [at("custom", 24), at("lahiri")];
    expect(own.frame).toEqual({ ayanamsa: "custom", ayanamsaDeg: 24 });
    const shift = 24 - lahiri.frame.ayanamsaDeg;
    for (const [index, id] of GRAHA_IDS.entries()) {
      const [mine, theirs] = [own.grahas[index]?.longitudeDeg ?? 0, lahiri.grahas[index]?.longitudeDeg ?? 0];
      expect(apart(theirs - shift, mine), id).toBeLessThan(1e-9);
    }
  });
});
