import { hostOfOrigin } from "./origins";

/** A browser's question before it sends a request with a key. */
export interface Preflight {
  /** The header `Origin`. */
  readonly origin: string | undefined;
  /** The header `Access-Control-Request-Method`; undefined where the request is not a preflight. */
  readonly requestedMethod: string | undefined;
}

type Headers = Readonly<Record<string, string>>;

const METHODS = "GET, POST";
/** The places of a key, the body's type, the tag of a known answer, and what libraries, tracing and MCP clients add. */
const REQUEST_HEADERS = [
  ...["X-API-Key", "Authorization", "Content-Type", "X-Request-Id", "X-SDK-Client", "X-Requested-With"],
  ...["If-None-Match", "Idempotency-Key"],
  ...["traceparent", "tracestate", "baggage"],
  ...["Mcp-Protocol-Version", "Mcp-Session-Id", "Last-Event-ID"],
].join(", ");
const EXPOSED_HEADERS =
  "X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Reset, Retry-After, X-Request-Id, Idempotent-Replayed, X-Has-More, X-More-From, WWW-Authenticate, ETag";
/** Ten minutes, the longest that every browser keeps. Each request is checked again, so nothing is gained by it. */
const MAX_AGE_SECONDS = "600";

/**
 * The headers of the answer to a preflight (Fetch standard, 3.3). Every page may ask: a preflight carries no key, and
 * what the key it then sends may do is decided by the request itself, whose refusal the page has to be able to read.
 */
export function preflightHeaders({ origin, requestedMethod }: Preflight): Headers {
  const reflected = answerHeaders(origin)["Access-Control-Allow-Origin"];
  if (reflected === undefined || requestedMethod === undefined) return {};
  return {
    "Access-Control-Allow-Origin": reflected,
    "Access-Control-Allow-Methods": METHODS,
    "Access-Control-Allow-Headers": REQUEST_HEADERS,
    "Access-Control-Max-Age": MAX_AGE_SECONDS,
  };
}

/**
 * The headers that let the page that asked read the answer, a refusal too. Credentials of the browser (cookies) are never
 * allowed: a page has no key but the one it sends, and could send it from anywhere. The origin goes back as it was sent,
 * since browsers compare it letter by letter; only `null` and what reads as an origin, so that no header is injected.
 */
export function answerHeaders(origin: string | undefined): Headers {
  if (origin === undefined || (origin !== "null" && hostOfOrigin(origin) === undefined)) return {};
  return { "Access-Control-Allow-Origin": origin, "Access-Control-Expose-Headers": EXPOSED_HEADERS };
}
