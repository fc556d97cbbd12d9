import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeDeg, separationDeg, signedDifferenceDeg } from "./angles";

const angle = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe("normalizeDeg", () => {
  it.each([
    [0, 0],
    [360, 0],
    [-360, 0],
    [-1e-17, 0],
    [-0, 0],
    [359.999, 359.999],
    [-30, 330],
    [750, 30],
  ])("brings %d to %d", (given, expected) => {
    expect(normalizeDeg(given)).toBe(expected);
  });

  it("lies in [0, 360) and keeps the direction, for every angle", () => {
    fc.assert(
      fc.property(angle, (deg) => {
        const normal = normalizeDeg(deg);
        expect(normal >= 0 && normal < 360).toBe(true);
        const turns = (deg - normal) / 360;
        expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-9);
      }),
    );
  });
});

describe("signedDifferenceDeg", () => {
  it.each([
    [10, 350, 20],
    [350, 10, -20],
    [180, 0, 180],
    [0, 180, 180],
    [181, 0, -179],
    [0, 181, 179],
    [360, 0, 0],
  ])("from %d, %d is taken as %d", (a, b, expected) => {
    expect(signedDifferenceDeg(a, b)).toBe(expected);
  });

  it("lies in (-180, 180] and leads from the second angle to the first", () => {
    fc.assert(
      fc.property(angle, angle, (a, b) => {
        const difference = signedDifferenceDeg(a, b);
        expect(difference > -180 && difference <= 180).toBe(true);
        expect(separationDeg(b + difference, a)).toBeLessThan(1e-6);
      }),
    );
  });
});

describe("separationDeg", () => {
  it("is symmetric and lies in [0, 180]", () => {
    fc.assert(
      fc.property(angle, angle, (a, b) => {
        const separation = separationDeg(a, b);
        expect(separation >= 0 && separation <= 180).toBe(true);
        expect(separationDeg(b, a)).toBe(separation);
      }),
    );
  });
});
