import type { KeyKind, KeyStore, Plan, StoredKey, Subscription, SubscriptionStatus } from "@almagest/auth";
import { PLANS, SUBSCRIPTION_STATUSES } from "@almagest/auth";
import { InvariantError } from "@almagest/operation";
import { batcher, type LedgerDatabase, type LedgerRow, numberOf, send, textOf } from "@almagest/quota";

/**
 * One row for each hash that is asked for, also where nobody issued it: no row at all would be that of another statement.
 * A secret that was replaced opens nothing from its end on. An access token opens the key of the secret that its sign-in
 * was made with, as long as that secret does. A calendar feed, asked for by its id, opens its key whatever secret that has.
 */
const FIND = `
SELECT asked.hash, key.id AS key_id, key.kind, array_to_json(key.origins)::text AS origins,
  key.burst_per_second::float8 AS burst_per_second,
  (key.revoked_at IS NOT NULL AND key.revoked_at <= ledger_now())
    OR (secret.expires_at IS NOT NULL AND secret.expires_at <= ledger_now())
    OR feed.revoked_at IS NOT NULL
    OR (token.hash IS NOT NULL AND (token.expires_at <= ledger_now() OR g.ended_at IS NOT NULL)) AS is_revoked,
  g.resource,
  subscription.id AS subscription_id, plan, requests_per_month::float8 AS requests_per_month, email, status,
  floor(extract(epoch FROM end_at) * 1000)::float8 AS end_ms
FROM jsonb_array_elements_text($1::text::jsonb) AS asked (hash)
LEFT JOIN oauth_token AS token ON token.hash = asked.hash AND token.kind = 'access'
LEFT JOIN oauth_grant AS g ON g.id = token.grant_id
LEFT JOIN api_key_secret AS secret ON secret.hash = coalesce(g.secret_hash, asked.hash)
LEFT JOIN calendar_feed AS feed ON feed.id = asked.hash
LEFT JOIN api_key AS key ON key.id = coalesce(secret.key_id, feed.key_id)
LEFT JOIN subscription ON subscription.id = key.subscription_id`;

/** Lookups that are waiting for one statement travel in the next. */
const MOST_HASHES = 500;

/** The keys in the database. */
export function databaseKeyStore(database: LedgerDatabase): KeyStore {
  const find = batcher((hashes: readonly string[]) => findAll(database, hashes), MOST_HASHES);
  return { find };
}

async function findAll(
  database: LedgerDatabase,
  hashes: readonly string[],
): Promise<readonly (StoredKey | undefined)[]> {
  const asked = [...new Set(hashes)];
  const params = [JSON.stringify(asked)];
  const byHash = await send(database, { sql: FIND, params, read: (rows) => rowsByHash(rows, asked) });
  return hashes.map((hash) => {
    const row = byHash.get(hash);
    return row === undefined || row["key_id"] === null ? undefined : storedKey(row);
  });
}

function rowsByHash(rows: readonly LedgerRow[], asked: readonly string[]): ReadonlyMap<string, LedgerRow> {
  const byHash = new Map(rows.map((row) => [textOf(row, "hash"), row]));
  if (!asked.every((hash) => byHash.has(hash))) {
    throw new InvariantError("each hash has its row", { asked: asked.length, rows: rows.length });
  }
  return byHash;
}

function storedKey(row: LedgerRow): StoredKey {
  const { burst_per_second: burst, resource } = row;
  return {
    keyId: textOf(row, "key_id"),
    kind: kindOf(textOf(row, "kind")),
    isRevoked: row["is_revoked"] === true,
    origins: originsOf(textOf(row, "origins")),
    burstPerSecond: typeof burst === "number" ? burst : undefined,
    subscription: row["subscription_id"] === null ? undefined : subscriptionOf(row),
    ...(typeof resource === "string" && { token: { resource } }),
  };
}

function subscriptionOf(row: LedgerRow): Subscription {
  return {
    id: textOf(row, "subscription_id"),
    plan: planOf(textOf(row, "plan")),
    requestsPerMonth: numberOf(row, "requests_per_month"),
    email: textOf(row, "email"),
    status: statusOf(textOf(row, "status")),
    endEpochMs: numberOf(row, "end_ms"),
  };
}

function kindOf(text: string): KeyKind {
  return text === "publishable" ? "publishable" : "secret";
}

/** The name of a plan as it was stored; one that is no longer sold is a custom one. */
export function planOf(text: string): Plan {
  return isPlan(text) ? text : "custom";
}

function isPlan(text: string): text is keyof typeof PLANS {
  return Object.hasOwn(PLANS, text);
}

export function statusOf(text: string): SubscriptionStatus {
  const status = SUBSCRIPTION_STATUSES.find((known) => known === text);
  if (status === undefined) throw new InvariantError("a status of a subscription is known", { status: text });
  return status;
}

function originsOf(json: string): readonly string[] {
  const origins: unknown = JSON.parse(json);
  return Array.isArray(origins) ? origins.map(String) : [];
}
