import { type Caller, type Credentials, readCredentials } from "@almagest/auth";
import type { Catalogue, CatalogueEntry } from "@almagest/catalog";
import type { AnyOperation } from "@almagest/operation";
import { badRequest, type Identified, type Outcome, type PictureType, payloadTooLarge } from "@almagest/pipeline";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { addressOf } from "../client";
import { type RequestTrace, type TracedHandler, type TraceParts, traced } from "../trace";
import { BASE_PATH } from "./base";
import { MAX_BODY_BYTES } from "./body";
import { type NamedProgram, revalidationOf, sendAnswer, tagOfAnswer } from "./caching";
import { type ReadOnce, readOnce } from "./idempotency";
import { acceptedPicture } from "./pictures/accept";
import { extensionOf, jsonAddress, jsonRoute, pictureRoutes } from "./pictures/address";
import { choosePicture, picturesOf } from "./pictures/options";
import { sendPicture, VARY } from "./pictures/respond";
import { type Query, readQuery } from "./query";
import { type ReadRequest, readFlat, requestReader } from "./request";
import { send } from "./respond";

/** Mounts every operation. Fixed segments come before parameters: `/signs/random` is not the sign "random". */
export function mountOperations(app: OpenAPIHono, catalogue: Catalogue, parts: CallerParts): void {
  for (const entry of [...catalogue.entries].sort(bySpecificity)) {
    const { method, path } = entry.operation;
    const pattern = `${BASE_PATH}${path.replace(/\{(\w+)\}/g, ":$1")}`;
    const route = `${BASE_PATH}${path}`;
    app.on(method, pattern, traced(parts, { route, transport: "rest", handler: operationHandler(entry, parts) }));
    if (isDrawn(entry)) mountPicture(app, entry, parts, { pattern, route });
    if (method === "POST") {
      const handler = byGetHandler(entry, parts);
      app.get(jsonRoute(pattern), traced(parts, { route: jsonAddress(route), transport: "rest", handler }));
    }
  }
}

function bySpecificity(a: CatalogueEntry, b: CatalogueEntry): number {
  const rank = (entry: CatalogueEntry): string => entry.operation.path.replace(/\{\w+\}/g, "\uffff");
  return rank(a) < rank(b) ? -1 : Number(rank(a) > rank(b));
}

