import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { separationDeg } from "../angles";
import { MEASURED_POLE, placeByPole, poleAt, poleSourceAt } from "./pole";
import { POLE_X_SERIES, POLE_Y_SERIES } from "./pole-series";

const JD_OF_EPOCH = 2_440_587.5;
const DAY_MS = 86_400_000;
const RAD_PER_DEG = Math.PI / 180;
const { fromJdUt1, toJdUt1 } = MEASURED_POLE;

interface Row {
  readonly day: string;
  readonly jdUt1: number;
  readonly values: readonly number[];
}

function rowsOf(file: string): readonly Row[] {
  return readFileSync(new URL(`../../test/${file}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => /^\d/.test(line))
    .map((line) => {
      const [day = "", ...values] = line.split(" ");
      return { day, jdUt1: Date.parse(day) / DAY_MS + JD_OF_EPOCH, values: values.map(Number) };
    });
}

describe("poleAt", () => {
  it("is what the IERS published at 200 dates that are no nodes of the table: 0.005″ on 95 of 100, 0.04″ on all", () => {
    const published = rowsOf("pole.txt");
    expect(published).toHaveLength(200);
    const apart = published.flatMap(({ jdUt1, values: [x = Number.NaN, y = Number.NaN] }) => {
      const pole = poleAt(jdUt1);
      return [Math.abs((pole?.xArcseconds ?? Number.NaN) - x), Math.abs((pole?.yArcseconds ?? Number.NaN) - y)];
    });
    expect(Math.max(...apart)).toBeLessThan(0.04);
    expect(apart.filter((arcseconds) => arcseconds > 0.005).length).toBeLessThan(20);
  });

  it("fades over five years on both sides of the measured years, without a step, and is none further out", () => {
    for (const [edge, outwards] of [
      [fromJdUt1, -1],
      [toJdUt1, 1],
    ] as const) {
      const atEdge = poleAt(edge);
      for (const years of [0, 1, 2.5, 4]) {
        const faded = poleAt(edge + outwards * (years * 365.2 + 1e-6));
        expect(faded?.xArcseconds).toBeCloseTo((atEdge?.xArcseconds ?? Number.NaN) * (1 - years / 5), 5);
        expect(faded?.yArcseconds).toBeCloseTo((atEdge?.yArcseconds ?? Number.NaN) * (1 - years / 5), 5);
      }
      expect(poleAt(edge + outwards * 1826)).toBeUndefined();
    }
  });

  it("names its source, and has none at an instant that is no number", () => {
    const edges = [fromJdUt1 - 1e-6, fromJdUt1, toJdUt1 - 1e-6, toJdUt1];
    expect(edges.map(poleSourceAt)).toEqual(["none", "measured", "measured", "none"]);
    expect(poleAt(Number.NaN)).toBeUndefined();
  });

  it("is a table of less than 6 kB", () => {
    const { length } = [...POLE_X_SERIES.secondDifferences, ...POLE_Y_SERIES.secondDifferences].join("");
    expect(length).toBeLessThan(6000);
  });
});

describe("placeByPole", () => {
  const places = rowsOf("pole-places.txt");

  it("is compared with ERFA at both poles, within a second of arc of them, and at the equator", () => {
    const latitudes = places.map(({ values }) => values[0]);
    for (const latitude of [90, -90, 89.99995, -89.99995, 64, 0]) {
      expect(latitudes.filter((found) => found === latitude).length).toBeGreaterThan(5);
    }
  });

  it.each(places)("is ERFA's on $day, within 0.0015″", ({ jdUt1, values }) => {
    const [latitudeDeg = Number.NaN, longitudeDeg = Number.NaN, , , ...byErfa] = values;
    const [latitudeByErfa = Number.NaN, longitudeByErfa = Number.NaN] = byErfa;
    const turned = placeByPole({ latitudeDeg, longitudeDeg }, jdUt1);
    expect(Math.abs(turned.latitudeDeg - latitudeByErfa) * 3600).toBeLessThan(0.0015);
    const eastDeg = separationDeg(turned.longitudeDeg, longitudeByErfa);
    expect(eastDeg * 3600 * Math.cos(latitudeByErfa * RAD_PER_DEG)).toBeLessThan(0.0015);
  });

  it("is the same to the last bit on the meridian of 180 degrees, whichever sign it has", () => {
    const [east, west] = [180, -180].map((longitudeDeg) => placeByPole({ latitudeDeg: -16.8, longitudeDeg }, 2451545));
    expect(east).toEqual(west);
  });

  it("leaves a place as it is where no motion is known", () => {
    const place = { latitudeDeg: 64, longitudeDeg: -21.9 };
    for (const jdUt1 of [fromJdUt1 - 1826, toJdUt1 + 1826]) expect(placeByPole(place, jdUt1)).toBe(place);
  });
});
