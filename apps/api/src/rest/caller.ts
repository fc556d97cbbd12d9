import { type Credentials, readCredentials } from "@almagest/auth";
import type { Identified } from "@almagest/pipeline";
import type { Context } from "hono";
import { addressOf } from "../client";
import type { TraceParts } from "../trace";
import type { KeepingParts } from "./caching";
import { type Query, readQuery } from "./query";

export interface CallerParts extends TraceParts, KeepingParts {
  /** The number of the operator's proxies in front of the service. */
  readonly trustedHops: number;
}

/** The credentials in a REST request. */
export function credentialsOf(
  { trustedHops }: Pick<CallerParts, "trustedHops">,
  c: Context,
  query: Query,
): Credentials {
  const header = (name: string): string | undefined => c.req.header(name);
  const address = addressOf(c, trustedHops);
  return readCredentials("rest", { header, query: (name) => query.values[name], address });
}

/** Identifies the caller of a REST request. */
export function identify(parts: CallerParts, c: Context, query: Query): Promise<Identified> {
  return parts.pipeline.identify(credentialsOf(parts, c, query));
}

/** Identifies the caller of a free request, if it sends a key. */
export async function identifyKeyed(
  parts: Pick<CallerParts, "pipeline" | "trustedHops">,
  c: Context,
): Promise<Identified | undefined> {
  const credentials = credentialsOf(parts, c, readQuery(c.req.url));
  return credentials.key === undefined ? undefined : parts.pipeline.identify(credentials);
}
