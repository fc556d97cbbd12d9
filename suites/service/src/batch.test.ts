import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type Database, openPostgres } from "@almagest/database";
import { monthOf, reconcile } from "@almagest/quota";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { long } from "../../strength";
import { type BatchGot, idOf, type Line, sendBatch, textOf } from "./batches";
import { upTo } from "./calls";
import { issueKey, type TestKey } from "./keys";
import { type OwnDatabase, ownDatabase } from "./own-database";
import { type ApiProcess, startApi } from "./processes";
import { until } from "./until";

const BIRTH = { date: "1987-11-23", time: "04:56", latitude: 52.5, longitude: 13.4, timezone: "Europe/Berlin" };

/** Lines whose answers hang on chance and on the moment, calculations in threads and here, and lines that are refused. */
function mixed(count: number): readonly Line[] {
  const kinds: readonly Omit<Line, "id">[] = [
    { operation: "drawCards", input: { count: 3 } },
    { operation: "generateNatalChart", input: BIRTH },
    { operation: "getCurrentMoonPhase", input: {} },
    { operation: "searchCities", input: { q: "Paris" } },
    { operation: "getZodiacSign", input: { id: "nobody" } },
    { operation: "generateNatalChart", input: { ...BIRTH, date: "yesterday" } },
    { operation: "castReading", input: {} },
  ];
  return upTo(count).map((number) => ({
    id: `line ${number}`,
    ...(kinds[number % kinds.length] ?? { operation: "", input: {} }),
  }));
}

let server: OwnDatabase;
let database: Database;
let api: ApiProcess;
const environment = (more: Record<string, string> = {}): Record<string, string> => ({
  DATABASE_URL: server.url,
  LOG_LEVEL: "silent",
  ALMAGEST_PUBLIC_URL: "https://api.example.com",
  ...more,
});
beforeAll(async () => {
  server = await ownDatabase();
  database = openPostgres({ url: server.url });
  await database.migrate();
  api = await startApi({ environment: environment() });
});
afterAll(async () => {
  await api?.stop();
  await database?.close();
  await server?.remove();
});

async function unitsOf({ id }: TestKey): Promise<number> {
  const text = "SELECT coalesce(sum(units), 0)::float8 AS units FROM quota_ledger WHERE key_id = $1::text";
  const [row] = await database.ledger.query(text, [id]);
  return Number(row?.["units"]);
}

async function unansweredOf({ id }: TestKey): Promise<number> {
  const { unanswered, differences } = await reconcile(database.ledger, monthOf(Date.now()), 0);
  expect(differences).toEqual([]);
  return unanswered.filter(({ keyId }) => keyId === id).length;
}

/** Of every line the first bytes seen; a later answer has to be the same. */
function remembered() {
  const bodies = new Map<string, string>();
  return {
    bodies,
    see: (lines: readonly string[]): void => {
      for (const line of lines) {
        const known = bodies.get(idOf(line));
        if (known === undefined) bodies.set(idOf(line), line);
        else expect(line).toBe(known);
      }
    },
  };
}

/** A batch that was cut keeps its place until the service has seen it: a client is told to wait, and does. */
async function sentInTurn(send: () => Promise<BatchGot>): Promise<BatchGot> {
  for (;;) {
    const got = await send();
    if (got.status !== 429) return got;
    await wait(250);
  }
}

const statusOf = (line: string): number => JSON.parse(line).status;

describe("a batch with an Idempotency-Key", () => {
  it("that is cut at random bytes, in its lines or its answers, ends with one unit and the same bytes for each line", async () => {
    const lines = mixed(40);
    const text = textOf(lines);
    const key = await issueKey(database, { requestsPerMonth: 100_000 });
    const whole = await sendBatch(text, { port: api.port, key: key.text, once: "whole" });
    expect(whole.last).toMatchObject({ done: true });
    const perBatch = await unitsOf(key);
    let cuts = 0;
    let batches = 0;
    while (cuts < long(20, 200)) {
      const once = randomUUID();
      const own = await issueKey(database);
      const { see, bodies } = remembered();
      batches += 1;
      for (let at = 0; at < 5; at += 1, cuts += 1) {
        const share = Math.random();
        const cut =
          cuts % 2 === 0
            ? { cutAfter: Math.ceil(share * whole.bytes) }
            : { cutSendingAfter: Math.ceil(share * text.length) };
        see((await sendBatch(text, { port: api.port, key: own.text, once, ...cut })).lines);
      }
      const end = await sentInTurn(() => sendBatch(text, { port: api.port, key: own.text, once, order: "kept" }));
      see(end.lines);
      expect(end.status).toBe(200);
      expect(end.last).toMatchObject({
        done: true,
        answered: whole.last?.["answered"],
        refused: whole.last?.["refused"],
      });
      expect(bodies.size).toBe(lines.length);
      expect([batches, await unitsOf(own)]).toEqual([batches, perBatch]);
      expect(await unansweredOf(own)).toBe(0);
    }
  });

  it("whose process is killed goes on at another one, with one unit for each line", async () => {
    const lines = mixed(300);
    const text = textOf(lines);
    const key = await issueKey(database);
    const once = randomUUID();
    const { see, bodies } = remembered();
    for (const share of [0.2, 0.5]) {
      const victim = await startApi({ environment: environment() });
      const got = sendBatch(text, { port: victim.port, key: key.text, once });
      await until("lines are charged", async () => (await unitsOf(key)) > share * lines.length * 0.8);
      await victim.kill();
      see((await got).lines);
    }
    const end = await sendBatch(text, { port: api.port, key: key.text, once });
    see(end.lines);
    expect(end.last).toMatchObject({ done: true });
    expect(bodies.size).toBe(lines.length);
    const charged = end.lines.filter((line) => [200, 404, 422].includes(statusOf(line))).length;
    expect(await unitsOf(key)).toBe(charged);
    expect(await unansweredOf(key)).toBe(0);
  });

  it("that runs in two processes at once costs one unit for each line", async () => {
    const other = await startApi({ environment: environment() });
    const text = textOf(mixed(100));
    const key = await issueKey(database);
    const once = randomUUID();
    const { see } = remembered();
    const both = await Promise.all(
      [api, other].map(({ port }) => sendBatch(text, { port, key: key.text, once, order: "any" })),
    );
    // An order of its own each; the number of a line is that of the request.
    for (const { lines } of both) see(lines);
    await other.stop();
    const charged = both[0]?.lines.filter((line) => [200, 404, 422].includes(statusOf(line))).length;
    expect(await unitsOf(key)).toBe(charged);
    expect(await unansweredOf(key)).toBe(0);
  });

  it("keeps nothing of a line but digests", async () => {
    const key = await issueKey(database);
    await sendBatch(textOf([{ id: "Wilhelmine", operation: "generateNatalChart", input: BIRTH }]), {
      port: api.port,
      key: key.text,
      once: "a key of ours",
    });
    const rows = await database.ledger.query(
      "SELECT row_to_json(entry)::text AS row FROM idempotency_key AS entry",
      [],
    );
    // A moment's seconds may be 52.5 too.
    const text = JSON.stringify(rows).replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+/g, "moment");
    for (const secret of ["Wilhelmine", "1987-11-23", "52.5", "Berlin", "a key of ours"]) {
      expect(text.includes(secret), secret).toBe(false);
    }
  });
});

