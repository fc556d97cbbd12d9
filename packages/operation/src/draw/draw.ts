import { at } from "../at";
import { InvariantError } from "../contract/errors";
import { randomWords, seededWords, type WordSource } from "./words";

const WORDS = 2 ** 32;

/** More than half of all words are taken, so that passing this bound has a chance below 2^-128. */
const MOST_REJECTIONS = 128;

/** Fair choices out of one stream, one after another. */
export interface Draw {
  /** An integer of 0 to `count` - 1, each equally likely; `count` is an integer of 1 to 2^32. */
  uniform(count: number): number;
  /** True for one half of all words. */
  coin(): boolean;
  /** A fresh list of the same items in random order. */
  shuffled<Item>(items: readonly Item[]): Item[];
}

export interface DrawRequest {
  /** The domain's id. */
  readonly domain: string;
  /** The operation's id, or another name for what is drawn. */
  readonly operation: string;
  /** Without one the draw comes from the random source. */
  readonly seed?: string | undefined;
}

/** The streams of a draw: `picks` decides what comes, `flags` adds yes-or-no marks without disturbing it. */
export interface DrawStreams {
  readonly picks: Draw;
  readonly flags: Draw;
}

/**
 * Opens the streams of a draw. With a seed they depend on the request alone, on every machine and in every version: the
 * key of the picks is `{domain}/{operation}|{seed}`, that of the flags ends in `|flags`.
 */
export function openDraw(request: DrawRequest, random: (byteCount: number) => Uint8Array): DrawStreams {
  if (request.seed === undefined) return { picks: drawFrom(randomWords(random)), flags: drawFrom(randomWords(random)) };
  const key = `${request.domain}/${request.operation}|${request.seed}`;
  return { picks: drawFrom(seededWords(key)), flags: drawFrom(seededWords(`${key}|flags`)) };
}

/** The seed of a daily draw: everybody without a seed shares the day's. */
export function dailySeed(date: string, seed?: string): string {
  return seed === undefined ? date : `${seed}-${date}`;
}

/** Choices out of a stream of words. */
export function drawFrom(next: WordSource): Draw {
  const uniform = (count: number): number => uniformWord(next, count) % count;
  return { uniform, coin: () => next() >= WORDS / 2, shuffled: (items) => shuffle(items, uniform) };
}

/** A word below the greatest multiple of `count` that 32 bits hold, so that no remainder is favored. */
function uniformWord(next: WordSource, count: number): number {
  if (!Number.isInteger(count) || count < 1 || count > WORDS) {
    throw new InvariantError("no uniform choice among that many", { count });
  }
  const limit = WORDS - (WORDS % count);
  for (let tries = 0; tries <= MOST_REJECTIONS; tries++) {
    const word = next();
    if (word < limit) return word;
  }
  throw new InvariantError("the random source repeats itself", { count });
}

/** Fisher and Yates from the end: one choice an item, the first item excepted. */
function shuffle<Item>(items: readonly Item[], uniform: (count: number) => number): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = uniform(last + 1);
    const moved = at(order, last);
    order[last] = at(order, other);
    order[other] = moved;
  }
  return order;
}