export interface CallerParts extends TraceParts, NamedProgram {
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

/** A picture of an answer has the operation's path with a suffix, by its method or by GET. */
function mountPicture(
  app: OpenAPIHono,
  entry: CatalogueEntry,
  parts: CallerParts,
  { pattern, route }: { readonly pattern: string; readonly route: string },
): void {
  const draw = pictureHandler(entry, parts);
  for (const { route: routed, type } of pictureRoutes(pattern)) {
    const handler: TracedHandler = (c, trace) => draw(c, trace, type);
    const methods = [...new Set([entry.operation.method, "GET"])];
    app.on(methods, routed, traced(parts, { route: `${route}.${extensionOf(type)}`, transport: "rest", handler }));
  }
}

export function isDrawn({ domain, operation }: CatalogueEntry): boolean {
  return domain.pictures.of.includes(operation.id);
}

function operationHandler(entry: CatalogueEntry, parts: CallerParts): TracedHandler {
  const { operation, domain } = entry;
  const read = requestReader(operation);
  const drawn = isDrawn(entry) ? pictureHandler(entry, parts) : undefined;
  return async (c, trace) => {
    const wanted = drawn === undefined ? undefined : acceptedPicture(c.req.header("accept"));
    if (drawn !== undefined && wanted !== undefined) return drawn(c, trace, wanted);
    const known = await callerOf(parts, c, trace, operation);
    if (!known.ok) return known.response;
    const { caller, query } = known;
    const request = await read(c, query);
    if (request.kind !== "read") return unreadable(parts, trace, request, caller);
    const { raw } = request;
    const { once, issues } = onceOf(parts, c, known);
    const call = { operation, domainId: domain.id, caller, transport: "rest" as const, raw };
    const revalidation = revalidationOf(parts, c, operation);
    const outcome = await parts.pipeline.execute({
      ...{ ...call, issues: [...request.issues, ...issues], requestId: trace.requestId },
      ...(once && { once }),
      ...(revalidation && { revalidation }),
    });
    const varying = drawn === undefined ? outcome : { ...outcome, headers: { ...outcome.headers, Vary: VARY } };
    return sendAnswer(c, trace, varying, parts);
  };
}

type KnownCaller =
  | { readonly ok: true; readonly caller: Caller; readonly query: Query }
  | { readonly ok: false; readonly response: Response };

async function callerOf(
  parts: CallerParts,
  c: Context,
  trace: RequestTrace,
  { id }: AnyOperation,
): Promise<KnownCaller> {
  trace.operationId = id;
  const query = readQuery(c.req.url);
  const found = await identify(parts, c, query);
  if (!found.ok) return { ok: false, response: send(trace, found.outcome) };
  trace.keyId = found.caller.keyId;
  return { ok: true, caller: found.caller, query };
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

async function unreadable(
  { pipeline }: CallerParts,
  trace: RequestTrace,
  request: Exclude<ReadRequest, { kind: "read" }>,
  caller: Caller,
): Promise<Response> {
  if (request.kind === "refused") return send(trace, await pipeline.refuse(request.refusal, caller));
  return bare413(trace, await pipeline.refuse(payloadTooLarge(MAX_BODY_BYTES), caller));
}

/** Headers of a speculative request: pages send them for addresses that may be opened next. */
const AHEAD: Readonly<Record<string, RegExp>> = {
  "sec-purpose": /\bprefetch\b/i,
  purpose: /\bprefetch\b/i,
  "x-moz": /\bprefetch\b/i,
};

const PREFETCHED =
  "A browser sent this ahead, before anybody opened the address, and the answer could not be kept until then. Nothing was computed and nothing counted: send the request without its prefetch header (Sec-Purpose, Purpose or X-Moz).";

/**
 * Answers a POST by GET, with its arguments in the address, as for a picture. The address contains a birth, so no cache
 * keeps the answer; prefetches are refused before they cost anything.
 */
function byGetHandler({ operation, domain }: CatalogueEntry, parts: CallerParts): TracedHandler {
  const { pipeline } = parts;
  return async (c, trace) => {
    const known = await callerOf(parts, c, trace, operation);
    if (!known.ok) return known.response;
    const { caller, query } = known;
    if (Object.entries(AHEAD).some(([name, ahead]) => ahead.test(c.req.header(name) ?? ""))) {
      return send(trace, await pipeline.refuse(badRequest(PREFETCHED), caller));
    }
    const request = readFlat(c, operation, query);
    if (request.kind !== "read") return unreadable(parts, trace, request, caller);
    const { raw, issues } = request;
    const call = { operation, domainId: domain.id, caller, transport: "rest" as const, raw, issues };
    const outcome = await pipeline.execute({ ...call, requestId: trace.requestId });
    return send(trace, { ...outcome, headers: { ...outcome.headers, "Cache-Control": "no-store" } });
  };
}

type PictureHandler = (c: Context, trace: RequestTrace, type: PictureType) => Promise<Response>;

/** Draws an answer: the same call, at the same cost and with the same refusals as for JSON. */
function pictureHandler(entry: CatalogueEntry, parts: CallerParts): PictureHandler {
  const { operation, domain, name } = entry;
  const read = requestReader(operation);
  return async (c, trace, type) => {
    const known = await callerOf(parts, c, trace, operation);
    if (!known.ok) return known.response;
    const { caller, query } = known;
    const takesAll = operation.method !== "GET" && c.req.method !== operation.method;
    const { chosen, others, issues } = choosePicture(await picturesOf(entry), query.values, {
      ...{ operation, type, takesAll },
    });
    const asked = { ...query, values: others, issues: [...query.issues, ...issues] };
    const request = takesAll ? readFlat(c, operation, asked) : await read(c, asked);
    if (request.kind !== "read") return unreadable(parts, trace, request, caller);
    const revalidation = revalidationOf(parts, c, operation);
    const { once, issues: ofOnce } = onceOf(parts, c, known);
    const outcome = await parts.pipeline.execute({
      ...{ operation, domainId: domain.id, caller, transport: "rest" },
      ...{ raw: request.raw, issues: [...request.issues, ...ofOnce], requestId: trace.requestId },
      ...(chosen && { picture: { ...chosen, type, isBeside: false } }),
      ...(revalidation && { revalidation }),
      ...(once && { once }),
    });
    const { status, headers } = outcome;
    if (status !== 200 && status !== 304) return send(trace, { ...outcome, headers: { ...headers, Vary: VARY } });
    const sent = { type, fileName: fileNameOf(name), known: c.req.header("if-none-match") };
    const tag = outcome.madeOf && tagOfAnswer(parts, outcome.madeOf);
    return sendPicture(trace, operation, outcome, tag === undefined ? sent : { ...sent, tag });
  };
}

/** `natal-chart` for the library's `natalChart`. */
function fileNameOf(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}

/** No error record: a client that sends that much never reads it. */
function bare413(trace: RequestTrace, { headers }: Outcome): Response {
  return new Response(null, {
    status: 413,
    headers: { ...headers, "X-Request-Id": trace.requestId, "Content-Length": "0", Connection: "close" },
  });
}
