import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Database, openPostgres } from "@almagest/database";
import { monthOf, reconcile } from "@almagest/quota";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Received, type Receiver, receiver, verified } from "../../../apps/api/test/receiver";
import { needs, POOLER } from "../../machine";
import { long } from "../../strength";
import { upTo } from "./calls";
import { startServer, type TestServer } from "./databases";
import { issueKey, type TestKey } from "./keys";
import { type Pooler, startPooler } from "./pooler";
import { type ApiProcess, startApi } from "./processes";
import { ask } from "./requests";
import { until } from "./until";

const BIRTH = { date: "1990-07-15", time: "13:30:00", timezone: "America/New_York" };
const EVENTS = {
  stations: {},
  ingresses: { planets: ["Moon", "Sun"] },
  lunations: {},
  eclipses: {},
  voidMoons: {},
  transits: { birthData: BIRTH },
};
const DAY = 86_400;
/** Longer than a sender holds a delivery, or the days that it computes. */
const HELD = 310;
const KILLS = long(5, 60);
const WEBHOOKS = long(4, 20);

describe("senders of webhooks that are killed at random, one of them behind a pooler", () => {
  needs(POOLER);
  let server: TestServer;
  let pooler: Pooler;
  let database: Database;
  let hook: Receiver;
  let key: TestKey;
  let processes: ApiProcess[] = [];
  const secrets = new Map<string, string>();
  const sealKeys = `a:${randomBytes(32).toString("base64url")}`;

  const begin = (place: number): Promise<ApiProcess> =>
    startApi({
      environment: {
        DATABASE_URL: place === 0 ? server.url : pooler.url,
        ALMAGEST_SEAL_KEYS: sealKeys,
        ALMAGEST_WEBHOOKS_INSIDE: "127.0.0.0/8",
        LOG_LEVEL: "error",
      },
    });
  beforeAll(async () => {
    server = await startServer();
    database = openPostgres({ url: server.url });
    await database.migrate();
    pooler = await startPooler(server.port);
    hook = await receiver();
    key = await issueKey(database, { requestsPerMonth: 1_000_000 });
    processes = await Promise.all([0, 1].map(begin));
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.stop()));
    await hook?.close();
    await database?.close();
    await pooler?.stop();
    await server?.remove();
  });

  const post = async (path: string, body: object) => {
    const text = JSON.stringify(body);
    const headers = {
      "X-API-Key": key.text,
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(text),
    };
    const port = processes[0]?.port ?? 0;
    return JSON.parse((await ask({ port, path: `/api/v2${path}`, method: "POST", headers, body: text })).body);
  };
  const numberOf = async (text: string): Promise<number> => {
    const [row] = await database.ledger.query(`SELECT (${text})::float8 AS value`, []);
    return Number(row?.["value"]);
  };
  /** Events that happened and are not accepted, or whose days are not computed yet. */
  const left = (): Promise<number> =>
    numberOf(`(SELECT count(*) FROM webhook_delivery WHERE state = 'pending' AND occurs_at <= ledger_now())
      + (SELECT count(*) FROM webhook WHERE planned_until <= ledger_now())`);
  let ahead = 0;
  const moveClock = async (seconds: number): Promise<void> => {
    ahead += seconds;
    await database.drizzle.execute(
      sql.raw(`CREATE OR REPLACE FUNCTION ledger_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS
      $$ SELECT clock_timestamp() + interval '${ahead} seconds' $$`),
    );
  };

  it("lose no event, hold none at once, repeat the same bytes, and cost a unit for each", async () => {
    for (const { id, secret } of await Promise.all(
      upTo(WEBHOOKS).map(() => post("/webhooks", { url: hook.url, events: EVENTS })),
    )) {
      expect(id).toMatch(/^hook_/);
      secrets.set(id, secret);
    }
    await until("the first days are computed", async () => (await left()) === 0);
    const accepted = new Map<string, number>();
    /** The webhook whose secret signed each; checked as it comes, because a signature is good for minutes. */
    const signedBy = new Map<string, string | undefined>();
    const signer = (received: Received): string | undefined =>
      [...secrets].find(([, secret]) => {
        try {
          return verified(secret, received) !== undefined;
        } catch {
          return false;
        }
      })?.[0];
    let turn = 0;
    // Accepted before the first kill and answered after it: the sender never learns of it.
    let answerFirst = (): void => undefined;
    const firstKill = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    hook.answer = async (received) => {
      const { id } = received;
      signedBy.set(id, signer(received));
      turn += 1;
      const isAccepted = turn % 7 !== 0;
      if (isAccepted) accepted.set(id, (accepted.get(id) ?? 0) + 1);
      await firstKill;
      await pause(20 + Math.random() * 150);
      return isAccepted ? 204 : 503;
    };
    await moveClock(4 * DAY);
    await until("the first is accepted", () => accepted.size > 0);
    for (const kill of upTo(KILLS)) {
      const before = hook.received.length;
      const endMs = performance.now() + 3_000;
      // In the midst of a request, while there are any.
      while (hook.received.length === before && performance.now() < endMs) await pause(10);
      await pause(Math.random() * 200);
      const isStill = performance.now() >= endMs;
      const places = isStill || kill === 1 || kill % 3 === 0 ? [0, 1] : [Math.random() < 0.5 ? 0 : 1];
      for (const place of places) await processes[place]?.kill();
      answerFirst();
      // Nobody holds anything now: what killed senders held is free after their time.
      if (places.length === 2) await moveClock((await left()) === 0 ? DAY : HELD);
      await Promise.all(
        places.map(async (place) => {
          processes[place] = await begin(place);
        }),
      );
    }
    await Promise.all(processes.map((each) => each.kill()));
    await moveClock(HELD);
    processes = await Promise.all([0, 1].map(begin));
    hook.answer = async (received) => {
      const { id } = received;
      signedBy.set(id, signer(received));
      accepted.set(id, (accepted.get(id) ?? 0) + 1);
      return 204;
    };
    // Tries that failed often are due hours later.
    for (let round = 0; round < 3 && (await left()) > 0; round += 1) {
      const due = `SELECT count(*) FROM webhook_delivery WHERE state = 'pending'
        AND (next_at <= ledger_now() OR held_by IS NOT NULL)`;
      await until("what is due is sent", async () => (await numberOf(due)) === 0);
      const latest = `SELECT coalesce(extract(epoch FROM max(next_at) - ledger_now()), 0) FROM webhook_delivery
        WHERE state = 'pending' AND attempts > 0`;
      await moveClock(Math.max(HELD, Math.ceil(await numberOf(latest)) + 1));
    }
    await until("all is accepted", async () => (await left()) === 0);

    const told = await database.ledger.query(
      "SELECT id, webhook_id, state, attempts FROM webhook_delivery WHERE occurs_at <= ledger_now()",
      [],
    );
    expect(told.length).toBeGreaterThan(WEBHOOKS * 8);
    expect(new Set(told.map((row) => row["state"]))).toEqual(new Set(["accepted"]));
    expect(new Set(accepted.keys())).toEqual(new Set(told.map((row) => row["id"])));
    expect(hook.overlaps).toEqual([]);
    // Some were accepted by the receiver while their sender was killed, and came again.
    expect(Math.max(...accepted.values())).toBeGreaterThan(1);
    const bodies = new Map<string, Set<string>>();
    for (const { id, body } of hook.received) bodies.set(id, (bodies.get(id) ?? new Set()).add(body));
    expect([...bodies.values()].filter(({ size }) => size !== 1)).toEqual([]);
    for (const row of told)
      expect([row["id"], signedBy.get(String(row["id"]))]).toEqual([row["id"], row["webhook_id"]]);

    const units = await numberOf(`SELECT coalesce(sum(units), 0) FROM quota_ledger WHERE key_id = '${key.id}'`);
    expect(units).toBe(told.length);
    for (const month of [Date.now(), Date.now() + ahead * 1000]) {
      const { differences, unanswered } = await reconcile(database.ledger, monthOf(month), 0);
      expect([differences, unanswered]).toEqual([[], []]);
    }
  }, 1_800_000);
});
