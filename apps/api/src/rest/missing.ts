import { preflightHeaders } from "@almagest/auth";
import type { Catalogue, CatalogueEntry } from "@almagest/catalog";
import {
  type Endpoint,
  methodNotAllowed,
  methodsAt,
  type Outcome,
  type Refusal,
  unknownPath,
} from "@almagest/pipeline";
import type { Context } from "hono";
import { referenceAddress } from "../docs/address";
import { PAGE_HEADERS } from "../docs/html";
import { asksForPage, missingPage } from "../docs/missing-page";
import { type RequestTrace, type TracedHandler, traced } from "../trace";
import { BASE_PATH } from "./base";
import { hasCalendar } from "./calendar";
import { type CallerParts, credentialsOf, identify } from "./caller";
import { CALENDAR_TYPE, REPORT_TYPE } from "./pictures/accept";
import { jsonAddress, type SuffixedAddress, sentPath, suffixedAddress } from "./pictures/address";
import { isMalformed, readQuery } from "./query";
import { hasReport } from "./report";
import { send } from "./respond";
import { isDrawn } from "./ways";

type Headers = Readonly<Record<string, string>>;

export interface MissingParts extends CallerParts {
  readonly catalogue: Catalogue;
  readonly publicUrl: string;
  /** Method and path pattern of each page of the service, as whole paths. */
  readonly pages: readonly { readonly method: string; readonly path: string }[];
}

/** The operations as suggestions name them. */
export function endpointsOf(catalogue: Catalogue, publicUrl: string): readonly Endpoint[] {
  return catalogue.entries.map(({ operation, domain }) => ({
    method: operation.method,
    path: operation.path,
    summary: operation.summary,
    docs: referenceAddress(publicUrl, domain.id, operation.id),
  }));
}

/** The addresses that a request may have meant. */
interface Addresses {
  readonly endpoints: readonly Endpoint[];
  /** The service's own pages. */
  readonly pages: readonly Endpoint[];
  /** Of these, those under the version segment, without it. */
  readonly inside: readonly Endpoint[];
  readonly drawn: readonly Endpoint[];
  readonly reported: readonly Endpoint[];
  readonly written: readonly Endpoint[];
  /** Those of POST, by GET. */
  readonly byGet: readonly Endpoint[];
}

function addressesOf({ catalogue, publicUrl, ...parts }: MissingParts): Addresses {
  const endpoints = endpointsOf(catalogue, publicUrl);
  const pages = parts.pages.map((page) => ({ ...page, summary: "", docs: "" }));
  return {
    endpoints,
    pages,
    inside: pages.filter(isInside).map((page) => ({ ...page, path: page.path.slice(BASE_PATH.length) })),
    drawn: bothWays(catalogue, isDrawn),
    reported: bothWays(catalogue, hasReport),
    written: bothWays(catalogue, hasCalendar),
    byGet: endpoints.filter(({ method }) => method === "POST").map((one) => ({ ...one, method: "GET" })),
  };
}

/**
 * Answers requests that no route takes. Under the version segment the caller is identified first, as everywhere there;
 * `OPTIONS` lists the methods of a path, without a key and without cost.
 */
export function missingHandler(parts: MissingParts): (c: Context) => Promise<Response> {
  const addresses = addressesOf(parts);
  const handler: TracedHandler = (c, trace) =>
    isInside({ path: sentPath(c.req.path) })
      ? underBase(parts, c, trace, lookUp(parts, addresses, c))
      : outside(parts, c, trace, addresses);
  return traced(parts, { route: "(no route)", transport: "rest", handler });
}

/** A browser sends a preflight before it sends a key, once for each address. */
async function preflight(
  parts: MissingParts,
  c: Context,
  trace: RequestTrace,
  allow: readonly string[],
): Promise<Response> {
  const { pipeline } = parts;
  const refusal = parts.gate?.(c, "file");
  if (refusal !== undefined) return send(trace, await pipeline.refuse(refusal));
  const credentials = credentialsOf(parts, c, readQuery(c.req.url));
  const isKeyed = isInside({ path: sentPath(c.req.path) }) && credentials.key !== undefined;
  const headers = isKeyed ? await pipeline.liveQuotaHeaders(credentials) : pipeline.quotaHeaders();
  return options(c, trace, { allow, headers });
}

