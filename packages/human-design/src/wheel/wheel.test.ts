import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PRINTED_STARTS, printedDeg } from "../../test/printed-starts";
import { GATE_ORDER, GATES, LINES } from "./order";
import { gateStartDeg, toneMarginDeg, wheelPlace } from "./place";

/** The next double above or below. */
function neighbor(value: number, way: 1 | -1): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + BigInt(way));
  return view.getFloat64(0);
}

describe("the wheel", () => {
  test("holds every gate once, and begins each where the printed mandala does", () => {
    expect(GATES).toEqual(Array.from({ length: 64 }, (_, index0) => index0 + 1));
    expect(PRINTED_STARTS).toHaveLength(64);
    for (const printed of PRINTED_STARTS) {
      const gate = GATES[printed.gate - 1] ?? 1;
      expect(gateStartDeg(gate), String(gate)).toBe(printedDeg(printed));
    }
  });

  test.each(GATE_ORDER.map((gate, index0) => [gate, GATE_ORDER[(index0 + 63) % 64] ?? gate] as const))(
    "gate %i begins at its border to the last bit, and gate %i ends there",
    (gate, before) => {
      const start = gateStartDeg(gate);
      expect(wheelPlace(start)).toEqual({ gate, line: 1, color: 1, tone: 1, base: 1 });
      const last = { gate: before, line: 6, color: 6, tone: 6, base: 5 };
      expect(wheelPlace(neighbor(start, -1))).toEqual(last);
      for (const step of [1e-9, 0.001, 0.0052]) {
        expect(wheelPlace(start + step).gate).toBe(gate);
        expect(wheelPlace(start - step)).toEqual(last);
      }
    },
  );

  test("all 384 lines begin at their border and end before the next", () => {
    for (const gate of GATES) {
      for (const line of LINES) {
        const start = (gateStartDeg(gate) + (line - 1) * 0.9375) % 360;
        expect(wheelPlace(start)).toEqual({ gate, line, color: 1, tone: 1, base: 1 });
        expect(wheelPlace(neighbor(start, 1))).toEqual({ gate, line, color: 1, tone: 1, base: 1 });
        const before = wheelPlace(neighbor(start === 0 ? 360 : start, -1));
        expect([before.color, before.tone, before.base]).toEqual([6, 6, 5]);
        expect(before.line).toBe(line === 1 ? 6 : line - 1);
      }
    }
  });

  test("counts bases of 1/192 degree: each of the 69,120 has its own place, in order", () => {
    const seen = new Set<string>();
    for (let base0 = 0; base0 < 69_120; base0++) {
      const { gate, line, color, tone, base } = wheelPlace((base0 + 0.5) / 192);
      seen.add([gate, line, color, tone, base].join("."));
    }
    expect(seen.size).toBe(69_120);
  });

  test("places any longitude as exact fractions do", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => millionths / 1_000_000),
        (longitudeDeg) => {
          // a double is a whole number over a power of two: 2^60 covers every one from 2^-8 degrees on
          if (longitudeDeg > 0 && longitudeDeg < 2 ** -8) return;
          const scaled = BigInt(longitudeDeg * 2 ** 60);
          const base0 = (((scaled * 192n) >> 60n) - 57_984n + 69_120n) % 69_120n;
          const expected = [
            GATE_ORDER[Number(base0 / 1080n)],
            ...[180n, 30n, 5n, 1n].map((size, index0) => {
              const whole = [1080n, 180n, 30n, 5n][index0] ?? 1n;
              return Number((base0 % whole) / size) + 1;
            }),
          ];
          const { gate, line, color, tone, base } = wheelPlace(longitudeDeg);
          expect([gate, line, color, tone, base]).toEqual(expected);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe("the margin of a tone", () => {
  test("is nothing at a border and half a tone in the middle", () => {
    expect(toneMarginDeg(302)).toBe(0);
    expect(toneMarginDeg(302 + 5.625)).toBeCloseTo(0, 12);
    expect(toneMarginDeg(302 + 5 / 384)).toBeCloseTo(5 / 384, 12);
    expect(toneMarginDeg(3.875 - 0.002)).toBeCloseTo(0.002, 12);
    expect(toneMarginDeg(3.875 + 0.002)).toBeCloseTo(0.002, 12);
  });
});
