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

  it("gathers the calls of one turn, and pauses after a batch of several but never after a lone call", async () => {
    const batches: (readonly number[])[] = [];
    const pauses: (() => void)[] = [];
    const pace = {
      turn: () => Promise.resolve(),
      pause: () => new Promise<void>((resolve) => pauses.push(resolve)),
    };
    const same = batcher(
      async (items: readonly number[]) => {
        batches.push(items);
        return items;
      },
      10,
      pace,
    );
    await same(1);
    await same(2);
    expect(pauses).toHaveLength(0);
    await Promise.all([3, 4].map(same));
    const later = [same(5), same(6)];
    expect(batches).toEqual([[1], [2], [3, 4]]);
    pauses.shift()?.();
    await Promise.all(later);
    expect(batches).toEqual([[1], [2], [3, 4], [5, 6]]);
  });

  it("does not pause while a whole batch waits", async () => {
    const batches: (readonly number[])[] = [];
    const pace = { turn: () => Promise.resolve(), pause: () => new Promise<void>(() => undefined) };
    const same = batcher(
      async (items: readonly number[]) => {
        batches.push(items);
        return items;
      },
      2,
      pace,
    );
    await Promise.all([1, 2, 3, 4].map(same));
    expect(batches).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
});
