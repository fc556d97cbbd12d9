import { MOST_WEBHOOKS } from "@almagest/auth";
import {
  GIVEN_BACK,
  type LedgerDatabase,
  type LedgerRow,
  numberOf,
  onlyRow,
  requireText,
  send,
  textOf,
} from "@almagest/quota";
import type { DisabledReason, StoredDelivery, StoredWebhook } from "./types";

/** Deliveries are kept for so long after their end. */
export const KEPT_DAYS = 30;
/** A delivery is tried for a day after its first try, and a disabled webhook goes on with what is not older. */
export const TRIED_HOURS = 24;
/** Longer than any month: a delivery without a unit waits for the next one. */
const WAITING_DAYS = 45;

/**
 * Takes the lowest free place. Two at once want the same one, and the second finds it taken: sent again it takes the next.
 * Sent twice, it finds its own.
 */
const ADD = `
WITH free AS (
  SELECT min(place) AS place FROM generate_series(1, ${MOST_WEBHOOKS}) AS place
  WHERE NOT EXISTS (SELECT FROM webhook WHERE key_id = $2::text AND slot = place)
), added AS (
  INSERT INTO webhook (id, key_id, slot, created_at, sealed, planned_until, plan_at)
  SELECT $1::text, $2::text, place, ledger_now(), $3::text, ledger_now(), ledger_now() FROM free WHERE place IS NOT NULL
  ON CONFLICT DO NOTHING RETURNING id
)
SELECT $1::text AS id, CASE WHEN EXISTS (SELECT FROM added) OR EXISTS (SELECT FROM webhook WHERE id = $1::text)
    THEN 'added' WHEN (SELECT place FROM free) IS NULL THEN 'full' ELSE 'again' END AS fate`;

const IN_FORCE = "(key.revoked_at IS NULL OR key.revoked_at > ledger_now())";

/** Of one key, or of all where its id is empty; one webhook, or all where its id is. */
export const WEBHOOKS = `
SELECT hook.id, hook.key_id, hook.sealed, hook.disabled_for,
  floor(extract(epoch FROM hook.created_at) * 1000)::float8 AS created_ms,
  floor(extract(epoch FROM hook.disabled_at) * 1000)::float8 AS disabled_ms,
  floor(extract(epoch FROM hook.failing_since) * 1000)::float8 AS failing_ms,
  (SELECT count(*) FROM webhook_delivery AS delivery
    WHERE delivery.webhook_id = hook.id AND delivery.state = 'pending'
      AND delivery.occurs_at <= ledger_now())::float8 AS undelivered
FROM webhook AS hook JOIN api_key AS key ON key.id = hook.key_id
WHERE ${IN_FORCE} AND ($1::text = '' OR hook.key_id = $1::text) AND ($2::text = '' OR hook.id = $2::text)
ORDER BY hook.created_at DESC, hook.id`;

/** Removes webhooks with everything that is stored of them; units of deliveries that were not accepted go back. */
export function removal(which: string): string {
  return `
WITH clock AS MATERIALIZED (SELECT ledger_now() AS moment),
doomed AS MATERIALIZED (SELECT hook.id FROM webhook AS hook WHERE ${which} FOR UPDATE OF hook),
held AS MATERIALIZED (
  SELECT delivery.batch_id, delivery.month_start
  FROM webhook_delivery AS delivery JOIN doomed ON doomed.id = delivery.webhook_id
  WHERE delivery.state = 'pending' AND delivery.batch_id IS NOT NULL
  FOR UPDATE OF delivery
), ${GIVEN_BACK}, removed AS (
  DELETE FROM webhook USING doomed WHERE webhook.id = doomed.id RETURNING webhook.id
)
SELECT $1::text AS asked, (SELECT count(*) FROM removed)::float8 AS removed`;
}

