import { describe, expect, test } from "vitest";
import { curveCrossings } from "./curve";

const JD = 2_451_545;
const WINDOW = { fromJdTt: JD, toJdTt: JD + 1 };
const daysOf = (found: readonly number[]): number[] => found.map((jdTt) => Math.round(1e6 * (jdTt - JD)) / 1e6);

describe("crossings of a curve", () => {
  test("are found on both sides of a turn, however shallow", () => {
    const depth = 1e-6;
    const turning = (jdTt: number): number => 100 + 40 * (jdTt - JD - 0.4567) ** 2 - depth;
    const found = curveCrossings(turning, WINDOW, [100]);
    expect(found).toHaveLength(2);
    expect((found[1] ?? 0) - (found[0] ?? 0)).toBeCloseTo(2 * Math.sqrt(depth / 40), 6);
    expect(curveCrossings((jdTt) => turning(jdTt) + 2 * depth, WINDOW, [100])).toEqual([]);
  });
  test("are found in every turn of the circle, and where half of it passes in seconds", () => {
    const three = curveCrossings((jdTt) => 1080 * (jdTt - JD) + 10, WINDOW, [90]);
    expect(daysOf(three)).toEqual([80 / 1080, 440 / 1080, 800 / 1080].map((day) => Math.round(1e6 * day) / 1e6));
    const steep = (jdTt: number): number => 180 / (1 + Math.exp(-(jdTt - JD - 0.5) * 86_400));
    expect(daysOf(curveCrossings(steep, WINDOW, [90]))).toEqual([0.5]);
  });
});
