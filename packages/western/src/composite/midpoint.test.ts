import type { Houses } from "@almagest/ephemeris";
import { normalizeDeg, separationDeg, signedDifferenceDeg } from "@almagest/ephemeris";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compositeHouses, midpointDeg } from "./midpoint";

const degrees = fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => millionths / 1_000_000);

describe("the midpoint of two longitudes", () => {
  test.each([
    [10, 50, 30],
    [350, 20, 5],
    [20, 350, 5],
    [359, 1, 0],
    [0, 179, 89.5],
    [0, 181, 270.5],
    [113.0443217, 113.0443217, 113.0443217],
  ])("of %d and %d is %d", (first, second, middle) => {
    expect(midpointDeg(first, second)).toBeCloseTo(middle, 12);
  });

  test("of opposite points is 90° ahead of the first", () => {
    expect(midpointDeg(10, 190)).toBe(100);
    expect(midpointDeg(190, 10)).toBe(280);
  });

  test("lies on the shorter arc, equally far from both, whatever their order", () => {
    fc.assert(
      fc.property(degrees, degrees, (first, second) => {
        const middle = midpointDeg(first, second);
        expect(middle).toBeGreaterThanOrEqual(0);
        expect(middle).toBeLessThan(360);
        expect(separationDeg(middle, first)).toBeLessThanOrEqual(90 + 1e-9);
        expect(separationDeg(middle, first)).toBeCloseTo(separationDeg(middle, second), 9);
        if (separationDeg(first, second) < 180) expect(midpointDeg(second, first)).toBe(middle);
        expect(midpointDeg(first, first)).toBe(first);
      }),
    );
  });
});

/** A quadrant chart from its Midheaven and the five cusps after it, as arcs from it. */
function quadrantHouses(midheavenDeg: number, arcs: readonly number[]): Houses {
  const upper = [0, ...arcs].map((arc) => normalizeDeg(midheavenDeg + arc));
  const round = [...upper, ...upper.map((cusp) => normalizeDeg(cusp + 180))];
  const cuspsDeg = Array.from({ length: 12 }, (_, index0) => round[(index0 + 3) % 12] ?? 0);
  return {
    system: "placidus",
    cuspsDeg,
    ascendantDeg: cuspsDeg[0] ?? 0,
    midheavenDeg,
    vertexDeg: 0,
    armcDeg: 0,
  };
}

const arcs = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 6, maxLength: 6 }).map((parts) =>
  parts.slice(0, 5).map((_, index0) => {
    const total = parts.reduce((sum, part) => sum + part, 0);
    return (180 * parts.slice(0, index0 + 1).reduce((sum, part) => sum + part, 0)) / total;
  }),
);

describe("composite houses", () => {
  test("a cusp whose shorter arc lies on the other side is turned, counted from the Midheaven", () => {
    const first = quadrantHouses(0, [40, 70, 100, 125, 150]);
    const second = quadrantHouses(170, [20, 45, 80, 115, 145]);
    // Shorter-arc midpoints: MC 85, then 11th of 40 and 190: 115, 12th of 70 and 215: 142.5, Asc of 100 and 250: 175 …
    expect(compositeHouses(first, second).repairedCusps).toEqual([]);
    const wider = quadrantHouses(170, [60, 90, 120, 140, 160]);
    // 11th of 40 and 230: the shorter arc runs through 0°, middle 315; the order from MC 85 asks for 135.
    const repaired = compositeHouses(first, wider);
    expect(repaired.midheavenDeg).toBe(85);
    expect(repaired.cuspsDeg[10]).toBe(135);
    expect(repaired.repairedCusps).toContain(11);
    expect(repaired.repairedCusps).toContain(5);
    expect(repaired.repairedCusps).not.toContain(10);
  });

  test("cusps go round once in order, opposite ones stay opposite, the Ascendant follows the Midheaven", () => {
    fc.assert(
      fc.property(degrees, arcs, degrees, arcs, (midheaven1, arcs1, midheaven2, arcs2) => {
        const first = quadrantHouses(midheaven1, arcs1);
        const second = quadrantHouses(midheaven2, arcs2);
        const { cuspsDeg, ascendantDeg, midheavenDeg } = compositeHouses(first, second);
        const widths = cuspsDeg.map((cusp, index0) => normalizeDeg((cuspsDeg[(index0 + 1) % 12] ?? 0) - cusp));
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6);
        for (const [index0, cusp] of cuspsDeg.entries()) {
          expect(separationDeg(cusp, cuspsDeg[(index0 + 6) % 12] ?? 0)).toBeCloseTo(180, 6);
          const own = midpointDeg(first.cuspsDeg[index0] ?? 0, second.cuspsDeg[index0] ?? 0);
          expect(Math.abs(signedDifferenceDeg(2 * own, 2 * cusp))).toBeCloseTo(0, 6);
        }
        expect(cuspsDeg[0]).toBeCloseTo(ascendantDeg, 6);
        expect(cuspsDeg[9]).toBeCloseTo(midheavenDeg, 6);
        expect(normalizeDeg(ascendantDeg - midheavenDeg)).toBeLessThan(180);
        expect(midheavenDeg).toBe(midpointDeg(midheaven1, midheaven2));
      }),
    );
  });
});
