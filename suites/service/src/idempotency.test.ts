import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openPostgres } from "@almagest/database";
import { monthOf, reconcile } from "@almagest/quota";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needs, POSTGRES } from "../../machine";
import { inTurn } from "../../strength";
import { upTo } from "./calls";
import { startDistributionPostgres } from "./distribution-postgres";
import { issueKey, type TestKey } from "./keys";
import { type OwnDatabase, ownDatabase } from "./own-database";
import { type ApiProcess, demoKeyOf, startApi } from "./processes";
import { type Answer, ask, codeOf, usedOf } from "./requests";
import { until } from "./until";

const CHART = "/api/v2/astrology/natal-chart";
const BIRTH = {
  date: "1987-11-23",
  time: "04:56:07",
  latitude: 52.51639,
  longitude: 13.37772,
  timezone: "Europe/Berlin",
};
const PERSON = "Wilhelmine Unverwechselbar";

/** Answers contain the address, so processes with different addresses would answer differently. */
const AT_ONE_ADDRESS = { ALMAGEST_PUBLIC_URL: "https://api.example.com" };

interface Sent {
  readonly path?: string;
  readonly body?: object;
  readonly once?: string;
  readonly accept?: string;
}

function post(port: number, key: string, { path = CHART, body = BIRTH, once, accept }: Sent): Promise<Answer> {
  const text = JSON.stringify(body);
  const headers = {
    "X-API-Key": key,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(text),
    ...(once !== undefined && { "Idempotency-Key": once }),
    ...(accept !== undefined && { Accept: accept }),
  };
  return ask({ port, path, method: "POST", headers, body: text });
}

const isReplayed = ({ headers }: Answer): boolean => headers["idempotent-replayed"] === "true";

/** Every POST of the service's own document, with its example. */
async function postsOf({ port }: ApiProcess): Promise<readonly Required<Pick<Sent, "path" | "body">>[]> {
  const { paths } = JSON.parse((await ask({ port, path: "/api/v2/openapi.json" })).body);
  return Object.entries(paths).flatMap(([path, methods]) => {
    const operation = Object(methods).post;
    if (operation === undefined || path === "/batch" || /^\/(?:calendars\/feeds|webhooks)/.test(path)) return [];
    const body = operation.requestBody?.content["application/json"].example ?? {};
    const query = operation.parameters.flatMap(({ name, in: place, example }: Record<string, string>) =>
      place === "query" && example !== undefined ? [`${name}=${encodeURIComponent(example)}`] : [],
    );
    const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(operation.parameters.find((one: Record<string, string>) => one["name"] === name)?.example),
    );
    return [{ path: `/api/v2${filled}?${query.join("&")}`, body }];
  });
}

