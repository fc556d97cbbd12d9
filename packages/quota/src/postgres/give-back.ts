import { InvariantError } from "@almagest/operation";
import type { LedgerUnit } from "./charges";
import type { LedgerDatabase } from "./port";
import { numberOf, textOf } from "./rows";

/**
 * Gives one unit back by hand, as a row of -1 in the month it was taken from, and lowers its counter, in one statement.
 * `held` locks the unit's batch and reads it as it is then: an answer that is being recorded is waited for and seen, and
 * of two who give back at once the second waits for the first. The unique index refuses a second row in any case. A key
 * of idempotency that the call had is free again.
 */
const GIVE_BACK = `
WITH clock AS MATERIALIZED (SELECT ledger_now() AS moment),
held AS MATERIALIZED (
  SELECT batch_id, answered FROM quota_batch WHERE batch_id = $1::text::uuid FOR UPDATE
), found AS MATERIALIZED (
  SELECT charge.*, held.batch_id IS NOT NULL AS has_batch, coalesce(charge.item = ANY (held.answered), false) AS is_answered,
    charge.recorded_at > clock.moment - make_interval(secs => $3::text::float8) AS is_young
  FROM quota_ledger AS charge CROSS JOIN clock LEFT JOIN held ON held.batch_id = charge.batch_id
  WHERE charge.batch_id = $1::text::uuid AND charge.item = $2::text::integer AND charge.units = 1
), given AS (
  INSERT INTO quota_ledger (month_start, batch_id, item, key_id, units, operation_id, transport, request_id,
    recorded_at, charge_batch_id, charge_item)
  SELECT month_start, gen_random_uuid(), 1, key_id, -1, operation_id, transport, request_id, clock.moment, batch_id, item
  FROM found CROSS JOIN clock
  WHERE has_batch AND NOT is_answered AND NOT is_young
  ON CONFLICT DO NOTHING
  RETURNING key_id, month_start, charge_batch_id, charge_item
), freed AS (
  DELETE FROM idempotency_key AS entry USING given
  WHERE entry.batch_id = given.charge_batch_id AND entry.item = given.charge_item
), counted AS (
  INSERT INTO quota_counter AS counter (key_id, month_start, used, monthly_limit, last_step)
  SELECT key_id, month_start, 0, 0, 1 FROM given
  ON CONFLICT (key_id, month_start) DO UPDATE SET used = greatest(0, counter.used - 1), last_step = -1
  RETURNING used
)
SELECT key_id, operation_id, transport,
  CASE WHEN NOT has_batch THEN 'without_batch' WHEN is_answered THEN 'answered'
    WHEN is_young THEN 'young' WHEN EXISTS (SELECT FROM given) THEN 'given' ELSE 'given_before' END AS fate,
  coalesce((SELECT used FROM counted), 0)::float8 AS used,
  (extract(epoch FROM month_start) * 1000)::float8 AS month_ms
FROM found`;

/**
 * The fate of a unit that should be given back. `young`: it may still be on its way to its answer; `without_batch`: the
 * row that says whether it was answered is gone; `given_before`: a unit is given back only once.
 */
export type GiveBackFate = "given" | "given_before" | "answered" | "young" | "without_batch";

export interface GivenBack {
  readonly fate: GiveBackFate;
  readonly keyId: string;
  readonly operationId: string;
  readonly transport: string;
  /** The first instant of the month that it was taken in, and was given back to. */
  readonly windowStartEpochMs: number;
  /** The counter of that month after it; 0 where nothing was given. */
  readonly used: number;
}

/**
 * Gives a unit back that was granted and never answered.
 * @param graceSeconds a unit younger than this is not touched. As in `reconcile`.
 * @returns undefined where no such unit was taken.
 */
export async function giveBack(
  database: LedgerDatabase,
  { batchId, item }: LedgerUnit,
  graceSeconds = 60,
): Promise<GivenBack | undefined> {
  const [row] = await database.query(GIVE_BACK, [batchId, String(item), String(graceSeconds)]);
  if (row === undefined) return undefined;
  return {
    fate: fateOf(textOf(row, "fate")),
    keyId: textOf(row, "key_id"),
    operationId: textOf(row, "operation_id"),
    transport: textOf(row, "transport"),
    windowStartEpochMs: numberOf(row, "month_ms"),
    used: numberOf(row, "used"),
  };
}

const FATES: readonly GiveBackFate[] = ["given", "given_before", "answered", "young", "without_batch"];

function fateOf(text: string): GiveBackFate {
  const known = FATES.find((fate) => fate === text);
  if (known === undefined) throw new InvariantError("the statement gives one of its five fates", { text });
  return known;
}
