import { sql } from "drizzle-orm";
import type { Drizzle } from "./connection";

/** Every table, those first that others point to. */
const TABLES = [
  ...["subscription", "api_key", "api_key_secret", "audit_entry", "service_secret"],
  ...["oauth_client", "oauth_grant", "oauth_token", "oauth_attempt"],
  ...["calendar_feed", "webhook", "webhook_delivery"],
  ...["quota_counter", "quota_batch", "quota_ledger", "idempotency_key"],
] as const;

/** The tables that exist: an earlier schema lacks the latest. */
async function tablesIn(textOf: RowSource["text"]): Promise<readonly string[]> {
  const names = TABLES.map((table) => `('${table}')`).join(", ");
  const query = `SELECT string_agg(name, ' ') AS value FROM (VALUES ${names}) AS t (name) WHERE to_regclass(name) IS NOT NULL`;
  const there = ((await textOf(query)) ?? "").split(" ");
  return TABLES.filter((table) => there.includes(table));
}

/** Where rows come from, inside of one transaction. */
export interface RowSource {
  /** The column `value` of a query's one row. */
  text(query: string): Promise<string | undefined>;
  /** A table's rows as JSON texts, some thousand at once. */
  eachRows(table: string, take: (lines: readonly string[]) => Promise<void>): Promise<void>;
}

export const ROWS_AT_ONCE = 2_000;

/**
 * Copies every table into a database that has the same schema and no use yet, and compares each: how many rows there are
 * and what is in them. As JSON texts from one database to the other: no value passes through a type of ours.
 * @param target a transaction: an error leaves nothing.
 * @returns how many rows the target has then.
 */
export async function copyRows(source: RowSource, target: Drizzle): Promise<number> {
  await target.execute(sql`SELECT ${sql.raw(IN_UTC)}`);
  await source.text(`SELECT ${IN_UTC} AS value`);
  for (const month of await monthsOf(source)) await target.execute(sql`SELECT quota_create_month(${month}::date)`);
  await target.execute(sql`DELETE FROM service_secret`);
  for (const table of await tablesIn(source.text)) await copyTable(source, target, table);
  await target.execute(
    sql`SELECT setval(pg_get_serial_sequence('audit_entry', 'id'), coalesce(max(id), 0) + 1, false) FROM audit_entry`,
  );
  return countRows(target);
}

/** Rows are compared as texts, in which a moment has the zone of the session. To the end of the transaction. */
const IN_UTC = "set_config('TimeZone', 'UTC', true)";

/** Months that have a separate partition, as `2026-11-01`. */
async function monthsOf(source: RowSource): Promise<readonly string[]> {
  const names = await source.text(
    "SELECT string_agg(inhrelid::regclass::text, ' ') AS value FROM pg_inherits WHERE inhparent = 'quota_ledger'::regclass",
  );
  const months = (names ?? "")
    .split(" ")
    .flatMap((name) => /^quota_ledger_(\d{4})_(\d{2})$/.exec(name)?.slice(1).join("-") ?? []);
  return months.map((month) => `${month}-01`);
}

async function copyTable(source: RowSource, target: Drizzle, table: string): Promise<void> {
  await source.eachRows(table, async (rows) => {
    const lines = `[${rows.join(",")}]`;
    await target.execute(
      sql`INSERT INTO ${sql.raw(table)} OVERRIDING SYSTEM VALUE
      SELECT * FROM json_populate_recordset(NULL::${sql.raw(table)}, ${lines}::text::json)`,
    );
  });
  const [before, after] = [await source.text(digest(table)), await textIn(target, digest(table))];
  if (before !== after) throw new Error(`the rows of ${table} are not the same after they were copied`);
}

/** The number of rows of a table, and a sum over their contents that does not depend on their order. */
function digest(table: string): string {
  const hash = "('x' || left(md5(row_to_json(t)::text), 15))::bit(60)::bigint";
  return `SELECT count(*) || ' ' || coalesce(sum(${hash}), 0) AS value FROM ${table} AS t`;
}

/** An unused schema has one row, the salt. */
export const SALT_ROWS = 1;

export async function countRows(target: Drizzle): Promise<number> {
  const tables = await tablesIn((query) => textIn(target, query));
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table})`).join(" + ");
  return Number(await textIn(target, `SELECT (${counts})::text AS value`));
}

export async function textIn(target: Drizzle, query: string): Promise<string | undefined> {
  const [row] = await target.select({ value: sql<string>`value` }).from(sql`(${sql.raw(query)}) AS answer`);
  return row?.value;
}
