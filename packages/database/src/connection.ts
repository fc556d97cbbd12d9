import type { LedgerDatabase } from "@almagest/quota";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Health } from "./health";

/** Drizzle over whichever driver. */
export type Drizzle = PgDatabase<PgQueryResultHKT>;

/** An open database. */
export interface Database {
  /** "PostgreSQL at db.example.com/almagest" or "embedded database in ./data", without a password. */
  readonly description: string;
  /** For statements of the service: bounded in time, sent again by their callers where that is safe. */
  readonly ledger: LedgerDatabase;
  /** The most connections that the service opens. */
  readonly connections: number;
  /** For administration: tables, transactions, and no time limit. */
  readonly drizzle: Drizzle;
  /** The health as last seen; does not wait for the database. */
  health(): Health;
  /** Applies the migrations that are missing and says how many those were. Several programs may do so at once. */
  migrate(): Promise<number>;
  close(): Promise<void>;
}
