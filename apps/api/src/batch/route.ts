import type { Caller } from "@almagest/auth";
import type { Catalogue } from "@almagest/catalog";
import { utf8Of } from "@almagest/mcp";
import { badRequest, batchLineReader, type Pipeline, type Refusal } from "@almagest/pipeline";
import type { FreeWork } from "@almagest/quota";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { BASE_PATH } from "../rest/base";
import { discardBody } from "../rest/body";
import { type CallerParts, credentialsOf, identify } from "../rest/caller";
import { type Query, readQuery } from "../rest/query";
import { send } from "../rest/respond";
import { type RequestTrace, type TracedHandler, traced } from "../trace";
import { type Answering, answering } from "./answer";
import type { Courtesy } from "./courtesy";
import { LINE_LIMITS, type LinesEnd, sentLines } from "./lines";
import { places } from "./places";
import { NDJSON, readBatchRequest } from "./request";
import { answerStream } from "./stream";
import { answerWeights } from "./weights";

export const BATCH_PATH = `${BASE_PATH}/batch`;

/** Whether a request to this address is a batch, with or without a query. */
export function isBatchAddress(url: string): boolean {
  return url.startsWith(BATCH_PATH) && /^\/?(?:\?|$)/.test(url.slice(BATCH_PATH.length));
}

export interface BatchParts extends CallerParts {
  readonly catalogue: Catalogue;
  /** Computes lines beside everybody else's calls; the one of all calls where there is no other. */
  readonly linePipeline?: Pipeline;
  readonly free?: FreeWork;
  readonly courtesy?: Courtesy;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Mounts `POST /batch`: many calls in one request, answered while they come. */
export function mountBatch(app: OpenAPIHono, parts: BatchParts): void {
  app.post(BATCH_PATH, traced(parts, { route: BATCH_PATH, transport: "rest", handler: batchHandler(parts) }));
}

function batchHandler(parts: BatchParts): TracedHandler {
  const { pipeline, linePipeline = pipeline } = parts;
  const read = batchLineReader(parts.catalogue.entries);
  const { take } = places();
  const weights = answerWeights();
  return async (c, trace) => {
    trace.operationId = "batch";
    const query = readQuery(c.req.url);
    const found = await identify(parts, c, query);
    if (!found.ok) return refused(c, trace, found.outcome);
    const { caller } = found;
    trace.keyId = caller.keyId;
    const refuse = async (refusal: Refusal): Promise<Response> =>
      refused(c, trace, await pipeline.refuse(refusal, caller));
    const asked = readBatchRequest(parts, c, caller, query);
    if (!asked.ok) return refuse(asked.refusal);
    const position = await pipeline.callerQuotaHeaders(caller);
    // nothing is awaited between taking a place and the stream that gives it back
    const place = take(caller.keyId);
    if ("refusal" in place) return refuse(place.refusal);
    const { once, isOrdered } = asked;
    const { requestId } = trace;
    const lines = answering({
      pipeline: linePipeline,
      read,
      caller,
      requestId,
      once,
      free: parts.free,
      weights,
      now: parts.now,
    });
    const stream = answerStream({
      lines: lines.prepare(sentLines(c.req.raw.body)),
      weigh: lines.weigh,
      answer: lines.answer,
      last: async (end) => [utf8Of(`${JSON.stringify(await lastLine(parts, c, { caller, query, lines, end }))}\n`)],
      isOrdered,
      turn: parts.courtesy?.turn,
      onClose: () => {
        lines.stop();
        place.leave();
      },
    });
    return new Response(stream, { status: 200, headers: { ...position, ...headersOf(trace) } });
  };
}

/** Nothing between the two ends may hold lines back: not compression, nor a proxy's buffer. */
function headersOf({ requestId }: RequestTrace): Readonly<Record<string, string>> {
  return {
    "Content-Type": NDJSON,
    "Cache-Control": "no-store, no-transform",
    "X-Accel-Buffering": "no",
    "X-Request-Id": requestId,
  };
}

async function refused(c: Context, trace: RequestTrace, outcome: Parameters<typeof send>[1]): Promise<Response> {
  await discardBody(c.req.raw);
  return send(trace, outcome);
}

interface Ended {
  readonly caller: Caller;
  readonly query: Query;
  readonly lines: Answering;
  readonly end: LinesEnd;
}

/** The last line: the counts of the batch, and whether all of it was read. */
async function lastLine(parts: BatchParts, c: Context, { caller, query, lines, end }: Ended): Promise<object> {
  const headers = await parts.pipeline.liveQuotaHeaders(credentialsOf(parts, c, query), caller);
  const counts = { ...lines.counts, remaining: Number(headers["X-RateLimit-Remaining"]) };
  if (end === "whole") return { done: true, ...counts };
  const { body } = await parts.pipeline.refuse(BROKEN[end]);
  return { done: false, ...counts, error: JSON.parse(String(body)) };
}

const RESUME = "The lines above are answered; with an Idempotency-Key the others can be sent again.";
const BROKEN: Readonly<Record<Exclude<LinesEnd, "whole">, Refusal>> = {
  idle: { code: "error", error: `Nothing came for ${LINE_LIMITS.idleMs / 1000} seconds. ${RESUME}` },
  broken: badRequest(`The request ended before it was complete. ${RESUME}`),
  too_many: {
    code: "payload_too_large",
    error: `The batch has more than ${LINE_LIMITS.mostLines} lines. Send the lines after them in another batch.`,
  },
  endless: {
    code: "payload_too_large",
    error: `A line has no end. A line takes at most ${LINE_LIMITS.mostBytes} bytes. ${RESUME}`,
  },
};
