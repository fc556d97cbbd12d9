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
import { statusOf } from "../key-store";
import type { HeldDelivery, HeldPlan, PlannedDelivery } from "./types";

/** A webhook is disabled after as many deliveries were given up in a row, if it fails for as long. */
export const GIVEN_UP_MOST = 3;
export const FAILING_DAYS = 3;

/** Deliveries without a unit are looked at again after at most as many seconds: a subscription may have more by then. */
const UNITS_SECONDS = 900;

const IN_FORCE = "(key.revoked_at IS NULL OR key.revoked_at > moment)";

/** The deliveries that were taken, in `claimed`; one row of nulls where there is none. */
const CLAIMED = `SELECT $1::text AS sender, claimed.id, claimed.webhook_id, claimed.type, claimed.sealed, hook.sealed AS sealed_webhook,
  hook.key_id, subscription.status, floor(extract(epoch FROM subscription.end_at) * 1000)::float8 AS end_ms,
  floor(extract(epoch FROM moment) * 1000)::float8 AS now_ms
FROM clock LEFT JOIN claimed ON true
LEFT JOIN webhook AS hook ON hook.id = claimed.webhook_id
LEFT JOIN api_key AS key ON key.id = hook.key_id
LEFT JOIN subscription ON subscription.id = key.subscription_id`;

/**
 * Takes what is due, of each webhook its earliest and none where another is held: a slow receiver holds up its own
 * deliveries alone. A row that another process is taking is skipped; one that it has taken meanwhile is seen to be held,
 * because the lock reads it as it is then. One more row tells how soon anything is due.
 */
const CLAIM = `
WITH clock AS MATERIALIZED (SELECT ledger_now() AS moment),
due AS MATERIALIZED (
  SELECT DISTINCT ON (delivery.webhook_id) delivery.id, delivery.next_at
  FROM webhook_delivery AS delivery CROSS JOIN clock
  JOIN webhook AS hook ON hook.id = delivery.webhook_id JOIN api_key AS key ON key.id = hook.key_id
  WHERE delivery.state = 'pending' AND delivery.next_at <= moment AND hook.disabled_at IS NULL AND ${IN_FORCE}
    AND NOT EXISTS (
      SELECT FROM webhook_delivery AS other WHERE other.webhook_id = delivery.webhook_id AND other.state = 'pending'
        AND other.held_by IS NOT NULL AND other.next_at > moment
    )
  ORDER BY delivery.webhook_id, delivery.occurs_at, delivery.id
), locked AS MATERIALIZED (
  SELECT delivery.id FROM webhook_delivery AS delivery CROSS JOIN clock
  WHERE delivery.id IN (SELECT id FROM due ORDER BY next_at LIMIT $2::text::int)
    AND delivery.state = 'pending' AND delivery.next_at <= moment
  FOR UPDATE OF delivery SKIP LOCKED
), claimed AS (
  UPDATE webhook_delivery AS delivery
  SET held_by = $1::text, next_at = moment + make_interval(secs => $3::text::float8)
  FROM locked CROSS JOIN clock WHERE delivery.id = locked.id
  RETURNING delivery.id, delivery.webhook_id, delivery.type, delivery.sealed
)
${CLAIMED}`;

/** Seconds until something is due; nothing where there is no webhook in force. */
const NEXT = `
SELECT $1::text AS asked, extract(epoch FROM least(
  (SELECT min(plan_at) FROM webhook WHERE disabled_at IS NULL),
  (SELECT min(delivery.next_at) FROM webhook_delivery AS delivery JOIN webhook AS hook ON hook.id = delivery.webhook_id
    WHERE delivery.state = 'pending' AND hook.disabled_at IS NULL)
) - ledger_now())::float8 AS seconds`;

