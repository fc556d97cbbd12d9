import { tokenBuckets } from "./buckets";

/** Lets this many calls a second pass for an account, and says how long the others wait. */
export interface BurstGuard {
  /** Whole seconds to wait; 0 where the call may pass, and then it counts. Without a limit every call passes. */
  waitSeconds(accountId: string, perSecond: number | undefined): number;
}

/** A second's calls at once, refilled evenly. @param now epoch milliseconds. */
export function burstGuard(now: () => number): BurstGuard {
  const buckets = tokenBuckets(now);
  return {
    waitSeconds: (accountId, perSecond) =>
      perSecond === undefined ? 0 : buckets.take(accountId, { perSecond, burst: perSecond }),
  };
}
