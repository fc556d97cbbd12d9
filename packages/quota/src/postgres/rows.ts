import { InvariantError } from "@almagest/operation";
import type { LedgerRow } from "./port";

/** A column cast to float8 or int4 in its statement, which every driver gives as a number. */
export function numberOf(row: LedgerRow, column: string): number {
  const value = row[column];
  if (typeof value !== "number") throw new InvariantError("a column is a number", { column, value });
  return value;
}

export function textOf(row: LedgerRow, column: string): string {
  const value = row[column];
  if (typeof value !== "string") throw new InvariantError("a column is a text", { column, value });
  return value;
}

export function flagOf(row: LedgerRow, column: string): boolean {
  const value = row[column];
  if (typeof value !== "boolean") throw new InvariantError("a column is a boolean", { column, value });
  return value;
}

/** `2024-05-01` for the first instant of May 2024, UTC. */
export function monthText(startEpochMs: number): string {
  return new Date(startEpochMs).toISOString().slice(0, 10);
}
