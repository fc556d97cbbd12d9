import { type Feed, type FeedStore, MOST_FEEDS } from "@almagest/auth";
import { type LedgerDatabase, type LedgerRow, numberOf, onlyRow, requireText, send, textOf } from "@almagest/quota";

/** Sent twice, the second finds its own feed. Two at once may pass the bound by one, which hurts nobody. */
const ADD = `
WITH added AS (
  INSERT INTO calendar_feed (id, key_id, created_at)
  SELECT $1::text, $2::text, ledger_now()
  WHERE (SELECT count(*) FROM calendar_feed WHERE key_id = $2::text AND revoked_at IS NULL) < ${MOST_FEEDS}
  ON CONFLICT DO NOTHING RETURNING id
)
SELECT $1::text AS id,
  EXISTS (SELECT 1 FROM added) OR EXISTS (SELECT 1 FROM calendar_feed WHERE id = $1::text) AS is_added`;

/** Of one key, or of all where its id is empty. */
export const FEEDS = `
SELECT feed.id, feed.key_id, floor(extract(epoch FROM feed.created_at) * 1000)::float8 AS created_ms,
  floor(extract(epoch FROM feed.charged_hour) * 1000)::float8 AS charged_ms
FROM calendar_feed AS feed JOIN api_key AS key ON key.id = feed.key_id
WHERE feed.revoked_at IS NULL AND (key.revoked_at IS NULL OR key.revoked_at > ledger_now())
  AND ($1::text = '' OR feed.key_id = $1::text)
ORDER BY feed.created_at DESC, feed.id`;

const REVOKE = `
WITH revoked AS (
  UPDATE calendar_feed SET revoked_at = ledger_now()
  WHERE id = $2::text AND key_id = $1::text AND revoked_at IS NULL
  RETURNING id
)
SELECT $2::text AS id, EXISTS (SELECT 1 FROM revoked) AS is_revoked`;

/** An address without a row opens nothing either. */
const FORGET = "DELETE FROM calendar_feed WHERE revoked_at <= ledger_now() - interval '30 days'";

/** Calendar feeds in the database. */
export function databaseFeedStore(database: LedgerDatabase): FeedStore {
  const flag = (sql: string, params: readonly string[], [id, member]: readonly [string, string]): Promise<boolean> =>
    send(database, {
      sql,
      params: [...params],
      read: (rows) => {
        const row = onlyRow(rows);
        requireText(row, "id", id);
        return row[member] === true;
      },
    });
  return {
    add: ({ id, keyId }) => flag(ADD, [id, keyId], [id, "is_added"]),
    feedsOf: (keyId) => send(database, { sql: FEEDS, params: [keyId], read: (rows) => rows.map(feedOfRow) }),
    revoke: (keyId, id) => flag(REVOKE, [keyId, id], [id, "is_revoked"]),
  };
}

/** Forgets feeds that were revoked a month ago. */
export async function forgetFeeds(database: LedgerDatabase): Promise<void> {
  await send(database, { sql: FORGET, params: [], read: () => undefined });
}

/** A row of FEEDS. */
export function feedOfRow(row: LedgerRow): Feed {
  return {
    id: textOf(row, "id"),
    keyId: textOf(row, "key_id"),
    createdEpochMs: numberOf(row, "created_ms"),
    chargedHourEpochMs: row["charged_ms"] === null ? undefined : numberOf(row, "charged_ms"),
  };
}
