import { readCredentials } from "@almagest/auth";
import type { Catalogue, CatalogueEntry } from "@almagest/catalog";
import { decodeTextValues, type Issue, jsonSchemaOf, type RawInput } from "@almagest/operation";
import {
  badRequest,
  type Identified,
  malformedJson,
  type Outcome,
  type Pipeline,
  payloadTooLarge,
  type Refusal,
  unsupportedMediaType,
} from "@almagest/pipeline";
import type { Context, Hono } from "hono";
import type { z } from "zod";
import { type AppEnv, type RequestTrace, type TraceParts, traced } from "../trace";
import { MAX_BODY_BYTES, readBody } from "./body";
import { isMalformed, type Query, readQuery } from "./query";
import { send } from "./respond";

/** The version segment that every address of the interface begins with. */
export const BASE_PATH = "/api/v2";

type Read =
  | { readonly kind: "read"; readonly raw: RawInput; readonly issues: readonly Issue[] }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "far_too_large" };

type TextValues = Readonly<Record<string, string>>;
type Decoder = (values: TextValues) => Readonly<Record<string, unknown>>;

/** Mounts every operation. Fixed segments go before parameters: `/signs/random` is not the sign "random". */
export function mountOperations(app: Hono<AppEnv>, catalogue: Catalogue, parts: TraceParts): void {
  for (const entry of [...catalogue.entries].sort(bySpecificity)) {
    const { method, path } = entry.operation;
    const pattern = `${BASE_PATH}${path.replace(/\{(\w+)\}/g, ":$1")}`;
    app.on(method, pattern, operationHandler(entry, parts));
  }
}

function bySpecificity(a: CatalogueEntry, b: CatalogueEntry): number {
  const rank = (entry: CatalogueEntry): string => entry.operation.path.replace(/\{\w+\}/g, "\uffff");
  return rank(a) < rank(b) ? -1 : Number(rank(a) > rank(b));
}

/** Who sends a request of the REST transport. */
export function identify(pipeline: Pipeline, c: Context, query: Query): Promise<Identified> {
  const header = (name: string): string | undefined => c.req.header(name);
  return pipeline.identify(readCredentials("rest", { header, query: (name) => query.values[name] }));
}

function operationHandler(entry: CatalogueEntry, parts: TraceParts): ReturnType<typeof traced> {
  const { operation, domain } = entry;
  const read = requestReader(entry);
  const { pipeline } = parts;
  return traced(parts, `${BASE_PATH}${operation.path}`, async (c, trace) => {
    trace.operationId = operation.id;
    const query = readQuery(c.req.url);
    const found = await identify(pipeline, c, query);
    if (!found.ok) return send(trace, found.outcome);
    const { caller } = found;
    trace.keyId = caller.keyId;
    const request = await read(c, query);
    if (request.kind === "far_too_large") return bare413(trace, await pipeline.refuse(payloadTooLarge(MAX_BODY_BYTES), caller));
    if (request.kind === "refused") return send(trace, await pipeline.refuse(request.refusal, caller));
    const { raw, issues } = request;
    const call = { operation, domainId: domain.id, caller, transport: "rest" as const, raw, issues };
    return send(trace, await pipeline.execute({ ...call, requestId: trace.requestId }));
  });
}

/** No record: whoever sends that much does not read it. */
function bare413(trace: RequestTrace, { headers }: Outcome): Response {
  return new Response(null, {
    status: 413,
    headers: { ...headers, "X-Request-Id": trace.requestId, "Content-Length": "0", Connection: "close" },
  });
}

/** Compiles how a request of one operation is read, so that no schema is looked at while it is. */
function requestReader({ operation }: CatalogueEntry): (c: Context, query: Query) => Promise<Read> {
  const decodeParams = decoderFor(operation.params);
  const decodeQuery = decoderFor(operation.query);
  return async (c, query) => {
    const parts = { params: () => decodeParams(c.req.param()), query: decodeQuery(query.values) };
    if (isMalformed(c.req.url)) return refused(badRequest("The address holds a broken percent escape or a NUL."));
    const raw = { params: parts.params(), query: parts.query };
    if (operation.method === "GET") return { kind: "read", raw, issues: query.issues };
    const body = await readJson(c);
    return body.kind === "json" ? { kind: "read", raw: { ...raw, body: body.value }, issues: query.issues } : body;
  };
}

function decoderFor(schema: z.ZodObject | undefined): Decoder {
  if (schema === undefined) return () => ({});
  const properties = Object.values(jsonSchemaOf(schema, "input").properties ?? {});
  const types = properties.flatMap((property) => (property.anyOf ?? [property]).map(({ type }) => type));
  const holdsOnlyText = types.every((type) => type === "string");
  return holdsOnlyText ? (values) => values : (values) => decodeTextValues(schema, values);
}

type JsonBody = Exclude<Read, { kind: "read" }> | { readonly kind: "json"; readonly value: unknown };

async function readJson(c: Context): Promise<JsonBody> {
  const contentType = c.req.header("content-type");
  const encoding = c.req.header("content-encoding") ?? "identity";
  if (isTooLarge(c) === false && !/^application\/json\s*(?:;|$)/i.test(contentType ?? "")) return refused(unsupportedMediaType(contentType));
  if (encoding !== "identity") return refused(unsupportedMediaType(`${encoding} coding`));
  const body = await readBody(c.req.raw);
  switch (body.kind) {
    case "far_too_large":
      return body;
    case "too_large":
      return refused(payloadTooLarge(MAX_BODY_BYTES));
    case "aborted":
      return refused(badRequest("The body ended before it was complete."));
    case "text":
      return parseJson(body.text);
  }
}
