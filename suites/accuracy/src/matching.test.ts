import { describe, expect, test } from "vitest";
import { keptEvent, secondsFromZero, valuesAt } from "./kept-rows";
import { matched } from "./matching";

const kept = ["moon 90 2461043.0487 89.9 90.1", "moon 90 2461070.3500 89.9 90.1", "sun 0 2461119.1000 359.99 0.01"].map(
  keptEvent,
);
const [first, second, third] = kept.map(({ key, jdTt }) => ({ key, jdTt: jdTt + 0.00005 }));

describe("events of the two sides", () => {
  test("go together by name and nearness, whatever their order", () => {
    const { pairs, alone } = matched(
      [third, second, first].flatMap((own) => own ?? []),
      kept,
    );
    expect(pairs.map((pair) => pair.kept)).toEqual([kept[2], kept[1], kept[0]]);
    expect(alone).toEqual([]);
  });

  test("one found only by the library is reported, and so is one found only by swetest", () => {
    const own = [first, third, { key: "moon 90", jdTt: 2_461_100 }].flatMap((event) => event ?? []);
    expect(matched(own, kept).alone).toEqual([
      "the library's moon 90 at TT 2461100",
      "swetest's moon 90 at TT 2461070.35",
    ]);
  });

  test("two of the library do not share one of swetest", () => {
    const own = [first, first].flatMap((event) => event ?? []);
    expect(matched(own, kept.slice(0, 1)).alone).toHaveLength(1);
  });

  test("another name is another event", () => {
    expect(matched([{ key: "moon 120", jdTt: 2_461_043.0487 }], kept.slice(0, 1)).alone).toHaveLength(2);
  });
});

describe("the straight line between two rows", () => {
  test("reads the middle, over 0° too", () => {
    const rows = keptEvent("sun 0 2461119.1000 359.99 0.01");
    const [middle = Number.NaN] = valuesAt(rows, 2_461_119.10005);
    expect(Math.abs(middle - 360)).toBeLessThan(1e-6);
  });

  test("is zero where the angle is, in seconds from there", () => {
    const rows = keptEvent("mars 2461119.1000 -1 3");
    const gap = ([value = Number.NaN]: readonly number[]): number => value;
    expect(secondsFromZero(rows, 2_461_119.1, gap)).toBeCloseTo(-2.16, 4);
    expect(secondsFromZero(rows, 2_461_119.1001, gap)).toBeCloseTo(6.48, 3);
  });
});
