import { type Rate, tokenBuckets } from "./buckets";
import type { BurstGuard } from "./burst";
import type { Charge, Meter } from "./meter";
import { isStorageAway } from "./postgres/port";

/** The limit of calls a second of a key that several processes share. */
export interface SharedBurst extends BurstGuard {
  /** The same meter; its refusals and failures are learned from. */
  over<Inner extends Meter>(meter: Inner): Inner;
}

export interface SharedBurstOptions {
  /** Milliseconds of a clock that never runs back. */
  readonly now: () => number;
  /** The processes among which a limit is divided while the database does not answer, 1 or more. */
  readonly processes: number;
  /** The database did not answer a charge: from here on this process allows its own part of each limit. */
  readonly onAlone?: (error: unknown) => void;
  /** It answers again. */
  readonly onShared?: () => void;
}

/**
 * Refuses without the database what it would refuse. The bucket that counts is the database's, from which the charge
 * takes. The one here is a copy that is never emptier: it is filled as fast, gives a token for each call of this process,
 * and learns the other's state with each refusal. So a key that calls far too often costs few statements, and none is
 * refused here that the database would let pass, except after calls that were never charged: those count here alone.
 */
export function sharedBurst({ now, processes, onAlone, onShared }: SharedBurstOptions): SharedBurst {
  const buckets = tokenBuckets(now);
  let isAlone = false;

  const rateOf = (perSecond: number): Rate => {
    if (!isAlone) return { perSecond, burst: perSecond };
    const own = perSecond / processes;
    return { perSecond: own, burst: Math.max(1, own) };
  };

  const learned = async <Told extends Charge | "known">(accountId: string, charging: Promise<Told>): Promise<Told> => {
    const askedMs = now();
    try {
      const charge: Charge | "known" = await charging;
      if (isAlone) {
        isAlone = false;
        onShared?.();
      }
      // As old as the question: the answer was on its way while the bucket filled.
      if (charge !== "known" && !charge.granted && charge.code === "rate_limited") {
        buckets.held(accountId, 1 - (charge.waitMs / 1000) * charge.perSecond, askedMs);
      }
    } catch (error) {
      if (isStorageAway(error) && !isAlone) {
        isAlone = true;
        onAlone?.(error);
      }
    }
    return charging;
  };

  return {
    waitSeconds: (accountId, perSecond) => (perSecond === undefined ? 0 : buckets.take(accountId, rateOf(perSecond))),
    over: (meter) => ({
      ...meter,
      charge: (request) => learned(request.account.id, meter.charge(request)),
      chargeOnce: (request, entry) => learned(request.account.id, meter.chargeOnce(request, entry)),
    }),
  };
}
