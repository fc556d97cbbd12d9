import { InvariantError } from "@almagest/operation";
import type { ChargeRequest } from "../meter";
import { ONCE_HOURS, type OnceEntry } from "../once";
import { type LedgerDatabase, type LedgerRow, StorageAway } from "./port";
import type { Limits } from "./positions";
import { flagOf, numberOf, requireText } from "./rows";
import { send } from "./send";

/** The lifetime of an entry. */
export const REMEMBERED = `interval '${ONCE_HOURS} hours'`;

/**
 * The counter a call is counted under, and whether it lasts a day: a day's counter has the day in its key, so that it
 * needs no table and no rollover of its own.
 */
function accountColumns(moment: string): string {
  return `call ->> 4 = 'day' AS is_daily, CASE call ->> 4
    WHEN 'day' THEN (call ->> 0) || '@' || to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD') ELSE call ->> 0
  END AS key_id`;
}

/** The ledger's moment, read once, its month, and its nanoseconds since 1970. */
export const MOMENT = `moment, date_trunc('month', moment AT TIME ZONE 'UTC')::date AS month_start,
    (extract(epoch FROM moment) * 1000000)::bigint * 1000 AS moment_ns`;

const CLOCK_AND_BATCH = `clock AS MATERIALIZED (
  SELECT ${MOMENT}, set_config('synchronous_commit', 'off', true) AS unhurried
  FROM (SELECT ledger_now() AS moment) AS read_once
), batch AS (
  INSERT INTO quota_batch (batch_id, recorded_at)
  SELECT $1::text::uuid, moment FROM clock
  ON CONFLICT DO NOTHING
  RETURNING recorded_at
)`;

/** A bucket is full after a second. */
const SECOND_NS = "1000000000";

/**
 * Of the calls that a statement wants for a key, those that its month and its bucket have left. The row that would be
 * written where there is none has the wanted ones in the bucket already. least() leaves out what is NULL, as all of the
 * bucket is for a key without a limit a second.
 */
const GIVEN = `greatest(0, least(excluded.last_step, excluded.monthly_limit - counter.used,
      (excluded.burst_full_ns + ${SECOND_NS} - counter.burst_full_ns) / excluded.burst_gap_ns - excluded.last_step))`;

/**
 * Of the calls in `asked`, those that are granted: as rows in the ledger, with their positions in `placed`.
 * @param perSecond the key's calls a second; `NULL::integer` leaves the bucket alone.
 */
export const takenAndWritten = (perSecond = "burst_per_second"): string => `taken AS (
  INSERT INTO quota_counter AS counter
    (key_id, month_start, used, monthly_limit, last_step, burst_gap_ns, burst_full_ns)
  SELECT wanted.key_id, clock.month_start, first_step, limits.monthly_limit, first_step, gap_ns,
    moment_ns + first_step * gap_ns
  FROM (SELECT key_id, bool_or(is_daily) AS is_daily, count(*) AS units FROM asked GROUP BY key_id) AS wanted
  CROSS JOIN clock
  CROSS JOIN batch
  LEFT JOIN quota_allowance AS allowance ON allowance.key_id = wanted.key_id
  CROSS JOIN LATERAL (SELECT
    CASE WHEN is_daily THEN $4::text::bigint ELSE coalesce(allowance.monthly_limit, $3::text::bigint) END AS monthly_limit,
    ${SECOND_NS} / ${perSecond} AS gap_ns
  ) AS limits
  CROSS JOIN LATERAL (SELECT least(wanted.units, limits.monthly_limit, ${perSecond}) AS first_step) AS step
  ORDER BY wanted.key_id
  ON CONFLICT (key_id, month_start) DO UPDATE SET
    monthly_limit = excluded.monthly_limit,
    last_step = ${GIVEN},
    used = counter.used + ${GIVEN},
    burst_gap_ns = excluded.burst_gap_ns,
    burst_full_ns = coalesce(${GIVEN} * excluded.burst_gap_ns
      + greatest(counter.burst_full_ns, excluded.burst_full_ns - excluded.last_step * excluded.burst_gap_ns),
      counter.burst_full_ns)
  RETURNING key_id, month_start, used, monthly_limit, last_step, burst_gap_ns, burst_full_ns
), placed AS MATERIALIZED (
  SELECT asked.*, taken.month_start, taken.monthly_limit, asked.turn <= taken.last_step AS is_granted,
    taken.used - taken.last_step + least(asked.turn, taken.last_step) AS position, burst_gap_ns, burst_full_ns,
    moment AS charged_at, moment_ns AS charged_ns
  FROM clock CROSS JOIN asked JOIN taken ON taken.key_id = asked.key_id
), written AS (
  INSERT INTO quota_ledger
    (month_start, batch_id, item, key_id, units, position, operation_id, transport, request_id, recorded_at)
  SELECT placed.month_start, $1::text::uuid, item, key_id, 1, position, operation_id, transport, request_id, charged_at
  FROM placed
  WHERE is_granted
)`;

