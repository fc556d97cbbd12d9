import { InvariantError } from "@almagest/operation";
import type { LedgerUnit } from "./charges";
import type { LedgerDatabase, LedgerRow } from "./port";
import { flagOf, monthText, numberOf, onlyRow, requireText, textOf } from "./rows";
import { send } from "./send";

/**
 * Gives units back as rows of -1, in the month each was taken from. `given` holds only units that were charged and are
 * not yet given back (the unique index refuses the second row), so a statement sent again changes nothing.
 * A call with a key of idempotency gives its entry up with its unit, and only where no other call answered it meanwhile.
 * The insert into the counter is the lock in key order and always meets its row; a counter that somebody deleted comes
 * back as 0, and `reconcile` shows the difference.
 */
const REFUND = `
WITH clock AS MATERIALIZED (SELECT ledger_now() AS moment),
asked AS MATERIALIZED (
  SELECT item::integer, (unit ->> 0)::date AS month_start, (unit ->> 1)::uuid AS batch_id, (unit ->> 2)::integer AS place,
    decode(unit ->> 3, 'hex') AS lookup
  FROM jsonb_array_elements($2::text::jsonb) WITH ORDINALITY AS units (unit, item)
), freed AS (
  DELETE FROM idempotency_key AS entry USING asked
  WHERE entry.lookup = asked.lookup AND entry.batch_id = asked.batch_id AND entry.item = asked.place
    AND entry.answer IS NULL
  RETURNING entry.batch_id, entry.item
), given AS (
  INSERT INTO quota_ledger (month_start, batch_id, item, key_id, units, operation_id, transport, request_id,
    recorded_at, charge_batch_id, charge_item)
  SELECT charge.month_start, $1::text::uuid, asked.item, charge.key_id, -1, charge.operation_id, charge.transport,
    charge.request_id, clock.moment, charge.batch_id, charge.item
  FROM asked
  CROSS JOIN clock
  JOIN quota_ledger AS charge ON charge.month_start = asked.month_start AND charge.batch_id = asked.batch_id
    AND charge.item = asked.place AND charge.units = 1
  WHERE asked.lookup IS NULL OR EXISTS (
    SELECT FROM freed WHERE freed.batch_id = asked.batch_id AND freed.item = asked.place
  )
  ORDER BY charge.batch_id, charge.item
  ON CONFLICT DO NOTHING
  RETURNING key_id, month_start
), counted AS (
  INSERT INTO quota_counter AS counter (key_id, month_start, used, monthly_limit, last_step)
  SELECT key_id, month_start, 0, 0, count(*) FROM given GROUP BY key_id, month_start ORDER BY key_id, month_start
  ON CONFLICT (key_id, month_start) DO UPDATE SET
    used = greatest(0, counter.used - excluded.last_step),
    last_step = -excluded.last_step
  RETURNING 1
)
SELECT $1::text AS batch, count(*)::integer AS counters FROM counted`;

/**
 * Committed to the disk, and each batch's own charge with it. Sent again it finds the answers recorded and changes
 * nothing. A batch that is not there was lost in a crash: it has no row here, and its calls must not be answered.
 */
const ANSWERED = `
WITH asked AS MATERIALIZED (
  SELECT (unit ->> 1)::uuid AS batch_id, array_agg((unit ->> 2)::integer) AS items
  FROM jsonb_array_elements($1::text::jsonb) AS units (unit) GROUP BY 1
), told AS (
  UPDATE quota_batch AS batch SET answered = batch.answered || asked.items
  FROM asked
  WHERE batch.batch_id = asked.batch_id AND NOT batch.answered @> asked.items
  RETURNING batch.batch_id
)
SELECT asked.batch_id::text AS batch, CASE WHEN told.batch_id IS NOT NULL THEN true ELSE coalesce(
  (SELECT batch.answered @> asked.items FROM quota_batch AS batch WHERE batch.batch_id = asked.batch_id), false
) END AS is_told
FROM asked LEFT JOIN told ON told.batch_id = asked.batch_id`;

/**
 * The same for calls with a key of idempotency, with the digests of their answers. An entry that is gone went with its
 * unit: another call must not be answered with it. The batch is locked first, as by whoever gives units back by hand.
 */
const ANSWERED_ONCE = `
WITH asked AS MATERIALIZED (
  SELECT (unit ->> 1)::uuid AS batch_id, (unit ->> 2)::integer AS item, decode(unit ->> 3, 'hex') AS lookup,
    decode(unit ->> 4, 'hex') AS answer
  FROM jsonb_array_elements($1::text::jsonb) AS units (unit)
), held AS MATERIALIZED (
  SELECT batch_id FROM quota_batch WHERE batch_id IN (SELECT batch_id FROM asked) ORDER BY batch_id FOR UPDATE
), kept AS (
  UPDATE idempotency_key AS entry SET answer = asked.answer
  FROM asked JOIN held ON held.batch_id = asked.batch_id
  WHERE entry.lookup = asked.lookup AND entry.batch_id = asked.batch_id AND entry.item = asked.item
  RETURNING entry.batch_id, entry.item
), told AS (
  UPDATE quota_batch AS batch SET answered = batch.answered || now_answered.items
  FROM (SELECT batch_id, array_agg(item) AS items FROM kept GROUP BY batch_id) AS now_answered
  WHERE batch.batch_id = now_answered.batch_id AND NOT batch.answered @> now_answered.items
)
SELECT asked.batch_id::text AS batch, asked.item, kept.item IS NOT NULL AS is_told
FROM asked LEFT JOIN kept ON kept.batch_id = asked.batch_id AND kept.item = asked.item`;

