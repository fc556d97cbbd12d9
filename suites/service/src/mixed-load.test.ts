import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type Database, openPostgres } from "@almagest/database";
import { monthOf, reconcile } from "@almagest/quota";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needs, POOLER } from "../../machine";
import { long } from "../../strength";
import { upTo } from "./calls";
import { startServer, type TestServer } from "./databases";
import { issueKey, type TestKey } from "./keys";
import { KINDS, kindAt } from "./mixed-calls";
import { type Pooler, startPooler } from "./pooler";
import { type ApiProcess, startApi } from "./processes";
import { report } from "./report";
import { restCall } from "./requests";

/** An hour in the long lane; `ALMAGEST_LOAD_SECONDS` and `ALMAGEST_LOAD_PER_SECOND` set other figures. */
const SECONDS = Number(process.env["ALMAGEST_LOAD_SECONDS"] ?? long(20, 3600));
const PER_SECOND = Number(process.env["ALMAGEST_LOAD_PER_SECOND"] ?? 30);
const PROCESSES = 3;
const BURST = 5;
/** Memory is judged where caches and the engine's heap had time to fill. */
const JUDGED_SECONDS = 600;
const SAMPLES = 24;

interface Sample {
  readonly second: number;
  /** Resident, of each process. */
  readonly mb: readonly number[];
}

function residentMb(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);
}

