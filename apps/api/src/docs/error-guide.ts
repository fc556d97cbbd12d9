import { ERROR_CODES, ERROR_STATUS, type ErrorCode } from "@almagest/operation";

export interface ErrorEntry {
  readonly code: ErrorCode;
  readonly status: number;
  /** When it happens. */
  readonly when: string;
  /** The remedy for the caller. */
  readonly remedy: string;
}

const GUIDE = {
  validation_error: {
    when: "One or more values of the path, the query or the body are invalid, or the endpoint does not know a member: nothing is ignored. All failing fields are reported at once.",
    remedy:
      "Read `issues`: each entry names the field in `path` and says what to send instead; `unknown_member` names the nearest known one and where it belongs. Correct them and call again; nothing was counted.",
  },
  bad_request: {
    when: "The request cannot be read at all: the body is not valid JSON in UTF-8, has a repeated member, more than 2,000 members or 32 levels, or the address has a broken percent escape. A `.json` address that a browser prefetches is refused too.",
    remedy: "Correct the request. `error` quotes the place where the parser failed.",
  },
  api_key_required: {
    when: "The request has no API key where one is required: on the tool server, for `GET /usage`, or on a service that requires one for every call.",
    remedy:
      "Send your key in the header `X-API-Key`. `Authorization: Bearer` and, for trying things out, the query parameter `api_key` are read too, in this order.",
  },
  invalid_api_key: {
    when: "The key is mistyped, cut short, or was never issued by this service.",
    remedy: "Copy the key again, whole and without blanks. Do not retry with the same one.",
  },
  api_key_revoked: {
    when: "The key was valid once and has been revoked.",
    remedy: "Use another key of yours, or have a new one issued.",
  },
  subscription_not_found: {
    when: "The key is genuine, but the subscription it was issued for no longer exists.",
    remedy: "Subscribe again, or use a key of a subscription that exists.",
  },
  subscription_inactive: {
    when: "The subscription behind the key has expired, or was cancelled or suspended and its last period has ended.",
    remedy: "Renew the subscription. The same key works again from then on.",
  },
  unauthorized: {
    when: "An access token (`alm_at_…`) of a sign-in was used where it opens nothing: under `/api/v2`, at another tool server than its own, or after the sign-in ended.",
    remedy:
      "Use an API key under `/api/v2`. At a tool server, refresh the token or sign in again, which connectors do by themselves.",
  },
  publishable_key_not_allowed_on_mcp: {
    when: "A publishable key (`alm_pk_…`) was used on the tool server.",
    remedy: "Use a secret key (`alm_sk_…`) there. Publishable keys are for the REST interface, from a browser.",
  },
  invalid_client_ip: {
    when: "A request without a key could not be attributed to a client: the trusted proxy named no address.",
    remedy: "Send an API key.",
  },
  forbidden: {
    when: "The key is valid and does not permit the request: a batch, a calendar feed or a webhook with a publishable key.",
    remedy: "Use a secret key, on a server. Repeating the request does not help.",
  },
  origin_required: {
    when: "A publishable key was used without an `Origin` header, so not from a web page.",
    remedy: "Use a secret key on a server. Browsers send the header by themselves.",
  },
  origin_not_allowed: {
    when: "A publishable key was used from a host that is not on its list.",
    remedy: "Add the plain host name to the key's list; each staging or preview host needs its own entry.",
  },
  not_found: {
    when: "There is no endpoint at this path, or an identifier in a request that was otherwise right is unknown.",
    remedy:
      "For a path, look at `suggestions` and `docs`. For an identifier, `error` names the accepted values; letter case and separators do not matter.",
  },
  method_not_allowed: {
    when: "The path exists, but takes another method.",
    remedy:
      "Use one of the methods in `allow`, which are also in the `Allow` header. The arguments of a POST may be sent by GET with `.json` at the end of the path.",
  },
  conflict: {
    when: "The `Idempotency-Key` was sent before: with another request, or its first call is still running, or the service was upgraded since and can no longer compute the first answer. Or the state of a webhook forbids what was asked: it is disabled, was changed meanwhile or cannot be opened, or the key has as many webhooks as it may have. Nothing was counted.",
    remedy:
      "If there is a `Retry-After`, repeat the request unchanged after that many seconds. Otherwise `error` gives the reason: send a new request with a new key, or do for the webhook what it says.",
  },
  gone: {
    when: "Reserved, and not sent at present: no path was ever removed.",
    remedy: "Find its successor in the reference.",
  },
  payload_too_large: {
    when: "The body is larger than 1 MiB. One larger than 8 MiB is refused without a record, and the connection is closed. Or a line of a batch is larger than 64 kB, or a batch has more than 100,000.",
    remedy: "Send less. No endpoint needs more than a few kilobytes.",
  },
  unsupported_media_type: {
    when: "A POST came without `Content-Type: application/json` (a batch without `application/x-ndjson`), or its body is compressed. If nothing in the body is required, both the body and the header may be left out.",
    remedy:
      "Send plain JSON with this header; parameters such as `charset=utf-8` do no harm. For a form, `error` shows the same request as JSON and as an address.",
  },
  unprocessable_entity: {
    when: "Every field is valid by itself, but there is no answer for them together: a date outside the range of the ephemeris, for example, or a picture of a page past the end of a list.",
    remedy:
      "Read `error`, which names the limit, and `issues`, whose entry names the member to change where one decides. The call was computed and counted.",
  },
  rate_limit_exceeded: {
    when: "The monthly allowance of the key is used up. It is refilled on the 1st of the month at 00:00 UTC.",
    remedy: "Wait for the seconds in `Retry-After`, or change to a larger plan.",
  },
  rate_limited: {
    when: "The key has a limit on calls a second, and this one came too soon; or the key, or an address without one, sent too many free requests (refused ones, unknown paths, documents, search), or has two batches under way, or asked for 60 challenges of webhooks within an hour. It was not counted.",
    remedy: "Wait for the seconds in `Retry-After`, then repeat the request unchanged.",
  },
  free_tier_exhausted: {
    when: "The small daily allowance for requests without a key is used up. It is counted by address (an IPv6 address by its first 64 bits; all addresses of a /48 together have the allowance of sixteen) and is renewed at 00:00 UTC.",
    remedy: "Send an API key, or come back tomorrow.",
  },
  internal_error: {
    when: "Something failed in the service. The call was not counted.",
    remedy: "Repeat it with growing pauses. If it persists, report the `X-Request-Id` of the answer.",
  },
  compute_saturated: {
    when: "The service is briefly at capacity for heavy calculations, such as the events of a month or a year, or for batches. The call was not counted.",
    remedy: "Wait for the seconds in `Retry-After`, then repeat the request unchanged.",
  },
  error: {
    when: "A status without a specific code: 408 for a request that does not arrive in time, 431 for headers that are too large, 503 while the service cannot reach its database (nothing is counted).",
    remedy: "Decide by the HTTP status: retry 5xx after `Retry-After`, and correct the request for 4xx.",
  },
} as const satisfies Record<ErrorCode, Pick<ErrorEntry, "when" | "remedy">>;

