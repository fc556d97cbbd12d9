import type { DomainError, Issue } from "@almagest/operation";
import type { Charge, ExhaustedCharge } from "@almagest/quota";
import type { Refusal } from "./record";
import { type Endpoint, suggestionsFor } from "./suggest";

/** An answer names at most this many issues, so that a hostile body cannot make it huge; `error` counts them all. */
export const MAX_ISSUES = 500;

/** Every failing field at once; an issue that two readers of a field tell alike is one. */
export function invalidInput(told: readonly Issue[]): Refusal {
  const issues = [...new Map(told.map((issue) => [JSON.stringify([issue.path, issue.message]), issue])).values()];
  const [first] = issues;
  const fields = [...new Set(issues.map((issue) => issue.path))];
  const listed = fields.length > 8 ? `${fields.slice(0, 8).join(", ")}, …` : fields.join(", ");
  const error =
    issues.length === 1 && first !== undefined
      ? first.message
      : `${issues.length} problems with ${listed}. Each is explained in issues.`;
  return { error, code: "validation_error", issues: issues.slice(0, MAX_ISSUES) };
}

/** Valid fields that have no answer together, with the member to change where the domain names one. */
export function unanswerable({ code, message, issues }: Pick<DomainError, "code" | "message" | "issues">): Refusal {
  return issues.length === 0 ? { code, error: message } : { code, error: message, issues };
}

export interface PathMiss {
  readonly method: string;
  /** Relative to the version root: `/astrology/natal-chart`. */
  readonly path: string;
  readonly endpoints: readonly Endpoint[];
  /** The service's address without a closing slash. */
  readonly publicUrl: string;
}

/** 404 for a path, with the endpoints it resembles. */
export function unknownPath(miss: PathMiss): Refusal {
  const suggestions = suggestionsFor(miss);
  const [best] = suggestions;
  const hint = best === undefined ? "The reference lists every endpoint." : `Did you mean ${best.endpoint}?`;
  return {
    error: `There is no endpoint at this path. ${hint}`,
    code: "not_found",
    suggestions,
    docs: `${miss.publicUrl}/docs`,
  };
}

/** `allow`: the methods that the path takes. A path that takes GET takes HEAD. `otherwise`: where else to go. */
export function methodNotAllowed(method: string, allow: readonly string[], otherwise?: string): Refusal {
  const methods = allow.includes("GET") ? [...new Set([...allow, "HEAD"])] : allow;
  const error = `This path does not take ${method.slice(0, 20)}. Use ${methods.join(" or ")}.`;
  return {
    error: otherwise === undefined ? error : `${error} ${otherwise}`,
    code: "method_not_allowed",
    allow: methods,
  };
}

export function payloadTooLarge(maxBytes: number): Refusal {
  return { error: `The body is larger than ${maxBytes} bytes.`, code: "payload_too_large" };
}

/** `contentType`: the one sent, if any. */
export function unsupportedMediaType(contentType: string | undefined): Refusal {
  const came = contentType ? `came as ${contentType.slice(0, 60)}` : "came without a Content-Type";
  return { error: `The body ${came}. Send JSON with Content-Type: application/json.`, code: "unsupported_media_type" };
}

/** The refusal of a body that is not plain JSON; undefined where its headers say that it is. */
export function unreadableMedia(
  contentType: string | undefined,
  contentEncoding: string | undefined,
): Refusal | undefined {
  if (!/^application\/json\s*(?:;|$)/i.test(contentType ?? "")) return unsupportedMediaType(contentType);
  const coding = contentEncoding?.toLowerCase() ?? "identity";
  return coding === "identity" ? undefined : unsupportedMediaType(`JSON in ${coding} coding`);
}

/** `reason`: the parser's own words. */
export function malformedJson(reason: string, what = "body"): Refusal {
  return { error: `The ${what} is not valid JSON: ${reason.slice(0, 160)}`, code: "bad_request" };
}

export function badRequest(error: string): Refusal {
  return { error, code: "bad_request" };
}

/** A charge that was refused: the call came too fast, or nothing is left. */
export function notGranted(charge: Extract<Charge, { granted: false }>): Refusal {
  return charge.code === "rate_limited" ? tooFast(charge.perSecond) : exhausted(charge);
}