describe("an Idempotency-Key among several processes", () => {
  let server: OwnDatabase;
  let database: Database;
  let processes: readonly ApiProcess[] = [];
  let key: TestKey;
  const environment = (): Record<string, string> => ({
    DATABASE_URL: server.url,
    LOG_LEVEL: "silent",
    ...AT_ONE_ADDRESS,
  });
  beforeAll(async () => {
    server = await ownDatabase();
    database = openPostgres({ url: server.url });
    await database.migrate();
    processes = await Promise.all(upTo(2).map(() => startApi({ environment: environment() })));
    key = await issueKey(database, { requestsPerMonth: 100_000 });
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.stop()));
    await database?.close();
    await server?.remove();
  });

  const unitsOf = async (keyId: string): Promise<number> => {
    const text = "SELECT coalesce(sum(units), 0)::float8 AS units FROM quota_ledger WHERE key_id = $1::text";
    const [row] = await database.ledger.query(text, [keyId]);
    return Number(row?.["units"]);
  };
  const at = (place: number): number => processes[place]?.port ?? 0;

  it("gives the first answer again to the byte, from another process, for every operation that is posted", async () => {
    const [first] = processes;
    if (first === undefined) throw new Error("there is a process");
    const whole = await postsOf(first);
    expect(whole.length).toBeGreaterThan(100);
    const posts = inTurn(whole, 0, 4);
    const before = await unitsOf(key.id);
    const different: string[] = [];
    for (const request of posts) {
      const sent = { ...request, once: randomUUID() };
      const answer = await post(at(0), key.text, sent);
      const again = await post(at(1), key.text, sent);
      expect([request.path, answer.status, isReplayed(answer)]).toEqual([request.path, 200, false]);
      if (!isReplayed(again) || again.body !== answer.body) different.push(request.path);
    }
    expect(different).toEqual([]);
    expect(await unitsOf(key.id)).toBe(before + posts.length);
  });

  it.each([
    ["SVG", `${CHART}.svg?theme=dark`, undefined],
    ["SVG by Accept", CHART, "image/svg+xml"],
    ["PNG", `${CHART}.png?width=400`, undefined],
  ])("gives a picture again, as %s", async (_, path, accept) => {
    const sent = { path, once: randomUUID(), ...(accept && { accept }) };
    const answer = await post(at(0), key.text, sent);
    const again = await post(at(1), key.text, sent);
    expect([answer.status, again.status, isReplayed(again)]).toEqual([200, 200, true]);
    expect(again.body).toBe(answer.body);
    expect(usedOf(again)).toBe(usedOf(answer));
    const inJson = await post(at(1), key.text, { once: sent.once });
    expect([inJson.status, codeOf(inJson)]).toEqual([409, "conflict"]);
  });

  it("of a crowd of presses costs one unit, and answers every one alike or says that it is under way", async () => {
    const own = await issueKey(database);
    const once = randomUUID();
    const answers = await Promise.all(upTo(12).map((turn) => post(at(turn % 2), own.text, { once })));
    const given = answers.filter(({ status }) => status === 200);
    expect(new Set(given.map(({ body }) => body)).size).toBe(1);
    for (const { status, headers } of answers) {
      if (status !== 200) expect([status, Number(headers["retry-after"])]).toEqual([409, expect.any(Number)]);
    }
    // The first, and those beyond the five that are free.
    expect(await unitsOf(own.id)).toBe(Math.max(1, given.length - 5));
  });

  it("whose process was killed before it answered, is answered by the next one for the same unit", async () => {
    const own = await issueKey(database);
    const victim = await startApi({ environment: environment() });
    // The recording of an answer waits for a lock that this test holds.
    await database.drizzle.execute(
      sql.raw(`CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_advisory_xact_lock(4711); RETURN NEW; END $$;
      CREATE TRIGGER wait_for_test BEFORE UPDATE OF answer ON idempotency_key FOR EACH ROW EXECUTE FUNCTION wait_for_test()`),
    );
    const once = randomUUID();
    const holder = openPostgres({ url: server.url });
    const waiting = "FROM pg_stat_activity WHERE wait_event = 'advisory' AND query LIKE '%idempotency_key%'";
    await holder.drizzle.transaction(async (transaction) => {
      await transaction.execute("SELECT pg_advisory_xact_lock(4711)");
      const lost = post(victim.port, own.text, { once }).catch(() => "lost");
      await until("the answer is being recorded", async () => {
        const [row] = await database.ledger.query(`SELECT count(*)::float8 AS count ${waiting}`, []);
        return Number(row?.["count"]) === 1;
      });
      await victim.kill();
      expect(await lost).toBe("lost");
      await database.ledger.query(`SELECT pg_terminate_backend(pid) ${waiting}`, []);
    });
    await holder.close();
    await database.drizzle.execute(sql`DROP TRIGGER wait_for_test ON idempotency_key`);

    const early = await post(at(0), own.text, { once });
    expect([early.status, codeOf(early)]).toEqual([409, "conflict"]);
    expect(Number(early.headers["retry-after"])).toBeGreaterThan(0);
    await moveClock(6);
    const answer = await post(at(0), own.text, { once });
    const again = await post(at(1), own.text, { once });
    await moveClock(0);
    expect([answer.status, isReplayed(answer), usedOf(answer)]).toEqual([200, false, 1]);
    expect([again.status, isReplayed(again), again.body]).toEqual([200, true, answer.body]);
    expect(await unitsOf(own.id)).toBe(1);
    const { unanswered } = await reconcile(database.ledger, monthOf(Date.now()), 0);
    expect(unanswered.filter(({ keyId }) => keyId === own.id)).toEqual([]);
  });

  it("is forgotten when a process starts a day later", async () => {
    await post(at(0), key.text, { once: randomUUID() });
    await moveClock(24 * 3600);
    const later = await startApi({ environment: environment() });
    const count = async (): Promise<number> => {
      const [row] = await database.ledger.query("SELECT count(*)::float8 AS count FROM idempotency_key", []);
      return Number(row?.["count"]);
    };
    await expect.poll(count).toBe(0);
    await later.stop();
    await moveClock(0);
  });

  /** Moves the ledger's clock this many seconds ahead. */
  async function moveClock(seconds: number): Promise<void> {
    await database.drizzle.execute(
      sql.raw(`CREATE OR REPLACE FUNCTION ledger_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS
      $$ SELECT clock_timestamp() + interval '${seconds} seconds' $$`),
    );
  }
});

