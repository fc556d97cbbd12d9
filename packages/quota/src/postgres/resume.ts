import { InvariantError } from "@almagest/operation";
import { type MadeAt, ONCE_LEASE_SECONDS, type OnceQuestion, type Resumed } from "../once";
import { REMEMBERED } from "./charges";
import type { LedgerDatabase, LedgerRow } from "./port";
import type { ChargedUnit } from "./refunds";
import { numberOf, onlyRow, requireText, textOf } from "./rows";
import { send } from "./send";

/**
 * The fate of a key. While nobody answers, a repeated request takes the first call's place once its time is up, one at
 * a time; where there is an answer, the repeat is counted. Running this statement twice counts twice, or finds its own
 * turn under way: neither gives anything away.
 */
const RESUME = `
WITH clock AS MATERIALIZED (SELECT ledger_now() AS moment),
entry AS MATERIALIZED (
  SELECT entry.*, extract(epoch FROM leased_at - moment) + ${ONCE_LEASE_SECONDS} AS seconds_left
  FROM idempotency_key AS entry CROSS JOIN clock
  WHERE lookup = decode($1::text, 'hex') AND recorded_at > moment - ${REMEMBERED}
  FOR UPDATE OF entry
), judged AS MATERIALIZED (
  SELECT *, CASE WHEN request <> decode($2::text, 'hex') THEN 'other_request' WHEN answer IS NOT NULL THEN 'answered'
    WHEN seconds_left > 0 THEN 'under_way' ELSE 'resumed' END AS fate
  FROM entry
), changed AS (
  UPDATE idempotency_key AS entry SET
    replays = judged.replays + (judged.fate = 'answered')::integer,
    leased_at = CASE WHEN judged.fate = 'resumed' THEN moment ELSE judged.leased_at END
  FROM judged CROSS JOIN clock
  WHERE entry.lookup = judged.lookup AND judged.fate IN ('answered', 'resumed')
)
SELECT $1::text AS lookup, coalesce(fate, 'gone') AS fate, made_ms::float8 AS made_ms, encode(seed, 'hex') AS seed, version,
  encode(answer, 'hex') AS answer, replays::float8 AS replays, greatest(1, ceil(seconds_left))::float8 AS seconds_left,
  batch_id::text AS batch_id, item, (extract(epoch FROM month_start) * 1000)::float8 AS month_ms
FROM clock LEFT JOIN judged ON true`;

/** Entries that are too old are forgotten. */
const FORGET = `
DELETE FROM idempotency_key WHERE recorded_at <= ledger_now() - ${REMEMBERED}`;

/** As the meter tells it, with the unit itself where a receipt is due. */
export type ResumedUnit =
  | Exclude<Resumed, { fate: "resumed" }>
  | { readonly fate: "resumed"; readonly made: MadeAt; readonly unit: ChargedUnit };

export async function resumeKey(
  database: LedgerDatabase,
  { lookup, request }: Pick<OnceQuestion, "lookup" | "request">,
): Promise<ResumedUnit> {
  const read = (rows: readonly LedgerRow[]): ResumedUnit => {
    const row = onlyRow(rows);
    requireText(row, "lookup", lookup);
    return resumedOf(row, lookup);
  };
  return send(database, { sql: RESUME, params: [lookup, request], read });
}

function resumedOf(row: LedgerRow, lookup: string): ResumedUnit {
  const fate = textOf(row, "fate");
  switch (fate) {
    case "gone":
    case "other_request":
      return { fate };
    case "under_way":
      return { fate, retryAfterSeconds: numberOf(row, "seconds_left") };
    case "resumed":
      return { fate, made: madeOf(row), unit: unitOf(row, lookup) };
    case "answered":
      return { fate, made: madeOf(row), answer: textOf(row, "answer"), replays: numberOf(row, "replays") };
    default:
      throw new InvariantError("the statement gives one of its fates", { fate });
  }
}

export function madeOf(row: LedgerRow): MadeAt {
  return { now: numberOf(row, "made_ms"), seed: textOf(row, "seed"), version: textOf(row, "version") };
}

export function unitOf(row: LedgerRow, lookup: string): ChargedUnit {
  const windowStartEpochMs = numberOf(row, "month_ms");
  return { batchId: textOf(row, "batch_id"), item: numberOf(row, "item"), windowStartEpochMs, lookup };
}

/** Forgets the keys of idempotency that are too old to be asked for. */
export async function forgetOldKeys(database: LedgerDatabase): Promise<void> {
  await send(database, { sql: FORGET, params: [], read: () => undefined });
}
