import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { houseOf } from "./houses";

const EQUAL_FROM_350 = Array.from({ length: 12 }, (_, index0) => (350 + 30 * index0) % 360);

describe("houseOf", () => {
  test("a cusp belongs to its own house, the point before it to the one before", () => {
    expect(houseOf(350, EQUAL_FROM_350)).toBe(1);
    expect(houseOf(349.999999, EQUAL_FROM_350)).toBe(12);
    expect(houseOf(19.999999, EQUAL_FROM_350)).toBe(1);
    expect(houseOf(20, EQUAL_FROM_350)).toBe(2);
  });

  test("every longitude lies in exactly one house, whatever the cusps", () => {
    const widths = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(
        widths,
        fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => millionths / 1_000_000),
        fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => millionths / 1_000_000),
        (parts, start, longitude) => {
          const total = parts.reduce((sum, part) => sum + part, 0);
          let at = start;
          const cusps = parts.map((part) => {
            const cusp = at % 360;
            at += (part * 360) / total;
            return cusp;
          });
          const house = houseOf(longitude, cusps);
          expect(house).toBeGreaterThanOrEqual(1);
          expect(house).toBeLessThanOrEqual(12);
        },
      ),
    );
  });
});
