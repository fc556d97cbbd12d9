import { ERROR_STATUS, type ErrorCode } from "@almagest/operation";
import type { Allowance } from "@almagest/quota";
import type { MadeOf } from "./constant";
import type { Drawn } from "./picture";
import { type Refusal, recordText } from "./record";

/** An answer in full, for a transport to send. */
export interface Outcome {
  readonly status: number;
  /** The rate-limit headers always; `Retry-After`, `Allow` and `WWW-Authenticate` where they are due. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, or the same as UTF-8. */
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** The picture of the answer, where one was asked for. */
  readonly picture?: Drawn;
  /** The sources of a constant answer, where the call asked about it. A refusal has them too. */
  readonly madeOf?: MadeOf;
  /** The end of the day that such an answer is for, where it changes with the day. */
  readonly goodUntilEpochMs?: number;
  /** Of a feed, the digest that its tag is made of. */
  readonly digest?: string;
  /** A unit was taken for it. */
  readonly isCharged?: true;
  /** The code of an error record; undefined for an answer. */
  readonly code?: ErrorCode;
  /**
   * The same answer as JSON text of at most this many characters; only where a call asked for it, and not from threads.
   */
  readonly refit?: Refit;
}

/** Makes the answer again in at most this many characters, as far as its form allows. */
export type Refit = (mostCharacters: number) => string;

/** The caller's position, as the four headers of every response. */
export function rateLimitHeaders(allowance: Allowance): Record<string, string> {
  return {
    "X-RateLimit-Limit": String(allowance.limit),
    "X-RateLimit-Remaining": String(allowance.remaining),
    "X-RateLimit-Used": String(allowance.used),
    "X-RateLimit-Reset": String(allowance.resetEpochSeconds),
  };
}

export function answerOutcome(body: Outcome["body"], allowance: Allowance, picture?: Drawn): Outcome {
  const answer = { status: 200, headers: rateLimitHeaders(allowance), body, isCharged: true as const };
  return picture === undefined ? answer : { ...answer, picture };
}

export interface RefusalContext {
  readonly allowance: Allowance;
  readonly publicUrl: string | undefined;
  readonly retryAfterSeconds?: number;
}

export function refusalOutcome(refusal: Refusal, context: RefusalContext): Outcome {
  const headers = rateLimitHeaders(context.allowance);
  const { publicUrl } = context;
  const retryAfterSeconds = context.retryAfterSeconds ?? refusal.retryAfterSeconds;
  if (retryAfterSeconds !== undefined) headers["Retry-After"] = String(retryAfterSeconds);
  if (ERROR_STATUS[refusal.code] === 401) headers["WWW-Authenticate"] = challenge(refusal);
  if (refusal.allow !== undefined) headers["Allow"] = refusal.allow.join(", ");
  const body = recordText(retryAfterSeconds === undefined ? refusal : { ...refusal, retryAfterSeconds }, publicUrl);
  return { status: ERROR_STATUS[refusal.code], headers, body, code: refusal.code };
}

/** RFC 6750, 3: why a key was refused; where none came, only that one is wanted. Printable ASCII without quotes. */
function challenge({ code, error }: Refusal): string {
  const realm = 'Bearer realm="almagest"';
  if (code === "api_key_required" || code === "invalid_client_ip") return realm;
  const described = error.replace(/…/g, "...").replace(/[^ -~]|["\\]/g, "'");
  return `${realm}, error="invalid_token", error_description="${described}"`;
}
