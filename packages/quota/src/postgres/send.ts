import { type LedgerDatabase, type LedgerRow, StorageAway } from "./port";

/** How often a statement is sent before the database counts as away. */
const ATTEMPTS = 6;

/**
 * Sends a statement until it is answered. Only for statements that do nothing when they are sent a second time.
 * @throws StorageAway where it was interrupted once too often; what the driver threw, where it is no interruption.
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
      if (!database.isInterruption(error)) throw error;
      if (attempt >= ATTEMPTS) throw new StorageAway(error);
      await database.pause(attempt);
    }
  }
}