/** Nothing is left in the caller's window. */
export function exhausted({ code, allowance, isOfNetwork }: ExhaustedCharge): Refusal {
  if (code === "free_tier_exhausted") {
    const whose = isOfNetwork ? " that the whole IPv6 network (/48) of this address has" : "";
    const error = `The ${allowance.limit} requests a day without an API key${whose} are used up. Send a key in the X-API-Key header, or come back after 00:00 UTC.`;
    return { code, error };
  }
  if (allowance.limit === 0) {
    return { code, error: "This API key has no requests: there is no subscription behind it any more." };
  }
  const error = `The monthly allowance of ${allowance.limit} requests is used up. It is refilled on the 1st at 00:00 UTC.`;
  return { code, error };
}

/** The key's own limit on calls a second. */
export function tooFast(perSecond: number): Refusal {
  const error = `This API key may make ${perSecond} requests a second. Wait for the seconds in Retry-After and repeat the request unchanged.`;
  return { code: "rate_limited", error };
}

/** The operation is about the caller's own key. */
export function needsKey(): Refusal {
  return { code: "api_key_required", error: "This is about an API key. Send yours in the X-API-Key header." };
}

/** A key of idempotency is remembered under an API key. */
export function onceNeedsKey(): Refusal {
  const error =
    "Idempotency-Key is remembered under an API key. Send yours in the X-API-Key header, or leave Idempotency-Key out.";
  return { code: "api_key_required", error };
}

export function otherRequest(): Refusal {
  const error =
    "This Idempotency-Key came with another request before. Send a new key with a new request, or the first request unchanged.";
  return { code: "conflict", error };
}

/** The same of a line of a batch. */
export function otherLine(): Refusal {
  const error =
    "This id came with another line under this Idempotency-Key before. Send a new id with a new line, or the first line unchanged.";
  return { code: "conflict", error };
}

export function stillUnderWay(retryAfterSeconds: number): Refusal {
  const error =
    "The first call with this Idempotency-Key is still under way. Repeat the request unchanged after the seconds in Retry-After.";
  return { code: "conflict", error, retryAfterSeconds };
}

/** @param before version of the program that answered first. */
export function answerChanged(before: string, now: string): Refusal {
  const how = before === now ? "otherwise" : `by version ${before}, and version ${now} computes another`;
  const error = `The first answer to this Idempotency-Key cannot be given again: it was computed ${how}. Send the request with a new key; it costs a unit.`;
  return { code: "conflict", error };
}

/** So many heavy calculations are waiting that this one would wait too long. */
export function saturated(): Refusal {
  const error =
    "The service is at capacity for heavy calculations at the moment. Nothing was counted; repeat the request unchanged after the seconds in Retry-After.";
  return { code: "compute_saturated", error, retryAfterSeconds: SATURATED_RETRY_SECONDS };
}

/** The longest calculation takes a fraction of it. */
const SATURATED_RETRY_SECONDS = 1;
/** The service finds a database that is back within one. */
const AWAY_RETRY_SECONDS = 2;

/** Goes out with the status 503. */
export function storageAway(): Refusal {
  const error =
    "The service cannot reach its database at the moment. Nothing was counted; repeat the request unchanged after the seconds in Retry-After.";
  return { code: "error", error, retryAfterSeconds: AWAY_RETRY_SECONDS };
}

/** A feed was fetched in this hour, and the program that asks does not have its text. */
export function fetchedAlready(retryAfterSeconds: number): Refusal {
  const error =
    "This calendar was fetched in this hour. Nothing was counted; fetch it again after the seconds in Retry-After, with the tag of the text that you have in If-None-Match.";
  return { code: "rate_limited", error, retryAfterSeconds };
}

export function stillFetched(retryAfterSeconds: number): Refusal {
  const error =
    "Another fetch of this calendar is under way. Nothing was counted; fetch it again after the seconds in Retry-After.";
  return { code: "rate_limited", error, retryAfterSeconds };
}

/** The reader of a feed is not the owner of its key, and learns nothing about the allowance. */
export function feedExhausted(): Refusal {
  const error = "This calendar has no units left. Fetch it again after the seconds in Retry-After.";
  return { code: "rate_limit_exceeded", error };
}

/** An earlier version made it, and this one takes other input. */
export function feedOutdated(): Refusal {
  const error = "This calendar cannot be made any more. Ask whoever made its address for a new one.";
  return { code: "not_found", error };
}
