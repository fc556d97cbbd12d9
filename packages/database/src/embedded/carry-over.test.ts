import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monthOf, reconcile } from "@almagest/quota";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Contents, contentsOf, makeEarlierVersion } from "../../test/earlier-version";
import { MIGRATIONS } from "../../test/migration-count";
import type { Database } from "../connection";
import { openEmbedded } from "./open";

const root = mkdtempSync(join(tmpdir(), "almagest-earlier-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function opened(dataDir: string, said: string[] = []): Promise<Database> {
  const found = await openEmbedded(dataDir, { isDurable: false, say: (message) => said.push(message) });
  if (!found.ok) throw new Error(found.problem);
  return found.database;
}

describe("the data directory of an earlier version", () => {
  const dataDir = join(root, "data");
  let before: Contents;
  let keyId: string;
  beforeAll(async () => {
    ({ contents: before, keyId } = await makeEarlierVersion(dataDir));
    cpSync(join(dataDir, "database"), join(root, "copy"), { recursive: true });
  }, 120_000);

  it("is carried over once, every row of every table as it was, and kept under another name", async () => {
    const said: string[] = [];
    const database = await opened(dataDir, said);
    expect(await contentsOf(database)).toEqual(before);
    expect(before["quota_ledger"]?.length).toBeGreaterThan(100);
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(["database.carried-over", "postgres"]));
    expect(existsSync(join(dataDir, "database"))).toBe(false);
    expect(said.join()).toContain("rows carried over and compared");
    expect([await database.migrate(), await database.migrate()]).toEqual([MIGRATIONS - 3, 0]);
    await database.close();

    const silent: string[] = [];
    const again = await opened(dataDir, silent);
    expect([await contentsOf(again), silent]).toEqual([before, []]);
    await again.close();
  });

  it("goes on counting, auditing and reconciling where it stopped", async () => {
    const database = await opened(dataDir);
    for (const month of ["2031-05-10", "2031-06-10"]) {
      expect((await reconcile(database.ledger, monthOf(Date.parse(month)))).differences).toEqual([]);
    }
    const [partition] = await database.ledger.query(
      "SELECT count(*)::float8 AS rows FROM quota_ledger_2031_06 WHERE key_id = $1::text",
      [keyId],
    );
    expect(partition?.["rows"]).toBeGreaterThan(30);
    const audit = sql`INSERT INTO audit_entry (at, actor, action, subject, details) VALUES (now(), 'a', 'b', 'c', '{}')`;
    await expect(database.drizzle.execute(audit)).resolves.toBeDefined();
    await database.drizzle.execute(sql`DELETE FROM audit_entry WHERE actor = 'a'`);
    await database.close();
  });

  it("whose start was cut off after everything was carried over, is only renamed", async () => {
    renameSync(join(dataDir, "database.carried-over"), join(dataDir, "database"));
    const database = await opened(dataDir);
    expect(await contentsOf(database)).toEqual(before);
    expect(existsSync(join(dataDir, "database.carried-over"))).toBe(true);
    await database.close();
  });

  it("is left alone where a newer database with other rows stands beside it", async () => {
    const other = join(root, "other");
    const database = await opened(other);
    await database.migrate();
    await database.drizzle.execute(sql`INSERT INTO service_secret VALUES ('mine', 'x')`);
    await database.close();
    cpSync(join(root, "copy"), join(other, "database"), { recursive: true });
    const refused = await openEmbedded(other, { isDurable: false });
    expect(refused).toMatchObject({ ok: false, problem: expect.stringContaining("Move the one that is not wanted") });
    expect(readdirSync(other)).toContain("database");
    expect(readdirSync(other)).not.toContain("owner.lock");
  });
});