const REMOVE = removal("hook.id = $1::text AND hook.key_id = $2::text");
/** For administration: of a key, or one whatever its key. */
export const REMOVE_OF_KEY = removal("hook.key_id = $1::text");
export const REMOVE_ONE = removal("hook.id = $1::text");
/** Administration removes the webhooks of a key that it revokes; these are of keys that ended otherwise. */
const REMOVE_OF_ENDED_KEYS = removal(
  "$1::text = '' AND EXISTS (SELECT FROM api_key AS key WHERE key.id = hook.key_id AND key.revoked_at <= ledger_now())",
);

/** Only where nobody changed it meanwhile. */
const RESEAL = `
WITH changed AS (
  UPDATE webhook SET sealed = $4::text WHERE id = $1::text AND key_id = $2::text AND sealed = $3::text RETURNING id
)
SELECT $1::text AS id, EXISTS (SELECT FROM changed)
  OR EXISTS (SELECT FROM webhook WHERE id = $1::text AND sealed = $4::text) AS is_done`;

/** Events of more than a day ago are not told any more. */
const ENABLE = `
WITH enabled AS (
  UPDATE webhook SET disabled_at = NULL, disabled_for = NULL, failing_since = NULL, given_up = 0, plan_at = ledger_now(),
    planned_until = greatest(planned_until, ledger_now() - interval '${TRIED_HOURS} hours')
  WHERE id = $1::text AND key_id = $2::text RETURNING id
)
SELECT $1::text AS id, EXISTS (SELECT FROM enabled) AS is_done`;

/** Fails what is too old: of one webhook, or of all that are disabled, and what waited for units too long. */
const OUTDATED = `
WITH clock AS MATERIALIZED (SELECT ledger_now() AS moment),
held AS MATERIALIZED (
  SELECT delivery.id, delivery.batch_id, delivery.month_start
  FROM webhook_delivery AS delivery CROSS JOIN clock JOIN webhook AS hook ON hook.id = delivery.webhook_id
  WHERE delivery.state = 'pending' AND (
    ((hook.id = $1::text OR ($1::text = '' AND hook.disabled_at IS NOT NULL))
      AND coalesce(delivery.first_attempt_at, delivery.occurs_at) <= moment - interval '${TRIED_HOURS} hours')
    OR ($1::text = '' AND delivery.next_at <= moment + interval '1 day' AND delivery.first_attempt_at IS NULL
      AND delivery.occurs_at <= moment - interval '${WAITING_DAYS} days'))
  FOR UPDATE OF delivery
), ${GIVEN_BACK}
UPDATE webhook_delivery AS delivery SET state = 'failed', settled_at = moment, held_by = NULL, batch_id = NULL,
  month_start = NULL, last_problem = coalesce(delivery.last_problem, 'too_old')
FROM held CROSS JOIN clock WHERE delivery.id = held.id`;

const FORGET = `
DELETE FROM webhook_delivery WHERE state <> 'pending' AND settled_at <= ledger_now() - interval '${KEPT_DAYS} days'`;

/** The latest to be told, of one webhook; those that are still to happen are left out. */
const DELIVERIES = `
SELECT delivery.id, delivery.webhook_id, delivery.type, delivery.state, delivery.attempts::float8 AS attempts,
  delivery.waits_for_units, delivery.last_status::float8 AS last_status, delivery.last_problem,
  floor(extract(epoch FROM delivery.occurs_at) * 1000)::float8 AS occurs_ms,
  floor(extract(epoch FROM delivery.next_at) * 1000)::float8 AS next_ms,
  floor(extract(epoch FROM delivery.settled_at) * 1000)::float8 AS settled_ms
FROM webhook_delivery AS delivery JOIN webhook AS hook ON hook.id = delivery.webhook_id
WHERE hook.key_id = $1::text AND hook.id = $2::text AND ($3::text = '' OR delivery.id = $3::text)
  AND ($3::text <> '' OR delivery.occurs_at <= ledger_now())
ORDER BY delivery.occurs_at DESC, delivery.id
LIMIT 100`;