describe("an Idempotency-Key on the embedded database", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "almagest-once-"));
  let api: ApiProcess;
  afterAll(async () => {
    await api?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("lets every caller of a service that is killed again and again have its answer for one unit", async () => {
    const environment = { ALMAGEST_MONTHLY_LIMIT: "1000000", LOG_LEVEL: "silent", ...AT_ONE_ADDRESS };
    api = await startApi({ dataDir, environment });
    const key = demoKeyOf(api);
    const bodies = new Map<string, string>();
    let isOver = false;
    const line = async (name: number): Promise<void> => {
      for (let turn = 1; !isOver; turn += 1) {
        const sent = {
          path: "/api/v2/tarot/draw",
          body: { count: 3 },
          once: `line ${name} turn ${turn}`.replaceAll(" ", "-"),
        };
        // Repeated until it is answered, and once more: a caller that lost the answer cannot know which it is.
        await until(`${sent.once} is answered`, () => answered(sent));
        await until(`${sent.once} is answered again`, () => answered(sent));
      }
    };
    const answered = async (sent: Sent & { readonly once: string }): Promise<boolean> => {
      const answer = await post(api.port, key, sent).catch(() => undefined);
      if (answer?.status !== 200) return false;
      bodies.set(sent.once, bodies.get(sent.once) ?? answer.body);
      expect(answer.body).toBe(bodies.get(sent.once));
      return true;
    };
    const lines = upTo(4).map(line);
    for (const _ of upTo(2)) {
      const due = bodies.size + 40;
      await until("calls are answered", () => bodies.size >= due);
      await api.kill();
      api = await startApi({ dataDir, environment });
    }
    isOver = true;
    await Promise.all(lines);
    // One more call shows the count: one unit of every key, whatever was lost on the way.
    const next = await post(api.port, key, {});
    expect(usedOf(next)).toBe(bodies.size + 1);
  });
});

describe("the stored data of a call with an Idempotency-Key", () => {
  needs(POSTGRES);

  it("is nothing about people: a dump of the whole database has no date, no place and no name of theirs", async () => {
    const server = await startDistributionPostgres(POSTGRES.path ?? "");
    const database = openPostgres({ url: server.url });
    await database.migrate();
    const key = await issueKey(database);
    const api = await startApi({ environment: { DATABASE_URL: server.url, LOG_LEVEL: "silent" } });
    try {
      const synastry = { person1: { ...BIRTH, name: PERSON }, person2: { ...BIRTH, name: PERSON } };
      const requests: readonly Sent[] = [
        {},
        { path: "/api/v2/astrology/synastry", body: synastry },
        { path: "/api/v2/numerology/life-path", body: { year: 1987, month: 11, day: 23 } },
        { path: "/api/v2/tarot/spreads/three-card", body: { question: PERSON } },
      ];
      const ours = randomUUID();
      for (const [at, request] of requests.entries()) {
        for (const _ of upTo(2)) {
          const answer = await post(api.port, key.text, { ...request, once: `${ours}-${at}` });
          expect([request.path, answer.status]).toEqual([request.path, 200]);
        }
      }
      const dump = execFileSync(join(POSTGRES.path ?? "", "pg_dump"), [server.url], { maxBuffer: 2 ** 28 }).toString();
      expect(dump).toContain("COPY public.idempotency_key");
      const rows = dump.slice(dump.indexOf("COPY public.idempotency_key")).split("\n").slice(1, 5);
      for (const row of rows) expect(row).toMatch(/^\\\\x[0-9a-f]{64}\t\\\\x[0-9a-f]{64}\t\\\\x[0-9a-f]{64}\t/);
      const { date, time, latitude, longitude, timezone } = BIRTH;
      const secrets = [date, time, String(latitude), String(longitude), timezone, ...PERSON.split(" "), ours, key.text];
      for (const text of secrets) expect(dump.includes(text), text).toBe(false);
    } finally {
      await api.stop();
      await database.close();
      server.remove();
    }
  });
});
