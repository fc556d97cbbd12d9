import { InvariantError } from "@almagest/operation";
import type { MadeAt, OnceQuestion, Recalled } from "../once";
import { REMEMBERED } from "./charges";
import type { LedgerDatabase, LedgerRow } from "./port";
import type { ChargedUnit } from "./refunds";
import { madeOf, unitOf } from "./resume";
import { requireText, textOf } from "./rows";
import { send } from "./send";

/** Asked as `[lookup, request]`. It changes nothing: the answer to a line is the same whoever gives it. */
const RECALL = `
SELECT question ->> 0 AS lookup, CASE WHEN entry.lookup IS NULL THEN 'gone'
    WHEN entry.request <> decode(question ->> 1, 'hex') THEN 'other_request' ELSE 'kept' END AS fate,
  made_ms::float8 AS made_ms, encode(seed, 'hex') AS seed, version, encode(answer, 'hex') AS answer,
  batch_id::text AS batch_id, item, (extract(epoch FROM month_start) * 1000)::float8 AS month_ms
FROM jsonb_array_elements($1::text::jsonb) WITH ORDINALITY AS questions (question, place)
LEFT JOIN idempotency_key AS entry ON entry.lookup = decode(question ->> 0, 'hex')
  AND entry.recorded_at > ledger_now() - ${REMEMBERED}
ORDER BY place`;

/** As the meter tells it, with the unit itself in the place of its receipt. */
export type RecalledUnit =
  | Exclude<Recalled, { fate: "kept" }>
  | { readonly fate: "kept"; readonly made: MadeAt; readonly unit: ChargedUnit; readonly answer?: string };

/** The states of lines of a batch, in their order. */
export async function recallLines(
  database: LedgerDatabase,
  questions: readonly Pick<OnceQuestion, "lookup" | "request">[],
): Promise<readonly RecalledUnit[]> {
  const read = (rows: readonly LedgerRow[]): readonly RecalledUnit[] => {
    if (rows.length !== questions.length) {
      throw new InvariantError("each line has its row", { lines: questions.length, rows: rows.length });
    }
    return rows.map((row, index0) => recalledOf(row, questions[index0]?.lookup ?? ""));
  };
  const params = [JSON.stringify(questions.map(({ lookup, request }) => [lookup, request]))];
  return send(database, { sql: RECALL, params, read });
}

function recalledOf(row: LedgerRow, lookup: string): RecalledUnit {
  requireText(row, "lookup", lookup);
  const fate = textOf(row, "fate");
  if (fate === "gone" || fate === "other_request") return { fate };
  const kept = { fate: "kept" as const, made: madeOf(row), unit: unitOf(row, lookup) };
  return row["answer"] === null ? kept : { ...kept, answer: textOf(row, "answer") };
}
