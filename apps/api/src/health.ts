import type { Catalogue } from "@almagest/catalog";
import type { Health } from "@almagest/database";
import { name, version } from "./package-facts";

export interface HealthParts {
  readonly catalogue: Catalogue;
  readonly ephemeris: { readonly name: string; readonly version: string };
  /** The address of the running program's source. */
  readonly sourceUrl?: string | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The state of the database with the keys and the ledger; left out of the report without this. */
  readonly databaseHealth?: () => Health;
}

/**
 * Makes the health report: the program, its start time and its size. The service counts as started when this is called.
 * The status is "degraded" while calls that need the database get a 503.
 */
export function healthReport(parts: HealthParts): () => string {
  const { catalogue, ephemeris, now } = parts;
  const startedEpochMs = now();
  const domains = Object.fromEntries(catalogue.domains.map(({ id, operations }) => [id, operations.length]));
  return () => {
    const database = parts.databaseHealth?.();
    return JSON.stringify({
      status: database === undefined || database === "ok" ? "ok" : "degraded",
      service: name,
      version,
      source: parts.sourceUrl,
      ephemeris: { name: ephemeris.name, version: ephemeris.version },
      uptimeSeconds: Math.max(0, Math.floor((now() - startedEpochMs) / 1000)),
      operations: catalogue.entries.length,
      domains,
      database,
    });
  };
}
