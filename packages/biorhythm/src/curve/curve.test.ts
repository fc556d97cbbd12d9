import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as composite from "./composite";
import { COMPONENTS, COMPOSITE_IDS, CYCLE_IDS, PERIODS, PRIMARY_IDS, SECONDARY_IDS } from "./cycles";
import { crossingsOn, cycleOn, valueOn } from "./day";
import { crossingOn, daysToPeak, daysToTrough, daysToZero, zeroOn } from "./simple";
import { remainderOf, sineOf } from "./sine";

const SIMPLE_IDS = [...PRIMARY_IDS, ...SECONDARY_IDS];
const age = fc.integer({ min: 0, max: 3_000_000 });
const simple = fc.constantFrom(...SIMPLE_IDS);
const pairs = COMPOSITE_IDS.map((id) => [PERIODS[COMPONENTS[id][0]], PERIODS[COMPONENTS[id][1]]] as const);

/** The instants at which a function is zero between two days, by bisection between points a fiftieth of a day apart. */
function rootsBetween(curve: (t: number) => number, from: number, to: number): readonly number[] {
  const roots: number[] = [];
  for (let point = Math.round(from * 50); point < to * 50; point++) {
    // Points are set off from the grid of days, so that no zero on a day falls on one.
    let [low, high] = [(point - 0.37) / 50, (point + 0.63) / 50];
    if (curve(low) * curve(high) > 0) continue;
    for (let step = 0; step < 60; step++) {
      const middle = (low + high) / 2;
      if (curve(low) * curve(middle) <= 0) high = middle;
      else low = middle;
    }
    roots.push(low);
  }
  return roots;
}

const dayOf = (root: number): number => Math.floor(root + 1e-7);

describe("values by hand: 100 sin(2π d / P)", () => {
  test.each([
    ["physical", 0, 0],
    ["physical", 1, 27], // sin 15.652°
    ["physical", 5, 98], // sin 78.261°
    ["physical", 6, 100], // sin 93.913°
    ["physical", 11, 14], // sin 172.174°
    ["physical", 12, -14],
    ["physical", 17, -100], // sin 266.087°
    ["physical", 23, 0],
    ["emotional", 0, 0],
    ["emotional", 1, 22], // sin 12.857°
    ["emotional", 7, 100], // a quarter, exactly
    ["emotional", 14, 0], // half, exactly
    ["emotional", 21, -100],
    ["intellectual", 8, 100], // sin 87.273°
    ["intellectual", 16, 10], // sin 174.545°
    ["intellectual", 17, -10],
    ["intellectual", 25, -100], // sin 272.727°
    ["intuitive", 19, 0],
    ["awareness", 4, 50], // sin 30°
    ["awareness", 12, 100],
    ["spiritual", 13, 100], // sin 88.302°
  ] as const)("%s on day %i is %i", (id, day, value) => {
    expect(valueOn(id, day)).toBe(value);
  });

  test("quarters and halves of whole length are exact, and no zero is negative", () => {
    expect(sineOf(7, 28)).toBe(1);
    expect(sineOf(21, 28)).toBe(-1);
    for (const id of CYCLE_IDS) expect(Object.is(cycleOn(id, 0).rawValue, 0)).toBe(true);
    expect(Object.is(sineOf(14, 28), 0)).toBe(true);
    const days = Array.from({ length: 2000 }, (_, day) => day);
    expect(days.filter((day) => CYCLE_IDS.some((id) => Object.is(cycleOn(id, day).value, -0)))).toEqual([]);
  });
});

describe("published examples", () => {
  test("Rosetta Code, Biorhythms: born 1943-03-09, on 1972-07-11 day 10717: -27, valley, valley", () => {
    expect(PRIMARY_IDS.map((id) => valueOn(id, 10_717))).toEqual([-27, -100, -100]);
    expect(PRIMARY_IDS.map((id) => remainderOf(10_717, PERIODS[id]))).toEqual([22, 21, 25]);
    // Its "next transition" is the following day.
    expect(daysToZero(10_717, 23)).toBe(1);
  });

  test("bio-chart, questions and answers: on day 10000 the physical curve is at -98", () => {
    expect(valueOn("physical", 10_000)).toBe(-98);
  });

  test("after 21252 days the primary curves stand as at birth", () => {
    expect(crossingsOn(21_252)).toEqual([...PRIMARY_IDS]);
    expect(PRIMARY_IDS.map((id) => valueOn(id, 21_252))).toEqual([0, 0, 0]);
  });

  test("day 13053: physical -14, emotional 90, intellectual -28, intuitive 0, aesthetic -36, awareness -38, spiritual 98", () => {
    expect(SIMPLE_IDS.map((id) => valueOn(id, 13_053))).toEqual([-14, 90, -28, 0, -36, -38, 98]);
  });

  test("critical days of the tradition, counted from 1: 1 and 12, 1 and 15, 1 and 17", () => {
    const days = PRIMARY_IDS.map((id) =>
      Array.from({ length: PERIODS[id] }, (_, day) => day).flatMap((day) =>
        crossingOn(day, PERIODS[id]) === undefined ? [] : [cycleOn(id, day).dayInCycle],
      ),
    );
    expect(days).toEqual([
      [1, 12],
      [1, 15],
      [1, 17],
    ]);
  });
});

