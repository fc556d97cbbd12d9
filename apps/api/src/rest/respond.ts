import { utf8Of } from "@almagest/mcp";
import type { Outcome } from "@almagest/pipeline";

/** An outcome, or a document kept as bytes. */
export type Sendable = Pick<Outcome, "status" | "headers"> & { readonly body: string | Uint8Array<ArrayBuffer> };

/** The length is set here, because compression checks for it before the adapter would add it. */
export function byteLength(body: Sendable["body"]): string {
  return String(Buffer.byteLength(body));
}

/**
 * Sends an outcome. The headers are one plain object: the Node adapter writes such a response straight to the socket.
 */
export function send(trace: { readonly requestId: string }, outcome: Sendable): Response {
  const body = typeof outcome.body === "string" ? utf8Of(outcome.body) : outcome.body;
  return new Response(body, {
    status: outcome.status,
    headers: {
      "Content-Type": "application/json",
      "Content-Length": byteLength(body),
      "X-Request-Id": trace.requestId,
      "Cache-Control": "no-store",
      ...outcome.headers,
    },
  });
}
