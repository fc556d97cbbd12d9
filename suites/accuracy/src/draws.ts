/** The next of a row of numbers in [0, 1). */
export type Draw = () => number;

/**
 * A reproducible series of numbers from a seed: mulberry32, a 32-bit generator by Tommy Ettinger (2017), in the public
 * domain.
 */
export function drawsFrom(seed: number): Draw {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A day of the years from the first up to the last, which is not among them. */
export function drawnDate(draw: Draw, firstYear: number, lastYear: number): string {
  const [from, to] = [Date.UTC(firstYear, 0, 1), Date.UTC(lastYear, 0, 1)];
  return new Date(from + draw() * (to - from)).toISOString().slice(0, 10);
}

/** A birth of 1800 to 2099, anywhere on Earth, by a clock of whole hours. */
export function drawnBirth(draw: Draw) {
  const second = Math.floor(86_400 * draw());
  return {
    date: drawnDate(draw, 1800, 2100),
    time: new Date(second * 1000).toISOString().slice(11, 19),
    timezone: Math.floor(25 * draw()) - 12,
    latitude: 180 * draw() - 90,
    longitude: 360 * draw() - 180,
  };
}
