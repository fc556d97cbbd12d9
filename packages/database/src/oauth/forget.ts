import { CODE_SECONDS } from "@almagest/auth";
import { type LedgerDatabase, send } from "@almagest/quota";

/** A program that nobody agreed to within a day registers again when somebody does. */
const UNUSED = "interval '1 day'";
/** Longer than any grant of its last agreement. */
const LAST_USED = "interval '400 days'";

/** In this order: a grant goes once it has no token left. */
const STATEMENTS = [
  "DELETE FROM oauth_token WHERE expires_at <= ledger_now()",
  `DELETE FROM oauth_grant AS g WHERE g.created_at <= ledger_now() - interval '${10 * CODE_SECONDS} seconds'
    AND NOT EXISTS (SELECT 1 FROM oauth_token AS token WHERE token.grant_id = g.id)`,
  `DELETE FROM oauth_client WHERE created_at <= ledger_now() - ${UNUSED}
    AND coalesce(used_at <= ledger_now() - ${LAST_USED}, true)`,
  "DELETE FROM oauth_attempt WHERE began_at <= ledger_now() - interval '1 hour'",
];

/** Deletes sign-ins that can open nothing any more, programs that nobody uses, and old attempts. */
export async function forgetSignIns(database: LedgerDatabase): Promise<void> {
  for (const sql of STATEMENTS) await send(database, { sql, params: [], read: () => undefined });
}
