import {
  type AnyOperation,
  type Domain,
  InvariantError,
  type Lang,
  loadWords,
  type TextCatalogue,
  toolName,
} from "@almagest/operation";
import { requireNoCollidingLabels } from "./labels/collisions";

/** An operation, and the domain that it belongs to. */
export interface CatalogueEntry {
  readonly domain: Domain;
  readonly operation: AnyOperation;
  readonly tool: string;
  /** The name that a library user imports it by: `natalChart`. */
  readonly name: string;
}

/** Every operation of some domains in order, the two names to find one by, and their texts. */
export interface Catalogue {
  readonly domains: readonly Domain[];
  readonly entries: readonly CatalogueEntry[];
  /** By the OpenAPI operationId. */
  byId(id: string): CatalogueEntry | undefined;
  /** By the tool's name. */
  byTool(tool: string): CatalogueEntry | undefined;
  /** A domain's texts in one language; none where there is no translation. English is not added. */
  loadTexts(domainId: string, lang: Lang): Promise<readonly TextCatalogue[]>;
}

/**
 * Lists domains.
 * @throws InvariantError where two domains share an id or a folder, where two operations share an id, a method with a
 * path, or a tool name, and where two domains label one name differently without saying so.
 */
export function createCatalogue(domains: readonly Domain[]): Catalogue {
  const entries = domains.flatMap((domain) =>
    domain.operations.map((operation) => ({
      domain,
      operation,
      tool: toolName(operation),
      name: domain.names[operation.id] ?? operation.id,
    })),
  );
  const byDomain = indexBy("domains", domains, ({ id }) => id);
  indexBy("domains", domains, ({ folder }) => folder);
  indexBy("operations", entries, ({ operation }) => `${operation.method} ${operation.path}`);
  const ids = indexBy("operations", entries, ({ operation }) => operation.id);
  const tools = indexBy("operations", entries, ({ tool }) => tool);
  requireNoCollidingLabels(domains);
  return {
    domains,
    entries,
    byId: (id) => ids.get(id),
    byTool: (tool) => tools.get(tool),
    loadTexts: async (domainId, lang) => {
      const domain = byDomain.get(domainId);
      return domain === undefined ? [] : loadWords(domain, lang);
    },
  };
}

function indexBy<Entry>(
  what: string,
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): ReadonlyMap<string, Entry> {
  const index = new Map<string, Entry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (index.has(key)) throw new InvariantError(`two ${what} share the name ${key}`, { key });
    index.set(key, entry);
  }
  return index;
}
