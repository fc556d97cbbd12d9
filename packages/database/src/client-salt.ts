import { type LedgerDatabase, onlyRow, send, textOf } from "@almagest/quota";

/** The secret with which addresses become ids, the same in every process: made with the schema. */
export async function clientSalt(database: LedgerDatabase): Promise<string> {
  const sql = "SELECT value FROM service_secret WHERE name = 'client-salt'";
  return send(database, { sql, params: [], read: (rows) => textOf(onlyRow(rows), "value") });
}
