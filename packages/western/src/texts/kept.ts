import type { WesternReader } from "./reader";

/** Gives back what was put together from a reader's texts under a number, or puts it together now. */
export type Kept<Value> = (texts: WesternReader, key: number, make: () => Value) => Value;

/**
 * Keeps readings that many answers share, as long as their reader lives. Keys are numbers made from few facts: there
 * can be only so many, and to find one takes no text put together.
 */
export function keptByReader<Value>(): Kept<Value> {
  const kept = new WeakMap<WesternReader, Map<number, Value>>();
  return (texts, key, make) => {
    let own = kept.get(texts);
    if (own === undefined) {
      own = new Map();
      kept.set(texts, own);
    }
    const found = own.get(key);
    if (found !== undefined) return found;
    const value = make();
    own.set(key, value);
    return value;
  };
}