/** The one table behind the error pages: every code of the service, in the order of their statuses. */
export const ERROR_GUIDE: readonly ErrorEntry[] = ERROR_CODES.map((code) => ({
  code,
  status: ERROR_STATUS[code],
  ...GUIDE[code],
}));

export const ERROR_INTRODUCTION = [
  "Every error is a JSON object: `error` is for people and may change, `code` is stable and meant for programs, `doc_url` leads to its entry here.",
  "Retry 429 and 5xx after `Retry-After`; do not retry other 4xx. Every answer has an `X-Request-Id` and your quota of the month: `X-RateLimit-Limit`, `X-RateLimit-Remaining`, `X-RateLimit-Used`, `X-RateLimit-Reset` (Unix seconds).",
  "A call that is refused before it runs costs nothing, and neither does one that fails with a 5xx. An unknown identifier (404) and an impossible combination (422) are found only by computing, and cost a unit. So do a `HEAD` and a 304 of an answer that had to be computed for them; those of a catalogue, whose `ETag` is known before, cost nothing.",
  "A POST whose answer may have been lost can be repeated without a second unit: send it with an `Idempotency-Key`, and again with the same one.",
] as const;

/** `error` is the fallback for any status. */
export function statusText(entry: ErrorEntry): string {
  return entry.code === "error" ? "any" : String(entry.status);
}
