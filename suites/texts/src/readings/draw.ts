/** Choices that follow from a seed alone. */
export interface Draw {
  /** 0 up to `count`, without it. */
  readonly below: (count: number) => number;
  readonly of: <Item>(list: readonly Item[]) => Item | undefined;
  /** YYYY-MM-DD of these years. */
  readonly date: (firstYear: number, lastYear: number) => string;
  /** HH:MM:00. */
  readonly time: () => string;
}

/** Mulberry32, begun by the first digits of a commit's hash. */
export function drawBy(hash: string): Draw {
  let state = Number.parseInt(hash.slice(0, 8), 16) | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  const two = (value: number): string => String(value).padStart(2, "0");
  return {
    below,
    of: (list) => list[below(list.length)],
    date: (first, last) =>
      `${String(first + below(last - first + 1)).padStart(4, "0")}-${two(1 + below(12))}-${two(1 + below(28))}`,
    time: () => `${two(below(24))}:${two(below(60))}:00`,
  };
}
