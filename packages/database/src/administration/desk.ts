import { InvariantError } from "@almagest/operation";
import { numberOf } from "@almagest/quota";
import { type SQL, sql } from "drizzle-orm";
import type { Database, Drizzle } from "../connection";
import { auditEntry } from "../schema";
import { rowsOf } from "./rows";

/** The shared resources of all methods. */
export interface Desk {
  readonly database: Database;
  /** Epoch milliseconds: a subscription ends by the service's clock, everything that is written by the database's. */
  readonly now: () => number;
  readonly random: (byteCount: number) => Uint8Array;
  /** The name in the audit. */
  readonly actor: string;
}

/** The database's clock, inside a statement; cut, so that what is written with it never lies ahead. */
export const LEDGER_NOW: SQL<Date> = sql<Date>`date_trunc('milliseconds', ledger_now())`;

/** The month of the database's clock and the one before, as `YYYY-MM`, and the clock. */
export interface LedgerMoment {
  readonly nowEpochMs: number;
  readonly month: string;
  readonly lastMonth: string;
}

export async function ledgerMoment(drizzle: Drizzle): Promise<LedgerMoment> {
  const query = sql`SELECT floor(extract(epoch FROM ledger_now()) * 1000)::float8 AS now_ms`;
  const [row] = await rowsOf(drizzle, query);
  if (row === undefined) throw new InvariantError("the database tells its time");
  const nowEpochMs = numberOf(row, "now_ms");
  const now = new Date(nowEpochMs);
  const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  return { nowEpochMs, month: now.toISOString().slice(0, 7), lastMonth: lastMonth.toISOString().slice(0, 7) };
}

/** The result of a change, for its caller and for the audit. */
export interface Done<Result> {
  readonly result: Result;
  /** The id of what was changed. */
  readonly subject: string;
  /** Without secrets and hashes. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** Makes a change and writes it into the audit, in one transaction: both or neither. */
export function change<Result>(
  desk: Desk,
  action: string,
  work: (transaction: Drizzle) => Promise<Done<Result>>,
): Promise<Result> {
  return desk.database.drizzle.transaction(async (transaction) => {
    const { result, subject, details } = await work(transaction);
    await transaction.insert(auditEntry).values({ at: LEDGER_NOW, actor: desk.actor, action, subject, details });
    return result;
  });
}

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const ID_CHARACTERS = 16;

/** `sub_` or `key_` and 16 characters of Crockford's base 32: 80 random bits. */
export function newId(prefix: "sub" | "key", random: Desk["random"]): string {
  const bytes = random(ID_CHARACTERS);
  if (bytes.length !== ID_CHARACTERS) throw new InvariantError("the random source gives what it is asked for");
  return `${prefix}_${Array.from(bytes, (byte) => ALPHABET.charAt(byte & 31)).join("")}`;
}
