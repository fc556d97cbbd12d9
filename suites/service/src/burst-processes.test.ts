import { setTimeout as wait } from "node:timers/promises";
import { type Database, openPostgres } from "@almagest/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needs, POOLER } from "../../machine";
import { upTo } from "./calls";
import { startServer, type TestServer } from "./databases";
import { issueKey } from "./keys";
import { startPooler } from "./pooler";
import { type ApiProcess, startApi } from "./processes";
import { type Answer, codeOf, restCall } from "./requests";
import { until } from "./until";

const ALONE = "limited to this process's own part";
const SHARED = "counted for all processes together";

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
  const sql = "SELECT coalesce(sum(units), 0)::float8 AS units FROM quota_ledger WHERE key_id = $1::text";
  const [row] = await database.ledger.query(sql, [keyId]);
  return Number(row?.["units"]);
}

const count = (text: string, part: string): number => text.split(part).length - 1;
const ofStatus = (answers: readonly Answer[], status: number): readonly Answer[] =>
  answers.filter((answer) => answer.status === status);

describe("a limit of calls a second behind a pooler", () => {
  needs(POOLER);

  it("is that of two processes together, and what is refused is told when to come again", async () => {
    const perSecond = 5;
    const pooler = await startPooler(server.port);
    const environment = { DATABASE_URL: pooler.url, LOG_LEVEL: "silent" };
    const processes = await Promise.all(upTo(2).map(() => startApi({ environment })));
    try {
      const key = await issueKey(database, { burstPerSecond: perSecond });
      const startMs = performance.now();
      const answers = await Promise.all(
        upTo(120).map(async (turn) => {
          await wait(turn * 25);
          return restCall(processes[turn % 2]?.port ?? 0, key.text);
        }),
      );
      const seconds = (performance.now() - startMs) / 1000;
      const passed = ofStatus(answers, 200).length;
      expect(passed).toBeLessThanOrEqual(perSecond + Math.floor(perSecond * seconds));
      // Each process by itself would let this many pass.
      expect(passed).toBeGreaterThanOrEqual(perSecond + Math.floor(perSecond * 3 * 0.6));
      const refused = ofStatus(answers, 429);
      expect(passed + refused.length).toBe(answers.length);
      for (const answer of refused) {
        expect(codeOf(answer)).toBe("rate_limited");
        expect(answer.headers["retry-after"]).toBe("1");
        expect(answer.body).toContain("5 requests a second");
        expect(Number(answer.headers["x-ratelimit-limit"])).toBe(1000);
      }
      expect(await unitsOf(key.id)).toBe(passed);
    } finally {
      await Promise.all(processes.map((each) => each.stop()));
      await pooler.stop();
    }
  });
});

/** Tenths of a second in which the log has to say it. */
const LOOKS = 100;

describe("a limit of calls a second while the database hangs", () => {
  const perSecond = 8;
  let api: ApiProcess;
  beforeAll(async () => {
    api = await startApi({ environment: { DATABASE_URL: server.url, ALMAGEST_REPLICAS: "4" } });
  });
  afterAll(() => api?.stop());

  it("is kept by the process alone, which says so once, and is shared again afterwards", async () => {
    const key = await issueKey(database, { burstPerSecond: perSecond });
    const call = (): Promise<Answer> => restCall(api.port, key.text);
    /** Calls while the database hangs. A process that forgot the key before the lock was there asks for it in vain: again. */
    const hung = async (
      turn: number,
    ): Promise<{ readonly first: readonly Answer[]; readonly meanwhile: readonly Answer[] }> => {
      for (;;) {
        await until("the key is known", async () => (await call()).status === 200);
        const told = await hanging(async () => {
          const first = await Promise.all(upTo(20).map(call));
          for (let looks = 0; count(api.output(), ALONE) < turn; looks += 1) {
            if (looks === LOOKS) return undefined;
            await wait(100);
          }
          return { first, meanwhile: await Promise.all(upTo(60).map((place) => wait(place * 30).then(call))) };
        });
        if (told !== undefined) return told;
      }
    };
    for (const turn of upTo(2)) {
      const { first, meanwhile } = await hung(turn);
      expect(ofStatus(first, 200)).toEqual([]);
      // Some are tried or fail before, when the key is looked up; those beyond the process's part are refused at once.
      const refused = ofStatus(meanwhile, 429);
      expect(refused.length).toBeGreaterThan(0);
      expect(ofStatus(meanwhile, 503).length + refused.length).toBe(meanwhile.length);
      for (const answer of refused) expect(Number(answer.headers["retry-after"])).toBeGreaterThanOrEqual(1);
      await until("calls are answered again", async () => (await call()).status === 200);
      await until("the log says so too", () => count(api.output(), SHARED) >= turn);
      expect([count(api.output(), ALONE), count(api.output(), SHARED)]).toEqual([turn, turn]);
      await wait(1_100);
      const after = await Promise.all(upTo(30).map(call));
      expect(ofStatus(after, 200).length).toBeGreaterThanOrEqual(perSecond);
    }
  });

  /** The counters are locked while something happens. */
  async function hanging<Value>(happens: () => Promise<Value>): Promise<Value> {
    const holder = openPostgres({ url: server.url });
    try {
      return await holder.drizzle.transaction(async (transaction) => {
        await transaction.execute("LOCK TABLE quota_counter IN ACCESS EXCLUSIVE MODE");
        return happens();
      });
    } finally {
      await holder.close();
    }
  }
});
