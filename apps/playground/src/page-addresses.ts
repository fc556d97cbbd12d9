/** The domain of pages. */
export const PAGES_DOMAIN = "pages";

/** A page by the last part of its address, with its operation and the tradition that it belongs to. */
export interface PageAddress {
  readonly page: string;
  readonly operation: string;
  readonly tradition: string;
}

const at = (page: string, operation: string, tradition: string): PageAddress => ({ page, operation, tradition });

/** The pages, in the order of the start page. */
export const PAGE_ADDRESSES: readonly PageAddress[] = [
  at("birth-chart", "getNatalPage", "astrology"),
  at("kundli", "getKundliPage", "vedic-astrology"),
  at("panchang", "getPanchangPage", "vedic-astrology"),
  at("matching", "getMatchingPage", "vedic-astrology"),
  at("bodygraph", "getBodygraphPage", "human-design"),
  at("four-pillars", "getFourPillarsPage", "chinese-astrology"),
  at("day", "getDayPage", "pages"),
  at("year-ahead", "getYearAheadPage", "astrology"),
];

/** The operation that an address names: `#/pages/kundli` is `getKundliPage`. */
export function operationAt(domain: string, name: string): string {
  if (domain !== PAGES_DOMAIN) return name;
  return PAGE_ADDRESSES.find(({ page }) => page === name)?.operation ?? name;
}

/** The last part of an operation's address. */
export function addressOf(domain: string, operation: string): string {
  if (domain !== PAGES_DOMAIN) return operation;
  return PAGE_ADDRESSES.find((one) => one.operation === operation)?.page ?? operation;
}
