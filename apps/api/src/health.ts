import type { Catalogue } from "@almagest/catalog";
import { name, version } from "./package-facts";

export interface HealthParts {
  readonly catalogue: Catalogue;
  readonly ephemeris: { readonly name: string; readonly version: string };
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Makes the health report: what runs, since when, and how much of it there is. The service started when it is made. */
export function healthReport(parts: HealthParts): () => string {
  const { catalogue, ephemeris, now } = parts;
  const startedEpochMs = now();
  const domains = Object.fromEntries(catalogue.domains.map(({ id, operations }) => [id, operations.length]));
  return () =>
    JSON.stringify({
      status: "ok",
      service: name,
      version,
      ephemeris: { name: ephemeris.name, version: ephemeris.version },
      uptimeSeconds: Math.max(0, Math.floor((now() - startedEpochMs) / 1000)),
      operations: catalogue.entries.length,
      domains,
    });
}
