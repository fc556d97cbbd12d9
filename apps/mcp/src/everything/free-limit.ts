import type { Caller } from "@almagest/auth";
import type { Refusal } from "@almagest/pipeline";
import type { Asking, FreeWork } from "@almagest/quota";
import type { Guide } from "../tools";

interface Refused {
  readonly kind: "refused";
  readonly refusal: Refusal;
}

/** Counts a free request; a refusal if the caller sends too many. */
export type FreeLimit = (caller: Caller) => Refused | undefined;

export const unlimited: FreeLimit = () => undefined;

/** The caller's name for the limit: its key or its address. */
export type AskingOf = (caller: Caller) => Asking;

/** The same limit as for the service's other free requests. */
export function freeLimit(free: FreeWork, askingOf: AskingOf): FreeLimit {
  return (caller) => {
    const by = askingOf(caller);
    const seconds = free.take(by);
    if (seconds === 0) return undefined;
    const error = `Search, descriptions and documents are free, ${free.perSecond(by)} requests a second of them. Retry-After: ${seconds}. Wait for so many seconds and repeat the request unchanged.`;
    return { kind: "refused", refusal: { code: "rate_limited", error, retryAfterSeconds: seconds } };
  };
}

/** A tool that is always free, within the limit. */
export function limited(guide: Guide, limit: FreeLimit): Guide {
  return { ...guide, take: (input, host) => limit(host.caller) ?? guide.take(input, host) };
}
