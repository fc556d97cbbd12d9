import { type Rate, type TokenBuckets, tokenBuckets } from "./buckets";

/** The sender of a request that costs no unit. */
export type Asking =
  | { readonly key: string /** The key's own limit of calls a second. */; readonly burstPerSecond?: number | undefined }
  /** As `clientAddress` gives it; those that cannot be told apart are one. */
  | { readonly address: string | undefined /** The network around it. */; readonly network?: string | undefined };

/**
 * `work`: refusals, documents, search; each takes the service a while. `file`: sent unchanged from the disk or memory.
 */
export type FreeKind = "work" | "file";

/** Bounds what costs no unit, by key, and without one by address and by the network around that. */
export interface FreeWork {
  /** Whole seconds until there is something free again; 0 where one may pass, and then it counts. */
  take(by: Asking, kind?: FreeKind): number;
  /** The same, and counts nothing. */
  wait(by: Asking): number;
  /** Counts work that is done: that it costs nothing is known only then. */
  spend(by: Asking): void;
  /** The free requests a second, as shown to a caller; undefined where there is no such limit. */
  perSecond(by: Asking): number | undefined;
}

export interface FreeWorkOptions {
  /** Free requests a second of an address; 0 for no limit. */
  readonly perSecond: number;
  /** Milliseconds of a clock that never runs back. */
  readonly now: () => number;
}

/** After a pause ten seconds' worth may come at once: a page with its parts, a run of tests. */
const BURST_SECONDS = 10;
/** A page has some fifty files, and keeps hundreds for when there is no network. */
const FILES = 40;
/** A key is known, and may have many people behind it. */
const OF_A_KEY = 10;
/** A network may use this many times as much as an address, as in the allowance without a key. */
const OF_A_NETWORK = 16;

export function freeWork({ perSecond, now }: FreeWorkOptions): FreeWork {
  if (perSecond === 0) return UNBOUNDED;
  const buckets = tokenBuckets(now);
  const rateOf = (times: number): Rate => ({ perSecond: perSecond * times, burst: perSecond * times * BURST_SECONDS });

  const bucketsOf = (by: Asking, kind: FreeKind): readonly (readonly [id: string, rate: Rate])[] => {
    const times = kind === "file" ? FILES : 1;
    if ("key" in by) return [[`${kind} key ${by.key}`, keyRate(rateOf(times * OF_A_KEY), by.burstPerSecond)]];
    const own = [`${kind} ${by.address ?? "unknown"}`, rateOf(times)] as const;
    return by.network === undefined ? [own] : [own, [`${kind} ${by.network}`, rateOf(times * OF_A_NETWORK)]];
  };

  const wait: FreeWork["wait"] = (by) => longest(buckets, bucketsOf(by, "work"));
  const take: FreeWork["take"] = (by, kind = "work") => {
    const own = bucketsOf(by, kind);
    const seconds = longest(buckets, own);
    if (seconds === 0) for (const [id, rate] of own) buckets.take(id, rate);
    return seconds;
  };
  const spend: FreeWork["spend"] = (by) => {
    for (const [id, rate] of bucketsOf(by, "work")) buckets.spend(id, rate);
  };
  return { wait, take, spend, perSecond: (by) => bucketsOf(by, "work")[0]?.[1].perSecond };
}

const UNBOUNDED: FreeWork = { take: () => 0, wait: () => 0, spend: () => undefined, perSecond: () => undefined };

/** A key may not ask for more free work than it may make calls. */
function keyRate(rate: Rate, burstPerSecond: number | undefined): Rate {
  if (burstPerSecond === undefined || burstPerSecond >= rate.perSecond) return rate;
  return { perSecond: burstPerSecond, burst: burstPerSecond * BURST_SECONDS };
}

function longest(buckets: TokenBuckets, own: readonly (readonly [string, Rate])[]): number {
  return Math.max(...own.map(([id, rate]) => buckets.wait(id, rate)));
}