/** Takes one delivery by its id, for a test that somebody waits for. */
const CLAIM_ONE = `
WITH clock AS MATERIALIZED (SELECT ledger_now() AS moment),
claimed AS (
  UPDATE webhook_delivery AS delivery
  SET held_by = $1::text, next_at = moment + make_interval(secs => $2::text::float8)
  FROM clock WHERE delivery.id = $3::text AND delivery.state = 'pending'
    AND (delivery.held_by IS NULL OR delivery.held_by = $1::text OR delivery.next_at <= moment)
  RETURNING delivery.id, delivery.webhook_id, delivery.type, delivery.sealed
)
${CLAIMED}`;

/** The sender that was told so says it, also after its time: a second one then has nothing to do. */
const ACCEPTED = `
WITH done AS (
  UPDATE webhook_delivery SET state = 'accepted', settled_at = ledger_now(), held_by = NULL, last_status = $2::text::int,
    last_problem = NULL
  WHERE id = $1::text AND state = 'pending' RETURNING webhook_id
), hook AS (
  UPDATE webhook SET failing_since = NULL, given_up = 0
  FROM done WHERE webhook.id = done.webhook_id AND webhook.failing_since IS NOT NULL
)
SELECT $1::text AS id`;

const FAILED = `
WITH done AS (
  UPDATE webhook_delivery SET next_at = ledger_now() + make_interval(secs => $3::text::float8), held_by = NULL,
    last_status = nullif($4::text, '')::int, last_problem = nullif($5::text, '')
  WHERE id = $1::text AND held_by = $2::text AND state = 'pending' RETURNING webhook_id
), hook AS (
  UPDATE webhook SET failing_since = ledger_now() FROM done WHERE webhook.id = done.webhook_id AND failing_since IS NULL
)
SELECT $1::text AS id`;

/** The unit goes back, in the same statement. A webhook that failed for too long is disabled with it. */
const GIVEN_UP = `
WITH clock AS MATERIALIZED (SELECT ledger_now() AS moment),
held AS MATERIALIZED (
  SELECT id, webhook_id, batch_id, month_start FROM webhook_delivery
  WHERE id = $1::text AND held_by = $2::text AND state = 'pending' FOR UPDATE
), ${GIVEN_BACK}, done AS (
  UPDATE webhook_delivery AS delivery SET state = 'failed', settled_at = moment, held_by = NULL, batch_id = NULL,
    month_start = NULL, last_status = nullif($3::text, '')::int, last_problem = nullif($4::text, '')
  FROM held CROSS JOIN clock WHERE delivery.id = held.id
), hook AS (
  UPDATE webhook SET given_up = given_up + 1, failing_since = coalesce(failing_since, moment),
    disabled_at = coalesce(disabled_at, CASE WHEN judged.reason IS NOT NULL THEN moment END),
    disabled_for = coalesce(disabled_for, judged.reason)
  FROM held CROSS JOIN clock CROSS JOIN LATERAL (
    SELECT CASE WHEN $5::text = 'gone' THEN 'gone'
      WHEN $5::text <> 'test' AND old.given_up + 1 >= ${GIVEN_UP_MOST}
        AND old.failing_since <= moment - interval '${FAILING_DAYS} days' THEN 'failures' END AS reason
    FROM webhook AS old WHERE old.id = held.webhook_id
  ) AS judged
  WHERE webhook.id = held.webhook_id AND $5::text <> 'test'
)
SELECT $1::text AS id`;

/** All that is due of the key waits, so that nothing is asked again for each of them. */
const WAITS = `
WITH clock AS MATERIALIZED (SELECT ledger_now() AS moment),
waiting AS (
  UPDATE webhook_delivery AS delivery SET held_by = NULL, waits_for_units = true,
    next_at = moment + make_interval(secs => least(${UNITS_SECONDS}, $3::text::float8))
  FROM clock, webhook AS hook
  WHERE hook.id = delivery.webhook_id AND hook.key_id = $4::text AND delivery.state = 'pending'
    AND (delivery.id = $1::text AND delivery.held_by = $2::text
      OR delivery.held_by IS NULL AND delivery.batch_id IS NULL AND delivery.next_at <= moment)
)
SELECT $1::text AS id`;

