import type { Caller } from "@almagest/auth";
import type { Refusal } from "@almagest/pipeline";
import type { BurstGuard } from "@almagest/quota";
import type { Guide } from "../tools";

interface Refused {
  readonly kind: "refused";
  readonly refusal: Refusal;
}

/** Counts a request that costs nothing; a refusal where a caller sends more of them than it may. */
export type FreeLimit = (caller: Caller) => Refused | undefined;

export const unlimited: FreeLimit = () => undefined;

/** So many a second for each caller, or as many as its key may call where that is fewer. */
export function freeLimit(guard: BurstGuard, mostPerSecond: number): FreeLimit {
  return ({ keyId, burstPerSecond = mostPerSecond }) => {
    const perSecond = Math.min(mostPerSecond, burstPerSecond);
    const seconds = guard.waitSeconds(keyId, perSecond);
    if (seconds === 0) return undefined;
    const error = `Search, descriptions and documents are free, ${perSecond} requests a second of them. Retry-After: ${seconds}. Wait for so many seconds and repeat the request unchanged.`;
    return { kind: "refused", refusal: { code: "rate_limited", error, retryAfterSeconds: seconds } };
  };
}

/** A tool of which nothing costs anything, within the limit. */
export function limited(guide: Guide, limit: FreeLimit): Guide {
  return { ...guide, take: (input, host) => limit(host.caller) ?? guide.take(input, host) };
}