/** A delivery out of turn, held by whoever makes it: a test. Sent twice, it finds its own. */
const ENQUEUE = `
WITH added AS (
  INSERT INTO webhook_delivery (id, webhook_id, type, occurs_at, sealed, state, next_at, held_by)
  SELECT $1::text, hook.id, $3::text, ledger_now(), $4::text, 'pending',
    ledger_now() + make_interval(secs => $6::text::float8), $5::text
  FROM webhook AS hook WHERE hook.id = $2::text
  ON CONFLICT DO NOTHING RETURNING id
)
SELECT $1::text AS id, EXISTS (SELECT FROM added) OR EXISTS (SELECT FROM webhook_delivery WHERE id = $1::text) AS is_done`;

/** Begins anew with the same id and bytes. One that is held, or still to happen, is left as it is. */
const REDELIVER = `
WITH hook AS (SELECT id FROM webhook WHERE id = $2::text AND key_id = $1::text AND disabled_at IS NULL),
found AS (
  SELECT delivery.id FROM webhook_delivery AS delivery JOIN hook ON hook.id = delivery.webhook_id
  WHERE delivery.id = $3::text AND delivery.occurs_at <= ledger_now()
), begun AS (
  UPDATE webhook_delivery AS delivery SET state = 'pending', next_at = ledger_now(), held_by = NULL, settled_at = NULL,
    attempts = CASE WHEN state = 'pending' THEN attempts ELSE 0 END,
    first_attempt_at = CASE WHEN state = 'pending' THEN first_attempt_at END,
    batch_id = CASE WHEN state = 'pending' THEN batch_id END,
    month_start = CASE WHEN state = 'pending' THEN month_start END
  FROM found WHERE delivery.id = found.id
    AND NOT (delivery.state = 'pending' AND delivery.held_by IS NOT NULL AND delivery.next_at > ledger_now())
)
SELECT $3::text AS id, EXISTS (SELECT FROM found) AS is_done`;

/** Storage of webhooks for those who own them. Each method is one statement, which may be sent twice. */
export interface WebhookStore {
  /** `full` where the key has `MOST_WEBHOOKS`. */
  add(webhook: { readonly id: string; readonly keyId: string; readonly sealed: string }): Promise<"added" | "full">;
  /** Those of a key, the latest first; only one where it is named. */
  of(keyId: string, webhookId?: string): Promise<readonly StoredWebhook[]>;
  /** With everything that is stored of it. False where the key has no such webhook. */
  remove(keyId: string, webhookId: string): Promise<boolean>;
  /** Replaces what is sealed; false where it is not as it was. */
  reseal(webhook: Pick<StoredWebhook, "id" | "keyId" | "sealed">, sealed: string): Promise<boolean>;
  enable(keyId: string, webhookId: string): Promise<boolean>;
  /** The latest hundred, or one. */
  deliveries(keyId: string, webhookId: string, deliveryId?: string): Promise<readonly StoredDelivery[]>;
  /** Held by this sender from the start. False where the webhook is gone. */
  enqueue(
    delivery: Pick<StoredDelivery, "id" | "webhookId" | "type"> & { readonly sealed: string },
    holder: { readonly sender: string; readonly leaseSeconds: number },
  ): Promise<boolean>;
  /** False where there is none, or the webhook is disabled. */
  redeliver(keyId: string, webhookId: string, deliveryId: string): Promise<boolean>;
}

/** Two that are made at once want the same place. */
const MOST_TURNS = MOST_WEBHOOKS + 1;

