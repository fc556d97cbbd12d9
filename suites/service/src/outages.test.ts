import { type Database, openPostgres } from "@almagest/database";
import { monthOf, reconcile } from "@almagest/quota";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { upTo } from "./calls";
import { type CutProxy, startCutProxy } from "./cut-proxy";
import { startServer, type TestServer, urlAt } from "./databases";
import { issueKey } from "./keys";
import { type ApiProcess, startApi } from "./processes";
import { expectDeadline } from "./report";
import { type Answer, codeOf, keepAlive, restCall, usedOf } from "./requests";
import { until } from "./until";

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let server: TestServer;
let database: Database;
let proxy: CutProxy;
let processes: readonly ApiProcess[] = [];

beforeAll(async () => {
  server = await startServer();
  database = openPostgres({ url: server.url });
  await database.migrate();
  proxy = await startCutProxy(server.port, 15);
  // The third one loses the answer to every fifteenth commit.
  const urls = [server.url, server.url, urlAt(proxy.port)];
  processes = await Promise.all(
    urls.map((url) => startApi({ environment: { DATABASE_URL: url, LOG_LEVEL: "silent" } })),
  );
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()));
  await proxy?.close();
  await database?.close();
  await server?.remove();
});

interface Load {
  readonly answers: readonly Answer[];
  readonly lost: number;
}

/** Lines of calls to every process, each sending the next one when it has its answer, while something happens. */
async function loadDuring(key: string, happens: (sent: readonly Answer[]) => Promise<void>): Promise<Load> {
  const answers: Answer[] = [];
  let lost = 0;
  let isOver = false;
  const agents = processes.map(() => keepAlive(8));
  const lines = processes.flatMap(({ port }, index0) =>
    upTo(6).map(async () => {
      while (!isOver) {
        await restCall(port, key, agents[index0]).then(
          (answer) => answers.push(answer),
          () => {
            lost += 1;
          },
        );
        await pause(5);
      }
    }),
  );
  try {
    await happens(answers);
  } finally {
    isOver = true;
    await Promise.all(lines);
    for (const agent of agents) agent.destroy();
  }
  return { answers, lost };
}

/** Units of a key in the ledger and in the counter. */
async function unitsOf(keyId: string): Promise<{ ledger: number; counter: number }> {
  const [row] = await database.ledger.query(
    `SELECT (SELECT coalesce(sum(units), 0) FROM quota_ledger WHERE key_id = $1::text)::float8 AS ledger,
    (SELECT coalesce(sum(used), 0) FROM quota_counter WHERE key_id = $1::text)::float8 AS counter`,
    [keyId],
  );
  return { ledger: Number(row?.["ledger"]), counter: Number(row?.["counter"]) };
}

/**
 * A position is the key's count after the call. Only where a unit was given back after others had been taken does the
 * count come past a number again, at most once for each of these units.
 */
async function expectPositions(keyId: string, granted: readonly Answer[]): Promise<void> {
  const repeated = granted.length - new Set(granted.map(usedOf)).size;
  const [row] = await database.ledger.query(
    "SELECT count(*)::float8 AS units FROM quota_ledger WHERE key_id = $1::text AND units = -1",
    [keyId],
  );
  expect(repeated).toBeLessThanOrEqual(Number(row?.["units"]));
}

/** The processes themselves give back interrupted units. */
const settled = (keyId: string, seen: number): Promise<void> =>
  expect.poll(() => unitsOf(keyId)).toEqual({ ledger: seen, counter: seen });

describe("PostgreSQL stopped and started under load", () => {
  it("loses no unit, invents none, ends no process, and is answered for while it lasts", async () => {
    const key = await issueKey(database, { requestsPerMonth: 1_000_000 });
    const other = await issueKey(database);
    const { answers, lost } = await loadDuring(key.text, async (sent) => {
      const count = (status: number): number => sent.filter((answer) => answer.status === status).length;
      await until("calls are answered", () => count(200) >= 50);
      await server.stop();
      await until("calls are refused during the outage", () => count(503) >= 50);
      await server.start();
      await recovered(other.text);
      const before = count(200);
      await until("calls are answered after it", () => count(200) >= before + 50);
    });

    expect(processes.map((each) => each.isAlive())).toEqual([true, true, true]);
    expect(lost).toBe(0);
    const granted = answers.filter(({ status }) => status === 200);
    const away = answers.filter(({ status }) => status === 503);
    expect(granted.length + away.length).toBe(answers.length);
    for (const { headers, body } of away) {
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(body).toContain("database");
    }
    expectDeadline("a call while the database is away", away);
    await expectPositions(key.id, granted);
    await settled(key.id, granted.length);
  });

  it("leaves a reconciliation without differences", async () => {
    expect(proxy.cuts()).toBeGreaterThan(0);
    await expect
      .poll(() => reconcile(database.ledger, monthOf(Date.now()), 0))
      .toMatchObject({ differences: [], unanswered: [] });
  });

  async function recovered(key: string): Promise<void> {
    for (const { port } of processes) {
      await until("a process answers again", async () => (await restCall(port, key)).status === 200);
    }
  }
});

describe("connections cut after COMMIT", () => {
  it("lose no unit and double none, over REST", async () => {
    const key = await issueKey(database, { requestsPerMonth: 1_000_000 });
    const before = proxy.cuts();
    const { answers } = await loadDuring(key.text, () => until("five are cut", () => proxy.cuts() - before >= 5));
    const granted = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503).map(codeOf)).toEqual([]);
    await expectPositions(key.id, granted);
    await settled(key.id, granted.length);
  });
});

describe("a database that hangs", () => {
  it("is given up while it hangs, and calls that wait behind it too", async () => {
    const key = await issueKey(database, { requestsPerMonth: 1000 });
    const [first] = processes;
    if (first === undefined) throw new Error("there is a process");
    expect((await restCall(first.port, key.text)).status).toBe(200);
    const holder = openPostgres({ url: server.url });
    // It hangs until every call has its answer.
    const answers = await holder.drizzle.transaction(async (transaction) => {
      await transaction.execute("LOCK TABLE quota_counter, api_key_secret IN ACCESS EXCLUSIVE MODE");
      const waves = upTo(12).map(async (turn) => {
        await pause(turn * 200);
        return restCall(first.port, key.text);
      });
      return Promise.all(waves);
    });
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(503));
    expectDeadline("a call while the database hangs", answers);
    await holder.close();
    await until("calls are answered after it", async () => (await restCall(first.port, key.text)).status === 200);
    const { headers } = await restCall(first.port, key.text);
    const seen = Number(headers["x-ratelimit-used"]);
    await settled(key.id, seen);
  });
});
