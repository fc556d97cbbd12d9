import type { Attempt } from "@almagest/auth";
import { type LedgerDatabase, numberOf, onlyRow, requireText, send } from "@almagest/quota";

const WINDOW = "interval '1 hour'";
/** Counting goes no further: the number would not fit one day. */
const MOST_COUNTED = 1_000_000;

/** The hour begins with the first attempt. Sent twice it may count twice, which only refuses a little earlier. */
const ATTEMPT = `
WITH taken AS (
  INSERT INTO oauth_attempt AS a (kind, subject, began_at, count) VALUES ($1::text, $2::text, ledger_now(), 1)
  ON CONFLICT (kind, subject) DO UPDATE SET
    count = CASE WHEN a.began_at <= ledger_now() - ${WINDOW} THEN 1 ELSE least(a.count + 1, ${MOST_COUNTED}) END,
    began_at = CASE WHEN a.began_at <= ledger_now() - ${WINDOW} THEN ledger_now() ELSE a.began_at END
  RETURNING a.subject, a.count, a.began_at
)
SELECT subject, count::float8 AS count,
  greatest(1, ceil(extract(epoch FROM began_at + ${WINDOW} - ledger_now())))::float8 AS seconds_left
FROM taken`;

const FORGIVE = "UPDATE oauth_attempt SET count = greatest(count - 1, 0) WHERE kind = $1::text AND subject = $2::text";

/** Counted in the database, so that all processes together allow no more than one does. */
export async function attempt(database: LedgerDatabase, { kind, subject, most }: Attempt): Promise<number> {
  return send(database, {
    sql: ATTEMPT,
    params: [kind, subject],
    read: (rows) => {
      const row = onlyRow(rows);
      requireText(row, "subject", subject);
      return numberOf(row, "count") > most ? numberOf(row, "seconds_left") : 0;
    },
  });
}

export async function forgive(
  database: LedgerDatabase,
  { kind, subject }: Pick<Attempt, "kind" | "subject">,
): Promise<void> {
  await send(database, { sql: FORGIVE, params: [kind, subject], read: () => undefined });
}
