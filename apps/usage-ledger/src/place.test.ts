import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openEmbedded, openPostgres } from "@almagest/database";
import { type LedgerMeter, ledgerMeter } from "@almagest/quota";
import { afterAll, describe, expect, it } from "vitest";
import { freePort, startPostgresServer } from "../../../packages/database/test/postgres-server";
import { type Ran, runTool, SECRET } from "../test/fake-terminal";

const END = "2099-01-01";

function meterOn(database: Database["ledger"]): LedgerMeter {
  const newBatchId = (): string => crypto.randomUUID();
  return ledgerMeter({ database, monthlyLimit: 0, dailyLimit: 0, newBatchId, now: Date.now });
}

/** The files that a killed server leaves behind. */
async function leaveSocket(dataDir: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(join(dataDir, "other.sock"), resolve));
  renameSync(join(dataDir, "other.sock"), join(dataDir, "admin.sock"));
  await new Promise((resolve) => server.close(resolve));
}

describe("where it works", () => {
  const folder = mkdtempSync(join(tmpdir(), "almagest-where-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("on a folder without a server it makes, migrates and opens the database itself, past a dead server's socket, one at a time", async () => {
    const dataDir = join(folder, "own");
    const at = (...args: readonly string[]): Promise<Ran> => runTool([...args, "--data-dir", dataDir]);
    const before = await at("keys", "list");
    expect(before).toMatchObject({ code: 1, err: expect.stringContaining(`There is no database in ${dataDir}.`) });
    expect(existsSync(dataDir)).toBe(false);
    expect(await at("migrate")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Applied \d+ migrations to the embedded/),
    });
    await leaveSocket(dataDir);
    const create = ["subscriptions", "create", "--plan", "starter", "--email", "a@example.com", "--end-date", END];
    const made = await at(...create, "--json");
    const { id } = JSON.parse(made.out);
    const key = await at("keys", "create", "--subscription", id, "--name", "x");
    expect(key.out.match(SECRET)).toHaveLength(1);
    const opened = await openEmbedded(dataDir);
    const locked = await at("keys", "list");
    expect(locked).toMatchObject({ code: 1, err: expect.stringContaining(`is in use by process ${process.pid}`) });
    if (opened.ok) await opened.database.close();
    expect((await at("keys", "list")).out).toContain(id);
  });

  it("a schema that is older is refused with what to do, and shown by status", async () => {
    const dataDir = join(folder, "old");
    const opened = await openEmbedded(dataDir);
    if (opened.ok) await opened.database.close();
    const refused = await runTool(["keys", "list", "--data-dir", dataDir]);
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringMatching(/lacks \d+ migrations .+ Run: usage-ledger migrate\n$/),
    });
    const shown = await runTool(["status", "--data-dir", dataDir]);
    expect(shown).toMatchObject({
      code: 0,
      out: expect.stringMatching(/0 migrations, \d+ missing: run usage-ledger migrate/),
    });
  });

  it("copies a stopped folder into an empty PostgreSQL, so that every key, count and entry is there, and into no other", async () => {
    const dataDir = join(folder, "outgrown");
    const at = (...args: readonly string[]): Promise<Ran> => runTool([...args, "--data-dir", dataDir]);
    await at("migrate");
    const create = ["subscriptions", "create", "--plan", "starter", "--email", "a@example.com", "--end-date", END];
    const { id } = JSON.parse((await at(...create, "--json")).out);
    const key = JSON.parse((await at("keys", "create", "--subscription", id, "--name", "x", "--json")).out);
    const opened = await openEmbedded(dataDir);
    if (!opened.ok) throw new Error(opened.problem);
    const meter = meterOn(opened.database.ledger);
    const account = { id: key.key.id, window: "month" as const };
    for (const operationId of ["one", "two"]) await meter.charge({ account, operationId, transport: "rest" });
    const made = { now: Date.now(), seed: "5eed".repeat(16), version: "1.2.3" };
    const question = { lookup: "a0".repeat(32), request: "b1".repeat(32), account };
    await meter.chargeOnce({ account, operationId: "three", transport: "rest" }, { ...question, made });
    await opened.database.close();

    const server = await startPostgresServer();
    const there = { environment: { DATABASE_URL: server.url } };
    try {
      // A server by another clock than the embedded one's: rows are compared by neither.
      const copied = await runTool(["copy-to", "-", "--data-dir", dataDir], {
        environment: { TARGET_DATABASE_URL: `${server.url}?TimeZone=Asia%2FKathmandu` },
      });
      expect(copied).toMatchObject({
        code: 0,
        out: expect.stringMatching(/^Copied \d+ rows from the embedded .+ to PostgreSQL at .+, and compared them\.\n$/),
      });
      for (const args of [
        ["keys", "list"],
        ["usage", "--by", "operation"],
        ["subscriptions", "list"],
        ["audit"],
        ["reconcile"],
      ]) {
        expect((await runTool([...args, "--json"], there)).out).toBe((await at(...args, "--json")).out);
      }
      const target = openPostgres({ url: server.url });
      const other = meterOn(target.ledger);
      expect((await other.resume(question)).fate).toMatch(/^(?:under_way|resumed)$/);
      await target.close();
      expect(JSON.parse((await runTool(["keys", "list", "--json"], there)).out).keys).toMatchObject([
        { usedThisMonth: 3 },
      ]);
      expect(await runTool(["copy-to", server.url, "--data-dir", dataDir])).toMatchObject({
        code: 1,
        err: expect.stringContaining("has rows of its own. Name an empty database."),
      });
      expect(await runTool([...create, "--json"], there)).toMatchObject({ code: 0 });
    } finally {
      await server.remove();
    }
    expect(await runTool(["copy-to", "-", "--data-dir", dataDir])).toMatchObject({ code: 2 });
  });

  it("PostgreSQL that is away is one clear line without a password", async () => {
    const url = `postgres://postgres:hidden@127.0.0.1:${await freePort()}/almagest`;
    for (const args of [["keys", "list"], ["migrate"], ["status"]]) {
      const { code, out, err } = await runTool(args, { environment: { DATABASE_URL: url } });
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(err).toMatch(
        /^usage-ledger: PostgreSQL at 127\.0\.0\.1:\d+\/almagest cannot be used: connect ECONNREFUSED[^\n]+\n$/,
      );
      expect(err).not.toContain("hidden");
    }
  });

  it("the command line takes precedence over the environment", async () => {
    const environment = { DATABASE_URL: "postgres://u:hidden@127.0.0.1:1/x", ALMAGEST_DATA_DIR: join(folder, "env") };
    const named = await runTool(["status", "--data-dir", join(folder, "named")], { environment });
    expect(named.err).toContain(join(folder, "named"));
    const url = await runTool(["status", "--database-url", "postgres://u:hidden@127.0.0.1:2/y"], { environment });
    expect(url.err).toContain("127.0.0.1:2/y");
    const byDefault = await runTool(["status"], { environment: { ...environment, DATABASE_URL: "" } });
    expect(byDefault.err).toContain(join(folder, "env"));
  });

  it.each([
    [["status", "--data-dir", "a", "--database-url", "postgres://h/x"], {}, "not both"],
    [
      ["status", "--database-url", "mysql://u:hidden@h/x"],
      {},
      "--database-url has to be an address such as postgres://",
    ],
    [["status"], { DATABASE_URL: "hidden" }, "DATABASE_URL has to be an address such as postgres://"],
  ])("%j is wrong use", async (args, environment, message) => {
    const { code, err } = await runTool(args, { environment });
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err).not.toContain("hidden");
  });
});
