import { MOMENT, takenAndWritten } from "./charges";
import type { LedgerDatabase } from "./port";
import { numberOf, onlyRow, requireText, textOf } from "./rows";
import { send } from "./send";

/**
 * Takes a unit for a delivery of a webhook, unless it has one, and counts the try that begins. The delivery itself
 * remembers its unit, so that no other try takes another, in whichever process; the unit counts as answered from the
 * start, because the delivery is what explains it; without a unit there is no batch. `held` locks the delivery first: of
 * two senders one waits, and finds the unit of the other. Deliveries are no calls of the key: its calls a second are not
 * those of its deliveries.
 */
const TAKE = `
WITH clock AS MATERIALIZED (
  SELECT ${MOMENT}
  FROM (SELECT ledger_now() AS moment) AS read_once
), held AS MATERIALIZED (
  SELECT delivery.id, delivery.batch_id, hook.key_id
  FROM webhook_delivery AS delivery JOIN webhook AS hook ON hook.id = delivery.webhook_id
  WHERE delivery.id = $2::text AND delivery.held_by = $5::text AND delivery.state = 'pending'
  FOR UPDATE OF delivery
), batch AS MATERIALIZED (
  SELECT id FROM held WHERE batch_id IS NULL
), asked AS MATERIALIZED (
  SELECT 1 AS item, key_id, false AS is_daily, $6::text AS operation_id, 'webhook'::text AS transport, id AS request_id,
    1::bigint AS turn
  FROM held WHERE batch_id IS NULL
), ${takenAndWritten("NULL::integer")}, answered AS (
  INSERT INTO quota_batch (batch_id, recorded_at, answered)
  SELECT $1::text::uuid, charged_at, '{1}' FROM placed WHERE is_granted
), begun AS (
  UPDATE webhook_delivery AS delivery SET
    attempts = delivery.attempts + 1,
    first_attempt_at = coalesce(delivery.first_attempt_at, moment),
    waits_for_units = false,
    batch_id = coalesce(delivery.batch_id, $1::text::uuid),
    month_start = coalesce(delivery.month_start, clock.month_start)
  FROM clock CROSS JOIN held LEFT JOIN placed ON true
  WHERE delivery.id = held.id AND (held.batch_id IS NOT NULL OR placed.is_granted)
  RETURNING delivery.attempts, delivery.first_attempt_at
)
SELECT $2::text AS id, CASE WHEN NOT EXISTS (SELECT FROM held) THEN 'lost' WHEN EXISTS (SELECT FROM begun) THEN 'taken'
    ELSE 'none' END AS fate,
  coalesce((SELECT attempts FROM begun), 0)::float8 AS attempts,
  coalesce((SELECT extract(epoch FROM moment - first_attempt_at) FROM begun), 0)::float8 AS tried_seconds,
  extract(epoch FROM (month_start + interval '1 month') AT TIME ZONE 'UTC' - moment)::float8 AS month_seconds
FROM clock`;

/**
 * Units of deliveries go back: a part of a statement that has `clock (moment)`, and the deliveries in `held (batch_id,
 * month_start)`, locked. As in `refund`, the unique index refuses a second row for one unit.
 */
export const GIVEN_BACK = `given AS (
  INSERT INTO quota_ledger (month_start, batch_id, item, key_id, units, operation_id, transport, request_id,
    recorded_at, charge_batch_id, charge_item)
  SELECT charge.month_start, gen_random_uuid(), 1, charge.key_id, -1, charge.operation_id, charge.transport,
    charge.request_id, clock.moment, charge.batch_id, charge.item
  FROM held CROSS JOIN clock
  JOIN quota_ledger AS charge ON charge.month_start = held.month_start AND charge.batch_id = held.batch_id
    AND charge.item = 1 AND charge.units = 1
  ORDER BY charge.batch_id
  ON CONFLICT DO NOTHING
  RETURNING key_id, month_start
), counted AS (
  INSERT INTO quota_counter AS counter (key_id, month_start, used, monthly_limit, last_step)
  SELECT key_id, month_start, 0, 0, count(*) FROM given GROUP BY key_id, month_start ORDER BY key_id, month_start
  ON CONFLICT (key_id, month_start) DO UPDATE SET
    used = greatest(0, counter.used - excluded.last_step),
    last_step = -excluded.last_step
)`;

/** The outcome for the unit of a delivery. */
export type UnitOfDelivery =
  | {
      readonly fate: "taken";
      /** Tries, the one that begins included. */
      readonly attempts: number;
      /** Seconds since the first try began. */
      readonly triedSeconds: number;
    }
  /** None is left; with the seconds until the next month. */
  | { readonly fate: "none"; readonly monthSeconds: number }
  /** The sender does not hold the delivery any more. */
  | { readonly fate: "lost" };

interface DeliveryCharge {
  readonly deliveryId: string;
  /** The holder of the delivery. */
  readonly heldBy: string;
  /** The operation whose event it tells. */
  readonly operationId: string;
  /** A new random UUID. */
  readonly batchId: string;
}

/** Takes the unit of a delivery that is about to be tried, once however often it is tried. */
export async function takeForDelivery(
  database: LedgerDatabase,
  { deliveryId, heldBy, operationId, batchId }: DeliveryCharge,
): Promise<UnitOfDelivery> {
  // A key without a subscription has no units.
  const params = [batchId, deliveryId, "0", "0", heldBy, operationId];
  return send(database, {
    sql: TAKE,
    params,
    read: (rows) => {
      const row = onlyRow(rows);
      requireText(row, "id", deliveryId);
      const fate = textOf(row, "fate");
      if (fate === "taken") {
        return { fate, attempts: numberOf(row, "attempts"), triedSeconds: numberOf(row, "tried_seconds") };
      }
      return fate === "none" ? { fate, monthSeconds: numberOf(row, "month_seconds") } : { fate: "lost" };
    },
  });
}
