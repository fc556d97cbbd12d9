import { type Caller, type Credentials, clientNetwork } from "@almagest/auth";
import { ERROR_STATUS } from "@almagest/operation";
import { type Asking, exhaustedCode, type FreeWork, type Meter } from "@almagest/quota";
import { accountOf } from "./account";
import { type Outcome, refusalOutcome } from "./outcome";
import type { Identified, Pipeline } from "./pipeline";
import type { Refusal } from "./record";
import { exhausted } from "./refusals";

export interface BoundedOptions {
  readonly free: FreeWork;
  readonly meter: Pick<Meter, "lastKnown">;
  /** The same as the pipeline's. */
  readonly publicUrl: string | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * A pipeline that limits free requests a second: a refusal counts as one, and so does an answer that need not be
 * computed. A caller who has none left waits, whatever the request, since its cost is known only after the work.
 * Callers with a key are counted by key, all others by address.
 */
export function boundedPipeline(inner: Pipeline, options: BoundedOptions): Pipeline {
  const { free } = options;
  const addresses = new WeakMap<Caller, Asking>();
  const askingOf = (caller: Caller): Asking => addresses.get(caller) ?? askingWith(caller);

  const identify = async (credentials: Credentials): Promise<Identified> => {
    const found = await inner.identify(credentials);
    const address = askingFrom(credentials.address);
    if (!found.ok) {
      const seconds = found.outcome.status < 500 ? free.take(address) : 0;
      return seconds === 0 ? found : { ok: false, outcome: outcomeOf(tooMuchFree(free, address, seconds), undefined) };
    }
    const { caller } = found;
    if (caller.kind === "keyless") addresses.set(caller, address);
    const seconds = free.wait(askingOf(caller));
    if (seconds === 0) return found;
    const refusal = usedUp(caller, options) ?? tooMuchFree(free, askingOf(caller), seconds);
    return { ok: false, outcome: outcomeOf(refusal, caller) };
  };

  const outcomeOf = (refusal: Refusal, caller: Caller | undefined): Outcome => {
    const allowance = options.meter.lastKnown(caller && accountOf(caller));
    return refusalOutcome(refusal, { publicUrl: options.publicUrl, allowance });
  };

  const execute: Pipeline["execute"] = async (call) => {
    const outcome = await inner.execute(call);
    // Calls that come too fast for their key are refused before any work, but for the few that tell this process so; of a
    // feed, after the database was asked.
    const isIdle = outcome.code === "rate_limited" && call.feed === undefined;
    const isWork = outcome.isCharged !== true && outcome.status < 500 && !isIdle;
    if (isWork) free.spend(askingOf(call.caller));
    return outcome;
  };

  const tryFeed: Pipeline["tryFeed"] = (call, feed) => {
    free.spend(askingOf(call.caller));
    return inner.tryFeed(call, feed);
  };

  const refuse: Pipeline["refuse"] = (refusal, caller) => {
    if (caller !== undefined && ERROR_STATUS[refusal.code] < 500) free.spend(askingOf(caller));
    return inner.refuse(refusal, caller);
  };

  return { ...inner, identify, execute, tryFeed, refuse };
}

/** An address with the network around it. */
export function askingFrom(address: string | undefined): Asking {
  return { address, network: address === undefined ? undefined : clientNetwork(address) };
}

/** A caller with a key. */
export function askingWith({ keyId, burstPerSecond }: Caller): Asking {
  return { key: keyId, burstPerSecond };
}

/** No more that costs nothing for a while. */
export function tooMuchFree(free: FreeWork, by: Asking, retryAfterSeconds: number): Refusal {
  const whose = "key" in by ? "key" : "address";
  const error = `Requests that cost nothing, as refused ones and documents, are ${free.perSecond(by)} a second for this ${whose}. Nothing was counted; repeat the request unchanged after the seconds in Retry-After.`;
  return { code: "rate_limited", error, retryAfterSeconds };
}

/** A caller known to have used up the allowance is refused without asking the database again. */
function usedUp(caller: Caller, { meter, now }: BoundedOptions): Refusal | undefined {
  const account = accountOf(caller);
  const allowance = meter.lastKnown(account);
  if (allowance.limit === 0 || allowance.remaining > 0) return undefined;
  const retryAfterSeconds = Math.max(1, Math.ceil(allowance.resetEpochSeconds - now() / 1000));
  return {
    ...exhausted({ granted: false, code: exhaustedCode(account.window), allowance, retryAfterSeconds }),
    retryAfterSeconds,
  };
}
