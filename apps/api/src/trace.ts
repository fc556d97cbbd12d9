import { randomUUID } from "node:crypto";
import type { Transport } from "@almagest/auth";
import type { Pipeline } from "@almagest/pipeline";
import type { FreeKind } from "@almagest/quota";
import type { Context } from "hono";
import type { FreeGate } from "./free-gate";
import type { ServiceLog } from "./log";
import { send } from "./rest/respond";

/** What is known of a request while it is under way; the log line is made from it. */
export interface RequestTrace {
  readonly requestId: string;
  readonly transport: Transport;
  operationId?: string;
  keyId?: string;
}

/** Answers a request, filling in what it finds out about it. */
export type TracedHandler = (c: Context, trace: RequestTrace) => Promise<Response>;

export interface TraceParts {
  readonly log: ServiceLog;
  readonly pipeline: Pipeline;
  /** Without it there is no limit to what costs nothing. */
  readonly gate?: FreeGate;
}

const SANE_ID = /^[\w.-]{1,64}$/;

/** A caller's own request id where it is short and plain, else a new one. */
export function beginTrace(sent: string | undefined, transport: Transport): RequestTrace {
  return { requestId: sent !== undefined && SANE_ID.test(sent) ? sent : randomUUID(), transport };
}

export interface TracedRoute {
  /** The pattern, for the log. */
  readonly route: string;
  readonly transport: Transport;
  readonly handler: TracedHandler;
  /** Answered without a caller: so it is counted by address, as this. */
  readonly free?: FreeKind;
}

/** Runs a handler, answers for it where it throws, and writes the request's one line. */
export function traced(
  parts: TraceParts,
  { route, transport, handler, free }: TracedRoute,
): (c: Context) => Promise<Response> {
  const answered = free === undefined ? handler : gated(parts, handler, free);
  return async (c) => {
    const startMs = performance.now();
    const trace = beginTrace(c.req.header("x-request-id"), transport);
    const response = await guarded(parts, answered, c, trace);
    const ms = Math.round((performance.now() - startMs) * 1000) / 1000;
    parts.log.request({ method: c.req.method, route, status: response.status, ms, ...trace });
    return response;
  };
}

function gated({ gate, pipeline }: TraceParts, handler: TracedHandler, free: FreeKind): TracedHandler {
  return async (c, trace) => {
    const refusal = gate?.(c, free);
    return refusal === undefined ? handler(c, trace) : send(trace, await pipeline.refuse(refusal));
  };
}

async function guarded(parts: TraceParts, handler: TracedHandler, c: Context, trace: RequestTrace): Promise<Response> {
  try {
    return await handler(c, trace);
  } catch (error) {
    const { requestId } = trace;
    return send(trace, await parts.pipeline.fail({ message: "a request failed", error, requestId }));
  }
}
