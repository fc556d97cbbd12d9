import { type Database, openPostgres } from "@almagest/database";
import { monthOf, reconcile } from "@almagest/quota";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needs, POOLER } from "../../machine";
import { upTo } from "./calls";
import { startCutProxy } from "./cut-proxy";
import { startServer, type TestServer } from "./databases";
import { issueKey } from "./keys";
import { startPooler } from "./pooler";
import { type ApiProcess, launchApi, said, startApi } from "./processes";
import { expectDeadline } from "./report";
import { type Answer, keepAlive, restCall, usedOf } from "./requests";
import { until } from "./until";

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe("behind a pooler in transaction mode", () => {
  needs(POOLER);
  let server: TestServer;
  let database: Database;
  beforeAll(async () => {
    server = await startServer();
    database = openPostgres({ url: server.url });
    await database.migrate();
  });
  afterAll(async () => {
    await database?.close();
    await server?.remove();
  });

  async function unitsOf(keyId: string): Promise<number> {
    const [row] = await database.ledger.query(
      "SELECT coalesce(sum(units), 0)::float8 AS units FROM quota_ledger WHERE key_id = $1::text",
      [keyId],
    );
    return Number(row?.["units"]);
  }

  /** The processes themselves give back interrupted units. */
  const settled = (keyId: string, due: number): Promise<void> => expect.poll(() => unitsOf(keyId)).toBe(due);

  const answered = (answers: readonly Answer[]): readonly Answer[] => answers.filter(({ status }) => status === 200);

  it.each([
    ["each charge", 1],
    ["every third charge", 3],
  ])("a connection cut after %s was committed costs nothing that was not answered", async (_, every) => {
    const proxy = await startCutProxy(server.port, every, '"rest"');
    const pooler = await startPooler(proxy.port);
    const api = await startApi({ environment: { DATABASE_URL: pooler.url, LOG_LEVEL: "silent" } });
    try {
      const key = await issueKey(database);
      const answers: Answer[] = [];
      for (const _turn of upTo(12)) answers.push(await restCall(api.port, key.text));
      expect(proxy.cuts()).toBeGreaterThan(3);
      for (const answer of answers) expect([200, 503]).toContain(answer.status);
      const granted = answered(answers).map(usedOf);
      expect(new Set(granted).size).toBe(granted.length);
      await settled(key.id, granted.length);
    } finally {
      await api.stop();
      await pooler.stop();
      await proxy.close();
    }
  });

  it("an outage is answered for while it lasts, is over by itself, and leaves no unit behind", async () => {
    const pooler = await startPooler(server.port);
    const environment = { DATABASE_URL: pooler.url, LOG_LEVEL: "silent" };
    const processes: readonly ApiProcess[] = await Promise.all(upTo(2).map(() => startApi({ environment })));
    try {
      const key = await issueKey(database, { requestsPerMonth: 1_000_000 });
      const answers: Answer[] = [];
      let isOver = false;
      const loading = processes.flatMap(({ port }) =>
        upTo(6).map(async () => {
          while (!isOver) {
            answers.push(await restCall(port, key.text));
            await pause(5);
          }
        }),
      );
      const away = (): readonly Answer[] => answers.filter(({ status }) => status === 503);
      try {
        await until("calls are answered", () => answered(answers).length >= 50);
        await server.stop();
        await until("calls are refused during the outage", () => away().length >= 50);
        await server.start();
        const before = answered(answers).length;
        await until("calls are answered after it", () => answered(answers).length >= before + 50);
      } finally {
        isOver = true;
        await Promise.all(loading);
      }
      expect(answered(answers).length + away().length).toBe(answers.length);
      expectDeadline("behind a pooler, a call while the database is away", away());
      await settled(key.id, answered(answers).length);
      expect(await reconcile(database.ledger, monthOf(Date.now()), 0)).toMatchObject({ differences: [] });
    } finally {
      await Promise.all(processes.map((each) => each.stop()));
      await pooler.stop();
    }
  });

  it("calls are counted exactly", async () => {
    const pooler = await startPooler(server.port);
    try {
      const key = await issueKey(database, { requestsPerMonth: 200 });
      const environment = { DATABASE_URL: pooler.url, LOG_LEVEL: "silent" };
      const processes = await Promise.all(upTo(2).map(() => startApi({ environment })));
      const agents = processes.map(() => keepAlive(30));
      const answers = await Promise.all(
        upTo(600).map((turn) => restCall(processes[turn % 2]?.port ?? 0, key.text, agents[turn % 2])),
      );
      for (const agent of agents) agent.destroy();
      const granted = answers.filter(({ status }) => status === 200).map(usedOf);
      expect(granted.sort((one, other) => one - other)).toEqual(upTo(200));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(400);
      await Promise.all(processes.map((each) => each.stop()));
    } finally {
      await pooler.stop();
    }
  });

  it("a start waits for a database that is away, as without a pooler", async () => {
    const pooler = await startPooler(server.port);
    try {
      await server.stop();
      const environment = { DATABASE_URL: pooler.url, ALMAGEST_DATABASE_WAIT: "90" };
      const waiting = await launchApi({ environment });
      await said(waiting, "Waiting for PostgreSQL");
      await server.start();
      await said(waiting);
      expect(waiting.output()).toMatch(/Waiting for PostgreSQL[\s\S]*Docs/);
      await waiting.process.stop();
    } finally {
      await pooler.stop();
    }
  });
});