describe("a batch", () => {
  it("answers as the calls of its lines do, to the byte", async () => {
    const key = await issueKey(database);
    const got = await sendBatch(textOf([{ id: 1, operation: "generateNatalChart", input: { ...BIRTH, lang: "de" } }]), {
      port: api.port,
      key: key.text,
    });
    const alone = await fetch(`${api.origin}/api/v2/astrology/natal-chart?lang=de`, {
      method: "POST",
      headers: { "X-API-Key": key.text, "Content-Type": "application/json" },
      body: JSON.stringify(BIRTH),
    });
    expect(got.lines[0]).toBe(`{"line":1,"id":1,"status":200,"answer":${await alone.text()}}`);
  });

  it("ends with exact units where they run out in the middle, in any order", async () => {
    const key = await issueKey(database, { requestsPerMonth: 150 });
    const lines = upTo(400).map((id) => ({ id, operation: "drawCards", input: { count: 1 } }));
    const got = await sendBatch(textOf(lines), { port: api.port, key: key.text, order: "any" });
    expect(got.last).toEqual({ done: true, answered: 150, refused: 250, charged: 150, remaining: 0 });
    expect(await unitsOf(key)).toBe(150);
  });

  it("keeps to the calls a second that its key may make, and refuses none for that", async () => {
    const key = await issueKey(database, { burstPerSecond: 10 });
    const lines = upTo(35).map((id) => ({ id, operation: "drawCards", input: { count: 1 } }));
    const startMs = performance.now();
    const got = await sendBatch(textOf(lines), { port: api.port, key: key.text });
    expect(got.last).toMatchObject({ answered: 35, refused: 0 });
    expect(performance.now() - startMs).toBeGreaterThan(2_000);
  });

  it("is worked on by both of two server processes, also when one of them is killed", async () => {
    const two = await startApi({ environment: environment({ ALMAGEST_PROCESSES: "2" }) });
    try {
      const key = await issueKey(database, { requestsPerMonth: 100_000 });
      const lines = upTo(200).map((id) => ({ id, operation: "generateNatalChart", input: BIRTH }));
      await sendBatch(textOf(lines.slice(0, 20)), { port: two.port, key: key.text });
      const before = new Map(childrenOf(two.pid).map((pid) => [pid, ticksOf(pid)]));
      expect((await sendBatch(textOf(lines), { port: two.port, key: key.text })).last).toMatchObject({ answered: 200 });
      const spent = [...before].map(([pid, ticks]) => ticksOf(pid) - ticks).sort((a, b) => a - b);
      expect(spent).toHaveLength(2);
      // On a busy machine one may get far more of the lines; a process without any spends a tick or two.
      expect(spent[0]).toBeGreaterThan((spent[1] ?? 0) / 12);
      const once = randomUUID();
      const units = await unitsOf(key);
      const running = sendBatch(textOf(lines), { port: two.port, key: key.text, once });
      await until("lines are charged", async () => (await unitsOf(key)) > units + 40);
      process.kill(childrenOf(two.pid)[0] ?? 0, "SIGKILL");
      const got = await running;
      const end = got.last ?? (await sendBatch(textOf(lines), { port: two.port, key: key.text, once })).last;
      expect(end).toMatchObject({ done: true, answered: 200 });
      expect(await unitsOf(key)).toBe(units + 200);
    } finally {
      await two.stop();
    }
  });
});

/** The processes that a process started. */
function childrenOf(parent: number): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && statOf(Number(name))?.[1] === String(parent))
    .map(Number);
}

/** Hundredths of a second of processor time. */
function ticksOf(pid: number): number {
  const stat = statOf(pid) ?? [];
  return Number(stat[11]) + Number(stat[12]);
}

/** The fields of /proc/PID/stat after the name: state, parent … */
function statOf(pid: number): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}
