import type { LedgerDatabase, LedgerRow } from "./port";

/** How often a statement is sent before its error is passed on. */
const ATTEMPTS = 6;

/**
 * Sends a statement until it is answered. Only for statements that do nothing when they are sent a second time.
 * @throws what the driver threw, where it is no interruption or came once too often.
 */
export async function send(
  database: LedgerDatabase,
  sql: string,
  params: readonly string[],
): Promise<readonly LedgerRow[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.query(sql, params);
    } catch (error) {
      if (attempt >= ATTEMPTS || !database.isInterruption(error)) throw error;
      await database.pause(attempt);
    }
  }
}
