import { InvariantError } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extremaOf } from "./extrema";
import { ROOT_TOLERANCE_DAYS, refineRoot, type ScalarFunction } from "./root";
import { rootsOf } from "./roots";

const JD = 2_451_545;
const windowOf = (from: number, to: number) => ({ fromJdTt: JD + from, toJdTt: JD + to });
const wave = (periodDays: number, phaseDays: number): ScalarFunction => {
  return (jdTt) => Math.sin((2 * Math.PI * (jdTt - JD - phaseDays)) / periodDays);
};
/** The zeros of that wave: every half period, those that lie in the window clear of its ends. */
const zerosOfWave = (periodDays: number, phaseDays: number, from: number, to: number): readonly number[] => {
  const half = periodDays / 2;
  const first = Math.ceil((from - phaseDays) / half);
  const count = Math.max(0, Math.ceil((to - phaseDays) / half) - first);
  return Array.from({ length: count }, (_, k) => JD + phaseDays + (first + k) * half);
};
const days = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** Rounding decides on which side of an end a zero falls that lies upon it. */
const clearOf = (evaluate: ScalarFunction, ...ends: readonly number[]) =>
  ends.every((end) => Math.abs(evaluate(JD + end)) > 1e-6);

describe("rootsOf", () => {
  it("finds every zero of a wave, in order, within 2 ms, and none besides", () => {
    fc.assert(
      fc.property(days(5, 400), days(0, 400), days(-500, 500), days(0, 900), (period, phase, from, length) => {
        const expected = zerosOfWave(period, phase, from, from + length);
        fc.pre(clearOf(wave(period, phase), from, from + length));
        const found = rootsOf(wave(period, phase), { window: windowOf(from, from + length), stepDays: period / 4.1 });
        expect(found.length).toBe(expected.length);
        for (const [k, zero] of expected.entries()) {
          expect(Math.abs((found[k] ?? 0) - zero)).toBeLessThan(ROOT_TOLERANCE_DAYS + 1e-9);
        }
      }),
    );
  });

  it("finds both roots of a dip that only just passes zero, with and without the derivative", () => {
    fc.assert(
      fc.property(days(1, 99), days(-9, -1), fc.boolean(), fc.boolean(), (center, exponent, known, below) => {
        const depth = 10 ** exponent;
        const sign = below ? 1 : -1;
        const dip: ScalarFunction = (jdTt) => sign * ((jdTt - JD - center) ** 2 - depth);
        const slope: ScalarFunction = (jdTt) => sign * 2 * (jdTt - JD - center);
        const search = { window: windowOf(0, 100), stepDays: 7, ...(known ? { slope } : {}) };
        const [first = 0, second = 0, ...more] = rootsOf(dip, search);
        expect(more).toEqual([]);
        expect(Math.abs(first - (JD + center - Math.sqrt(depth)))).toBeLessThan(1e-6);
        expect(Math.abs(second - (JD + center + Math.sqrt(depth)))).toBeLessThan(1e-6);
      }),
    );
  });

  it("gives no root for a dip that stays clear of zero", () => {
    const dip: ScalarFunction = (jdTt) => (jdTt - JD - 33.3) ** 2 + 1e-9;
    expect(rootsOf(dip, { window: windowOf(0, 100), stepDays: 7 })).toEqual([]);
  });

  it("counts a root at the beginning of the window and not one at its end", () => {
    const line: ScalarFunction = (jdTt) => jdTt - JD - 5;
    expect(rootsOf(line, { window: windowOf(5, 10), stepDays: 1 })).toEqual([JD + 5]);
    expect(rootsOf(line, { window: windowOf(0, 5), stepDays: 1 })).toEqual([]);
    expect(rootsOf(line, { window: windowOf(6, 10), stepDays: 1 })).toEqual([]);
  });

  it("finds the second root of a dip that begins at the window's beginning", () => {
    const dip: ScalarFunction = (jdTt) => (jdTt - JD) * (jdTt - JD - 0.25);
    const [first, second = 0, ...more] = rootsOf(dip, { window: windowOf(0, 50), stepDays: 5 });
    expect([first, more]).toEqual([JD, []]);
    expect(second).toBeCloseTo(JD + 0.25, 7);
    expect(rootsOf(dip, { window: windowOf(-50, 0.25), stepDays: 5 })).toHaveLength(1);
  });

  it("loses and doubles nothing where a window is cut in two", () => {
    fc.assert(
      fc.property(days(5, 60), days(0, 60), days(1, 299), (period, phase, cut) => {
        fc.pre(clearOf(wave(period, phase), 0, cut, 300));
        const roots = (from: number, to: number) =>
          rootsOf(wave(period, phase), { window: windowOf(from, to), stepDays: period / 5 });
        const parts = [...roots(0, cut), ...roots(cut, 300)];
        const whole = roots(0, 300);
        expect(parts.length).toBe(whole.length);
        for (const [k, root] of whole.entries()) expect(parts[k]).toBeCloseTo(root, 6);
      }),
    );
  });

  it("gives an empty list for a window without extent", () => {
    expect(rootsOf(() => 0, { window: windowOf(1, 1), stepDays: 1 })).toEqual([]);
  });

  it.each([
    [
      "a window that ends before it begins",
      () => 1,
      windowOf(2, 1),
      1,
      { fromJdTt: JD + 2, toJdTt: JD + 1, stepDays: 1 },
    ],
    ["a window that is not a number", () => 1, windowOf(Number.NaN, 1), 1, { fromJdTt: Number.NaN, toJdTt: JD + 1 }],
    ["a step of nothing", () => 1, windowOf(0, 1), 0, { stepDays: 0 }],
    ["more samples than the bound", () => 1, windowOf(0, 1e6), 1e-3, { toJdTt: JD + 1e6, stepDays: 1e-3 }],
    ["a function without a value", () => Number.NaN, windowOf(0, 1), 1, { jdTt: JD, value: Number.NaN }],
  ])("throws an InvariantError with its state for %s", (_, evaluate, window, stepDays, state) => {
    const search = (): unknown => rootsOf(evaluate, { window, stepDays });
    expect(search).toThrow(InvariantError);
    expect(search).toThrow(expect.objectContaining({ state: expect.objectContaining(state) }));
  });
});