/** An address under the version segment. */
interface LookedUp {
  /** Methods that it takes. */
  readonly allow: readonly string[];
  /** Says that it does not take this method, or that there is nothing. The search for near names takes time. */
  readonly refusal: () => Refusal;
}

function lookUp({ publicUrl }: MissingParts, { endpoints, inside, ...under }: Addresses, c: Context): LookedUp {
  const { method } = c.req;
  const whole = decodedPath(c);
  const path = whole.slice(BASE_PATH.length);
  const suffixed = suffixedAddress(whole);
  const bare = suffixed?.path.slice(BASE_PATH.length);
  const allow =
    suffixed === undefined || bare === undefined
      ? methodsAt([...endpoints, ...inside], path)
      : methodsAt(endpointsUnder(suffixed.type, under), bare);
  const refusal = (): Refusal => {
    if (allow.length > 0) {
      const isPost = methodsAt(under.byGet, bare ?? path).length > 0;
      return methodNotAllowed(method, allow, isPost ? otherAddress(method, { path, suffixed }) : undefined);
    }
    const operations = bare === undefined ? [] : methodsAt(endpoints, bare);
    if (suffixed !== undefined && operations.length > 0) return noSuffix(suffixed, operations);
    return unknownPath({ method, path, endpoints, publicUrl });
  };
  return { allow, refusal };
}

async function underBase(
  parts: MissingParts,
  c: Context,
  trace: RequestTrace,
  { allow, refusal }: LookedUp,
): Promise<Response> {
  const { pipeline } = parts;
  if (c.req.method === "OPTIONS" && allow.length > 0) return preflight(parts, c, trace, allow);
  // A browser's address bar cannot send a key; the page reveals no more than the reference does.
  if (allow.length === 0 && asksForPage(c.req.header("accept"))) {
    const tooMany = parts.gate?.(c, "work");
    if (tooMany !== undefined) return send(trace, await pipeline.refuse(tooMany));
    const miss = refusal();
    return answerMiss(c, trace, miss, await pipeline.refuse(miss));
  }
  const found = await identify(parts, c, readQuery(c.req.url));
  if (!found.ok) return send(trace, found.outcome);
  trace.keyId = found.caller.keyId;
  return send(trace, await pipeline.refuse(refusal(), found.caller));
}

async function outside(
  parts: MissingParts,
  c: Context,
  trace: RequestTrace,
  { pages, endpoints }: Addresses,
): Promise<Response> {
  const { pipeline, publicUrl } = parts;
  const path = decodedPath(c);
  const allow = methodsAt(pages, path);
  if (c.req.method === "OPTIONS" && allow.length > 0) return preflight(parts, c, trace, allow);
  const refusal = parts.gate?.(c, "work");
  if (refusal !== undefined) return send(trace, await pipeline.refuse(refusal));
  if (allow.length > 0) return send(trace, await pipeline.refuse(methodNotAllowed(c.req.method, allow)));
  if (OAUTH_PATH.test(path)) return send(trace, await pipeline.refuse(NO_OAUTH));
  const error = `There is nothing at this path. Every endpoint is under ${BASE_PATH}.`;
  const miss = unknownPath({ method: c.req.method, path, endpoints, publicUrl });
  return answerMiss(c, trace, { ...miss, error }, await pipeline.refuse({ ...miss, error }));
}

function endpointsUnder(
  type: SuffixedAddress["type"],
  { drawn, reported, written, byGet }: Pick<Addresses, "drawn" | "reported" | "written" | "byGet">,
): readonly Endpoint[] {
  if (type === "application/json") return byGet;
  if (type === CALENDAR_TYPE) return written;
  return type === REPORT_TYPE ? reported : drawn;
}