/** For a sender that stops, or cannot open what it holds. */
const LET_GO = `
WITH done AS (
  UPDATE webhook_delivery SET held_by = NULL, next_at = ledger_now() + make_interval(secs => $3::text::float8)
  WHERE id = $1::text AND held_by = $2::text AND state = 'pending'
)
SELECT $1::text AS id`;

const CLAIM_PLAN = `
WITH clock AS MATERIALIZED (SELECT ledger_now() AS moment),
locked AS MATERIALIZED (
  SELECT hook.id FROM webhook AS hook CROSS JOIN clock JOIN api_key AS key ON key.id = hook.key_id
  WHERE hook.disabled_at IS NULL AND hook.plan_at <= moment AND ${IN_FORCE}
  ORDER BY hook.plan_at LIMIT 1
  FOR UPDATE OF hook SKIP LOCKED
), claimed AS (
  UPDATE webhook AS hook SET planned_by = $1::text, plan_at = moment + make_interval(secs => $2::text::float8)
  FROM locked CROSS JOIN clock WHERE hook.id = locked.id
  RETURNING hook.id, hook.sealed, hook.planned_until
)
SELECT $1::text AS sender, claimed.id, claimed.sealed,
  floor(extract(epoch FROM claimed.planned_until) * 1000)::float8 AS from_ms,
  floor(extract(epoch FROM moment) * 1000)::float8 AS now_ms
FROM clock LEFT JOIN claimed ON true`;

/** The events and the end of their days are written together, or neither. An event that is known is left as it is. */
const PLANNED = `
WITH mine AS (
  UPDATE webhook SET planned_until = to_timestamp($3::text::float8 / 1000), planned_by = NULL,
    plan_at = to_timestamp($4::text::float8 / 1000)
  WHERE id = $1::text AND planned_by = $2::text RETURNING id
), added AS (
  INSERT INTO webhook_delivery (id, webhook_id, type, occurs_at, sealed, state, next_at)
  SELECT event ->> 0, mine.id, event ->> 1, to_timestamp((event ->> 2)::float8 / 1000), event ->> 3, 'pending',
    to_timestamp((event ->> 2)::float8 / 1000)
  FROM mine CROSS JOIN jsonb_array_elements($5::text::jsonb) AS events (event)
  ON CONFLICT DO NOTHING
)
SELECT $1::text AS id`;

/** Only where nobody changed it meanwhile. */
const RESEAL = `
WITH done AS (UPDATE webhook SET sealed = $3::text WHERE id = $1::text AND sealed = $2::text)
SELECT $1::text AS id`;

/** The last try, and its failure. */
export interface FailedTry {
  readonly status: number | undefined;
  readonly problem: string | undefined;
}

/** The queue of deliveries, for senders of any number of processes. Each method is one statement. */
export interface WebhookQueue {
  /** Holds what is due for so many seconds, at most one of each webhook. */
  claim(sender: string, most: number, leaseSeconds: number): Promise<readonly HeldDelivery[]>;
  claimOne(sender: string, deliveryId: string, leaseSeconds: number): Promise<HeldDelivery | undefined>;
  /** Seconds until something is due; undefined where there is nothing. */
  secondsToNext(): Promise<number | undefined>;
  accepted(deliveryId: string, status: number): Promise<void>;
  failed(deliveryId: string, sender: string, failed: FailedTry & { readonly nextSeconds: number }): Promise<void>;
  /** Gives the unit back. `gone` disables the webhook; a `test` says nothing of it. */
  givenUp(
    deliveryId: string,
    sender: string,
    failed: FailedTry & { readonly why: "tries" | "gone" | "test" },
  ): Promise<void>;
  /** Deliveries of the key that are due wait for units. */
  waits(delivery: Pick<HeldDelivery, "id" | "keyId">, sender: string, monthSeconds: number): Promise<void>;
  letGo(deliveryId: string, sender: string, nextSeconds: number): Promise<void>;
  /** Replaces what is sealed by the same under another key. */
  reseal(webhookId: string, before: string, after: string): Promise<void>;
  claimPlan(sender: string, leaseSeconds: number): Promise<HeldPlan | undefined>;
  planned(
    webhookId: string,
    sender: string,
    plan: { readonly untilEpochMs: number; readonly againEpochMs: number; readonly events: readonly PlannedDelivery[] },
  ): Promise<void>;
}