describe("a single curve", () => {
  test("repeats after its period, mirrors itself at the half, and agrees with the plain formula", () => {
    fc.assert(
      fc.property(simple, age, (id, day) => {
        const period = PERIODS[id];
        expect(sineOf(day + period, period)).toBe(sineOf(day, period));
        expect(sineOf(-day, period) + sineOf(day, period)).toBe(0);
        const within = remainderOf(day, period);
        expect(sineOf(day, period)).toBeCloseTo(Math.sin((2 * Math.PI * within) / period), 12);
      }),
    );
  });

  test("passes zero on the days that hold a root, in the direction of its change of sign, and on no others", () => {
    for (const id of SIMPLE_IDS) {
      const period = PERIODS[id];
      const roots = rootsBetween((t) => Math.sin((2 * Math.PI * t) / period), 0, 3 * period);
      const found = Array.from({ length: 3 * period }, (_, day) => day).filter((day) => crossingOn(day, period));
      expect(found, id).toEqual(roots.map(dayOf));
      for (const [index, day] of found.entries()) {
        expect(zeroOn(day, period)).toBeCloseTo(roots[index] ?? Number.NaN, 9);
        expect(crossingOn(day, period)).toBe(
          Math.cos((2 * Math.PI * (roots[index] ?? 0)) / period) > 0 ? "ascending" : "descending",
        );
      }
    }
  });

  test("counts to its next turns, rounded half up, the printed 3 and 14 of day 3 of 23, and to the day that holds its next zero", () => {
    expect([daysToPeak(3, 23), daysToTrough(3, 23), daysToZero(3, 23)]).toEqual([3, 14, 8]);
    expect([11, 12, 23].map((day) => daysToZero(day, 23))).toEqual([0, 11, 0]);
    fc.assert(
      fc.property(simple, age, (id, day) => {
        const period = PERIODS[id];
        // Quarters of a day are exact in binary.
        const left = (instant: number): number => (((instant - day) % period) + period) % period;
        const rounded = (...instants: readonly number[]): number => Math.floor(Math.min(...instants.map(left)) + 0.5);
        expect(daysToPeak(day, period)).toBe(rounded(period / 4));
        expect(daysToTrough(day, period)).toBe(rounded((3 * period) / 4));
        expect(daysToZero(day, period)).toBe(Math.floor(Math.min(left(0), left(period / 2))));
      }),
    );
  });

  test.each(SIMPLE_IDS)("%s has its highest and lowest value on the days counted to", (id) => {
    const period = PERIODS[id];
    const values = Array.from({ length: period }, (_, day) => sineOf(day, period));
    expect(values[daysToPeak(0, period)]).toBe(Math.max(...values));
    expect(values[daysToTrough(0, period)]).toBe(Math.min(...values));
  });
});

describe("composites", () => {
  test("are the mean of their two cycles", () => {
    fc.assert(
      fc.property(fc.constantFrom(...COMPOSITE_IDS), age, (id, day) => {
        const [first, second] = COMPONENTS[id];
        const mean = (sineOf(day, PERIODS[first]) + sineOf(day, PERIODS[second])) / 2;
        expect(cycleOn(id, day)).toMatchObject({ rawValue: mean, dayInCycle: 0, totalDays: 0 });
        expect(cycleOn(id, day).value).toBe(Math.round(100 * mean) + 0);
      }),
    );
  });

  test.each(pairs)("of %i and %i days count to the next real root, over the whole joint period", (first, second) => {
    const curve = (t: number): number => Math.sin((2 * Math.PI * t) / first) + Math.sin((2 * Math.PI * t) / second);
    const roots = rootsBetween(curve, 0, first * second + 60);
    const days = new Set(roots.map(dayOf));
    for (let day = 0; day < first * second; day++) {
      const next = day + composite.daysToZero(day, [first, second]);
      // A root where the curve touches zero without passing it has no change of sign to be found by.
      if (!days.has(next)) expect(Math.min(Math.abs(curve(next)), Math.abs(curve(next + 1)))).toBeLessThan(0.01);
      expect(Array.from({ length: next - day }, (_, left) => day + left).filter((passed) => days.has(passed))).toEqual(
        [],
      );
    }
  });

  test.each(pairs)("of %i and %i days count to the next turn of their values", (first, second) => {
    const pair = [first, second] as const;
    const at = (day: number): number => composite.meanOf(day, pair);
    const isTop = (day: number): boolean => at(day) > at(day - 1) && at(day) > at(day + 1);
    for (let day = 0; day < first * second; day++) {
      const left = composite.daysToPeak(day, pair);
      expect(isTop(day + left)).toBe(true);
      expect(Array.from({ length: left }, (_, passed) => day + passed).filter(isTop)).toEqual([]);
      // A trough here is a peak of the curve run backward.
      expect(-at(day + composite.daysToTrough(day, pair))).toBe(at(-day - composite.daysToTrough(day, pair)));
    }
  });

  test("slopes agree with the change of value", () => {
    for (const pair of pairs) {
      for (let day = 1; day < 700; day++) {
        const change = composite.meanOf(day + 1, pair) - composite.meanOf(day - 1, pair);
        if (Math.abs(change) > 0.05) expect(Math.sign(composite.slopeOf(day, pair))).toBe(Math.sign(change));
      }
    }
  });
});
