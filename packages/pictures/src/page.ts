import { DomainError } from "@almagest/operation";

/**
 * The entries of a page of a list, to draw.
 * @param total the number of entries in the list
 * @throws DomainError `unprocessable_entity` if the page has none: it is past the end, or nothing matches its filters
 */
export function pageEntries<Entry>(entries: readonly Entry[], total: number): readonly Entry[] {
  if (entries.length > 0) return entries;
  const advice = total === 0 ? "Nothing fits the filters: send fewer" : `Send an offset from 0 to ${total - 1}`;
  throw new DomainError("unprocessable_entity", `There is nothing to draw on this page of the list. ${advice}.`);
}
