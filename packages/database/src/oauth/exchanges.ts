import {
  ACCESS_SECONDS,
  CODE_SECONDS,
  type CodeExchange,
  LEEWAY_SECONDS,
  REFRESH_SECONDS,
  type RefreshExchange,
} from "@almagest/auth";
import { type LedgerDatabase, type LedgerRow, onlyRow, requireText, send } from "@almagest/quota";

/** The secret that was shown still opens its key. */
const IN_FORCE = `EXISTS (
  SELECT 1 FROM api_key_secret AS secret JOIN api_key AS key ON key.id = secret.key_id
  WHERE secret.hash = g.secret_hash
    AND (secret.expires_at IS NULL OR secret.expires_at > ledger_now())
    AND (key.revoked_at IS NULL OR key.revoked_at > ledger_now())
)`;

/**
 * Issues a pair to the grant that `turned` changed. Always one row, which repeats the hash that was asked for: no row
 * would be that of another statement. A statement sent twice finds its own pair issued.
 */
const ISSUE = `issued AS (
  INSERT INTO oauth_token (hash, grant_id, kind, generation, expires_at)
  SELECT pair.hash, turned.id, pair.kind, turned.generation, ledger_now() + pair.life
  FROM turned CROSS JOIN (VALUES
    ($2::text, 'access', interval '${ACCESS_SECONDS} seconds'),
    ($3::text, 'refresh', interval '${REFRESH_SECONDS} seconds')
  ) AS pair (hash, kind, life)
  WHERE turned.is_good
  ON CONFLICT (hash) DO NOTHING
)
SELECT asked.hash, turned.resource, turned.is_good FROM (SELECT $1::text AS hash) AS asked LEFT JOIN turned ON true`;

const IS_GOOD_CODE = `(g.redeemed_as IS NULL AND g.ended_at IS NULL
  AND g.created_at > ledger_now() - interval '${CODE_SECONDS} seconds'
  AND g.client_id = $4::text AND g.redirect_uri = $5::text AND g.code_challenge = $6::text
  AND ($7::text = '' OR g.resource = $7::text) AND ${IN_FORCE})`;

/** A code is tried once: a second time, or with anything wrong beside it, somebody else has it, and the grant ends. */
const REDEEM = `
WITH turned AS (
  UPDATE oauth_grant AS g SET
    generation = CASE WHEN ${IS_GOOD_CODE} THEN 1 ELSE g.generation END,
    turned_at = CASE WHEN ${IS_GOOD_CODE} THEN ledger_now() ELSE g.turned_at END,
    redeemed_as = coalesce(g.redeemed_as, $2::text),
    ended_at = CASE WHEN ${IS_GOOD_CODE} OR g.redeemed_as = $2::text THEN g.ended_at
      ELSE coalesce(g.ended_at, ledger_now()) END,
    ended_by = CASE WHEN ${IS_GOOD_CODE} OR g.redeemed_as = $2::text THEN g.ended_by ELSE coalesce(g.ended_by, 'code') END
  WHERE g.code_hash = $1::text
  RETURNING g.id, g.generation, g.resource,
    g.ended_at IS NULL AND g.generation = 1 AND g.redeemed_as = $2::text AS is_good
), ${ISSUE}`;

/**
 * A token of the latest generation begins the next. One of the generation before is an honest repeat for some seconds,
 * and gets a pair of the same generation as the first. Any older one was stolen, or its thief was faster: the grant ends.
 */
const IS_LATEST = "token.generation = g.generation";
const IS_HONEST = `(${IS_LATEST} OR (token.generation = g.generation - 1
  AND g.turned_at > ledger_now() - interval '${LEEWAY_SECONDS} seconds'))`;

const REFRESH = `
WITH turned AS (
  UPDATE oauth_grant AS g SET
    generation = CASE WHEN ${IS_LATEST} THEN g.generation + 1 ELSE g.generation END,
    turned_at = CASE WHEN ${IS_LATEST} THEN ledger_now() ELSE g.turned_at END,
    ended_at = CASE WHEN ${IS_HONEST} THEN g.ended_at ELSE coalesce(g.ended_at, ledger_now()) END,
    ended_by = CASE WHEN ${IS_HONEST} THEN g.ended_by ELSE coalesce(g.ended_by, 'reuse') END
  FROM oauth_token AS token
  WHERE token.hash = $1::text AND token.kind = 'refresh' AND token.expires_at > ledger_now()
    AND g.id = token.grant_id AND g.client_id = $4::text AND ($5::text = '' OR g.resource = $5::text) AND ${IN_FORCE}
  RETURNING g.id, g.generation, g.resource, g.ended_at IS NULL AS is_good
), ${ISSUE}`;

export function redeemCode(database: LedgerDatabase, exchange: CodeExchange): Promise<string | undefined> {
  const { codeHash, accessHash, refreshHash, clientId, redirectUri, challenge, resource = "" } = exchange;
  const params = [codeHash, accessHash, refreshHash, clientId, redirectUri, challenge, resource];
  return send(database, { sql: REDEEM, params, read: (rows) => resourceIn(rows, codeHash) });
}

export function refreshPair(database: LedgerDatabase, exchange: RefreshExchange): Promise<string | undefined> {
  const { tokenHash, accessHash, refreshHash, clientId, resource = "" } = exchange;
  const params = [tokenHash, accessHash, refreshHash, clientId, resource];
  return send(database, { sql: REFRESH, params, read: (rows) => resourceIn(rows, tokenHash) });
}

function resourceIn(rows: readonly LedgerRow[], hash: string): string | undefined {
  const row = onlyRow(rows);
  requireText(row, "hash", hash);
  const { is_good: isGood, resource } = row;
  return isGood === true && typeof resource === "string" ? resource : undefined;
}
