import type { Stone } from "./stone";

export interface Paging {
  readonly limit: number;
  readonly offset: number;
}

export interface Page<Item> extends Paging {
  /** The number of stones in all pages. */
  readonly total: number;
  readonly crystals: Item[];
}

/** The part of a list that was asked for. */
export function presentPage<Item>(
  { limit, offset }: Paging,
  found: readonly Stone[],
  present: (stone: Stone) => Item,
): Page<Item> {
  return { total: found.length, limit, offset, crystals: found.slice(offset, offset + limit).map(present) };
}
