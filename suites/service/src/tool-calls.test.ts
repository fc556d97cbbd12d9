import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { type Database, openPostgres } from "@almagest/database";
import { monthOf, reconcile } from "@almagest/quota";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { upTo } from "./calls";
import { issueKey, type TestKey } from "./keys";
import { type OwnDatabase, ownDatabase } from "./own-database";
import { type ApiProcess, launchApi, said, startApi } from "./processes";
import { report } from "./report";
import { type Answer, ask, keepAlive, restCall, SIGNS, usedOf } from "./requests";

/** The time that a stop gives to open calls: a stop held up by a call takes that long. */
const GRACE_MS = 10_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let server: OwnDatabase;
let database: Database;
let api: ApiProcess;
beforeAll(async () => {
  server = await ownDatabase();
  database = openPostgres({ url: server.url });
  await database.migrate();
  api = await startApi({ environment: { DATABASE_URL: server.url, LOG_LEVEL: "silent" } });
});
afterAll(async () => {
  await api?.stop();
  await database?.close();
  await server?.remove();
});

const signOf = (id: number) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name: "get_astrology_signs_id", arguments: { id: "aries" } },
});
const cancelled = (requestId: number) => ({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId } });

function tools(port: number, key: string, body: unknown, more: Record<string, string> = {}): Promise<Answer> {
  const headers = { "X-API-Key": key, "Content-Type": "application/json", ...more };
  return ask({ port, path: "/mcp/astrology", method: "POST", headers, body: JSON.stringify(body) });
}

async function unitsOf({ id }: TestKey): Promise<number> {
  const sql = "SELECT coalesce(sum(units), 0)::float8 AS units FROM quota_ledger WHERE key_id = $1::text";
  const [row] = await database.ledger.query(sql, [id]);
  return Number(row?.["units"]);
}

describe("a tool call that its own batch takes back", () => {
  it("is answered and costs its unit, five hundred times, and keeps open no connection and delays no stop", async () => {
    const own = await launchApi({ environment: { DATABASE_URL: server.url, LOG_LEVEL: "silent" } });
    await said(own);
    const key = await issueKey(database, { requestsPerMonth: 10_000 });
    const agents = keepAlive(50);
    const answers = await Promise.all(
      upTo(500).map(() =>
        ask({
          port: own.process.port,
          path: "/mcp/astrology",
          method: "POST",
          headers: { "X-API-Key": key.text, "Content-Type": "application/json" },
          body: JSON.stringify([signOf(1), cancelled(1)]),
          agent: agents,
        }),
      ),
    );
    agents.destroy();
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.parse(body)).toMatchObject([{ id: 1, result: { structuredContent: { id: "aries" } } }]);
    }
    expect(await unitsOf(key)).toBe(500);
    const startMs = performance.now();
    own.child.kill("SIGTERM");
    expect(await own.ended).toBe(0);
    const stopMs = performance.now() - startMs;
    report(`a stop after 500 calls that were taken back: ${Math.round(stopMs)} ms, of a grace of ${GRACE_MS}`);
    expect(stopMs).toBeLessThan(GRACE_MS);
  });
});

describe("a message that names its own revision", () => {
  const META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "suite", version: "0" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const modern = (key: string, method: string, params: Record<string, unknown>): Promise<Answer> => {
    const { name } = params;
    const headers = {
      Accept: "application/json, text/event-stream",
      "MCP-Protocol-Version": "2026-07-28",
      "Mcp-Method": method,
      ...(typeof name === "string" && { "Mcp-Name": name }),
    };
    return tools(api.port, key, { jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: META } }, headers);
  };

  it("costs its unit, two hundred times at once with one id, and is answered in JSON", async () => {
    const key = await issueKey(database, { requestsPerMonth: 150 });
    const answers = await Promise.all(upTo(200).map(() => modern(key.text, "tools/call", signOf(1).params)));
    const results = answers.map(({ body }) => JSON.parse(body).result);
    expect(results.filter(({ isError }) => isError !== true)).toHaveLength(150);
    expect(results.filter(({ isError }) => isError === true)).toHaveLength(50);
    expect(await unitsOf(key)).toBe(150);
    expect(new Set(answers.map(({ headers }) => headers["content-type"]))).toEqual(new Set(["application/json"]));
  });

  it("is refused at once because there is nothing to listen to, and holds no connection", async () => {
    const key = await issueKey(database);
    const params = { notifications: { toolsListChanged: true } };
    const { status, body } = await modern(key.text, "subscriptions/listen", params);
    expect([status, JSON.parse(body).error.code, await unitsOf(key)]).toEqual([404, -32601, 0]);
  });
});

