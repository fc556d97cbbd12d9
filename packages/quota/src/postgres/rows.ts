import { InvariantError } from "@almagest/operation";
import type { LedgerRow } from "./port";

/** A column cast to float8 or int4 in its statement, which every driver gives as a number. */
export function numberOf(row: LedgerRow, column: string): number {
  const value = row[column];
  if (typeof value !== "number") throw new InvariantError("a column is a number", { column });
  return value;
}

export function textOf(row: LedgerRow, column: string): string {
  const value = row[column];
  if (typeof value !== "string") throw new InvariantError("a column is a text", { column });
  return value;
}

export function flagOf(row: LedgerRow, column: string): boolean {
  const value = row[column];
  if (typeof value !== "boolean") throw new InvariantError("a column is a boolean", { column });
  return value;
}

export function onlyRow(rows: readonly LedgerRow[]): LedgerRow {
  const [row, ...more] = rows;
  if (row === undefined || more.length > 0)
    throw new InvariantError("the statement has one row", { rows: rows.length });
  return row;
}

/** A statement's parameters come back with its rows, so that the rows of another statement are noticed. */
export function requireText(row: LedgerRow, column: string, expected: string): void {
  if (row[column] !== expected) throw new InvariantError("a row is one of its statement's", { column });
}

/** `2024-05-01` for the first instant of May 2024, UTC. */
export function monthText(startEpochMs: number): string {
  return new Date(startEpochMs).toISOString().slice(0, 10);
}
