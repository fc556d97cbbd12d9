import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPostgres } from "@almagest/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { upTo } from "./calls";
import { freePort, startServer, type TestServer, urlAt } from "./databases";
import { demoKeyOf, launchApi, said, startApi } from "./processes";
import { keepAlive, mcpCall, patientCall, restCall, usedOf } from "./requests";

const folder = mkdtempSync(join(tmpdir(), "almagest-starting-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the embedded database", () => {
  const dataDir = join(folder, "embedded");

  it("is made at the first start with one key, whose calls it counts exactly, and keeps both", async () => {
    const first = await startApi({ dataDir, environment: { ALMAGEST_MONTHLY_LIMIT: "300" } });
    const key = demoKeyOf(first);
    // By itself, and in the line to paste.
    expect(first.output().split(key)).toHaveLength(3);
    expect(statSync(join(dataDir, "demo-key")).mode & 0o777).toBe(0o600);
    const agent = keepAlive(40);
    const answers = await Promise.all(
      upTo(500).map((turn) => (turn % 2 === 0 ? restCall : mcpCall)(first.port, key, agent)),
    );
    agent.destroy();
    const used = answers.filter(({ headers }) => headers["retry-after"] === undefined).map(usedOf);
    const granted = answers.filter(({ body }) => !body.includes("rate_limit_exceeded")).map(usedOf);
    expect(granted.sort((one, other) => one - other)).toEqual(upTo(300));
    expect(Math.max(...used)).toBe(300);
    await first.stop();

    const second = await startApi({ dataDir });
    expect(second.output()).not.toContain(key);
    expect((await patientCall(second.port, key)).status).toBe(429);
    await second.stop();
    expect(readFiles(dataDir).some((text) => text.includes(key.slice(7)))).toBe(false);
  });

  it("has one owner: a second process says who it is, and a dead one's lock does not bar the way", async () => {
    const owner = await startApi({ dataDir });
    const second = await launchApi({ dataDir });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/in use by process \d+/);
    await owner.kill();
    expect(readdirSync(dataDir)).toContain("owner.lock");
    const heir = await startApi({ dataDir });
    expect((await patientCall(heir.port, demoKeyOf(heir))).status).toBe(429);
    await heir.stop();
    expect(readdirSync(dataDir)).not.toContain("owner.lock");
  });

  it("is not opened where the directory cannot be written to, and says so in one line", async () => {
    const path = join(folder, "file");
    writeFileSync(path, "");
    const { ended, output } = await launchApi({ dataDir: path });
    expect(await ended).toBe(1);
    expect(output().trim().split("\n")).toHaveLength(1);
    expect(output()).toContain(path);
  });
});

/** Every file except the one that is meant to contain the key. */
function readFiles(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true, encoding: "utf8" })
    .filter((entry) => entry.isFile() && entry.name !== "demo-key")
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));
}

describe("the built OpenAPI document", () => {
  it("names the address of the service that sends it, and none other", async () => {
    const dataDir = join(folder, "document");
    const elsewhere = await startApi({
      dataDir,
      environment: { ALMAGEST_PUBLIC_URL: "https://stars.example/almagest" },
    });
    const text = await (await fetch(`${elsewhere.origin}/api/v2/openapi.json`)).text();
    await elsewhere.stop();
    expect(JSON.parse(text).servers).toEqual([{ url: "https://stars.example/almagest/api/v2" }]);
    expect(text).not.toContain("127.0.0.1");
    expect(Object.keys(JSON.parse(text).paths).length).toBeGreaterThan(200);
  });
});

describe("a start on PostgreSQL", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server?.remove());

  it("refuses a schema that is older than the program, and names the command", async () => {
    const { ended, output } = await launchApi({ environment: { DATABASE_URL: server.url } });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/lacks \d+ migrations.*usage-ledger migrate/);
    expect(output()).not.toContain("password");
  });

  it("does not wait for what time does not change", async () => {
    const { ended, output } = await launchApi({
      environment: { DATABASE_URL: `${server.url.replace(/[^/]+$/, "nowhere")}` },
    });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/refuses: .*nowhere/);
  });

  it("waits for a database that is not there, says so, and goes on when it comes", async () => {
    const database = openPostgres({ url: server.url });
    await database.migrate();
    await database.close();
    await server.stop();
    const waiting = await launchApi({ environment: { DATABASE_URL: server.url, ALMAGEST_DATABASE_WAIT: "90" } });
    await said(waiting, "Waiting for PostgreSQL");
    await server.start();
    await said(waiting);
    expect(waiting.output()).toMatch(/Waiting for PostgreSQL[\s\S]*Docs/);
    await waiting.process.stop();
  });

  it("gives up after the time that is configured", async () => {
    const url = urlAt(await freePort());
    const { ended, output } = await launchApi({ environment: { DATABASE_URL: url, ALMAGEST_DATABASE_WAIT: "1" } });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/did not answer within 1 seconds/);
  });
});
