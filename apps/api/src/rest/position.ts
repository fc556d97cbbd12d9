import type { Identified } from "@almagest/pipeline";
import type { Context } from "hono";
import { type CallerParts, credentialsOf } from "./caller";
import { readQuery } from "./query";

type QuotaHeaders = Readonly<Record<string, string>>;

/** The quota headers for a caller who sends a key, unless it asks too often. */
export async function positionOf(parts: CallerParts, c: Context): Promise<QuotaHeaders | undefined> {
  const credentials = credentialsOf(parts, c, readQuery(c.req.url));
  if (credentials.key === undefined || parts.gate?.(c, "work") !== undefined) return undefined;
  return parts.pipeline.liveQuotaHeaders(credentials);
}

/** The same for a request that was counted already, and whose caller is known. */
export async function countedPosition(
  { pipeline }: CallerParts,
  found: Identified | undefined,
): Promise<QuotaHeaders | undefined> {
  if (found === undefined) return undefined;
  if (found.ok) return pipeline.callerQuotaHeaders(found.caller);
  const headers = Object.entries(found.outcome.headers);
  return Object.fromEntries(headers.filter(([name]) => name.startsWith("X-RateLimit-")));
}
