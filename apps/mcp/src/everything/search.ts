import { type OperationSearch, operationSearch, type SearchResult, searchedOperations } from "@almagest/catalog/search";
import type { Domain } from "@almagest/operation";

/** Operations that a question is meant for, by their ids. */
export type Search = (query: string, most: number) => Promise<SearchResult>;

/** So long the index is made at a stretch: calls go on meanwhile. */
const STRETCH_MS = 4;

/** A search whose index is made when something is first looked for. */
export function searchOver(domains: readonly Domain[]): Search {
  let making: Promise<OperationSearch> | undefined;
  return async (query, most) => {
    making ??= operationSearch(searchedOperations(domains), pauses());
    return (await making)(query, most);
  };
}

/** A pause that lets everything else run where the last one is some time ago. */
function pauses(): () => Promise<void> {
  let lastMs = performance.now();
  return async () => {
    if (performance.now() - lastMs < STRETCH_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    lastMs = performance.now();
  };
}
