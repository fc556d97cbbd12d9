import { operationSearch, type SearchedOperation } from "@almagest/catalog/search";
import type { Titles } from "./forms/model";
import { OF_BIRTH, POPULAR } from "./systems";

/** A search result. */
export interface FoundOperation {
  readonly domain: string;
  readonly operation: string;
  readonly title: string;
  readonly line: string;
}

/** The operations to search, and their names in the page's language. */
export interface Searched {
  readonly titles: Titles;
  readonly operations: readonly SearchedOperation[];
  readonly domainName: (domain: string) => string;
}

/** Operations that match a query, the best first. Its last word may be unfinished. */
export type Finder = (query: string) => readonly FoundOperation[];

const MOST = 12;
const WANTED: ReadonlySet<string> = new Set([...OF_BIRTH, ...POPULAR].map(({ operation }) => operation));

/** The search of the service, with operation names in the page's language added. */
export async function openFinder({ titles, operations, domainName }: Searched): Promise<Finder> {
  const byId = new Map(
    titles.map(([domain, operation, title, line]) => [operation, { domain, operation, title, line }]),
  );
  const named = operations.map((one) => ({
    ...one,
    names: [...one.names, byId.get(one.id)?.title ?? ""],
    domainNames: [...one.domainNames, domainName(one.domain)],
    isFeatured: WANTED.has(one.id),
  }));
  const search = await operationSearch(named, pauses());
  return (query) => search(query, MOST, true).operations.flatMap((id) => byId.get(id) ?? []);
}

const STRETCH_MS = 8;

/** Pauses regularly, so that the page stays responsive while the index is built. */
function pauses(): () => Promise<void> {
  let lastMs = performance.now();
  return async () => {
    if (performance.now() - lastMs < STRETCH_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    lastMs = performance.now();
  };
}