/** Webhooks in the database. */
export function databaseWebhookStore(database: LedgerDatabase): WebhookStore {
  const flag = (sql: string, params: readonly string[], id: string): Promise<boolean> =>
    send(database, {
      sql,
      params: [...params],
      read: (rows) => {
        const row = onlyRow(rows);
        requireText(row, "id", id);
        return row["is_done"] === true;
      },
    });
  const addOnce = (params: readonly string[]): Promise<string> =>
    send(database, { sql: ADD, params: [...params], read: (rows) => textOf(onlyRow(rows), "fate") });
  return {
    add: async ({ id, keyId, sealed }) => {
      for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
        const fate = await addOnce([id, keyId, sealed]);
        if (fate !== "again") return fate === "added" ? "added" : "full";
      }
      return "full";
    },
    of: (keyId, webhookId = "") =>
      send(database, { sql: WEBHOOKS, params: [keyId, webhookId], read: (rows) => rows.map(webhookOfRow) }),
    remove: (keyId, webhookId) =>
      send(database, {
        sql: REMOVE,
        params: [webhookId, keyId],
        read: (rows) => {
          const row = onlyRow(rows);
          requireText(row, "asked", webhookId);
          return numberOf(row, "removed") > 0;
        },
      }),
    reseal: ({ id, keyId, sealed }, next) => flag(RESEAL, [id, keyId, sealed, next], id),
    enable: async (keyId, webhookId) => {
      // Before it is in force: a sender would take them at once.
      await send(database, { sql: OUTDATED, params: [webhookId], read: () => undefined });
      return flag(ENABLE, [webhookId, keyId], webhookId);
    },
    deliveries: (keyId, webhookId, deliveryId = "") =>
      send(database, {
        sql: DELIVERIES,
        params: [keyId, webhookId, deliveryId],
        read: (rows) => rows.map(deliveryOfRow),
      }),
    enqueue: ({ id, webhookId, type, sealed }, { sender, leaseSeconds }) =>
      flag(ENQUEUE, [id, webhookId, type, sealed, sender, String(leaseSeconds)], id),
    redeliver: (keyId, webhookId, id) => flag(REDELIVER, [keyId, webhookId, id], id),
  };
}

/** Fails what is too old, forgets what ended a month ago, and removes webhooks whose key has ended. */
export async function forgetDeliveries(database: LedgerDatabase): Promise<void> {
  for (const [sql, params] of [
    [OUTDATED, [""]],
    [FORGET, []],
    [REMOVE_OF_ENDED_KEYS, [""]],
  ] as const) {
    await send(database, { sql, params, read: () => undefined });
  }
}

/** A row of WEBHOOKS. */
export function webhookOfRow(row: LedgerRow): StoredWebhook {
  const epochMs = instantOf(row, "disabled_ms");
  return {
    id: textOf(row, "id"),
    keyId: textOf(row, "key_id"),
    createdEpochMs: numberOf(row, "created_ms"),
    sealed: textOf(row, "sealed"),
    disabled: epochMs === undefined ? undefined : { epochMs, reason: reasonOf(row["disabled_for"]) },
    failingSinceEpochMs: instantOf(row, "failing_ms"),
    undelivered: numberOf(row, "undelivered"),
  };
}

function deliveryOfRow(row: LedgerRow): StoredDelivery {
  const state = textOf(row, "state");
  const problem = row["last_problem"];
  return {
    id: textOf(row, "id"),
    webhookId: textOf(row, "webhook_id"),
    type: textOf(row, "type"),
    occursEpochMs: numberOf(row, "occurs_ms"),
    state: state === "accepted" || state === "failed" ? state : "pending",
    attempts: numberOf(row, "attempts"),
    nextEpochMs: state === "pending" ? instantOf(row, "next_ms") : undefined,
    waitsForUnits: row["waits_for_units"] === true,
    settledEpochMs: instantOf(row, "settled_ms"),
    lastStatus: instantOf(row, "last_status"),
    lastProblem: typeof problem === "string" ? problem : undefined,
  };
}

function instantOf(row: LedgerRow, column: string): number | undefined {
  return row[column] === null ? undefined : numberOf(row, column);
}

function reasonOf(value: unknown): DisabledReason {
  return value === "gone" ? "gone" : "failures";
}