describe("refineRoot", () => {
  it("throws an InvariantError with both samples where they enclose no root", () => {
    const [start, end] = [
      { jdTt: JD, value: 1 },
      { jdTt: JD + 1, value: 2 },
    ];
    const refine = (): unknown => refineRoot(() => 1, start, end);
    expect(refine).toThrow(InvariantError);
    expect(refine).toThrow(expect.objectContaining({ state: { start, end } }));
  });
});

describe("extremaOf", () => {
  it.each([true, false])("finds the crests and troughs of a wave, derivative known: %s", (known) => {
    const height: ScalarFunction = (jdTt) => 3 * wave(20, 2)(jdTt);
    const slope: ScalarFunction = (jdTt) => Math.cos((2 * Math.PI * (jdTt - JD - 2)) / 20);
    const found = extremaOf(height, { window: windowOf(0, 40), stepDays: 4, ...(known ? { slope } : {}) });
    expect(found.map((extremum) => extremum.kind)).toEqual(["maximum", "minimum", "maximum", "minimum"]);
    for (const [k, extremum] of found.entries()) {
      expect(Math.abs(extremum.jdTt - (JD + 7 + 10 * k))).toBeLessThan(known ? 3e-8 : 1e-6);
      expect(extremum.value).toBeCloseTo(k % 2 === 0 ? 3 : -3, 10);
    }
  });

  it("does not take the window's edge or an inflection for an extremum", () => {
    const cube: ScalarFunction = (jdTt) => (jdTt - JD - 5) ** 3;
    expect(extremaOf(cube, { window: windowOf(0, 10), stepDays: 2 })).toEqual([]);
    const slope: ScalarFunction = (jdTt) => 3 * (jdTt - JD - 5) ** 2;
    expect(extremaOf(cube, { window: windowOf(0, 10), stepDays: 2, slope })).toEqual([]);
  });
});
