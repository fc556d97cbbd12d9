import type { LedgerDatabase } from "./port";
import { numberOf } from "./rows";
import { send } from "./send";

/** An empty key is nobody's: it has an allowance of nothing. */
const POSITIONS = `
WITH clock AS MATERIALIZED (
  SELECT moment, date_trunc('month', moment AT TIME ZONE 'UTC')::date AS month_start
  FROM (SELECT ledger_now() AS moment) AS read_once
)
SELECT coalesce(counter.used, 0)::float8 AS used,
  CASE WHEN asked.key_id = '' THEN 0 ELSE coalesce(allowance.monthly_limit, $2::text::bigint) END::float8 AS monthly_limit,
  floor(extract(epoch FROM clock.moment) * 1000)::float8 AS moment_ms
FROM jsonb_array_elements_text($1::text::jsonb) WITH ORDINALITY AS asked (key_id, item)
CROSS JOIN clock
LEFT JOIN quota_counter AS counter ON counter.key_id = asked.key_id AND counter.month_start = clock.month_start
LEFT JOIN quota_allowance AS allowance ON allowance.key_id = asked.key_id
ORDER BY asked.item`;

export interface Position {
  readonly used: number;
  readonly limit: number;
  /** The ledger's clock. */
  readonly momentEpochMs: number;
}

/** Where keys stand in the ledger's current month, one answer for each, in their order. Nobody is "". */
export async function positionsOf(
  database: LedgerDatabase,
  keyIds: readonly string[],
  monthlyLimit: number,
): Promise<readonly Position[]> {
  const rows = await send(database, POSITIONS, [JSON.stringify(keyIds), String(monthlyLimit)]);
  return rows.map((row) => ({
    used: numberOf(row, "used"),
    limit: numberOf(row, "monthly_limit"),
    momentEpochMs: numberOf(row, "moment_ms"),
  }));
}
