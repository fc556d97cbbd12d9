import { at } from "@almagest/operation";
import { turn } from "./polar";

/** Something that wants to stand at a place and needs so much room to either side. */
export interface Wish {
  readonly at: number;
  readonly half: number;
  /** How much dearer its move is than that of others; 1 where it is left out. */
  readonly weight?: number;
  /** Half of its room beside what is of another kind; `half` where it is left out. */
  readonly apart?: { readonly kind: string; readonly half: number };
}

/** How far two neighbors keep from each other. */
function gapOf(one: Wish, other: Wish): number {
  if (one.apart?.kind === other.apart?.kind) return one.half + other.half;
  return (one.apart?.half ?? one.half) + (other.apart?.half ?? other.half);
}

/**
 * Places near those that are wished for, in the same order, each with its room: the least sum of squared moves
 * (isotonic regression by pool-adjacent-violators, Ayer et al. 1955, over the places less the room before them).
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
 * The same around a circle of 360°. It is cut where it is emptiest, so that nothing that is crowded is parted.
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

/** The indices of places around a circle in their order, from the one after the widest empty stretch on. */
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

/** How far the places of others begin, were all pushed together. */
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

/** The index after the widest empty stretch between neighbors. */
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

/** Keeps the last from running into the first across the cut: both ends give way alike. */
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
