import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Database, openPostgres } from "@almagest/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { long } from "../../strength";
import { issueKey, type TestKey } from "./keys";
import { type OwnDatabase, ownDatabase } from "./own-database";
import { type ApiProcess, startApi } from "./processes";
import { ask, keepAlive, SIGNS } from "./requests";
import { until } from "./until";

const BIRTH = { date: "1987-11-23", time: "04:56", latitude: 52.5, longitude: 13.4, timezone: "Europe/Berlin" };
const LINES = 100_000;
const CALLS = 500;
const ROUNDS = 4;
const STOPPED_SECONDS = 20;

const SENDER = fileURLToPath(new URL("batch-sender.mjs", import.meta.url));
/** The sender would be on another machine: it takes what the service leaves of the processor. */
const LOWEST = 19;

interface Running {
  readonly answers: () => number;
  readonly order: (word: "pause" | "resume") => void;
  readonly end: () => Promise<void>;
}

describe.runIf(long(0, 1) === 1)("beside a batch of 100,000 natal charts", () => {
  let server: OwnDatabase;
  let database: Database;
  let api: ApiProcess;
  let ours: TestKey;
  let theirs: TestKey;
  beforeAll(async () => {
    server = await ownDatabase();
    database = openPostgres({ url: server.url });
    await database.migrate();
    api = await startApi({ environment: { DATABASE_URL: server.url, LOG_LEVEL: "silent" } });
    ours = await issueKey(database, { requestsPerMonth: 10_000_000 });
    theirs = await issueKey(database, { requestsPerMonth: 10_000_000 });
  });
  afterAll(async () => {
    await api?.stop();
    await database?.close();
    await server?.remove();
  });

  /** Sends all lines as fast as they are taken, and reads the answers. */
  function batch(): Running {
    let answers = 0;
    const sender = fork(SENDER, [JSON.stringify({ port: api.port, key: ours.text, birth: BIRTH, lines: LINES })]);
    if (sender.pid !== undefined) setPriority(sender.pid, LOWEST);
    sender.on("message", (count) => {
      answers = Number(count);
    });
    return {
      answers: () => answers,
      order: (word) => void sender.send(word),
      end: async () => {
        sender.kill("SIGKILL");
        await once(sender, "exit");
      },
    };
  }

  async function timesOf(path: string, body?: string): Promise<readonly number[]> {
    const agent = keepAlive(1);
    const headers = { "X-API-Key": theirs.text, ...(body && { "Content-Type": "application/json" }) };
    const times: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const method = body === undefined ? "GET" : "POST";
      const answer = await ask({ port: api.port, path, method, headers, agent, ...(body && { body }) });
      expect(answer.status).toBe(200);
      times.push(answer.ms);
    }
    agent.destroy();
    return times;
  }

  const at99 = (times: readonly number[]): number =>
    [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

  it.each([
    ["lightest call", SIGNS, undefined],
    ["natal chart", "/api/v2/astrology/natal-chart", JSON.stringify(BIRTH)],
  ])("another key's %s takes at most 1.5 times as long at 99 of 100", async (name, path, body) => {
    const [alone, beside]: [number[], number[]] = [[], []];
    await timesOf(path, body);
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(...(await timesOf(path, body)));
      const running = batch();
      await until("lines are answered", () => running.answers() > 500);
      beside.push(...(await timesOf(path, body)));
      expect(running.answers()).toBeLessThan(LINES);
      await running.end();
      await wait(500);
    }
    const ratio = at99(beside) / at99(alone);
    console.log(`${name} beside a batch: ${ratio.toFixed(2)} times as long at 99 of 100`);
    expect(ratio).toBeLessThan(1.5);
  });

  it("the service grows by at most 50 MB while the reader stops", async () => {
    const running = batch();
    await until("lines are answered", () => running.answers() > 5_000);
    const before = residentMb(api.pid);
    running.order("pause");
    let most = before;
    for (let second = 0; second < STOPPED_SECONDS; second += 1) {
      await wait(1_000);
      most = Math.max(most, residentMb(api.pid));
    }
    const stopped = running.answers();
    running.order("resume");
    await until("the batch goes on", () => running.answers() > stopped + 500);
    await running.end();
    console.log(`a batch whose reader stops: ${(most - before).toFixed(0)} MB more`);
    expect(most - before).toBeLessThan(50);
  });
});

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}
