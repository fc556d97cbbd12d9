import { type Paging, pageOf } from "@almagest/operation";
import type { Stone } from "./stone";

export interface StonePage<Item> extends Paging {
  /** The number of stones in all pages. */
  readonly total: number;
  readonly crystals: Item[];
}

/** The part of a list that was asked for. */
export function presentPage<Item>(
  paging: Paging,
  found: readonly Stone[],
  present: (stone: Stone) => Item,
): StonePage<Item> {
  const { rows, ...asked } = pageOf(found, paging);
  return { ...asked, crystals: rows.map(present) };
}
