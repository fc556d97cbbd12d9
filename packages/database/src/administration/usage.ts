import { type LedgerRow, numberOf, textOf } from "@almagest/quota";
import { type SQL, sql } from "drizzle-orm";
import { type Desk, ledgerMoment } from "./desk";
import { type InputOf, inputs, read, type USAGE_PARTS } from "./inputs";
import { keyIdOf } from "./key-reference";
import type { UsageReport } from "./records";
import { rowsOf } from "./rows";

type Part = (typeof USAGE_PARTS)[number];

/** The day is that of the call; a unit that was given back later is taken off there. */
const COLUMNS = {
  key: sql`CASE WHEN starts_with(entry.key_id, 'free_') THEN 'keyless' ELSE entry.key_id END`,
  operation: sql`entry.operation_id`,
  day: sql`to_char(coalesce(charge.recorded_at, entry.recorded_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
  transport: sql`entry.transport`,
} as const satisfies Record<Part, SQL>;

/** The calls of clients without a key, counted once more for the networks around them. */
const OF_NETWORKS = sql`starts_with(entry.key_id, 'net_')`;

const NO_PART = sql`''::text`;

/** Units of a month by the ledger, those given back taken off. */
export async function usage(desk: Desk, input: InputOf<"usage">): Promise<UsageReport> {
  const { month: asked, key, by } = read(inputs.usage, input);
  const { drizzle } = desk.database;
  const month = asked ?? (await ledgerMoment(drizzle)).month;
  const parts = new Set(by);
  const filter = key === undefined ? sql`TRUE` : await keyFilter(desk, key);
  const column = (part: Part): SQL => (parts.has(part) ? COLUMNS[part] : NO_PART);
  const rows = await rowsOf(
    drizzle,
    sql`SELECT grouped.*, coalesce(api_key.name, '') AS key_name, api_key.id IS NOT NULL AS has_name
    FROM (
      SELECT ${column("key")} AS key, ${column("operation")} AS operation, ${column("day")} AS day,
        ${column("transport")} AS transport,
        count(*) FILTER (WHERE entry.units = 1)::float8 AS charged,
        count(*) FILTER (WHERE entry.units = -1)::float8 AS refunded,
        sum(entry.units)::float8 AS units
      FROM quota_ledger AS entry
      LEFT JOIN quota_ledger AS charge ON entry.units = -1 AND charge.month_start = entry.month_start
        AND charge.batch_id = entry.charge_batch_id AND charge.item = entry.charge_item
      WHERE entry.month_start = ${`${month}-01`}::text::date AND NOT ${OF_NETWORKS} AND ${filter}
      GROUP BY 1, 2, 3, 4
    ) AS grouped
    LEFT JOIN api_key ON api_key.id = grouped.key
    ORDER BY grouped.day, grouped.units DESC, grouped.key, grouped.operation, grouped.transport`,
  );
  const report = rows.map((row) => rowOf(row, parts));
  return { month, by: [...parts], rows: report, totals: totalsOf(report) };
}

async function keyFilter({ database }: Desk, key: string): Promise<SQL> {
  if (key === "keyless") return sql`starts_with(entry.key_id, 'free_')`;
  // The counter of a client without a key has the day in its name.
  if (key.startsWith("free_")) return sql`split_part(entry.key_id, '@', 1) = ${key}::text`;
  return sql`entry.key_id = ${await keyIdOf(database.drizzle, key)}::text`;
}

type Units = UsageReport["totals"];

function rowOf(row: LedgerRow, parts: ReadonlySet<Part>): UsageReport["rows"][number] {
  const named = row["has_name"] === true ? textOf(row, "key_name") : null;
  return {
    ...(parts.has("key") ? { key: textOf(row, "key"), keyName: named } : {}),
    ...(parts.has("operation") ? { operation: textOf(row, "operation") } : {}),
    ...(parts.has("day") ? { day: textOf(row, "day") } : {}),
    ...(parts.has("transport") ? { transport: textOf(row, "transport") } : {}),
    charged: numberOf(row, "charged"),
    refunded: numberOf(row, "refunded"),
    units: numberOf(row, "units"),
  };
}

function totalsOf(rows: readonly Units[]): Units {
  const sum = (of: (row: Units) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return {
    charged: sum((row) => row.charged),
    refunded: sum((row) => row.refunded),
    units: sum((row) => row.units),
  };
}
