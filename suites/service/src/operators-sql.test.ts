import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openPostgres } from "@almagest/database";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, meterOn } from "./calls";
import { startServer, type TestServer } from "./databases";
import { issueKey } from "./keys";
import { launchApi, startApi } from "./processes";
import { restCall } from "./requests";

const PAGE = readFileSync(fileURLToPath(new URL("../../../docs/kubernetes.md", import.meta.url)), "utf8");
const [, GRANTS = ""] = /```sql\n([\s\S]*?)```/.exec(PAGE) ?? [];

const RUNNING = `CREATE OR REPLACE FUNCTION ledger_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS
  $$ SELECT clock_timestamp() $$`;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.remove());

describe("the statements of the page on sizing", () => {
  it("give a month its partition, and drop an old one with its batches, while counters stay", async () => {
    const sizing = readFileSync(fileURLToPath(new URL("../../../docs/sizing.md", import.meta.url)), "utf8");
    const [, statements = ""] = /```sql\n([\s\S]*?)```/.exec(sizing) ?? [];
    const owner = openPostgres({ url: server.url });
    const one = async (query: string): Promise<number> =>
      Number((await owner.ledger.query(`SELECT count(*)::float8 AS rows FROM ${query}`, []))[0]?.["rows"]);
    try {
      await owner.migrate();
      await owner.ledger.query("SELECT quota_create_month('2026-10-01')", []);
      const clock = (
        iso: string,
      ) => `CREATE OR REPLACE FUNCTION ledger_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS
        $$ SELECT '${iso}'::timestamptz $$`;
      const meter = meterOn(owner.ledger, 100);
      for (const iso of ["2026-10-20T12:00:00Z", "2026-11-20T12:00:00Z", "2027-01-20T12:00:00Z"]) {
        await owner.drizzle.execute(sql.raw(clock(iso)));
        expect(await meter.charge(call("sized"))).toMatchObject({ granted: true });
        if (iso.startsWith("2026-11")) await owner.drizzle.execute(sql.raw(statements));
      }
      expect(await one("quota_ledger_2027_01")).toBe(1);
      expect([await one("quota_ledger"), await one("quota_batch"), await one("quota_counter")]).toEqual([2, 2, 3]);
    } finally {
      await owner.drizzle.execute(sql.raw(RUNNING));
      await owner.close();
    }
  });
});

describe("a role that owns no table", () => {
  it("serves with the rights that the page on Kubernetes names, and not before", async () => {
    const owner = openPostgres({ url: server.url });
    const url = server.url.replace("postgres:password", "almagest_service:password");
    const environment = { DATABASE_URL: url, LOG_LEVEL: "silent" };
    try {
      await owner.migrate();
      await owner.drizzle.execute(sql.raw("CREATE ROLE almagest_service LOGIN PASSWORD 'password'"));
      const early = await launchApi({ environment });
      expect(await early.ended).toBe(1);
      await owner.drizzle.execute(sql.raw(GRANTS));
      const key = await issueKey(owner, { burstPerSecond: 5 });
      const api = await startApi({ environment });
      try {
        expect((await restCall(api.port, key.text)).status).toBe(200);
      } finally {
        await api.stop();
      }
    } finally {
      await owner.close();
    }
  });

  it("is told at the start where the schema is older than the program", async () => {
    const owner = openPostgres({ url: server.url });
    try {
      await owner.drizzle.execute(
        sql.raw("DELETE FROM drizzle.__drizzle_migrations WHERE created_at >= 1795988100000"),
      );
      const early = await launchApi({ environment: { DATABASE_URL: server.url } });
      expect(await early.ended).toBe(1);
      expect(early.output()).toMatch(/lacks \d+ migrations? of this version/);
    } finally {
      await owner.close();
    }
  });
});
