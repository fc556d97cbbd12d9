import type { Agreement, Grant, OAuthStore, RegisteredClient } from "@almagest/auth";
import { type LedgerDatabase, type LedgerRow, numberOf, onlyRow, requireText, send, textOf } from "@almagest/quota";
import { attempt, forgive } from "./attempts";
import { redeemCode, refreshPair } from "./exchanges";

const ADD_CLIENT = `
INSERT INTO oauth_client (id, name, redirect_uris, created_at)
SELECT $1::text, $2::text, array_agg(uri), ledger_now() FROM jsonb_array_elements_text($3::text::jsonb) AS listed (uri)
ON CONFLICT (id) DO NOTHING`;

const FIND_CLIENT = `
SELECT asked.id, name, array_to_json(redirect_uris)::text AS redirect_uris
FROM (SELECT $1::text AS id) AS asked LEFT JOIN oauth_client USING (id)`;

/** Sent twice, the second finds its own grant. */
const AGREE = `
WITH used AS (UPDATE oauth_client SET used_at = ledger_now() WHERE id = $4::text),
added AS (
  INSERT INTO oauth_grant
    (id, form_id, secret_hash, client_id, client_name, redirect_uri, resource, code_challenge, code_hash, created_at)
  VALUES ($1::text, $2::text, $3::text, $4::text, $5::text, $6::text, $7::text, $8::text, $9::text, ledger_now())
  ON CONFLICT DO NOTHING RETURNING id
)
SELECT $1::text AS id,
  EXISTS (SELECT 1 FROM added) OR EXISTS (SELECT 1 FROM oauth_grant WHERE id = $1::text) AS is_added`;

const REVOKE = `
UPDATE oauth_grant AS g SET ended_at = ledger_now(), ended_by = 'client'
FROM oauth_token AS token
WHERE token.hash = $1::text AND g.id = token.grant_id AND g.client_id = $2::text AND g.ended_at IS NULL`;

/** A grant whose code was never exchanged, or whose last token expired, opens nothing. */
export const GRANTS = `
SELECT g.id, secret.key_id, g.client_id, g.client_name, g.redirect_uri, g.resource,
  floor(extract(epoch FROM g.created_at) * 1000)::float8 AS created_ms,
  floor(extract(epoch FROM g.turned_at) * 1000)::float8 AS used_ms
FROM oauth_grant AS g JOIN api_key_secret AS secret ON secret.hash = g.secret_hash
JOIN api_key AS key ON key.id = secret.key_id
WHERE g.ended_at IS NULL AND g.generation > 0 AND key.revoked_at IS NULL
  AND (secret.expires_at IS NULL OR secret.expires_at > ledger_now())
  AND EXISTS (SELECT 1 FROM oauth_token AS token WHERE token.grant_id = g.id AND token.expires_at > ledger_now())
  AND ($1::text = '' OR secret.key_id = $1::text)
ORDER BY g.created_at DESC, g.id`;

const END_GRANT = `
WITH ended AS (
  UPDATE oauth_grant AS g SET ended_at = ledger_now(), ended_by = 'owner'
  FROM api_key_secret AS secret
  WHERE g.id = $2::text AND secret.hash = g.secret_hash AND secret.key_id = $1::text AND g.ended_at IS NULL
  RETURNING g.id
)
SELECT $2::text AS id, EXISTS (SELECT 1 FROM ended) AS is_ended`;

/** Sign-ins in the database. */
export function databaseOAuthStore(database: LedgerDatabase): OAuthStore {
  return {
    addClient: async ({ id, name, redirectUris }) => {
      const params = [id, name, JSON.stringify(redirectUris)];
      await send(database, { sql: ADD_CLIENT, params, read: () => undefined });
    },
    findClient: (id) => send(database, { sql: FIND_CLIENT, params: [id], read: (rows) => clientIn(rows, id) }),
    agree: (agreement) => agree(database, agreement),
    redeemCode: (exchange) => redeemCode(database, exchange),
    refresh: (exchange) => refreshPair(database, exchange),
    revoke: async (tokenHash, clientId) => {
      await send(database, { sql: REVOKE, params: [tokenHash, clientId], read: () => undefined });
    },
    grantsOf: (keyId) => send(database, { sql: GRANTS, params: [keyId], read: (rows) => rows.map(grantOf) }),
    endGrant: (keyId, grantId) => endGrant(database, keyId, grantId),
    attempt: (one) => attempt(database, one),
    forgive: (one) => forgive(database, one),
  };
}

function clientIn(rows: readonly LedgerRow[], id: string): RegisteredClient | undefined {
  const row = onlyRow(rows);
  requireText(row, "id", id);
  if (row["name"] === null) return undefined;
  const redirectUris: unknown = JSON.parse(textOf(row, "redirect_uris"));
  return { id, name: textOf(row, "name"), redirectUris: Array.isArray(redirectUris) ? redirectUris.map(String) : [] };
}

function agree(database: LedgerDatabase, agreement: Agreement): Promise<boolean> {
  const { grantId, formId, secretHash, clientId, clientName, redirectUri, resource, challenge, codeHash } = agreement;
  return send(database, {
    sql: AGREE,
    params: [grantId, formId, secretHash, clientId, clientName, redirectUri, resource, challenge, codeHash],
    read: (rows) => {
      const row = onlyRow(rows);
      requireText(row, "id", grantId);
      return row["is_added"] === true;
    },
  });
}

function endGrant(database: LedgerDatabase, keyId: string, grantId: string): Promise<boolean> {
  return send(database, {
    sql: END_GRANT,
    params: [keyId, grantId],
    read: (rows) => {
      const row = onlyRow(rows);
      requireText(row, "id", grantId);
      return row["is_ended"] === true;
    },
  });
}

/** A row of GRANTS. */
export function grantOf(row: LedgerRow): Grant {
  return {
    id: textOf(row, "id"),
    keyId: textOf(row, "key_id"),
    clientId: textOf(row, "client_id"),
    clientName: textOf(row, "client_name"),
    redirectUri: textOf(row, "redirect_uri"),
    resource: textOf(row, "resource"),
    createdEpochMs: numberOf(row, "created_ms"),
    usedEpochMs: numberOf(row, "used_ms"),
  };
}
