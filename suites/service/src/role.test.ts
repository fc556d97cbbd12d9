import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openPostgres } from "@almagest/database";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "./databases";
import { issueKey } from "./keys";
import { launchApi, startApi } from "./processes";
import { restCall } from "./requests";

const PAGE = readFileSync(fileURLToPath(new URL("../../../docs/kubernetes.md", import.meta.url)), "utf8");
const [, GRANTS = ""] = /```sql\n([\s\S]*?)```/.exec(PAGE) ?? [];

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.remove());

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
