import type { Catalogue } from "@almagest/catalog";
import type { Health } from "@almagest/database";
import { name, version } from "./package-facts";

export interface HealthParts {
  readonly catalogue: Catalogue;
  readonly ephemeris: { readonly name: string; readonly version: string };
  /** Where the source of the running program is. */
  readonly sourceUrl?: string | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** How the database does that keys and the ledger are in; without one there is nothing to say. */
  readonly databaseHealth?: () => Health;
}

/**
 * Makes the health report: what runs, since when, and how much of it there is. The service started when it is made. It
 * is "degraded" while calls that need the database are answered with 503.
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
