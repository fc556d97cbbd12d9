import { signedDifferenceDeg } from "@almagest/ephemeris";
import { COMMON_HOUSE_SYSTEMS, type HouseSystem, InvariantError } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numbersAfter, optionOf, type Run, runsOf } from "../test/read-fixtures";
import { swissEphemeris } from "./swiss";

const sky = swissEphemeris();
/** As `swetest` takes it: the pole does not move. */
const librarysEarth = swissEphemeris({ ut1: "modeled" });
const RAD_PER_DEG = Math.PI / 180;
const SYSTEM_OF: Readonly<Record<string, HouseSystem>> = { P: "placidus", K: "koch", W: "whole-sign", A: "equal" };

const runs = runsOf("houses.txt").map((run) => {
  const [, longitude, latitude, letter = ""] = /-house([-0-9.]+),([-0-9.]+),([PKWA])/.exec(run.command) ?? [];
  const system = SYSTEM_OF[letter] ?? "placidus";
  return { run, jdUt1: optionOf(run, "bj"), longitudeDeg: Number(longitude), latitudeDeg: Number(latitude), system };
});
const failed = (run: Run): boolean => run.lines.some((line) => line.startsWith("error"));
const cusps = (run: Run): readonly number[] =>
  Array.from(
    { length: 12 },
    (_, index0) => numbersAfter(run, `house ${String(index0 + 1).padStart(2)}`)[0] ?? Number.NaN,
  );

function expectAngles(found: readonly number[], printed: readonly number[]): void {
  expect(found.length).toBe(printed.length);
  for (const [k, deg] of found.entries()) expect(Math.abs(deg - (printed[k] ?? Number.NaN))).toBeLessThan(1.001e-11);
}

