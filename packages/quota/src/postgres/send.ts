import { type LedgerDatabase, type LedgerRow, StorageAway } from "./port";

/** A statement is sent this many times before the database counts as away. */
const ATTEMPTS = 6;

/** A statement, its parameters, and what its rows say. Sent a second time it does nothing that it has done before. */
export interface Statement<Found> {
  readonly sql: string;
  readonly params: readonly string[];
  /** Throws for rows that are not those the statement asks for: they came from another one. */
  readonly read: (rows: readonly LedgerRow[]) => Found;
}

/**
 * Sends a statement until it is answered with its own rows.
 * @throws StorageAway where it was interrupted or misread once too often, or failed otherwise after that; the driver's
 * error where the first try failed without an interruption.
 */
export async function send<Found>(database: LedgerDatabase, statement: Statement<Found>): Promise<Found> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await answerTo(database, statement);
    } catch (error) {
      const mayPass = error instanceof Misread || database.isInterruption(error);
      // After an interruption no error tells what became of the earlier tries: one of them may have been committed.
      if (attempt >= ATTEMPTS || (attempt > 1 && !mayPass)) throw new StorageAway(error);
      if (!mayPass) throw error;
      await database.pause(attempt);
    }
  }
}

async function answerTo<Found>(database: LedgerDatabase, { sql, params, read }: Statement<Found>): Promise<Found> {
  const rows = await database.query(sql, params);
  try {
    return read(rows);
  } catch (cause) {
    throw new Misread("the rows are not those of the statement", { cause });
  }
}

class Misread extends Error {
  override readonly name = "Misread";
}
