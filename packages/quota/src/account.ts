/** The duration of an allowance: a UTC calendar month for a key, a UTC day for a caller without one. */
export type WindowKind = "month" | "day";

/** Whose units are counted. */
export interface Account {
  /** The public id of the key, or of a caller without one. */
  readonly id: string;
  readonly window: WindowKind;
  /** The network around a caller without a key, by the id that its own day is counted under. */
  readonly networkId?: string;
}

/** Proof of one charged unit; good for one refund. */
export interface Receipt {
  readonly account: Account;
  /** The month the unit was taken from. */
  readonly windowStartEpochMs: number;
}
