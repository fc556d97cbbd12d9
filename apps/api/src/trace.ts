import { randomUUID } from "node:crypto";
import type { Transport } from "@almagest/auth";
import type { Pipeline } from "@almagest/pipeline";
import type { Context, Handler } from "hono";
import type { ServiceLog } from "./log";
import { send } from "./rest/respond";

/** What is known of a request while it is under way; the log line is made from it. */
export interface RequestTrace {
  readonly requestId: string;
  readonly transport: Transport;
  operationId?: string;
  keyId?: string;
}

/** The context of a request. Routes that are mounted from outside may fill `c.get("trace")`. */
export interface AppEnv {
  Variables: { trace: RequestTrace };
}

export type TracedHandler = (c: Context<AppEnv>, trace: RequestTrace) => Response | Promise<Response>;

export interface TraceParts {
  readonly log: ServiceLog;
  readonly pipeline: Pipeline;
}

const SANE_ID = /^[\w.-]{1,64}$/;

/** A caller's own request id where it is short and plain, else a new one. */
export function beginTrace(sent: string | undefined, transport: Transport): RequestTrace {
  return { requestId: sent !== undefined && SANE_ID.test(sent) ? sent : randomUUID(), transport };
}

/** Runs a handler, answers for it where it throws, and writes the request's one line. */
export function traced(parts: TraceParts, route: string, handler: TracedHandler): Handler<AppEnv> {
  return async (c) => {
    const startMs = performance.now();
    const trace = beginTrace(c.req.header("x-request-id"), "rest");
    const response = await guarded(parts, handler, c, trace);
    writeLine(parts.log, { c, trace, route, startMs, status: response.status });
    return response;
  };
}

async function guarded(
  parts: TraceParts,
  handler: TracedHandler,
  c: Context<AppEnv>,
  trace: RequestTrace,
): Promise<Response> {
  try {
    return await handler(c, trace);
  } catch (error) {
    const { requestId } = trace;
    return send(trace, await parts.pipeline.fail({ message: "a request failed", error, requestId }));
  }
}

/** The same for routes that are mounted from outside: they answer themselves, and get the request's id and its line. */
export function tracedRoutes(parts: TraceParts, transport: Transport): Handler<AppEnv> {
  return async (c, next) => {
    const startMs = performance.now();
    const trace = beginTrace(c.req.header("x-request-id"), transport);
    c.set("trace", trace);
    await next();
    c.header("X-Request-Id", trace.requestId);
    writeLine(parts.log, { c, trace, route: c.req.routePath, startMs, status: c.res.status });
  };
}

interface Finished {
  readonly c: Context<AppEnv>;
  readonly trace: RequestTrace;
  readonly route: string;
  readonly startMs: number;
  readonly status: number;
}

function writeLine(log: ServiceLog, { c, trace, route, startMs, status }: Finished): void {
  const ms = Math.round((performance.now() - startMs) * 1000) / 1000;
  log.request({ method: c.req.method, route, status, ms, ...trace });
}
