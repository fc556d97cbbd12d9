import { at } from "@almagest/operation";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A sign on its line: its middle, and the side of its square. */
export interface Sign extends Point {
  readonly size: number;
}

/** The ink of a sign stays within this share of its size. */
const INK = 0.64;
/** Sizes, the best first; the first two keep off other lines of their color. */
const SIZES: readonly number[] = [12, 9.5, 12, 9.5, 7, 5, 3];
const CLEAR = 2;
/** Signs that are larger need not try every place: an odd step reaches both sides. */
const FINE = 7;
const COARSE_STEP = 3;

/** What wants a sign. */
export interface SignWish {
  /** Where it may stand, the best first; undefined after the last. */
  readonly place: (index0: number) => Point | undefined;
  /** Whether a place is so far from lines that a sign could be taken for theirs; always where it is left out. */
  readonly isClear?: (place: Point, distance: number) => boolean;
  /** What is drawn tells its aspect even without a sign. */
  readonly isSpare?: true;
}

/** A sign for everything, at its first free place in the greatest size that has one; all smaller where some find none. */
export function placeSigns(wishes: readonly SignWish[]): readonly (Sign | undefined)[] {
  for (let first = 0; ; first += 1) {
    const taken: Sign[] = [];
    const signs = wishes.map((wish) => takePlace(wish, taken, first));
    const isWhole = signs.every((sign, index0) => sign !== undefined || wishes[index0]?.isSpare === true);
    if (isWhole || first + 1 === SIZES.length) return signs;
  }
}

function takePlace({ place, isClear }: SignWish, taken: Sign[], first: number): Sign | undefined {
  for (let size0 = first; size0 < SIZES.length; size0 += 1) {
    const size = at(SIZES, size0);
    const step = size > FINE ? COARSE_STEP : 1;
    for (let index0 = 0, spot = place(0); spot !== undefined; index0 += step, spot = place(index0)) {
      const { x, y } = spot;
      if (taken.some((other) => (other.x - x) ** 2 + (other.y - y) ** 2 < (INK * (size + other.size)) ** 2)) continue;
      if (size0 < CLEAR && isClear?.(spot, INK * size) === false) continue;
      const sign = { x, y, size };
      taken.push(sign);
      return sign;
    }
  }
  return undefined;
}
