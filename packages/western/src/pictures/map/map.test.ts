import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS } from "@almagest/operation";
import type { Shape } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { describe, expect, it } from "vitest";
import { astrocartography } from "../../map-lines/astrocartography";
import { localSpace } from "../../map-lines/local-space";
import { astrocartographyMap } from "./astrocartography";
import { localSpaceCompass } from "./local-space";
import { MAP_WIDTH } from "./plane";

const context = createContext({ ephemeris: swissEphemeris() });
const newYork = {
  date: "1990-07-15",
  time: "14:30:00",
  latitude: 40.7128,
  longitude: -74.006,
  timezone: "America/New_York",
};
const births = [
  newYork,
  { date: "1962-02-05", time: "00:10:00", latitude: 78.2, longitude: 15.6, timezone: 1 },
  { date: "2000-01-01", time: "12:00:00", latitude: -54.8, longitude: 179.9, timezone: 12 },
];

function every(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((one) => [one, ...every(one.children ?? [])]);
}

describe("the map of planetary lines", () => {
  it.each(births)("draws four lines of each body, meridians where the answer has them", (birth) => {
    const answer = astrocartography(birth, context);
    const shapes = every(astrocartographyMap.figure(answer).shapes);
    for (const { planet, mc, ic } of answer.lines) {
      for (const [angle, { longitude }] of [
        ["MC", mc],
        ["IC", ic],
      ] as const) {
        const drawn = shapes.filter(({ attributes }) => attributes["data-name"] === `${planet} ${angle}`);
        // The line, and its name beside the map.
        expect(drawn.map(({ tag }) => tag)).toEqual(["line", "g"]);
        expect(Number(drawn[0]?.attributes["x1"])).toBeCloseTo(((longitude + 180) / 360) * MAP_WIDTH, 6);
      }
      for (const angle of ["AC", "DC"]) {
        expect(shapes.filter(({ attributes }) => attributes["data-name"] === `${planet} ${angle}`)).toHaveLength(2);
      }
    }
  });

  it("crosses the edge of the map without a line through it", () => {
    const curves = every(astrocartographyMap.figure(astrocartography(newYork, context)).shapes)
      .filter(({ tag, attributes }) => tag === "path" && /[AD]C$/.test(String(attributes["data-name"])))
      .map(({ attributes }) => String(attributes["d"]));
    for (const d of curves) {
      for (const stretch of d.split("M").slice(1)) {
        const xs = stretch.split("L").map((point) => Number.parseFloat(point));
        expect(Math.max(...xs.slice(1).map((x, index0) => Math.abs(x - (xs[index0] ?? x))))).toBeLessThan(
          MAP_WIDTH / 2,
        );
      }
    }
  });

  it("keeps every name in its place", () => {
    for (const birth of births)
      expect(flawsOf(astrocartographyMap.figure(astrocartography(birth, context)))).toEqual([]);
  });
});

describe("the compass of local space", () => {
  it("has each body in its direction, north above and east on the right, dashed below the horizon", () => {
    for (const birth of births) {
      const answer = localSpace(birth, context);
      const rays = every(localSpaceCompass.figure(answer).shapes).filter(({ attributes }) => "data-at" in attributes);
      expect(rays).toHaveLength(answer.bodies.length);
      rays.forEach(({ attributes }, index0) => {
        const body = answer.bodies[index0];
        const [x, y] = [Number(attributes["x2"]), Number(attributes["y2"])];
        const azimuth = ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
        expect(azimuth).toBeCloseTo(body?.azimuth ?? Number.NaN, 3);
        expect(attributes["stroke-dasharray"] === undefined).toBe(body?.aboveHorizon);
      });
    }
  });

  it("is headed by birth and place, as the map is", () => {
    const head = "1990-07-15 14:30 UTC−4 · 40.71° N 74.01° W";
    expect(every(localSpaceCompass.figure(localSpace(newYork, context)).shapes).map(({ text }) => text)).toContain(
      head,
    );
    const map = astrocartographyMap.figure(astrocartography(newYork, context));
    expect(every(map.shapes).map(({ text }) => text)).toContain(head);
  });

  it("keeps every name in its place, in every language", () => {
    for (const lang of LANGS) {
      const answer = localSpace({ ...newYork, lang }, context);
      expect(flawsOf(localSpaceCompass.figure(answer, { lang }))).toEqual([]);
    }
  });
});

describe("the outlines of land", () => {
  it("are what the kept builder writes", () => {
    const tool = fileURLToPath(new URL("../../../tools/land.mjs", import.meta.url));
    expect(() => execFileSync(process.execPath, [tool, "--check"], { stdio: "pipe" })).not.toThrow();
  });
});
