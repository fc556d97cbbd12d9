import type { UsageWindow } from "../window";
import type { LedgerDatabase, LedgerRow } from "./port";
import { monthText, numberOf, textOf } from "./rows";

/** A key whose counter is not the sum of its ledger. */
export interface CounterDifference {
  readonly keyId: string;
  /** 0 where there is no counter. */
  readonly counted: number;
  /** The sum of the ledger's units; 0 where it has none. */
  readonly inLedger: number;
}

/** A unit that was granted, not given back, and whose answer nobody recorded. */
export interface UnansweredUnit {
  readonly keyId: string;
  readonly operationId: string;
  readonly transport: string;
  readonly requestId: string | undefined;
  readonly batchId: string;
  readonly item: number;
  readonly recordedAtEpochMs: number;
}

export interface Reconciliation {
  /** Keys with a counter or a row in the ledger. */
  readonly keys: number;
  /** Units in the ledger, those given back taken off. */
  readonly units: number;
  readonly differences: readonly CounterDifference[];
  readonly unanswered: readonly UnansweredUnit[];
}

const TOTALS = `
SELECT key_id, coalesce(counter.used, 0)::float8 AS counted, coalesce(ledger.units, 0)::float8 AS in_ledger
FROM (SELECT key_id, used FROM quota_counter WHERE month_start = $1::text::date) AS counter
FULL JOIN (
  SELECT key_id, sum(units) AS units FROM quota_ledger WHERE month_start = $1::text::date GROUP BY key_id
) AS ledger USING (key_id)
ORDER BY key_id`;

const UNANSWERED = `
SELECT key_id, operation_id, transport, request_id, batch_id::text, item,
  floor(extract(epoch FROM charge.recorded_at) * 1000)::float8 AS recorded_ms
FROM quota_ledger AS charge JOIN quota_batch AS batch USING (batch_id)
WHERE month_start = $1::text::date AND units = 1 AND NOT item = ANY (batch.answered)
  AND charge.recorded_at <= ledger_now() - make_interval(secs => $2::text::float8)
  AND NOT EXISTS (
    SELECT FROM quota_ledger AS refund
    WHERE refund.month_start = $1::text::date AND refund.units = -1
      AND refund.charge_batch_id = charge.batch_id AND refund.charge_item = charge.item
  )
ORDER BY charge.recorded_at, batch_id, item`;

/**
 * Compares a month's counters with its ledger, each in one statement and so at one instant, also under load.
 * @param month any window that `monthOf` gives.
 * @param graceSeconds a unit younger than this may still be on its way to its answer and is not listed. Default 60.
 */
export async function reconcile(
  database: LedgerDatabase,
  month: Pick<UsageWindow, "startEpochMs">,
  graceSeconds = 60,
): Promise<Reconciliation> {
  const monthStart = monthText(month.startEpochMs);
  const totals = (await database.query(TOTALS, [monthStart])).map((row) => ({
    keyId: textOf(row, "key_id"),
    counted: numberOf(row, "counted"),
    inLedger: numberOf(row, "in_ledger"),
  }));
  const unanswered = await database.query(UNANSWERED, [monthStart, String(graceSeconds)]);
  return {
    keys: totals.length,
    units: totals.reduce((sum, { inLedger }) => sum + inLedger, 0),
    differences: totals.filter(({ counted, inLedger }) => counted !== inLedger),
    unanswered: unanswered.map(unitOf),
  };
}

function unitOf(row: LedgerRow): UnansweredUnit {
  return {
    keyId: textOf(row, "key_id"),
    operationId: textOf(row, "operation_id"),
    transport: textOf(row, "transport"),
    requestId: row["request_id"] === null ? undefined : textOf(row, "request_id"),
    batchId: textOf(row, "batch_id"),
    item: numberOf(row, "item"),
    recordedAtEpochMs: numberOf(row, "recorded_ms"),
  };
}
