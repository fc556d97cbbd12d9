import { type Credentials, readCredentials } from "@almagest/auth";
import type { Identified } from "@almagest/pipeline";
import type { Context } from "hono";
import { addressOf } from "../client";
import type { TraceParts } from "../trace";
import type { KeepingParts } from "./caching";
import type { Query } from "./query";

export interface CallerParts extends TraceParts, KeepingParts {
  /** The number of the operator's proxies in front of the service. */
  readonly trustedHops: number;
}

/** The credentials in a REST request. */
export function credentialsOf({ trustedHops }: CallerParts, c: Context, query: Query): Credentials {
  const header = (name: string): string | undefined => c.req.header(name);
  const address = addressOf(c, trustedHops);
  return readCredentials("rest", { header, query: (name) => query.values[name], address });
}

/** Identifies the caller of a REST request. */
export function identify(parts: CallerParts, c: Context, query: Query): Promise<Identified> {
  return parts.pipeline.identify(credentialsOf(parts, c, query));
}