const total = ({ mb }: Sample): number => mb.reduce((sum, one) => sum + one, 0);
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** The same sequence in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("mixed load on three processes behind a pooler", () => {
  needs(POOLER);
  let server: TestServer;
  let database: Database;
  let pooler: Pooler;
  let processes: readonly ApiProcess[];
  beforeAll(async () => {
    server = await startServer();
    database = openPostgres({ url: server.url });
    await database.migrate();
    pooler = await startPooler(server.port);
    const environment = {
      DATABASE_URL: pooler.url,
      LOG_LEVEL: "error",
      ALMAGEST_PUBLIC_URL: "https://api.example.com",
    };
    processes = await Promise.all(upTo(PROCESSES).map(() => startApi({ environment })));
  });
  afterAll(async () => {
    await Promise.all((processes ?? []).map((each) => each.stop()));
    await pooler?.stop();
    await database?.close();
    await server?.remove();
  });

  const portOf = (turn: number): number => processes[turn % PROCESSES]?.port ?? 0;
  const unitsOf = async ({ id }: TestKey): Promise<{ ledger: number; counter: number }> => {
    const [row] = await database.ledger.query(
      `SELECT (SELECT coalesce(sum(units), 0) FROM quota_ledger WHERE key_id = $1::text)::float8 AS ledger,
      (SELECT coalesce(sum(used), 0) FROM quota_counter WHERE key_id = $1::text)::float8 AS counter`,
      [id],
    );
    return { ledger: Number(row?.["ledger"]), counter: Number(row?.["counter"]) };
  };

  it(
    `has exact units, a shared limit and flat memory after ${SECONDS} seconds`,
    async () => {
      const keys = await Promise.all(upTo(8).map(() => issueKey(database, { requestsPerMonth: 100_000_000 })));
      const limited = await issueKey(database, { requestsPerMonth: 100_000_000, burstPerSecond: BURST });
      const units = new Map<TestKey, number>([...keys, limited].map((key) => [key, 0]));
      const statuses = new Map<string, number>();
      const faults: unknown[] = [];
      // Its idle connections end before the server's: one that both end at once would lose a call.
      const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 10_000 });
      const random = seeded(1);
      const samples: Sample[] = [];
      const startMs = performance.now();
      const passedSeconds = (): number => (performance.now() - startMs) / 1000;

      const count = (key: TestKey, name: string, found: { statuses: readonly number[]; units: number }): void => {
        units.set(key, (units.get(key) ?? 0) + found.units);
        for (const status of found.statuses) {
          statuses.set(`${name}: ${status}`, (statuses.get(`${name}: ${status}`) ?? 0) + 1);
        }
      };
      const step = async (turn: number): Promise<void> => {
        const name = kindAt(random());
        const key = keys[turn % keys.length] ?? limited;
        const found = KINDS[name]?.send({ key: key.text, port: portOf(turn), other: portOf(turn + 1), agent, random });
        if (found !== undefined) count(key, name, await found);
      };
      /** Twice as fast as it may, at all processes in turn. */
      const hurry = async (turn: number): Promise<void> => {
        const { status } = await restCall(portOf(turn), limited.text, agent);
        count(limited, "a call of a limited key", { statuses: [status], units: status === 200 ? 1 : 0 });
      };
      const atRate = async (perSecond: number, send: (turn: number) => Promise<void>): Promise<void> => {
        const underWay = new Set<Promise<void>>();
        for (let turn = 0; passedSeconds() < SECONDS; turn += 1) {
          const one: Promise<void> = send(turn)
            .catch((error: unknown) => void faults.push(error))
            .finally(() => underWay.delete(one));
          underWay.add(one);
          await wait(Math.max(0, ((turn + 1) * 1000) / perSecond - (performance.now() - startMs)));
        }
        await Promise.all(underWay);
      };
      const watch = async (): Promise<void> => {
        for (let turn = 0; turn <= SAMPLES; turn += 1) {
          await wait(Math.max(0, (turn * SECONDS * 1000) / SAMPLES - (performance.now() - startMs)));
          samples.push({ second: Math.round(passedSeconds()), mb: processes.map(({ pid }) => residentMb(pid)) });
        }
      };
      await Promise.all([atRate(PER_SECOND, step), atRate(2 * BURST, hurry), watch()]);
      const tookSeconds = passedSeconds();
      agent.destroy();

      report(
        `mixed load, ${Math.round(tookSeconds)} s, ${PER_SECOND} steps a second, ${PROCESSES} processes behind a pooler`,
      );
      const due = [...units.values()].reduce((sum, one) => sum + one, 0);
      report(
        `  answers: ${[...statuses]
          .sort()
          .map((one) => one.join(" ×"))
          .join(", ")}`,
      );
      const shown = samples.filter((_, index0) => index0 % 4 === 0);
      for (const { second, mb } of shown) report(`  resident after ${second} s: ${mb.join(", ")} MB`);

      expect(faults).toEqual([]);
      expect(processes.map((each) => each.isAlive())).toEqual(upTo(PROCESSES).map(() => true));
      const unexpected = [...statuses.keys()].filter((one) => !/: (?:200|304|400)$|limited key: 429$/.test(one));
      // A call may find the database late or the threads full on a shared machine: it costs nothing then.
      expect(unexpected.filter((one) => !/: 503$/.test(one))).toEqual([]);
      for (const [key, seen] of units) await expect.poll(() => unitsOf(key)).toEqual({ ledger: seen, counter: seen });
      report(`  units answered ${due}, units charged ${due}`);
      await expect
        .poll(() => reconcile(database.ledger, monthOf(Date.now()), 0))
        .toMatchObject({ differences: [], unanswered: [] });

      const passed = statuses.get("a call of a limited key: 200") ?? 0;
      report(`  a key of ${BURST} calls a second, asked ${2 * BURST} times a second: ${passed} passed`);
      expect(passed).toBeLessThanOrEqual(BURST + Math.ceil(tookSeconds * BURST));
      expect(passed).toBeGreaterThan(tookSeconds * BURST * 0.6);
      if (SECONDS >= JUDGED_SECONDS) {
        const half = samples.slice(SAMPLES / 3, (SAMPLES * 2) / 3).map(total);
        const end = samples.slice((SAMPLES * 2) / 3).map(total);
        report(`  resident, last third to the middle third: ${(mean(end) / mean(half)).toFixed(3)}`);
        expect(mean(end) / mean(half)).toBeLessThan(1.08);
      }
    },
    (SECONDS + 300) * 1000,
  );
});
