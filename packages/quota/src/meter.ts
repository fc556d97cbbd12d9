import type { Account, Receipt, WindowKind } from "./account";
import type { OnceEntry, OnceQuestion, Recalled, Resumed } from "./once";

export type { Account, Receipt, WindowKind };

/** A caller's position in the current window. `used + remaining === limit`. */
export interface Allowance {
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
  /** The next rollover, in epoch seconds: 00:00 UTC of the next 1st, or of the next day. */
  readonly resetEpochSeconds: number;
}

/** One call that wants a unit. */
export interface ChargeRequest {
  readonly account: Account;
  readonly operationId: string;
  readonly transport: string;
  /** Kept with the unit where a ledger is kept; a meter in memory keeps none. */
  readonly requestId?: string;
}

export type Charge =
  | {
      readonly granted: true;
      /** The call's own position, exact also among calls that arrive together. */
      readonly allowance: Allowance;
      readonly receipt: Receipt;
    }
  | {
      readonly granted: false;
      /** The first for a month's window, the second for a day's. */
      readonly code: "rate_limit_exceeded" | "free_tier_exhausted";
      /** Whole seconds until the next rollover, at least 1. */
      readonly retryAfterSeconds: number;
      readonly allowance: Allowance;
      /** The network around the caller has nothing left, whose position this is. */
      readonly isOfNetwork?: true;
    }
  | TooFastCharge;

/** The key's calls of this second are used up, among all processes that share the database. Nothing is taken. */
export interface TooFastCharge {
  readonly granted: false;
  readonly code: "rate_limited";
  /** At least 1. */
  readonly retryAfterSeconds: number;
  /** Milliseconds until the next call passes, at the moment of the charge. */
  readonly waitMs: number;
  /** Calls a second. */
  readonly perSecond: number;
  readonly allowance: Allowance;
}

/** A charge that is refused because no units are left. */
export type ExhaustedCharge = Extract<Charge, { granted: false; code: "rate_limit_exceeded" | "free_tier_exhausted" }>;

/** Counts calls: one call, one unit. */
export interface Meter {
  /** Takes one unit if and only if one is left. */
  charge(request: ChargeRequest): Promise<Charge>;
  /** Takes one unit and keeps the entry, both or neither; or tells that the key was sent before, and takes nothing. */
  chargeOnce(request: ChargeRequest, entry: OnceEntry): Promise<Charge | "known">;
  /** The fate of the call that first sent a key. Takes its place where it ended without an answer. */
  resume(question: OnceQuestion): Promise<Resumed>;
  /** The same for a line of a batch, whoever is at its answer, and counts nothing. */
  recall(question: OnceQuestion): Promise<Recalled>;
  /**
   * Gives the unit of a failed call back, once, and frees its key of idempotency; one of a past window changes nothing of
   * this one. Answers the position after it.
   */
  refund(receipt: Receipt): Promise<Allowance>;
  /**
   * Records that the call of a unit is answered, where a ledger is kept: an answer is given only after it resolves. It is
   * then on the disk, and the unit with it.
   * @param answer digest of the answer, where the call had a key of idempotency.
   * @throws StorageAway where that is not known: the unit has to be given back, and the answer with it.
   */
  answered(receipt: Receipt, answer?: string): Promise<void>;
  /** The position without taking anything. */
  current(account: Account): Promise<Allowance>;
  /** The last position known here, asking nobody; an untouched allowance of nothing for an account not seen yet. */
  lastKnown(account: Account | undefined): Allowance;
}

/** The code a caller gets when nothing is left. */
export function exhaustedCode(window: WindowKind): "rate_limit_exceeded" | "free_tier_exhausted" {
  return window === "month" ? "rate_limit_exceeded" : "free_tier_exhausted";
}
