import { describe, expect, it } from "vitest";
import { batcher } from "./batcher";

describe("a batcher", () => {
  it("sends the first alone, and those that wait together, in the order of arrival and in bounded batches", async () => {
    const batches: (readonly number[])[] = [];
    const double = batcher(async (items: readonly number[]) => {
      batches.push(items);
      return items.map((item) => item * 2);
    }, 3);
    expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
    expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  });

  it("fails the items of a batch that fails and goes on with the next", async () => {
    const positive = batcher(async (items: readonly number[]) => {
      if (items.some((item) => item < 0)) throw new RangeError("below zero");
      return items;
    }, 2);
    const settled = await Promise.allSettled([1, -2, 3, 4].map(positive));
    expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
    expect(await positive(7)).toBe(7);
  });
});