/** A statement of this batch that is still on its way finds the row and takes nothing; one under way is waited for. */
const FENCE = `
INSERT INTO quota_batch (batch_id, recorded_at) VALUES ($1::text::uuid, ledger_now()) ON CONFLICT DO NOTHING`;

/** One row also for a batch without units: no rows at all would be those of another statement. */
const UNITS_OF = `
SELECT $1::text AS batch, coalesce(
  jsonb_agg(jsonb_build_array(ledger.item, extract(epoch FROM ledger.month_start) * 1000, encode(entry.lookup, 'hex'))),
  '[]'
)::text AS units
FROM quota_ledger AS ledger
LEFT JOIN idempotency_key AS entry ON entry.batch_id = ledger.batch_id AND entry.item = ledger.item
WHERE ledger.batch_id = $1::text::uuid AND ledger.units = 1`;

/** A unit and the month it was taken from. */
export interface ChargedUnit extends LedgerUnit {
  readonly windowStartEpochMs: number;
  /** Finds the entry of the call's key of idempotency, where it has one. */
  readonly lookup?: string;
}

/** A unit whose call is answered, with the digest of the answer where the call has a key of idempotency. */
export interface AnsweredUnit extends ChargedUnit {
  readonly answer?: string;
}

/** Gives each unit back that is not yet given back. */
export async function refundBatch(
  database: LedgerDatabase,
  batchId: string,
  units: readonly ChargedUnit[],
): Promise<void> {
  const read = (rows: readonly LedgerRow[]): void => requireText(onlyRow(rows), "batch", batchId);
  await send(database, { sql: REFUND, params: [batchId, unitsText(units)], read });
}

/** Records that the calls of these units are answered; for each, false where a crash took the unit. */
export async function answeredBatch(
  database: LedgerDatabase,
  units: readonly ChargedUnit[],
): Promise<readonly boolean[]> {
  const told = await send(database, { sql: ANSWERED, params: [unitsText(units)], read: (rows) => toldOf(rows, units) });
  return units.map(({ batchId }) => told.get(batchId) === true);
}

function toldOf(rows: readonly LedgerRow[], units: readonly ChargedUnit[]): ReadonlyMap<string, boolean> {
  const told = new Map(rows.map((row) => [textOf(row, "batch"), flagOf(row, "is_told")]));
  if (!units.every(({ batchId }) => told.has(batchId))) {
    throw new InvariantError("each batch has its row", { rows: rows.length });
  }
  return told;
}

/** The same for calls with a key of idempotency; false too where the entry is gone. */
export async function answeredOnce(
  database: LedgerDatabase,
  units: readonly AnsweredUnit[],
): Promise<readonly boolean[]> {
  const read = (rows: readonly LedgerRow[]): readonly boolean[] => {
    const told = new Map(
      rows.map((row) => [`${textOf(row, "batch")} ${numberOf(row, "item")}`, flagOf(row, "is_told")]),
    );
    return units.map(({ batchId, item }) => {
      const isTold = told.get(`${batchId} ${item}`);
      if (isTold === undefined) throw new InvariantError("each unit has its row", { rows: rows.length });
      return isTold;
    });
  };
  return send(database, { sql: ANSWERED_ONCE, params: [unitsText(units)], read });
}

/** Gives back whatever a batch took whose answer never came, now or later. */
export async function voidBatch(database: LedgerDatabase, batchId: string, refundId: string): Promise<void> {
  await send(database, { sql: FENCE, params: [batchId], read: () => undefined });
  const units = await send(database, { sql: UNITS_OF, params: [batchId], read: (rows) => unitsOf(rows, batchId) });
  if (units.length > 0) await refundBatch(database, refundId, units);
}

function unitsOf(rows: readonly LedgerRow[], batchId: string): readonly ChargedUnit[] {
  const row = onlyRow(rows);
  requireText(row, "batch", batchId);
  const units: unknown = JSON.parse(textOf(row, "units"));
  if (!Array.isArray(units)) throw new InvariantError("units are a list", { units });
  return units.map((unit: unknown) => {
    const [item, windowStartEpochMs, lookup]: readonly unknown[] = Array.isArray(unit) ? unit : [];
    if (typeof item !== "number" || typeof windowStartEpochMs !== "number") {
      throw new InvariantError("a unit has an item and a month", { unit });
    }
    return { batchId, item, windowStartEpochMs, ...(typeof lookup === "string" && { lookup }) };
  });
}

function unitsText(units: readonly AnsweredUnit[]): string {
  return JSON.stringify(
    units.map(({ windowStartEpochMs, batchId, item, lookup, answer }) => {
      const unit = [monthText(windowStartEpochMs), batchId, item];
      return lookup === undefined ? unit : [...unit, lookup, answer ?? null];
    }),
  );
}
