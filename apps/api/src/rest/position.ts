import type { Context } from "hono";
import { type CallerParts, credentialsOf } from "./caller";
import { readQuery } from "./query";

/** The quota headers for a caller who sends a key, unless it asks too often. */
export async function positionOf(
  parts: CallerParts,
  c: Context,
): Promise<Readonly<Record<string, string>> | undefined> {
  const credentials = credentialsOf(parts, c, readQuery(c.req.url));
  if (credentials.key === undefined || parts.gate?.(c, "work") !== undefined) return undefined;
  return parts.pipeline.liveQuotaHeaders(credentials);
}
