import { randomUUID } from "node:crypto";
import type { Transport } from "@almagest/auth";
import type { Identified, Pipeline } from "@almagest/pipeline";
import type { FreeKind } from "@almagest/quota";
import type { Context } from "hono";
import type { FreeGate } from "./free-gate";
import type { ServiceLog } from "./log";
import { send } from "./rest/respond";

/** Facts about a request while it is under way; the log line is made from them. */
export interface RequestTrace {
  readonly requestId: string;
  readonly transport: Transport;
  operationId?: string;
  keyId?: string;
}

/** Answers a request, and records what it learns about it. `found` is the caller of free work who sends a key. */
export type TracedHandler = (c: Context, trace: RequestTrace, found?: Identified) => Promise<Response>;

export interface TraceParts {
  readonly log: ServiceLog;
  readonly pipeline: Pipeline;
  /** Limits free requests; without it they are unlimited. */
  readonly gate?: FreeGate;
  /** The caller of a request that sends a key; undefined without one. */
  readonly keyed?: (c: Context) => Promise<Identified | undefined>;
}

const SANE_ID = /^[\w.-]{1,64}$/;

/** The caller's own request id if it is short and plain, otherwise a new one. */
export function beginTrace(sent: string | undefined, transport: Transport): RequestTrace {
  return { requestId: sent !== undefined && SANE_ID.test(sent) ? sent : randomUUID(), transport };
}

export interface TracedRoute {
  /** The route pattern, for the log. */
  readonly route: string;
  readonly transport: Transport;
  readonly handler: TracedHandler;
  /** Counts requests as this kind, by address; work of somebody who sends a key in force by that. */
  readonly free?: FreeKind;
}

/** Runs a handler, answers in its place if it throws, and writes the request's log line. */
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

function gated({ gate, keyed, pipeline }: TraceParts, handler: TracedHandler, free: FreeKind): TracedHandler {
  return async (c, trace) => {
    const found = free === "work" ? await keyed?.(c) : undefined;
    // A key that is not in force opens what everybody may read, counted by address.
    if (found?.ok === false && found.outcome.status === 429) return send(trace, found.outcome);
    const refusal = gate?.(c, free, found?.ok === true ? found.caller : undefined);
    return refusal === undefined ? handler(c, trace, found) : send(trace, await pipeline.refuse(refusal));
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
