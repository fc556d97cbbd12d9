import { InvariantError } from "@almagest/operation";
import { type CounterDifference, reconcile as compare, numberOf, type UnansweredUnit } from "@almagest/quota";
import { sql } from "drizzle-orm";
import type { Drizzle } from "../connection";
import { type Desk, ledgerMoment } from "./desk";
import { type InputOf, inputs, read } from "./inputs";
import type { ReconciliationReport } from "./records";
import { rowsOf, unboundedLedger } from "./rows";

type Balance = ReconciliationReport["balance"];

/** Compares a month's counters with its ledger and the ledger with its batches, and says what each finding means. */
export async function reconcile(desk: Desk, input: InputOf<"reconcile">): Promise<ReconciliationReport> {
  const { month: asked } = read(inputs.reconcile, input);
  const { drizzle } = desk.database;
  const month = asked ?? (await ledgerMoment(drizzle)).month;
  const found = await compare(unboundedLedger(drizzle), { startEpochMs: Date.parse(`${month}-01T00:00:00Z`) });
  const balance = await balanceOf(drizzle, `${month}-01`);
  const faults = faultsOf(balance);
  const ok = found.differences.length + found.unanswered.length + faults.length === 0;
  return {
    month,
    ok,
    keys: found.keys,
    units: found.units,
    differences: found.differences.map((difference) => ({ ...difference, explanation: whyDifferent(difference) })),
    unanswered: found.unanswered.map(unansweredOf),
    balance,
    faults,
  };
}

function whyDifferent({ counted, inLedger }: CounterDifference): string {
  const units = unitsText(Math.abs(counted - inLedger));
  if (counted > inLedger) {
    return `The counter has ${units} that the ledger does not show: rows of the ledger were deleted, or the counter was raised by hand. The key has that many calls fewer left than it should.`;
  }
  return `The ledger has ${units} that the counter does not: the counter was lowered or deleted by hand. The key can make that many calls more than its allowance.`;
}

function unansweredOf(unit: UnansweredUnit): ReconciliationReport["unanswered"][number] {
  const { recordedAtEpochMs, requestId, ...rest } = unit;
  const request = requestId === undefined ? "It carried no request id" : `Look for request ${requestId} in the log`;
  return {
    ...rest,
    unit: `${unit.batchId}/${unit.item}`,
    requestId: requestId ?? null,
    recordedAt: new Date(recordedAtEpochMs).toISOString(),
    explanation: `The unit was taken and nobody recorded an answer: the process ended, or lost the database, between the two. ${request} to see what the caller got; usage-ledger give-back gives it back.`,
  };
}

/** One statement, so that all counts are of one instant. */
async function balanceOf(drizzle: Drizzle, monthStart: string): Promise<Balance> {
  const [row] = await rowsOf(
    drizzle,
    sql`WITH entry AS (
      SELECT * FROM quota_ledger WHERE month_start = ${monthStart}::text::date
    ), charge AS (
      SELECT entry.batch_id, entry.item, given.batch_id IS NOT NULL AS is_refunded, batch.batch_id IS NOT NULL AS has_batch,
        coalesce(entry.item = ANY (batch.answered), false) AS is_answered,
        entry.recorded_at > ledger_now() - interval '1 day' AS is_recent
      FROM entry
      LEFT JOIN quota_batch AS batch ON batch.batch_id = entry.batch_id
      LEFT JOIN entry AS given
        ON given.units = -1 AND given.charge_batch_id = entry.batch_id AND given.charge_item = entry.item
      WHERE entry.units = 1
    ), answers AS (
      SELECT batch.batch_id, unnest(batch.answered) AS item FROM quota_batch AS batch
      WHERE date_trunc('month', batch.recorded_at AT TIME ZONE 'UTC')::date = ${monthStart}::text::date
    )
    SELECT count(*)::float8 AS charged,
      count(*) FILTER (WHERE is_refunded)::float8 AS refunded,
      count(*) FILTER (WHERE NOT is_refunded AND is_answered)::float8 AS answered,
      count(*) FILTER (WHERE NOT is_refunded AND has_batch AND NOT is_answered)::float8 AS waiting,
      count(*) FILTER (WHERE NOT is_refunded AND NOT has_batch AND NOT is_recent)::float8 AS without_batch,
      count(*) FILTER (WHERE NOT is_refunded AND NOT has_batch AND is_recent)::float8 AS lost_batch,
      (SELECT count(*) FROM entry AS given WHERE given.units = -1 AND NOT EXISTS (
        SELECT FROM entry WHERE units = 1 AND batch_id = given.charge_batch_id AND item = given.charge_item
      ))::float8 AS refunds_without_charge,
      (SELECT count(*) FROM answers WHERE NOT EXISTS (
        SELECT FROM entry WHERE units = 1 AND entry.batch_id = answers.batch_id AND entry.item = answers.item
      ))::float8 AS answers_without_charge
    FROM charge`,
  );
  if (row === undefined) throw new InvariantError("counts without groups are one row");
  return {
    charged: numberOf(row, "charged"),
    refunded: numberOf(row, "refunded"),
    answered: numberOf(row, "answered"),
    waiting: numberOf(row, "waiting"),
    withoutBatch: numberOf(row, "without_batch"),
    lostBatch: numberOf(row, "lost_batch"),
    refundsWithoutCharge: numberOf(row, "refunds_without_charge"),
    answersWithoutCharge: numberOf(row, "answers_without_charge"),
  };
}

function faultsOf({ lostBatch, refundsWithoutCharge, answersWithoutCharge }: Balance): string[] {
  const faults: readonly (readonly [count: number, means: string])[] = [
    [
      lostBatch,
      "of the last day have no batch: rows of quota_batch were deleted too early, and a statement sent again would take its units twice.",
    ],
    [refundsWithoutCharge, "given back were never taken: rows of the ledger were deleted."],
    [answersWithoutCharge, "with a recorded answer are not in the ledger: rows of the ledger were deleted."],
  ];
  return faults.flatMap(([count, means]) => (count === 0 ? [] : [`${unitsText(count)} ${means}`]));
}

function unitsText(count: number): string {
  return count === 1 ? "1 unit" : `${count} units`;
}
