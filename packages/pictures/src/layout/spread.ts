import { at } from "@almagest/operation";
import { turn } from "./polar";

/** An item with a desired position and the space that it needs on either side. */
export interface Wish {
  readonly at: number;
  readonly half: number;
  /** The cost of moving it, relative to others; 1 by default. */
  readonly weight?: number;
  /** Half the space that it needs beside an item of another kind; `half` by default. */
  readonly apart?: { readonly kind: string; readonly half: number };
}

/** The least distance between two neighbors. */
function gapOf(one: Wish, other: Wish): number {
  if (one.apart?.kind === other.apart?.kind) return one.half + other.half;
  return (one.apart?.half ?? one.half) + (other.apart?.half ?? other.half);
}

/**
 * Positions near the desired ones, in the same order and without overlap, with the least sum of squared moves (isotonic
 * regression by pool-adjacent-violators, Ayer et al. 1955, over the positions minus the space before them).
 * @param wishes ascending by `at`.
 */
export function spreadOnLine(wishes: readonly Wish[]): readonly number[] {
  const before = roomBefore(wishes);
  const pulled = wishes.map((wish, index0) => wish.at - at(before, index0));
  const settled = isotonic(
    pulled,
    wishes.map(({ weight = 1 }) => weight),
  );
  return settled.map((place, index0) => place + at(before, index0));
}

/**
 * The same around a circle of 360°. It is cut at the widest gap, so that no crowd is split.
 * @returns degrees in the order of `wishes`, each within half a turn of its wish.
 */
export function spreadOnRing(wishes: readonly Wish[]): readonly number[] {
  if (wishes.length < 2) return wishes.map((wish) => wish.at);
  const unrolled = unrolledRing(wishes);
  const placed = closed(unrolled, spreadOnLine(unrolled));
  const out = new Array<number>(wishes.length).fill(0);
  unrolled.forEach(({ index0, at: wished }, order0) => {
    out[index0] = at(wishes, index0).at + at(placed, order0) - wished;
  });
  return out;
}

/** The indices of items around a circle, in order, starting after the widest gap. */
export function ringOrder(wishes: readonly Wish[]): readonly number[] {
  return unrolledRing(wishes).map(({ index0 }) => index0);
}

interface Unrolled extends Wish {
  readonly index0: number;
}

function unrolledRing(wishes: readonly Wish[]): readonly Unrolled[] {
  const sorted = wishes.map((wish, index0) => ({ ...wish, at: turn(wish.at), index0 })).sort((a, b) => a.at - b.at);
  const cut = widestGap(sorted);
  return [...sorted.slice(cut), ...sorted.slice(0, cut).map((wish) => ({ ...wish, at: wish.at + 360 }))];
}

/** The start of each item's space if all were pushed together. */
function roomBefore(wishes: readonly Wish[]): readonly number[] {
  let room = 0;
  return wishes.map((wish, index0) => {
    room += index0 === 0 ? 0 : gapOf(at(wishes, index0 - 1), wish);
    return room;
  });
}

interface Pool {
  readonly mean: number;
  readonly weight: number;
  readonly count: number;
}

function isotonic(values: readonly number[], weights: readonly number[]): readonly number[] {
  const pools: Pool[] = [];
  values.forEach((value, index0) => {
    let pool: Pool = { mean: value, weight: at(weights, index0), count: 1 };
    for (let last = pools.at(-1); last !== undefined && last.mean > pool.mean; last = pools.at(-1)) {
      pools.pop();
      const weight = last.weight + pool.weight;
      pool = {
        mean: (last.mean * last.weight + pool.mean * pool.weight) / weight,
        weight,
        count: last.count + pool.count,
      };
    }
    pools.push(pool);
  });
  return pools.flatMap(({ mean, count }) => new Array<number>(count).fill(mean));
}

/** The index after the widest gap between neighbors. */
function widestGap(sorted: readonly Wish[]): number {
  let [widest, cut] = [-Infinity, 0];
  sorted.forEach((wish, index0) => {
    const last = sorted.at(index0 - 1);
    if (last === undefined) return;
    const gap = wish.at - last.at + (index0 === 0 ? 360 : 0) - gapOf(last, wish);
    if (gap > widest) [widest, cut] = [gap, index0];
  });
  return cut;
}

/** Keeps the last item from overlapping the first one across the cut: both ends move equally. */
function closed(wishes: readonly Wish[], placed: readonly number[]): readonly number[] {
  const before = roomBefore(wishes);
  const room = 360 - at(before, before.length - 1) - gapOf(at(wishes, wishes.length - 1), at(wishes, 0));
  const pulled = placed.map((place, index0) => place - at(before, index0));
  const [first, last] = [at(pulled, 0), at(pulled, pulled.length - 1)];
  if (last - first <= room) return placed;
  const middle = (first + last) / 2;
  const spare = Math.max(0, room) / 2;
  return pulled.map((place, index0) => Math.min(Math.max(place, middle - spare), middle + spare) + at(before, index0));
}
