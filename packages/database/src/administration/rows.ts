import { InvariantError } from "@almagest/operation";
import type { LedgerDatabase, LedgerRow } from "@almagest/quota";
import { type SQL, sql } from "drizzle-orm";
import type { Drizzle } from "../connection";

/** The rows of a statement that has no form in Drizzle's builder, whichever driver answers it. */
export async function rowsOf(drizzle: Drizzle, query: SQL): Promise<readonly LedgerRow[]> {
  const result: unknown = await drizzle.execute(query);
  const rows: unknown = Array.isArray(result) ? [...result] : isRow(result) ? result["rows"] : undefined;
  if (!Array.isArray(rows)) throw new InvariantError("a statement answers rows");
  return rows.filter(isRow);
}

function isRow(value: unknown): value is LedgerRow {
  return typeof value === "object" && value !== null;
}

/**
 * The ledger's port over the connection of administration: a report over millions of rows may take longer than a call
 * of the service, and is not sent again.
 */
export function unboundedLedger(drizzle: Drizzle): LedgerDatabase {
  return {
    query: (text, params) => rowsOf(drizzle, withParameters(text, params)),
    isInterruption: () => false,
    pause: async () => undefined,
  };
}

/** `$1` and `$2` of a text become parameters of Drizzle's. */
function withParameters(text: string, params: readonly string[]): SQL {
  const pieces = text.split(/\$(\d+)/);
  return sql.join(
    pieces.map((piece, index0) => (index0 % 2 === 0 ? sql.raw(piece) : sql`${params[Number(piece) - 1] ?? null}`)),
  );
}
