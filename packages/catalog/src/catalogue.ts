import { type AnyOperation, type Domain, InvariantError } from "@almagest/operation";
import { toolName } from "./tool-name";

/** An operation, and the domain that it belongs to. */
export interface CatalogueEntry {
  readonly domain: Domain;
  readonly operation: AnyOperation;
  readonly tool: string;
}

/** Every operation of some domains in order, and the two names to find one by. */
export interface Catalogue {
  readonly domains: readonly Domain[];
  readonly entries: readonly CatalogueEntry[];
  /** By the OpenAPI operationId. */
  byId(id: string): CatalogueEntry | undefined;
  /** By the tool's name. */
  byTool(tool: string): CatalogueEntry | undefined;
}

/**
 * Lists domains.
 * @throws InvariantError where two operations share an id, a method with a path, or a tool name.
 */
export function createCatalogue(domains: readonly Domain[]): Catalogue {
  const entries = domains.flatMap((domain) =>
    domain.operations.map((operation) => ({ domain, operation, tool: toolName(operation) })),
  );
  indexBy(entries, ({ operation }) => `${operation.method} ${operation.path}`);
  const ids = indexBy(entries, ({ operation }) => operation.id);
  const tools = indexBy(entries, ({ tool }) => tool);
  return { domains, entries, byId: (id) => ids.get(id), byTool: (tool) => tools.get(tool) };
}

function indexBy(
  entries: readonly CatalogueEntry[],
  keyOf: (entry: CatalogueEntry) => string,
): ReadonlyMap<string, CatalogueEntry> {
  const index = new Map<string, CatalogueEntry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const other = index.get(key);
    if (other !== undefined) {
      throw new InvariantError("two operations share a name", { key, ids: [other.operation.id, entry.operation.id] });
    }
    index.set(key, entry);
  }
  return index;
}
