export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A sign on its line: its middle, and the side of its square. */
export interface Sign extends Point {
  readonly size: number;
}

/** The ink of a sign stays within this share of its size. */
const INK = 0.6;
/** Sizes, the best first, and whether a sign of it keeps off other lines of its color. */
const TRIES: readonly (readonly [size: number, isClear: boolean])[] = [
  [12, true],
  [9.5, true],
  [12, false],
  [9.5, false],
  [7, false],
  [5, false],
];

/**
 * Puts a sign at the first place that is free, at the greatest size that has one.
 * @param isClear Whether a place is so far from the lines that a sign could be taken for theirs.
 */
export function takePlace(
  places: readonly Point[],
  taken: Sign[],
  isClear: (place: Point, distance: number) => boolean,
): Sign | undefined {
  for (const [size, hasToBeClear] of TRIES) {
    for (const place of places) {
      if (taken.some((other) => Math.hypot(other.x - place.x, other.y - place.y) < INK * (size + other.size))) continue;
      if (hasToBeClear && !isClear(place, INK * size)) continue;
      const sign = { ...place, size };
      taken.push(sign);
      return sign;
    }
  }
  return undefined;
}
