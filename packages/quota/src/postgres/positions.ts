import { InvariantError } from "@almagest/operation";
import type { Account } from "../meter";
import type { LedgerDatabase, LedgerRow } from "./port";
import { numberOf, requireText } from "./rows";
import { send } from "./send";

/** Asked as `[id, window]`. The counter of a day has the day in its key: `free_…@2026-11-21`. */
const POSITIONS = `
WITH clock AS MATERIALIZED (
  SELECT moment, date_trunc('month', moment AT TIME ZONE 'UTC')::date AS month_start
  FROM (SELECT ledger_now() AS moment) AS read_once
), asked AS MATERIALIZED (
  SELECT item, account ->> 0 AS account, account ->> 1 = 'day' AS is_daily, CASE account ->> 1
    WHEN 'day' THEN (account ->> 0) || '@' || to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD') ELSE account ->> 0
  END AS key_id
  FROM jsonb_array_elements($1::text::jsonb) WITH ORDINALITY AS accounts (account, item) CROSS JOIN clock
)
SELECT asked.account, coalesce(counter.used, 0)::float8 AS used,
  CASE WHEN is_daily THEN $3::text::bigint ELSE coalesce(allowance.monthly_limit, $2::text::bigint) END::float8
    AS monthly_limit,
  floor(extract(epoch FROM clock.moment) * 1000)::float8 AS moment_ms
FROM asked
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

/** The default limits, where the database knows no allowance of the caller's own. */
export interface Limits {
  /** Units in a month of a key without a subscription. */
  readonly monthlyLimit: number;
  /** Units in a day of a caller without a key. */
  readonly dailyLimit: number;
}

/** The positions of accounts in the ledger's current window, in the same order. */
export async function positionsOf(
  database: LedgerDatabase,
  accounts: readonly Account[],
  limits: Limits,
): Promise<readonly Position[]> {
  const asked = JSON.stringify(accounts.map(({ id, window }) => [id, window]));
  const params = [asked, String(limits.monthlyLimit), String(limits.dailyLimit)];
  return send(database, { sql: POSITIONS, params, read: (rows) => read(rows, accounts) });
}

function read(rows: readonly LedgerRow[], accounts: readonly Account[]): readonly Position[] {
  if (rows.length !== accounts.length) {
    throw new InvariantError("each account has its row", { accounts: accounts.length, rows: rows.length });
  }
  return rows.map((row, index0) => {
    requireText(row, "account", accounts[index0]?.id ?? "");
    return {
      used: numberOf(row, "used"),
      limit: numberOf(row, "monthly_limit"),
      momentEpochMs: numberOf(row, "moment_ms"),
    };
  });
}
