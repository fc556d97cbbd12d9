import { hostOfOrigin, type OriginDecision } from "./origins";

/** What a browser asks before it sends a request with a key. */
export interface Preflight {
  /** The header `Origin`. */
  readonly origin: string | undefined;
  /** The header `Access-Control-Request-Method`; undefined where the request is no preflight. */
  readonly requestedMethod: string | undefined;
  /** A preflight carries no key: allowed is what is on the allowlist of any live publishable key. */
  readonly decision: OriginDecision;
}

type Headers = Readonly<Record<string, string>>;

const METHODS = "GET, POST";
const REQUEST_HEADERS = "X-API-Key, Authorization, Content-Type";
const EXPOSED_HEADERS =
  "X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Reset, Retry-After, X-Request-Id";
/** Ten minutes, the longest that every browser keeps. Each request is checked again, so nothing is gained by it. */
const MAX_AGE_SECONDS = "600";

/** The headers of the answer to a preflight (Fetch standard, 3.3); none for an origin that is not allowed. */
export function preflightHeaders(preflight: Preflight): Headers {
  const reflected = reflect(preflight.origin, preflight.decision);
  if (reflected === undefined || preflight.requestedMethod === undefined) return {};
  return {
    ...reflected,
    "Access-Control-Allow-Methods": METHODS,
    "Access-Control-Allow-Headers": REQUEST_HEADERS,
    "Access-Control-Max-Age": MAX_AGE_SECONDS,
  };
}

/**
 * The headers that let the page read an answer, a refusal too; none for an origin that is not allowed. Credentials of
 * the browser (cookies) are never allowed: the key is the credential.
 */
export function answerHeaders(origin: string | undefined, decision: OriginDecision): Headers {
  const reflected = reflect(origin, decision);
  return reflected === undefined ? {} : { ...reflected, "Access-Control-Expose-Headers": EXPOSED_HEADERS };
}

/** As it was sent, since browsers compare it letter by letter; only what reads as an origin, so no header is injected. */
function reflect(origin: string | undefined, decision: OriginDecision): Record<string, string> | undefined {
  if (decision !== "allowed" || origin === undefined || hostOfOrigin(origin) === undefined) return undefined;
  return { "Access-Control-Allow-Origin": origin, Vary: "Origin" };
}
