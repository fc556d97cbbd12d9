import { at } from "@almagest/operation";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A sign on its line: its middle, and the side of its square. */
export interface Sign extends Point {
  readonly size: number;
}

/** A sign's ink stays within this share of its size. */
const INK = 0.64;
/** Sizes, the best first; the first two keep clear of other lines of their color. */
const SIZES: readonly number[] = [12, 9.5, 12, 9.5, 7, 5, 3];
const CLEAR = 2;
/** Larger signs need not try every place: an odd step reaches both sides. */
const FINE = 7;
const COARSE_STEP = 3;

/** A sign to be placed. */
export interface SignWish {
  /** Its possible places, the best first; undefined after the last. */
  readonly place: (index0: number) => Point | undefined;
  /** Whether a place is far enough from other lines for a sign not to be read as theirs; by default every place is. */
  readonly isClear?: (place: Point, distance: number) => boolean;
  /** The drawing shows its aspect even without a sign. */
  readonly isSpare?: true;
}

/** Places every sign at its first free place, in the largest size that has one; if some find none, all get smaller. */
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
