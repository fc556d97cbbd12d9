import type { WesternReader } from "./reader";

/** Gives back what was put together from a reader's texts under a key, or puts it together now. */
export type Kept<Value extends object> = (
  texts: WesternReader,
  key: string,
  make: () => Value | undefined,
) => Value | undefined;

/** Keeps readings that many answers share, as long as their reader lives; at `most` of them it begins anew. */
export function keptByReader<Value extends object>(most: number): Kept<Value> {
  const kept = new WeakMap<WesternReader, Map<string, Value | undefined>>();
  return (texts, key, make) => {
    const own = kept.get(texts) ?? new Map<string, Value | undefined>();
    const found = own.get(key);
    if (found !== undefined || own.has(key)) return found;
    if (own.size >= most) own.clear();
    const value = make();
    kept.set(texts, own.set(key, value));
    return value;
  };
}