describe("a batch", () => {
  it("with ids that repeat, or too long, is refused before it costs", async () => {
    const key = await issueKey(database);
    for (const batch of [upTo(20).map(() => signOf(7)), upTo(100).map(signOf)]) {
      const { status, body } = await tools(api.port, key.text, batch);
      expect([status, JSON.parse(body).error.code]).toEqual([400, -32600]);
    }
    expect(await unitsOf(key)).toBe(0);
    const whole = await tools(api.port, key.text, upTo(20).map(signOf));
    expect([JSON.parse(whole.body).length, usedOf(whole), await unitsOf(key)]).toEqual([20, 20, 20]);
  });
});

describe("a page that reaches the tool server", () => {
  it("is refused by its origin, and by a name that is not the service's, before it costs", async () => {
    const key = await issueKey(database);
    const foreign = [{ Origin: "https://evil.example" }, { Origin: "null" }, { Host: "evil.example:8787" }];
    for (const headers of foreign) {
      const { status, body } = await tools(api.port, key.text, signOf(1), headers);
      expect([status, JSON.parse(body).code]).toEqual([403, "origin_not_allowed"]);
    }
    const own = await tools(api.port, key.text, signOf(1), { Origin: "http://localhost:6274" });
    expect([own.status, own.headers["access-control-allow-origin"]]).toEqual([200, "http://localhost:6274"]);
    expect(await unitsOf(key)).toBe(1);
  });
});

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The waiting times of clients of some work, and of a health check meanwhile. */
async function besides(work: () => Promise<Answer>, clients: number): Promise<{ workMs: number; healthMs: number }> {
  const works: number[] = [];
  const healths: number[] = [];
  let isOver = false;
  const loading = upTo(clients).map(async () => {
    while (!isOver) works.push((await work()).ms);
  });
  const agent = keepAlive(1);
  await pause(300);
  while (works.length < clients * 3 || healths.length < 20) {
    healths.push((await ask({ port: api.port, path: "/health", agent })).ms);
    await pause(10);
  }
  isOver = true;
  await Promise.all(loading);
  agent.destroy();
  return { workMs: median(works), healthMs: median(healths) };
}

describe("a health check", () => {
  it("does not wait for 32 clients that search, nor for 16 batches", async () => {
    const key = await issueKey(database, { requestsPerMonth: 1_000_000 });
    const agent = keepAlive(40);
    const headers = { "X-API-Key": key.text };
    const search = () => ask({ port: api.port, path: "/api/v2/location/search?q=a", headers, agent });
    const searching = await besides(search, 32);
    const batches = await besides(() => tools(api.port, key.text, upTo(20).map(signOf)), 16);
    agent.destroy();
    // One of 32 waits for the others; a health check waits for one or two of them.
    expect(searching.healthMs).toBeLessThan(searching.workMs / 4);
    expect(batches.healthMs).toBeLessThan(batches.workMs / 4);
  });
});

describe("a client that hangs up", () => {
  const request = (key: string, path: string): string =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\n\r\n`;

  async function connected(): Promise<Socket> {
    const socket = connect(api.port, "127.0.0.1").on("error", () => undefined);
    await once(socket, "connect");
    return socket;
  }

  async function hungUp(text: string): Promise<void> {
    const socket = await connected();
    await new Promise<void>((resolve) => socket.write(text, () => resolve()));
    socket.destroy();
  }

  it("pays for a complete request, and not for half of one; neither is left unanswered", async () => {
    const key = await issueKey(database);
    for (const _ of upTo(5)) await hungUp(request(key.text, SIGNS));
    await hungUp(request(key.text, SIGNS).slice(0, -2));
    await hungUp(
      `POST /api/v2/astrology/natal-chart HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key.text}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"date"`,
    );
    await expect.poll(() => unitsOf(key)).toBe(5);
    // Longer than a request waits for its unit: an answer not there by now never comes.
    await pause(300);
    expect(usedOf(await restCall(api.port, key.text))).toBe(6);
    await expect
      .poll(() => reconcile(database.ledger, monthOf(Date.now()), 0))
      .toMatchObject({ differences: [], unanswered: [] });
  });
});
