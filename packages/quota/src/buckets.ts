/** The speed at which a bucket fills. */
export interface Rate {
  readonly perSecond: number;
  /** Tokens in a full bucket: this many calls may pass at once after a pause. */
  readonly burst: number;
}

/** A bucket of tokens for each id. */
export interface TokenBuckets {
  /** Takes a token: 0, or the whole seconds after which there is one, and then nothing is taken. */
  take(id: string, rate: Rate): number;
  /** The same, and takes nothing. */
  wait(id: string, rate: Rate): number;
  /** Takes a token for what is done already; a bucket may come to owe as many as it holds. */
  spend(id: string, rate: Rate): void;
  /** The bucket held so many tokens at that moment, whatever is known of it here. */
  held(id: string, tokens: number, atMs: number): void;
}

interface Bucket {
  tokens: number;
  filledAtMs: number;
}

/** The one that was used longest ago is forgotten, which fills it. */
const MOST_BUCKETS = 20_000;

/**
 * Token buckets of this process: a service of three processes allows up to three times as much.
 * @param now milliseconds of any clock.
 */
export function tokenBuckets(now: () => number): TokenBuckets {
  const buckets = new Map<string, Bucket>();

  const filled = (id: string, { perSecond, burst }: Rate): Bucket => {
    const instant = now();
    const bucket = buckets.get(id) ?? { tokens: burst, filledAtMs: instant };
    const gained = (Math.max(0, instant - bucket.filledAtMs) / 1000) * perSecond;
    bucket.tokens = Math.min(burst, bucket.tokens + gained);
    bucket.filledAtMs = instant;
    return bucket;
  };

  const keep = (id: string, bucket: Bucket): void => {
    buckets.delete(id);
    buckets.set(id, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > MOST_BUCKETS && oldest !== undefined) buckets.delete(oldest);
  };

  const take: TokenBuckets["take"] = (id, rate) => {
    const bucket = filled(id, rate);
    const seconds = secondsUntilOne(bucket, rate);
    if (seconds === 0) bucket.tokens -= 1;
    keep(id, bucket);
    return seconds;
  };

  const wait: TokenBuckets["wait"] = (id, rate) => (buckets.has(id) ? secondsUntilOne(filled(id, rate), rate) : 0);

  const spend: TokenBuckets["spend"] = (id, rate) => {
    const bucket = filled(id, rate);
    bucket.tokens = Math.max(-rate.burst, bucket.tokens - 1);
    keep(id, bucket);
  };

  const held: TokenBuckets["held"] = (id, tokens, atMs) => keep(id, { tokens, filledAtMs: atMs });

  return { take, wait, spend, held };
}

function secondsUntilOne({ tokens }: Bucket, { perSecond }: Rate): number {
  return tokens < 1 ? Math.max(1, Math.ceil((1 - tokens) / perSecond)) : 0;
}