export function databaseWebhookQueue(database: LedgerDatabase): WebhookQueue {
  const done = (sql: string, [id, ...more]: readonly [string, ...string[]]): Promise<void> =>
    send(database, { sql, params: [id, ...more], read: (rows) => requireText(onlyRow(rows), "id", id) });
  const claimed = (sql: string, sender: string, params: readonly string[]): Promise<readonly HeldDelivery[]> =>
    send(database, { sql, params: [sender, ...params], read: (rows) => rowsOf(rows, sender).map(heldOf) });
  const text = (value: string | number | undefined): string => String(value ?? "");
  return {
    claim: (sender, most, leaseSeconds) => claimed(CLAIM, sender, [String(most), String(leaseSeconds)]),
    claimOne: async (sender, id, leaseSeconds) => (await claimed(CLAIM_ONE, sender, [String(leaseSeconds), id]))[0],
    secondsToNext: () =>
      send(database, {
        sql: NEXT,
        params: ["next"],
        read: (rows) => {
          const row = onlyRow(rows);
          requireText(row, "asked", "next");
          return row["seconds"] === null ? undefined : numberOf(row, "seconds");
        },
      }),
    accepted: (id, status) => done(ACCEPTED, [id, String(status)]),
    failed: (id, sender, { nextSeconds, status, problem }) =>
      done(FAILED, [id, sender, String(nextSeconds), text(status), text(problem)]),
    givenUp: (id, sender, { status, problem, why }) => done(GIVEN_UP, [id, sender, text(status), text(problem), why]),
    waits: ({ id, keyId }, sender, monthSeconds) => done(WAITS, [id, sender, String(monthSeconds), keyId]),
    letGo: (id, sender, nextSeconds) => done(LET_GO, [id, sender, String(nextSeconds)]),
    reseal: (id, before, after) => done(RESEAL, [id, before, after]),
    claimPlan: (sender, leaseSeconds) =>
      send(database, {
        sql: CLAIM_PLAN,
        params: [sender, String(leaseSeconds)],
        read: (rows) => rowsOf(rows, sender).map(planOf)[0],
      }),
    planned: (id, sender, { untilEpochMs, againEpochMs, events }) => {
      const rows = events.map(({ id: event, type, occursEpochMs, sealed }) => [event, type, occursEpochMs, sealed]);
      return done(PLANNED, [id, sender, String(untilEpochMs), String(againEpochMs), JSON.stringify(rows)]);
    },
  };
}

/** One row of nulls tells that there is none: no row at all would be that of another statement. */
function rowsOf(rows: readonly LedgerRow[], sender: string): readonly LedgerRow[] {
  const [first] = rows;
  if (first === undefined) return [onlyRow(rows)];
  for (const row of rows) requireText(row, "sender", sender);
  return first["id"] === null ? [] : rows;
}

function heldOf(row: LedgerRow): HeldDelivery {
  return {
    id: textOf(row, "id"),
    webhookId: textOf(row, "webhook_id"),
    keyId: textOf(row, "key_id"),
    type: textOf(row, "type"),
    sealed: textOf(row, "sealed"),
    sealedWebhook: textOf(row, "sealed_webhook"),
    nowEpochMs: numberOf(row, "now_ms"),
    subscription:
      row["status"] === null
        ? undefined
        : { status: statusOf(textOf(row, "status")), endEpochMs: numberOf(row, "end_ms") },
  };
}

function planOf(row: LedgerRow): HeldPlan {
  return {
    webhookId: textOf(row, "id"),
    sealed: textOf(row, "sealed"),
    fromEpochMs: numberOf(row, "from_ms"),
    nowEpochMs: numberOf(row, "now_ms"),
  };
}
