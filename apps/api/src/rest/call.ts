import type { Caller } from "@almagest/auth";
import type { CatalogueEntry } from "@almagest/catalog";
import {
  type AskedCalendar,
  type AskedPicture,
  type AskedReport,
  type Outcome,
  payloadTooLarge,
} from "@almagest/pipeline";
import type { Context } from "hono";
import type { RequestTrace, TracedHandler } from "../trace";
import { MAX_BODY_BYTES } from "./body";
import { revalidationOf } from "./caching";
import { type CallerParts, credentialsOf, identify } from "./caller";
import { type ReadOnce, readOnce } from "./idempotency";
import { type Query, readQuery } from "./query";
import type { ReadRequest } from "./request";
import { send } from "./respond";

/** A request, and the picture, report or calendar that it asks for. */
export type AskedRequest = ReadRequest & {
  readonly picture?: AskedPicture;
  readonly report?: AskedReport;
  readonly calendar?: AskedCalendar;
};

/** An address of an operation: how its requests are read, and how outcomes are sent. */
export interface Way {
  readonly read: (c: Context, query: Query) => Promise<AskedRequest>;
  readonly render: (c: Context, trace: RequestTrace, outcome: Outcome) => Response;
}

/** Makes a call of each request, and a response of its outcome. The caller comes first: a stranger's body is not read. */
export function callHandler({ operation, domain }: CatalogueEntry, parts: CallerParts, way: Way): TracedHandler {
  const { pipeline } = parts;
  return async (c, trace) => {
    trace.operationId = operation.id;
    const query = readQuery(c.req.url);
    const found = await identify(parts, c, query);
    if (!found.ok) return send(trace, found.outcome);
    const { caller } = found;
    trace.keyId = caller.keyId;
    const request = await way.read(c, query);
    if (request.kind === "far_too_large") {
      return bare413(trace, await pipeline.refuse(payloadTooLarge(MAX_BODY_BYTES), caller));
    }
    if (request.kind === "refused") return send(trace, await pipeline.refuse(request.refusal, caller));
    const { raw, picture, report, calendar } = request;
    const { once, issues } = onceOf(parts, c, { caller, query });
    const isAnswer = report === undefined && calendar === undefined;
    const revalidation = isAnswer ? revalidationOf(parts, c, operation) : undefined;
    const outcome = await pipeline.execute({
      operation,
      domainId: domain.id,
      caller,
      transport: "rest",
      raw,
      issues: [...request.issues, ...issues],
      requestId: trace.requestId,
      ...(once && { once }),
      ...(revalidation && { revalidation }),
      ...(picture && { picture }),
      ...(report && { report }),
      ...(calendar && { calendar }),
    });
    return way.render(c, trace, outcome);
  };
}

/** Only a POST has an idempotency key. */
function onceOf(
  parts: CallerParts,
  c: Context,
  { caller, query }: { readonly caller: Caller; readonly query: Query },
): ReadOnce {
  const header = c.req.method === "POST" ? c.req.header("idempotency-key") : undefined;
  return readOnce(header, caller, header && credentialsOf(parts, c, query).key);
}

/** No error record: a client that sends that much never reads it. */
function bare413(trace: RequestTrace, { headers }: Outcome): Response {
  return new Response(null, {
    status: 413,
    headers: { ...headers, "X-Request-Id": trace.requestId, "Content-Length": "0", Connection: "close" },
  });
}
