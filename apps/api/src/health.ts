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
 * Makes the health report: the program, its start time and its size. The text is written once a second at most. The
 * service counts as started when this is called.
 * The status is "degraded" while calls that need the database get a 503.
 */
export function healthReport(parts: HealthParts): () => string {
  const { catalogue, ephemeris, now } = parts;
  const startedEpochMs = now();
  const domains = Object.fromEntries(catalogue.domains.map(({ id, operations }) => [id, operations.length]));
  const textOf = (database: Health | undefined, uptimeSeconds: number): string =>
    JSON.stringify({
      status: database === undefined || database === "ok" ? "ok" : "degraded",
      service: name,
      version,
      source: parts.sourceUrl,
      ephemeris: { name: ephemeris.name, version: ephemeris.version },
      uptimeSeconds,
      operations: catalogue.entries.length,
      domains,
      database,
    });
  let last:
    | { readonly database: Health | undefined; readonly uptimeSeconds: number; readonly text: string }
    | undefined;
  return () => {
    const database = parts.databaseHealth?.();
    const uptimeSeconds = Math.max(0, Math.floor((now() - startedEpochMs) / 1000));
    if (last?.uptimeSeconds !== uptimeSeconds || last.database !== database) {
      last = { database, uptimeSeconds, text: textOf(database, uptimeSeconds) };
    }
    return last.text;
  };
}
