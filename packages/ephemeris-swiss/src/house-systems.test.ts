import { lastingHouseSystems, signedDifferenceDeg } from "@almagest/ephemeris";
import { COMMON_HOUSE_SYSTEMS, DomainError, HOUSE_SYSTEMS, type HouseSystem } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numbersAfter, optionOf, type Run, runsOf } from "../test/read-fixtures";
import { swissEphemeris } from "./swiss";

/** As `swetest` takes it: the pole does not move. */
const sky = swissEphemeris({ ut1: "modeled" });

const LETTERS: Readonly<Record<string, HouseSystem>> = {
  O: "porphyry",
  R: "regiomontanus",
  C: "campanus",
  B: "alcabitius",
  T: "topocentric",
  V: "vehlow",
  D: "equal-midheaven",
  N: "equal-aries",
  X: "meridian",
  M: "morinus",
  U: "krusinski",
  F: "carter",
  H: "horizontal",
  S: "sripati",
  L: "pullen-delta",
  Q: "pullen-ratio",
  I: "sunshine",
  i: "sunshine-makransky",
  J: "savard",
  Y: "apc",
};

const runs = runsOf("house-systems.txt").map((run) => {
  const [, longitude, latitude, letter = ""] = /-house([-0-9.]+),([-0-9.]+),(\w)/.exec(run.command) ?? [];
  const system = LETTERS[letter] ?? "placidus";
  const place = { jdUt1: optionOf(run, "bj"), longitudeDeg: Number(longitude), latitudeDeg: Number(latitude) };
  return [system, place.latitudeDeg, { run, place }] as const;
});

const printedCusps = (run: Run): readonly number[] =>
  Array.from({ length: 12 }, (_, index0) => numbersAfter(run, `house ${String(index0 + 1).padStart(2)}`)[0] ?? -1);

/** Whether swetest drew the system, with the Ascendant of the others and cusps that go round once. */
function isDrawn(run: Run): boolean {
  const cusps = printedCusps(run);
  const turns = cusps.map((cusp, index0) => ((cusps[(index0 + 1) % 12] ?? 0) - cusp + 360) % 360);
  const round = turns.reduce((sum, turn) => sum + turn, 0);
  return Math.abs(round - 360) < 1e-6 && !run.lines.some((line) => line.startsWith("error"));
}

describe("systems of houses", () => {
  it("are all there beside the four, each at five places", () => {
    const systems = [...COMMON_HOUSE_SYSTEMS, ...new Set(runs.map(([system]) => system))];
    expect([...systems].sort()).toEqual([...HOUSE_SYSTEMS].sort());
    expect(runs).toHaveLength(100);
    expect(runs.filter(([, , { run }]) => !isDrawn(run)).length).toBeGreaterThan(3);
  });

  it.each(runs)("%s at latitude %d has swetest's cusps and angles, or is refused", (system, _, { run, place }) => {
    const ask = () => sky.houses({ ...place, system });
    if (!isDrawn(run)) {
      expect(ask).toThrow(DomainError);
      return;
    }
    const found = ask();
    expect(found.system).toBe(system);
    const printed = ["Ascendant", "MC", "ARMC", "Vertex"].map((label) => numbersAfter(run, label)[0] ?? Number.NaN);
    const angles = [found.ascendantDeg, found.midheavenDeg, found.armcDeg, found.vertexDeg];
    const apart = [...found.cuspsDeg, ...angles].map((deg, index0) =>
      Math.abs(signedDifferenceDeg(deg, [...printedCusps(run), ...printed][index0] ?? Number.NaN)),
    );
    expect(apart).toHaveLength(16);
    // eleven digits are printed
    expect(Math.max(...apart)).toBeLessThan(2e-11);
  });

  it("are refused where their cusps fall together, as those of sunshine do near a pole", () => {
    const { jdUt1 } = sky.timeScales(Date.UTC(2000, 5, 21, 18));
    for (const latitudeDeg of [85, 89.99]) {
      const { systems = [] } = answered(() => sky.houses({ jdUt1, latitudeDeg, longitudeDeg: 10, system: "sunshine" }));
      expect(systems).toContain("porphyry");
      expect(systems).not.toContain("sunshine");
    }
  });

  it("go once round the zodiac in order with the angles of every other, or are refused with those that do", () => {
    const latitude = fc.oneof(
      fc.constantFrom(-90, 90, 66.56, -66.56, 0),
      fc.double({ min: -90, max: 90, noNaN: true }),
    );
    const longitude = fc.double({ min: -180, max: 180, noNaN: true });
    const instant = fc.double({ min: 2159360, max: 2816780, noNaN: true });
    const anySystem = fc.constantFrom(...HOUSE_SYSTEMS);
    fc.assert(
      fc.property(instant, latitude, longitude, anySystem, (jdUt1, latitudeDeg, longitudeDeg, system) => {
        const place = { jdUt1, latitudeDeg, longitudeDeg };
        const one = sky.houses({ ...place, system: "equal" });
        const { cuspsDeg, ...angles } = answered(() => sky.houses({ ...place, system }));
        if (cuspsDeg === undefined) {
          expect(lastingHouseSystems(latitudeDeg)).not.toContain(system);
          const { systems = [] } = angles;
          const fallback = ["placidus", "koch"];
          const lasting = lastingHouseSystems(latitudeDeg).filter((other) => !fallback.includes(other));
          expect(systems).toEqual(expect.arrayContaining(lasting));
          for (const other of systems) expect(sky.houses({ ...place, system: other }).system).toBe(other);
          return;
        }
        const turned = cuspsDeg.reduce(
          (sum, cusp, index0) => sum + (((cuspsDeg[(index0 + 1) % 12] ?? 0) - cusp + 360) % 360),
          0,
        );
        expect(turned).toBeCloseTo(360, 5);
        const least = Math.min(
          ...cuspsDeg.map((cusp, index0) => ((cuspsDeg[(index0 + 1) % 12] ?? 0) - cusp + 360) % 360),
        );
        // Pullen's sinusoids leave the middle house of a quadrant below 30° out
        if (system !== "pullen-delta" && angles.system === system) expect(least).toBeGreaterThan(9e-7);
        expect(angles.ascendantDeg).toBe(one.ascendantDeg);
        expect(angles.midheavenDeg).toBe(one.midheavenDeg);
      }),
      { numRuns: 1500 },
    );
  });
});

interface Answered {
  readonly system?: HouseSystem;
  readonly cuspsDeg?: readonly number[];
  readonly ascendantDeg?: number;
  readonly midheavenDeg?: number;
  readonly systems?: readonly HouseSystem[];
}

/** Houses, or the systems that a refusal names. */
function answered(ask: () => Answered): Answered {
  try {
    return ask();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { systems } = error.details;
    return { systems: HOUSE_SYSTEMS.filter((system) => Array.isArray(systems) && systems.includes(system)) };
  }
}
