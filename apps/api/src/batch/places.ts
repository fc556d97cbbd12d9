import type { Refusal } from "@almagest/pipeline";

/** Batches that one process answers at once. */
const MOST_BATCHES = 8;
const MOST_OF_A_KEY = 2;
const RETRY_SECONDS = 5;

/** Bounds the batches under way, since each holds some megabytes and shares the threads. */
export interface Places {
  /** A place until it is left, or the reason that there is none. */
  take(keyId: string): { readonly leave: () => void } | { readonly refusal: Refusal };
}

export function places(): Places {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take: (keyId) => {
      const own = taken.get(keyId) ?? 0;
      if (own >= MOST_OF_A_KEY) return { refusal: OWN };
      if (all >= MOST_BATCHES) return { refusal: FULL };
      all += 1;
      taken.set(keyId, own + 1);
      const leave = (): void => {
        all -= 1;
        const left = (taken.get(keyId) ?? 1) - 1;
        if (left === 0) taken.delete(keyId);
        else taken.set(keyId, left);
      };
      return { leave };
    },
  };
}

const OWN: Refusal = {
  code: "rate_limited",
  error: `${MOST_OF_A_KEY} batches of this key are under way here. Nothing was counted; send this one when one of them has ended.`,
  retryAfterSeconds: RETRY_SECONDS,
};
const FULL: Refusal = {
  code: "compute_saturated",
  error:
    "As many batches as this service answers at once are under way. Nothing was counted; repeat the request after the seconds in Retry-After.",
  retryAfterSeconds: RETRY_SECONDS,
};
