import { type OperationSearch, operationSearch, type SearchResult, searchedOperations } from "@almagest/catalog/search";
import type { Domain } from "@almagest/operation";

/** Finds operations by plain words. */
export type Search = (query: string, most: number) => Promise<SearchResult>;

/** The longest work on the index without a pause. */
const STRETCH_MS = 4;

/** A search whose index is built by the first query. */
export function searchOver(domains: readonly Domain[]): Search {
  let making: Promise<OperationSearch> | undefined;
  return async (query, most) => {
    making ??= searchedOperations(domains).then((operations) => operationSearch(operations, pauses()));
    return (await making)(query, most);
  };
}

/** A pause after this much work, for other work. */
function pauses(): () => Promise<void> {
  let lastMs = performance.now();
  return async () => {
    if (performance.now() - lastMs < STRETCH_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    lastMs = performance.now();
  };
}