/** Operations with a picture, a report or a calendar, each by its method and by GET. */
function bothWays(catalogue: Catalogue, isOne: (entry: CatalogueEntry) => boolean): readonly Endpoint[] {
  return catalogue.entries
    .filter(isOne)
    .flatMap(({ operation: { method, path, summary } }) =>
      [...new Set([method, "GET"])].map((one) => ({ method: one, path, summary, docs: "" })),
    );
}

/** A suffix that the operation does not have is refused before anything is computed or counted. */
function noSuffix({ path, suffix, type }: SuffixedAddress, methods: readonly string[]): Refusal {
  const endpoint = `${methods.join(" and ")} ${path.slice(BASE_PATH.length)}`;
  const none =
    type === REPORT_TYPE || type === CALENDAR_TYPE
      ? `There is no ${type === REPORT_TYPE ? "report" : "calendar"} of ${endpoint}.`
      : `There is no picture of ${endpoint}: it answers only JSON.`;
  const error =
    type === "application/json"
      ? `${endpoint} already answers JSON. Leave ${suffix} out.`
      : `${none} Leave ${suffix} out.`;
  return { code: "not_found", error };
}

/** A longer address is not echoed. */
const LONGEST_SHOWN = 200;

interface PostPath {
  /** The path under the version segment. */
  readonly path: string;
  readonly suffixed: SuffixedAddress | undefined;
}

/** A hint for the caller: the GET address for the arguments of a POST, or the POST behind such a GET address. */
function otherAddress(method: string, { path, suffixed }: PostPath): string | undefined {
  if (path.length > LONGEST_SHOWN) return undefined;
  if (suffixed === undefined && (method === "GET" || method === "HEAD")) {
    return `To use GET, send the same arguments in the query of ${BASE_PATH}${jsonAddress(path)}, those inside objects with names such as person1.date.`;
  }
  if (suffixed?.type === "application/json" && method === "POST") return `POST goes to ${suffixed.path}, with a body.`;
  return undefined;
}

/**
 * Paths that MCP clients try for OAuth after a 401: its metadata (RFC 9728, RFC 8414, OpenID), then its usual
 * endpoints.
 */
const OAUTH_PATH = /^\/(?:\.well-known\/(?:oauth-|openid-)|(?:register|authorize|token)$)/;
const KEYS_ONLY =
  "This service has no OAuth and no sign-in. It takes API keys: set a secret key (alm_sk_ and 46 characters) as the header X-API-Key, or as the bearer token, in the client's settings. If one is set there, it is not valid here.";
const NO_OAUTH: Refusal = { code: "not_found", error: KEYS_ONLY, error_description: KEYS_ONLY };

/** Sends the error record, or for a browser the same as a page. */
function answerMiss(c: Context, trace: RequestTrace, { error, suggestions = [] }: Refusal, outcome: Outcome): Response {
  if (!asksForPage(c.req.header("accept"))) return send(trace, outcome);
  const body = missingPage({ path: new URL(c.req.url).pathname, error, suggestions });
  return send(trace, { status: outcome.status, headers: { ...outcome.headers, ...PAGE_HEADERS }, body });
}

/** Lists the methods of a path, and answers a preflight. */
export function options(
  c: Context,
  { requestId }: Pick<RequestTrace, "requestId">,
  { allow, headers }: { readonly allow: readonly string[]; readonly headers: Headers },
): Response {
  const { allow: methods = [] } = methodNotAllowed("OPTIONS", allow);
  const asked = { origin: c.req.header("origin"), requestedMethod: c.req.header("access-control-request-method") };
  const own = { "X-Request-Id": requestId, Allow: methods.join(", ") };
  return new Response(null, { status: 204, headers: { ...headers, ...own, ...preflightHeaders(asked) } });
}

function isInside({ path }: { readonly path: string }): boolean {
  return path === BASE_PATH || path.startsWith(`${BASE_PATH}/`);
}

/** A path that cannot be decoded belongs to no route. */
function decodedPath(c: Context): string {
  const path = sentPath(c.req.path);
  return isMalformed(path) ? "" : path;
}