/** The nanoseconds between two calls of the key, and those until its bucket has one: of a key with a limit a second. */
const BUCKET = `burst_gap_ns::float8 AS gap_ns, (burst_full_ns - ${SECOND_NS} + burst_gap_ns - charged_ns)::float8 AS wait_ns`;

/** The same where the answer was lost: another statement may have changed the bucket meanwhile. */
const BUCKET_NOW = "burst_gap_ns::float8 AS gap_ns, 0::float8 AS wait_ns";

/** The call's description of itself. */
const NAMES = `call ->> 1 AS operation_id, call ->> 2 AS transport, call ->> 3 AS request_id`;

/**
 * Takes units if and only if they are there and writes their ledger rows, all in one statement.
 *
 * `batch` comes first: a batch that is known gives no row, so nothing below it happens, and a twin still under way is
 * waited for. `taken` locks the counters in key order, so that two processes never wait for each other, and counts on
 * the row as it is then, not on the statement's snapshot. The month is the ledger clock's, read once.
 *
 * Nobody waits for the disk here: the log is written in order, so the mark of the answer, which is waited for, takes the
 * charge along. A crash before it forgets a unit that was answered to nobody.
 */
const CHARGE = `
WITH ${CLOCK_AND_BATCH}, asked AS MATERIALIZED (
  SELECT item::integer, key_id, is_daily, ${NAMES}, row_number() OVER (PARTITION BY key_id ORDER BY item) AS turn
  FROM jsonb_array_elements($2::text::jsonb) WITH ORDINALITY AS calls (call, item)
  CROSS JOIN clock
  CROSS JOIN LATERAL (SELECT ${accountColumns("moment")}) AS account
), ${takenAndWritten()}
SELECT $1::text AS batch, item, is_granted, position::float8, monthly_limit::float8, ${BUCKET},
  (charged_ns / 1000000)::float8 AS moment_ms
FROM placed
ORDER BY item`;

/**
 * The same for calls with a key of idempotency: only one whose key is new takes a unit, and its entry is written with it.
 * Where another process writes the same entry meanwhile, the insert fails, and the whole statement with it: sent again it
 * sees the other's. Of calls with one key in one batch the first is the first. An entry that is too old is as good as none.
 * The hour of a calendar feed is such an entry too, and is written to the feed for its owner to read.
 */
