import { type OperationSearch, operationSearch, type SearchResult, searchedOperations } from "@almagest/catalog/search";
import type { Domain } from "@almagest/operation";

/** Finds operations by plain words. */
export type Search = (query: string, most: number) => Promise<SearchResult>;

/** The longest stretch of work on the index before other work may run. */
const STRETCH_MS = 4;

/** A search whose index is made when something is first looked for. */
export function searchOver(domains: readonly Domain[]): Search {
  let making: Promise<OperationSearch> | undefined;
  return async (query, most) => {
    making ??= searchedOperations(domains).then((operations) => operationSearch(operations, pauses()));
    return (await making)(query, most);
  };
}

/** A pause that lets other work run after each stretch. */
function pauses(): () => Promise<void> {
  let lastMs = performance.now();
  return async () => {
    if (performance.now() - lastMs < STRETCH_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    lastMs = performance.now();
  };
}
