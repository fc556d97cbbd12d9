/** Where a caller stands in the current UTC month. `used + remaining === limit`. */
export interface Allowance {
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
  /** The next rollover: the 1st of the next month, 00:00 UTC, in epoch seconds. */
  readonly resetEpochSeconds: number;
}

/** One call that wants a unit. */
export interface ChargeRequest {
  /** The public id of the key that usage is counted under. */
  readonly keyId: string;
  readonly operationId: string;
  readonly transport: string;
  /** Kept with the unit where a ledger is kept; a meter in memory keeps none. */
  readonly requestId?: string;
}

/** Proof of one charged unit; good for one refund. */
export interface Receipt {
  readonly keyId: string;
  /** The month the unit was taken from. */
  readonly windowStartEpochMs: number;
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
      readonly code: "rate_limit_exceeded";
      /** Whole seconds until the next rollover, at least 1. */
      readonly retryAfterSeconds: number;
      readonly allowance: Allowance;
    };

/** Counts calls: one call, one unit, over the UTC calendar month. */
export interface Meter {
  /** Takes one unit if and only if one is left. */
  charge(request: ChargeRequest): Promise<Charge>;
  /** Gives the unit of a failed call back, once; one of a past month changes nothing. Answers the position after it. */
  refund(receipt: Receipt): Promise<Allowance>;
  /** The position without taking anything. For a caller who is not known: an allowance of nothing. */
  current(keyId: string | undefined): Promise<Allowance>;
}
