/** Bounds how long one call waits for the database in all. */
export interface Patience {
  /**
   * Waits for a piece of the database's work, which goes on also where it is given up.
   * @throws StorageAway where the call has waited long enough.
   */
  readonly wait: <Value>(work: Promise<Value>) => Promise<Value>;
  /** Milliseconds that were waited so far. */
  readonly spentMs: () => number;
}

/** Only each single statement is bounded. */
export const ENDLESS: Patience = { wait: (work) => work, spentMs: () => 0 };
