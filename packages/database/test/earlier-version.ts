import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ledgerMeter } from "@almagest/quota";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { createAdministration } from "../src/administration";
import type { Database } from "../src/connection";
import { applyMigrations } from "../src/migrations";

export const CALLS = 60;
export const REFUNDS = 7;

/** The rows of the earlier database by table, as JSON texts in order. */
export type Contents = Readonly<Record<string, readonly string[]>>;

export const TABLES = [
  ...["subscription", "api_key", "api_key_secret", "audit_entry", "service_secret"],
  ...["quota_counter", "quota_batch", "quota_ledger"],
];

/**
 * Makes `<dataDir>/database` as earlier versions did, with a customer, a key, an audit, and calls in a month that has a
 * partition and in one that has none.
 */
export async function makeEarlierVersion(dataDir: string): Promise<{ readonly contents: Contents; keyId: string }> {
  const folder = join(dataDir, "database");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pglite = await PGlite.create(folder);
  const tables = drizzle(pglite);
  await applyMigrations(tables);
  const query: Database["ledger"]["query"] = async (text, params) =>
    (await pglite.query<Record<string, unknown>>(text, [...params])).rows;
  const ledger = {
    query,
    isInterruption: () => false,
    pause: async (attempt: number) => void (await wait(attempt)),
  };
  const database: Database = {
    description: "the earlier one",
    connections: 1,
    ledger,
    drizzle: tables,
    health: () => "ok",
    migrate: async () => 0,
    close: () => pglite.close(),
  };
  const random = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
  const administration = createAdministration(database, { now: Date.now }, random, 'ann "the admin"@desk');
  const { id } = await administration.createSubscription({
    plan: "custom",
    requestsPerMonth: 1_000_000_000,
    email: "o'neill@example.com",
    endDate: "2099-01-01",
  });
  // More than a number of JavaScript holds.
  await tables.execute(sql`UPDATE subscription SET requests_per_month = 9007199254740993`);
  const made = await administration.createKey({
    kind: "publishable",
    subscriptionId: id,
    name: 'Ünïcode, "quotes" and \\ {braces}',
    origins: ["shop.example.com", "example.org"],
  });
  const keyId = made.key.id;
  for (const day of ["2031-05-10T12:00:00.123456Z", "2031-06-10T12:00:00Z"]) {
    await stopClock(database, day);
    if (day.startsWith("2031-06")) await tables.execute(sql`SELECT quota_create_month('2031-06-01'::date)`);
    await callsOf(database, keyId);
  }
  // It knew the first three migrations.
  await tables.execute(
    sql`DROP TABLE webhook_delivery, webhook, calendar_feed, idempotency_key, oauth_token, oauth_grant, oauth_client, oauth_attempt`,
  );
  await tables.execute(sql`DROP VIEW quota_allowance`);
  await tables.execute(
    sql`CREATE VIEW quota_allowance AS SELECT api_key.id AS key_id, subscription.requests_per_month AS monthly_limit
    FROM api_key JOIN subscription ON subscription.id = api_key.subscription_id`,
  );
  await tables.execute(sql`ALTER TABLE quota_counter DROP COLUMN burst_gap_ns, DROP COLUMN burst_full_ns`);
  await tables.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE created_at > 1795339868781`);
  const contents = await contentsOf(database);
  await pglite.close();
  return { contents, keyId };
}

async function stopClock(database: Database, iso: string): Promise<void> {
  const body = `CREATE OR REPLACE FUNCTION ledger_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$ SELECT '${iso}'::timestamptz $$`;
  await database.drizzle.execute(sql.raw(body));
}

async function callsOf(database: Database, keyId: string): Promise<void> {
  const meter = ledgerMeter({
    database: database.ledger,
    monthlyLimit: 0,
    dailyLimit: 5,
    newBatchId: randomUUID,
    now: () => Date.now(),
  });
  const charges = await Promise.all(
    Array.from({ length: CALLS }, (_, index0) =>
      meter.charge({
        account: index0 % 10 === 0 ? { id: "free_abc", window: "day" } : { id: keyId, window: "month" },
        operationId: "generateNatalChart",
        transport: "rest",
        ...(index0 % 2 === 0 ? { requestId: `r ${index0}` } : {}),
      }),
    ),
  );
  const granted = charges.filter((charge) => charge.granted);
  for (const { receipt } of granted.slice(0, REFUNDS)) await meter.refund(receipt);
  await Promise.all(granted.slice(REFUNDS).map(({ receipt }) => meter.answered(receipt)));
}

/** Columns that an earlier version lacks, as a migration leaves them. */
const NEWER = ',"burst_gap_ns":null,"burst_full_ns":null';

export async function contentsOf({ drizzle: tables }: Pick<Database, "drizzle">): Promise<Contents> {
  const entries = TABLES.map(async (table) => {
    const lines = sql.raw(`(SELECT row_to_json(t)::text AS line FROM ${table} AS t) AS answer`);
    const rows = await tables.select({ line: sql<string>`line` }).from(sql`${lines}`);
    return [table, rows.map(({ line }) => line.replace(/\+00(?::00)?"/g, '"').replace(NEWER, "")).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
