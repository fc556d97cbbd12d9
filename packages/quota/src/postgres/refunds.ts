import type { LedgerUnit } from "./charges";
import type { LedgerDatabase } from "./port";
import { monthText } from "./rows";
import { send } from "./send";

/**
 * Gives units back as rows of -1, in the month each was taken from. `given` holds only units that were charged and are
 * not yet given back (the unique index refuses the second row), so a statement sent again changes nothing.
 * The insert into the counter is the lock in key order and always meets its row; a counter that somebody deleted comes
 * back as 0, and `reconcile` shows the difference.
 */
const REFUND = `
WITH clock AS MATERIALIZED (SELECT ledger_now() AS moment),
asked AS MATERIALIZED (
  SELECT item::integer, (unit ->> 0)::date AS month_start, (unit ->> 1)::uuid AS batch_id, (unit ->> 2)::integer AS place
  FROM jsonb_array_elements($2::text::jsonb) WITH ORDINALITY AS units (unit, item)
), given AS (
  INSERT INTO quota_ledger (month_start, batch_id, item, key_id, units, operation_id, transport, request_id,
    recorded_at, charge_batch_id, charge_item)
  SELECT charge.month_start, $1::text::uuid, asked.item, charge.key_id, -1, charge.operation_id, charge.transport,
    charge.request_id, clock.moment, charge.batch_id, charge.item
  FROM asked
  CROSS JOIN clock
  JOIN quota_ledger AS charge ON charge.month_start = asked.month_start AND charge.batch_id = asked.batch_id
    AND charge.item = asked.place AND charge.units = 1
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
SELECT count(*)::integer AS counters FROM counted`;

/** Sent again it finds the answers recorded and changes nothing. */
const ANSWERED = `
UPDATE quota_ledger AS ledger SET answered_at = asked.moment
FROM (
  SELECT (unit ->> 0)::date AS month_start, (unit ->> 1)::uuid AS batch_id, (unit ->> 2)::integer AS item,
    ledger_now() AS moment
  FROM jsonb_array_elements($1::text::jsonb) AS units (unit)
) AS asked
WHERE ledger.month_start = asked.month_start AND ledger.batch_id = asked.batch_id AND ledger.item = asked.item
  AND ledger.answered_at IS NULL`;

/** A unit and the month it was taken from. */
export interface ChargedUnit extends LedgerUnit {
  readonly windowStartEpochMs: number;
}

/** Gives each unit back that is not yet given back. */
export async function refundBatch(
  database: LedgerDatabase,
  batchId: string,
  units: readonly ChargedUnit[],
): Promise<void> {
  await send(database, REFUND, [batchId, unitsText(units)]);
}

/** Records that the calls of these units were answered. */
export async function answeredBatch(database: LedgerDatabase, units: readonly ChargedUnit[]): Promise<void> {
  await send(database, ANSWERED, [unitsText(units)]);
}

function unitsText(units: readonly ChargedUnit[]): string {
  return JSON.stringify(units.map((unit) => [monthText(unit.windowStartEpochMs), unit.batchId, unit.item]));
}
