import { InvariantError } from "@almagest/operation";
import { type LedgerDatabase, send } from "@almagest/quota";

/** The secret with which addresses become ids, the same in every process: made with the schema. */
export async function clientSalt(database: LedgerDatabase): Promise<string> {
  const [row] = await send(database, "SELECT value FROM service_secret WHERE name = 'client-salt'", []);
  const salt = row?.["value"];
  if (typeof salt !== "string") throw new InvariantError("the database has a salt for addresses");
  return salt;
}
