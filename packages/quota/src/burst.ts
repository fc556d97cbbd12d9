/** Lets so many calls a second pass for an account, and says how long the others wait. */
export interface BurstGuard {
  /** Whole seconds to wait; 0 where the call may pass, and then it counts. Without a limit every call passes. */
  waitSeconds(accountId: string, perSecond: number | undefined): number;
}

interface Bucket {
  tokens: number;
  filledAtEpochMs: number;
}

/** Buckets that have filled up again are forgotten when there are so many. */
const MOST_BUCKETS = 10_000;

/**
 * A token bucket for each account: `perSecond` calls at once, refilled evenly. It is this process's own: a service of
 * three processes lets up to three times as many pass.
 * @param now epoch milliseconds.
 */
export function burstGuard(now: () => number): BurstGuard {
  const buckets = new Map<string, Bucket>();

  const waitSeconds: BurstGuard["waitSeconds"] = (accountId, perSecond) => {
    if (perSecond === undefined) return 0;
    const instant = now();
    const bucket = buckets.get(accountId) ?? { tokens: perSecond, filledAtEpochMs: instant };
    const gained = (Math.max(0, instant - bucket.filledAtEpochMs) / 1000) * perSecond;
    bucket.tokens = Math.min(perSecond, bucket.tokens + gained);
    bucket.filledAtEpochMs = instant;
    if (buckets.size >= MOST_BUCKETS && !buckets.has(accountId)) forgetFull(buckets, instant);
    buckets.set(accountId, bucket);
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
    bucket.tokens -= 1;
    return 0;
  };

  return { waitSeconds };
}

/** After a second without a call every bucket is full. */
function forgetFull(buckets: Map<string, Bucket>, instantEpochMs: number): void {
  for (const [id, { filledAtEpochMs }] of buckets) {
    if (instantEpochMs - filledAtEpochMs >= 1000) buckets.delete(id);
  }
}