describe("houses", () => {
  it("are compared with swetest at 42 places and instants in each of the four systems", () => {
    for (const system of COMMON_HOUSE_SYSTEMS) expect(runs.filter((run) => run.system === system)).toHaveLength(42);
    expect(runs.filter(({ run }) => failed(run)).length).toBeGreaterThan(20);
  });

  it.each(runs.map((run) => [run.system, run.latitudeDeg, run.jdUt1, run] as const))(
    "%s at latitude %d, JD %d has swetest's angles, and its cusps where the system exists",
    (system, latitudeDeg, jdUt1, { run, longitudeDeg }) => {
      const houses = librarysEarth.houses({ jdUt1, latitudeDeg, longitudeDeg, system });
      const printed = ["Ascendant", "MC", "ARMC", "Vertex"].map((label) => numbersAfter(run, label)[0] ?? Number.NaN);
      expectAngles([houses.ascendantDeg, houses.midheavenDeg, houses.armcDeg, houses.vertexDeg], printed);
      if (failed(run)) {
        expect(houses.system).toBe("whole-sign");
        expect(houses).toEqual(librarysEarth.houses({ jdUt1, latitudeDeg, longitudeDeg, system: "whole-sign" }));
      } else {
        expect(houses.system).toBe(system);
        expectAngles(houses.cuspsDeg, cusps(run));
      }
    },
  );

  it("has finite numbers in [0, 360) at every latitude, and an Ascendant that does not depend on the system", () => {
    const latitude = fc.oneof(
      fc.constantFrom(-90, 90, 66.56, -66.56, 0),
      fc.double({ min: -90, max: 90, noNaN: true }),
    );
    const longitude = fc.double({ min: -180, max: 180, noNaN: true });
    const instant = fc.double({ min: 2159360, max: 2816780, noNaN: true });
    fc.assert(
      fc.property(instant, latitude, longitude, (jdUt1, latitudeDeg, longitudeDeg) => {
        const all = COMMON_HOUSE_SYSTEMS.map((system) => sky.houses({ jdUt1, latitudeDeg, longitudeDeg, system }));
        for (const { cuspsDeg, ascendantDeg, midheavenDeg, vertexDeg, armcDeg } of all) {
          expect(cuspsDeg).toHaveLength(12);
          const angles = [...cuspsDeg, ascendantDeg, midheavenDeg, vertexDeg, armcDeg];
          expect(angles.every((deg) => deg >= 0 && deg < 360)).toBe(true);
          expect(ascendantDeg).toBe(all[0]?.ascendantDeg);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("puts the Ascendant of both poles at 0 or 180 degrees, the one that follows the midheaven", () => {
    for (const latitudeDeg of [90, -90]) {
      for (const jdUt1 of [2451545, 2451545.25, 2451545.5, 2451545.75]) {
        const { ascendantDeg, midheavenDeg, system } = librarysEarth.houses({
          jdUt1,
          latitudeDeg,
          longitudeDeg: 0,
          system: "koch",
        });
        expect(Math.abs(Math.sin((ascendantDeg * Math.PI) / 180))).toBeLessThan(1e-9);
        expect((ascendantDeg - midheavenDeg + 360) % 360).toBeLessThanOrEqual(180);
        expect(system).toBe("whole-sign");
      }
    }
  });

  it("begins whole-sign houses at the Ascendant's sign and equal houses at the Ascendant", () => {
    const place = { jdUt1: 2451545, latitudeDeg: 50, longitudeDeg: 11.5 };
    const wholeSign = sky.houses({ ...place, system: "whole-sign" });
    expect(wholeSign.cuspsDeg).toEqual([30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330, 0]);
    const equal = sky.houses({ ...place, system: "equal" });
    expect(equal.cuspsDeg[0]).toBe(equal.ascendantDeg);
    expect(equal.cuspsDeg[11]).toBeCloseTo(equal.ascendantDeg + 330 - 360, 10);
  });

  it.each([
    { latitudeDeg: 90.1, longitudeDeg: 0 },
    { latitudeDeg: Number.NaN, longitudeDeg: 0 },
    { latitudeDeg: 0, longitudeDeg: Number.POSITIVE_INFINITY },
  ])("refuses a place that is not on Earth: %o", (place) => {
    expect(() => sky.houses({ jdUt1: 2451545, ...place, system: "placidus" })).toThrow(InvariantError);
  });
});

describe("the motion of the pole", () => {
  type Vector = readonly [number, number, number];
  const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [b * z - c * y, c * x - a * z, a * y - b * x];

  // x and y of the pole as IERS EOP 20 C04 prints them at 0h UTC, in arcseconds: days that are nodes of the table
  it.each([
    { day: "1962-10-08", poleX: -0.040123, poleY: 0.054777 },
    { day: "1964-04-20", poleX: -0.11187, poleY: 0.42653 },
    { day: "1972-09-25", poleX: 0.127173, poleY: 0.340573 },
  ])("moves the zenith of both map poles, $day: angles by vectors, whatever longitude is given", (published) => {
    const { jdTt, jdUt1 } = sky.timeScales(Date.parse(published.day));
    const obliquity = sky.obliquity(jdTt).trueDeg * RAD_PER_DEG;
    const poleOfEcliptic: Vector = [0, -Math.sin(obliquity), Math.cos(obliquity)];
    const [east, along] = [published.poleX, -published.poleY].map((arcseconds) => (arcseconds / 3600) * RAD_PER_DEG);
    for (const side of [1, -1]) {
      // the axis leans from the north of maps towards (x, -y), so that the vertical there leans the other way
      const meridianDeg = Math.atan2(-side * (along ?? 0), -side * (east ?? 0)) / RAD_PER_DEG;
      const meridian = (sky.siderealTimeDeg(jdUt1) + meridianDeg) * RAD_PER_DEG;
      const lean = Math.hypot(east ?? 0, along ?? 0);
      const zenith: Vector = [lean * Math.cos(meridian), lean * Math.sin(meridian), side];
      const [x, y, z] = cross(zenith, poleOfEcliptic);
      const onEcliptic = Math.atan2(y * Math.cos(obliquity) + z * Math.sin(obliquity), x) / RAD_PER_DEG;
      for (const longitudeDeg of [0, 100, -170]) {
        const houses = sky.houses({ jdUt1, latitudeDeg: 90 * side, longitudeDeg, system: "equal" });
        const apartDeg = Math.abs(signedDifferenceDeg(houses.ascendantDeg, onEcliptic));
        expect(Math.min(apartDeg, 180 - apartDeg) * 3600).toBeLessThan(0.005);
        // 0.001″ of rounding in a pole 0.07″ away
        expect(Math.abs(signedDifferenceDeg(houses.armcDeg, meridian / RAD_PER_DEG))).toBeLessThan(1);
        expect((houses.ascendantDeg - houses.midheavenDeg + 360) % 360).toBeLessThanOrEqual(180);
      }
    }
  });

  it("changes nothing where UT1 is the library's, and nothing far from the measured years", () => {
    const place = { latitudeDeg: 64.1466, longitudeDeg: -21.9426, system: "placidus" } as const;
    for (const jdUt1 of [2378500, 2435839, 2463100, 2816000]) {
      expect(sky.houses({ jdUt1, ...place })).toEqual(librarysEarth.houses({ jdUt1, ...place }));
    }
    const moved = sky.houses({ jdUt1: 2451545, ...place }).armcDeg;
    const still = librarysEarth.houses({ jdUt1: 2451545, ...place }).armcDeg;
    expect(Math.abs(moved - still) * 3600).toBeGreaterThan(0.5);
  });
});
