import type { Identification } from "./callers";

/** Refusals of a caller before anything is known about the key. */
export const REFUSALS = {
  noKey: {
    code: "api_key_required",
    message: "No API key came with the request. Send it in the X-API-Key header.",
  },
  noKeyOnMcp: {
    code: "api_key_required",
    message: "The tool server needs a secret key. Send it in the X-API-Key header.",
  },
  badKey: {
    code: "invalid_api_key",
    message:
      "This API key is not valid: it is mistyped, or this service did not issue it. Keys look like alm_sk_ and 46 characters.",
  },
  revoked: {
    code: "api_key_revoked",
    message: "This API key has been revoked or replaced. Use another key of yours.",
  },
  tokenOnRest: {
    code: "unauthorized",
    message: "An access token opens the tool server it was issued for, and nothing else. Send an API key here.",
  },
  tokenElsewhere: {
    code: "unauthorized",
    message: "This access token was issued for another tool server. Sign in at this one.",
  },
  tokenEnded: {
    code: "unauthorized",
    message: "This access token has expired, or its sign-in has ended. Refresh it, or sign in again.",
  },
  publishableOnMcp: {
    code: "publishable_key_not_allowed_on_mcp",
    message: "A publishable key does not open the tool server. Use a secret key (alm_sk_…).",
  },
  noAddress: {
    code: "invalid_client_ip",
    message: "The request carries no API key, and its origin is unknown. Send a key in the X-API-Key header.",
  },
  noOrigin: {
    code: "origin_required",
    message:
      "A publishable key works from a web page, whose browser sends an Origin header. Use a secret key on a server.",
  },
  otherOrigin: {
    code: "origin_not_allowed",
    message: "This origin is not on the allowlist of the key. Add its host name, without protocol and port.",
  },
  feedEnded: {
    code: "not_found",
    message:
      "This address opens no calendar. It was cut or changed, belongs to another service, or was ended: copy it again in full, or ask whoever made it for a new one.",
  },
  feedPaused: {
    code: "rate_limit_exceeded",
    message: "This calendar has no units at the moment. Fetch it again later.",
  },
} as const satisfies Record<string, Pick<Extract<Identification, { ok: false }>, "code" | "message">>;

export type RefusalReason = keyof typeof REFUSALS;
