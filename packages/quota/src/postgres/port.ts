/** A row as drivers give it: by column name. */
export type LedgerRow = Readonly<Record<string, unknown>>;

/**
 * PostgreSQL, behind whichever driver. Statements use `$1`, `$2`; each parameter is a text and is cast in the
 * statement, so that no driver has to guess a type.
 */
export interface LedgerDatabase {
  /** One statement, committed when its rows are answered (autocommit, READ COMMITTED). */
  query(sql: string, params: readonly string[]): Promise<readonly LedgerRow[]>;
  /** Several statements without parameters in one transaction. */
  script(sql: string): Promise<void>;
  /**
   * Whether an error of `query` leaves open if the statement was committed, or says that it certainly was not and may be
   * sent again: a lost or refused connection, a deadlock, a serialization failure.
   */
  isInterruption(error: unknown): boolean;
  /** Waits before the next try; `attempt` counts from 1. The pure package has no timer of its own. */
  pause(attempt: number): Promise<void>;
}