const CHARGE_ONCE = `
WITH ${CLOCK_AND_BATCH}, sent AS MATERIALIZED (
  SELECT item::integer, call, account.*, decode(call ->> 5, 'hex') AS lookup,
    row_number() OVER (PARTITION BY call ->> 5 ORDER BY item) > 1 OR EXISTS (
      SELECT FROM idempotency_key AS entry
      WHERE entry.lookup = decode(call ->> 5, 'hex') AND entry.recorded_at > moment - ${REMEMBERED}
    ) AS is_known
  FROM jsonb_array_elements($2::text::jsonb) WITH ORDINALITY AS calls (call, item)
  CROSS JOIN clock
  CROSS JOIN LATERAL (SELECT ${accountColumns("moment")}) AS account
), asked AS MATERIALIZED (
  SELECT item, call, lookup, key_id, is_daily, ${NAMES}, row_number() OVER (PARTITION BY key_id ORDER BY item) AS turn
  FROM sent
  WHERE NOT is_known
), ${takenAndWritten()}, outdated AS (
  DELETE FROM idempotency_key AS entry USING placed
  WHERE entry.lookup = placed.lookup AND placed.is_granted AND entry.recorded_at <= charged_at - ${REMEMBERED}
  RETURNING 1
), kept AS (
  INSERT INTO idempotency_key
    (lookup, request, made_ms, seed, version, month_start, batch_id, item, recorded_at, leased_at)
  SELECT lookup, decode(call ->> 6, 'hex'), (call ->> 7)::bigint, decode(call ->> 8, 'hex'), call ->> 9,
    placed.month_start, $1::text::uuid, item, charged_at, charged_at
  FROM placed
  WHERE is_granted AND (SELECT count(*) FROM outdated) >= 0
  ORDER BY lookup
), fetched AS (
  UPDATE calendar_feed AS feed SET charged_hour = date_trunc('hour', charged_at)
  FROM placed
  WHERE is_granted AND feed.id = call ->> 10
)
SELECT $1::text AS batch, sent.item, coalesce(is_granted, false) AS is_granted, is_known,
  coalesce(position, 0)::float8 AS position, coalesce(monthly_limit, 0)::float8 AS monthly_limit, ${BUCKET},
  (moment_ns / 1000000)::float8 AS moment_ms
FROM sent CROSS JOIN clock CROSS JOIN batch LEFT JOIN placed ON placed.item = sent.item
ORDER BY sent.item`;

/** The fate of a batch that was committed while its answer was lost. A refused call sees the counter as it is now. */
const RECORDED = `
SELECT $1::text AS batch, asked.item::integer, ledger.item IS NOT NULL AS is_granted,
  coalesce(ledger.position, counter.used)::float8 AS position, counter.monthly_limit::float8, ${BUCKET_NOW},
  floor(extract(epoch FROM batch.recorded_at) * 1000)::float8 AS moment_ms
FROM quota_batch AS batch
CROSS JOIN jsonb_array_elements($2::text::jsonb) WITH ORDINALITY AS asked (call, item)
CROSS JOIN LATERAL (SELECT ${accountColumns("batch.recorded_at")}) AS account
JOIN quota_counter AS counter ON counter.key_id = account.key_id
  AND counter.month_start = date_trunc('month', batch.recorded_at AT TIME ZONE 'UTC')::date
LEFT JOIN quota_ledger AS ledger ON ledger.batch_id = batch.batch_id AND ledger.item = asked.item
  AND ledger.month_start = counter.month_start
WHERE batch.batch_id = $1::text::uuid
ORDER BY asked.item`;

/** The same for calls with a key of idempotency. One without a unit and without an entry was refused. */
const RECORDED_ONCE = `
SELECT $1::text AS batch, asked.item::integer, ledger.item IS NOT NULL AS is_granted,
  ledger.item IS NULL AND entry.lookup IS NOT NULL AS is_known, ${BUCKET_NOW},
  coalesce(ledger.position, counter.used, 0)::float8 AS position, coalesce(counter.monthly_limit, 0)::float8 AS monthly_limit,
  floor(extract(epoch FROM batch.recorded_at) * 1000)::float8 AS moment_ms
FROM quota_batch AS batch
CROSS JOIN jsonb_array_elements($2::text::jsonb) WITH ORDINALITY AS asked (call, item)
CROSS JOIN LATERAL (SELECT ${accountColumns("batch.recorded_at")}) AS account
LEFT JOIN quota_counter AS counter ON counter.key_id = account.key_id
  AND counter.month_start = date_trunc('month', batch.recorded_at AT TIME ZONE 'UTC')::date
LEFT JOIN quota_ledger AS ledger ON ledger.batch_id = batch.batch_id AND ledger.item = asked.item
  AND ledger.month_start = date_trunc('month', batch.recorded_at AT TIME ZONE 'UTC')::date
LEFT JOIN idempotency_key AS entry ON entry.lookup = decode(call ->> 5, 'hex')
WHERE batch.batch_id = $1::text::uuid
ORDER BY asked.item`;

