import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CYCLE_IDS, PRIMARY_IDS } from "./cycles";
import { cycleOn } from "./day";
import { compositeTrend, phaseOf, trendOf } from "./phase";
import { energyRating, leadingCycle, overallPhase, ratingLevel } from "./rating";

const values = (physical: number, emotional: number, intellectual: number) => ({ physical, emotional, intellectual });

describe("phases, both sides of every border", () => {
  test.each([
    [100, true, "peak"],
    [95, false, "peak"],
    [94, true, "high"],
    [50, false, "high"],
    [49, true, "rising"],
    [49, false, "falling"],
    [10, true, "rising"],
    [9, true, "critical_ascending"],
    [9, false, "critical_descending"],
    [0, true, "critical_ascending"],
    [-9, false, "critical_descending"],
    [-9, true, "critical_ascending"],
    [-10, false, "falling"],
    [-49, true, "rising"],
    [-50, true, "low"],
    [-94, false, "low"],
    [-95, true, "trough"],
    [-100, false, "trough"],
  ] as const)("%i is, rising %s, %s", (value, isRising, phase) => {
    expect(phaseOf(value, isRising)).toBe(phase);
  });
});

describe("trends", () => {
  test.each([
    [0.25, 97, "rising"],
    [0.249, 97, "peaking"],
    [-0.249, 97, "peaking"],
    [-0.25, 97, "falling"],
    [0.249, -97, "bottoming"],
    [-0.25, -97, "falling"],
    [1, 0, "rising"],
    [-1, 0, "falling"],
  ] as const)("slope %d at %i is %s", (slope, value, trend) => {
    expect(trendOf(slope, value)).toBe(trend);
  });

  test("of a composite turn where the slope changes its sign within a day, on either side of zero", () => {
    expect(compositeTrend(0.1, 0.02, -0.1)).toBe("peaking");
    expect(compositeTrend(-0.1, 0.02, 0.1)).toBe("bottoming");
    expect(compositeTrend(0.1, 0.1, 0.1)).toBe("rising");
    expect(compositeTrend(-0.1, -0.2, -0.1)).toBe("falling");
  });

  test("of every cycle agree with its values of the day before and the day after", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CYCLE_IDS), fc.integer({ min: 1, max: 100_000 }), (id, day) => {
        const [before, { rawValue, trend }, after] = [cycleOn(id, day - 1), cycleOn(id, day), cycleOn(id, day + 1)];
        if (trend === "rising") expect(after.rawValue).toBeGreaterThan(before.rawValue);
        if (trend === "falling") expect(after.rawValue).toBeLessThan(before.rawValue);
        if (trend === "peaking") expect(rawValue).toBeGreaterThan(Math.min(before.rawValue, after.rawValue));
        if (trend === "bottoming") expect(rawValue).toBeLessThan(Math.max(before.rawValue, after.rawValue));
      }),
    );
  });
});

describe("the rating of a day", () => {
  test.each([
    [values(100, 100, 100), 10],
    [values(-100, -100, -100), 1],
    [values(0, 0, 0), 6],
    [values(45, -30, 72), 7],
    [values(-1, 0, 0), 5],
  ])("%o is %i", (of, rating) => {
    expect(energyRating(of)).toBe(rating);
  });

  test("never falls when a value rises", () => {
    const value = fc.integer({ min: -100, max: 99 });
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(energyRating(values(a + 1, b, c))).toBeGreaterThanOrEqual(energyRating(values(a, b, c)));
      }),
    );
  });

  test.each([
    [values(23, 22, 22), 7, "high_energy"],
    [values(22, 22, 22), 6, "mixed"],
    [values(-23, -22, -22), 4, "recovery"],
    [values(-22, -22, -22), 5, "mixed"],
    [values(90, 90, 9), 8, "critical"],
    [values(-9, 90, 90), 8, "critical"],
    [values(90, 90, 10), 8, "high_energy"],
  ] as const)("%o, rated %i, is a day that is %s", (of, rating, phase) => {
    expect(energyRating(of)).toBe(rating);
    expect(overallPhase(of)).toBe(phase);
  });

  test("the words for ratings stand at the borders of the overall phases", () => {
    expect([1, 4, 5, 6, 7, 10].map(ratingLevel)).toEqual(["low", "low", "moderate", "moderate", "high", "high"]);
  });

  test("the leading cycle is the critical one, the lowest in recovery, else the highest, the first of equals", () => {
    expect(leadingCycle(values(90, 5, -80), [])).toBe("emotional");
    expect(leadingCycle(values(-60, -80, -70), [])).toBe("emotional");
    expect(leadingCycle(values(60, 80, 80), [])).toBe("emotional");
    expect(leadingCycle(values(14, 12, -20), ["physical"])).toBe("emotional");
    for (const id of PRIMARY_IDS) expect(leadingCycle({ ...values(10, 10, 10), [id]: 20 }, [])).toBe(id);
  });
});
