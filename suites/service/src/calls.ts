import { randomUUID } from "node:crypto";
import {
  type Charge,
  type ChargeRequest,
  CLIENTS_OF_A_NETWORK,
  type LedgerDatabase,
  type LedgerMeter,
  type LedgerRow,
  ledgerMeter,
  networkMeter,
  type WindowKind,
} from "@almagest/quota";
import type { TestLedger } from "./databases";

/** Calls a day of a client without a key. */
export const DAILY_LIMIT = 25;

export function meterOn(database: LedgerDatabase, monthlyLimit: number): LedgerMeter {
  return ledgerMeter({ database, monthlyLimit, dailyLimit: DAILY_LIMIT, newBatchId: randomUUID, now: Date.now });
}

/** As a service has it: of keys nothing, of clients without one their day's and their network's. */
export function networkMeterOn(database: LedgerDatabase): LedgerMeter {
  const of = (dailyLimit: number): LedgerMeter =>
    ledgerMeter({ database, monthlyLimit: 0, dailyLimit, newBatchId: randomUUID, now: Date.now });
  return networkMeter({ clients: of(DAILY_LIMIT), networks: of(DAILY_LIMIT * CLIENTS_OF_A_NETWORK) });
}

export const call = (id: string, window: WindowKind = "month"): ChargeRequest => ({
  account: { id, window },
  operationId: "generateNatalChart",
  transport: "rest",
  requestId: "request-1",
});

/** `count` calls at once, dealt to the meters in turn. */
export function crowd(
  meters: readonly LedgerMeter[],
  count: number,
  keyOf: (index0: number) => string,
): Promise<Charge[]> {
  const charges = Array.from({ length: count }, (_, index0) => {
    const meter = meters[index0 % meters.length];
    if (meter === undefined) throw new Error("there is a meter");
    return meter.charge(call(keyOf(index0)));
  });
  return Promise.all(charges);
}

export function grantedOf(charges: readonly Charge[]): readonly Extract<Charge, { granted: true }>[] {
  return charges.filter((charge) => charge.granted);
}

/** Positions in rising order. */
export function positionsOf(charges: readonly Charge[]): readonly number[] {
  return grantedOf(charges)
    .map((charge) => charge.allowance.used)
    .sort((one, other) => one - other);
}

export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index0) => index0 + 1);

/** The ledger's sum for a key by month: `{ "2031-05": 12 }`. */
export async function ledgerOf(database: LedgerDatabase, keyId: string): Promise<Readonly<Record<string, number>>> {
  const rows = await database.query(
    `SELECT to_char(month_start, 'YYYY-MM') AS month, sum(units)::float8 AS units
    FROM quota_ledger WHERE key_id = $1::text GROUP BY month_start ORDER BY month_start`,
    [keyId],
  );
  return Object.fromEntries(rows.map((row) => [String(row["month"]), Number(row["units"])]));
}

/** Stops the ledger's clock at an instant. */
export async function stopClock(database: TestLedger, iso: string): Promise<void> {
  await database.script(
    `CREATE OR REPLACE FUNCTION ledger_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS
    $$ SELECT '${new Date(iso).toISOString()}'::timestamptz $$`,
  );
}

export async function releaseClock(database: TestLedger): Promise<void> {
  await database.script(
    "CREATE OR REPLACE FUNCTION ledger_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$ SELECT clock_timestamp() $$",
  );
}

export async function onlyRow(database: LedgerDatabase, sql: string): Promise<LedgerRow> {
  const [row] = await database.query(sql, []);
  if (row === undefined) throw new Error("the query answers a row");
  return row;
}