/** The result of one call. */
export interface Placed {
  readonly isGranted: boolean;
  /** Its key of idempotency was sent before: nothing was taken. */
  readonly isKnown: boolean;
  /** It came too fast for its key: nothing was taken. */
  readonly tooFast?: TooFast;
  /** The key's count after this call. */
  readonly used: number;
  readonly limit: number;
  /** The ledger's clock. */
  readonly momentEpochMs: number;
  /** The unit's place in the ledger. */
  readonly unit: LedgerUnit;
}

/** A key's limit of calls a second, of which the next one passes after so long. */
export interface TooFast {
  readonly perSecond: number;
  readonly waitMs: number;
}

export interface LedgerUnit {
  readonly batchId: string;
  /** From 1. */
  readonly item: number;
}

/** A call, and what is kept of it where it has a key of idempotency: all calls of a batch have one, or none. */
export interface ChargedCall extends ChargeRequest {
  readonly entry?: OnceEntry;
}

export interface ChargeBatch {
  readonly batchId: string;
  readonly calls: readonly ChargedCall[];
  readonly limits: Limits;
}

/** Charges a batch, exactly once however often the connection is lost. One answer for each call, in their order. */
export async function chargeBatch(database: LedgerDatabase, batch: ChargeBatch): Promise<readonly Placed[]> {
  const calls = JSON.stringify(batch.calls.map(callOf));
  const { monthlyLimit, dailyLimit } = batch.limits;
  const params = [batch.batchId, calls, String(monthlyLimit), String(dailyLimit)];
  const isOnce = batch.calls.some(({ entry }) => entry !== undefined);
  const read = (rows: readonly LedgerRow[]): readonly Placed[] => rows.map((row) => placedOf(row, batch.batchId));
  // A batch that is known gives no row.
  const readNew = (rows: readonly LedgerRow[]): readonly Placed[] =>
    rows.length === 0 ? [] : oneEach(batch, read(rows));
  const fresh = await send(database, { sql: isOnce ? CHARGE_ONCE : CHARGE, params, read: readNew });
  if (fresh.length > 0) return fresh;
  try {
    const readKnown = (rows: readonly LedgerRow[]): readonly Placed[] => oneEach(batch, read(rows));
    const sql = isOnce ? RECORDED_ONCE : RECORDED;
    return await send(database, { sql, params: [batch.batchId, calls], read: readKnown });
  } catch (error) {
    // The batch is committed: a failure from here on leaves its units taken.
    throw new StorageAway(error);
  }
}

function oneEach({ calls }: ChargeBatch, rows: readonly Placed[]): readonly Placed[] {
  if (rows.length === calls.length) return rows;
  throw new InvariantError("each call has its row", { calls: calls.length, rows: rows.length });
}

function placedOf(row: LedgerRow, batchId: string): Placed {
  requireText(row, "batch", batchId);
  const placed = {
    isGranted: flagOf(row, "is_granted"),
    isKnown: row["is_known"] === true,
    used: numberOf(row, "position"),
    limit: numberOf(row, "monthly_limit"),
    momentEpochMs: numberOf(row, "moment_ms"),
    unit: { batchId, item: numberOf(row, "item") },
  };
  const tooFast = placed.isGranted || placed.isKnown || placed.used >= placed.limit ? undefined : tooFastOf(row);
  return tooFast === undefined ? placed : { ...placed, tooFast };
}

/** Only the bucket can have refused a call of a key that has units left. */
function tooFastOf(row: LedgerRow): TooFast | undefined {
  // Without one, the call was refused for its units, of which one came back meanwhile.
  if (row["gap_ns"] === null) return undefined;
  return { perSecond: Math.round(1e9 / numberOf(row, "gap_ns")), waitMs: Math.max(0, numberOf(row, "wait_ns") / 1e6) };
}

function callOf(call: ChargedCall): readonly (string | number | null)[] {
  const { account, operationId, transport, requestId, entry } = call;
  const named = requestId === undefined ? null : plain(requestId);
  const own = [account.id, plain(operationId), plain(transport), named, account.window];
  if (entry === undefined) return own;
  const { lookup, request, made, feedId = null } = entry;
  return [...own, lookup, request, made.now, made.seed, plain(made.version), feedId];
}

/** A text the database cannot store, or a very long one, would fail the calls of everybody in the batch. */
function plain(text: string): string {
  return text.slice(0, 200).replace(/[^ -~]/g, "?");
}
