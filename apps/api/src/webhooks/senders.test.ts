import { randomBytes } from "node:crypto";
import { databaseWebhookQueue } from "@almagest/database";
import type { LedgerDatabase } from "@almagest/quota";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FeedBench, type FeedProcess, feedBench, pause, sealKey } from "../../test/feeds";
import { asker, LOOPBACK, moveClock, QUICK, until } from "../../test/hooks";
import { type Receiver, receiver } from "../../test/receiver";
import { webhooksOn } from "./webhooks";

const LONG_MS = 120_000;
const KEYS = [sealKey("a")] as const;
const random = (count: number): Uint8Array => new Uint8Array(randomBytes(count));

let bench: FeedBench;
let hook: Receiver;
beforeAll(async () => {
  bench = await feedBench();
}, LONG_MS);
afterAll(() => bench?.close());
beforeEach(async () => {
  hook = await receiver();
});
afterEach(async () => {
  await bench.database.ledger.query("DELETE FROM webhook", []);
  await hook.close();
  await moveClock(bench, 0);
});

const made = async (process: FeedProcess, secret: string): Promise<string> => {
  const body = { url: hook.url, events: { eclipses: {} } };
  return (await asker(process, secret)("", { method: "POST", body })).body.id;
};

describe("senders beside each other", () => {
  test(
    "take each delivery once, one of each webhook at a time",
    async () => {
      const { id: keyId } = await bench.newKey();
      const { ledger } = bench.database;
      for (let slot = 1; slot <= 20; slot += 1) {
        await ledger.query(
          `WITH hook AS (
          INSERT INTO webhook (id, key_id, slot, created_at, sealed, planned_until, plan_at)
          VALUES ($1::text, $2::text, ($3::text)::int, ledger_now(), 'x', ledger_now() + interval '1 day', ledger_now() + interval '1 day')
          RETURNING id
        )
        INSERT INTO webhook_delivery (id, webhook_id, type, occurs_at, sealed, state, next_at)
        SELECT hook.id || '/' || n, hook.id, 'station', ledger_now() - n * interval '1 second', 'x', 'pending', ledger_now()
        FROM hook CROSS JOIN generate_series(1, 5) AS n`,
          [`h${slot}`, keyId, String(slot)],
        );
      }
      const queues = Array.from({ length: 8 }, () => databaseWebhookQueue(ledger));
      const taken: string[] = [];
      for (let round = 1; round <= 5; round += 1) {
        const held = (
          await Promise.all(queues.map((queue, place) => queue.claim(`${place}/${round}`, 20, 60)))
        ).flatMap((each, place) => each.map((one) => ({ ...one, place })));
        expect(new Set(held.map(({ id }) => id)).size).toBe(held.length);
        // The earliest first: the last of the series is.
        expect(new Set(held.map(({ id }) => id.replace(/^.*\//, "")))).toEqual(new Set([String(6 - round)]));
        expect(held).toHaveLength(20);
        expect((await Promise.all(queues.map((queue) => queue.claim("late", 20, 60)))).flat()).toEqual([]);
        for (const { id } of held) await queues[0]?.accepted(id, 200);
        taken.push(...held.map(({ id }) => id));
      }
      expect(new Set(taken).size).toBe(100);
      expect(await queues[0]?.secondsToNext()).toBeGreaterThan(80_000);
    },
    LONG_MS,
  );

  test("let others go on after their time, and settle nothing that is another's", async () => {
    const one = await bench.start(KEYS, { inside: LOOPBACK, times: { idleSeconds: 600 } });
    const { secret } = await bench.newKey();
    const id = await made(one, secret);
    await one.stop();
    const { ledger } = bench.database;
    await ledger.query(
      `INSERT INTO webhook_delivery (id, webhook_id, type, occurs_at, sealed, state, next_at)
      VALUES ('msg_1', $1::text, 'station', ledger_now(), 'x', 'pending', ledger_now())`,
      [id],
    );
    const queue = databaseWebhookQueue(ledger);
    expect(await queue.claim("first", 5, 60)).toHaveLength(1);
    await moveClock(bench, 61);
    expect(await queue.claim("second", 5, 60)).toHaveLength(1);
    const state = async () =>
      (await ledger.query("SELECT state, held_by, attempts FROM webhook_delivery WHERE id = 'msg_1'", []))[0];
    const failed = { status: 500, problem: undefined };
    await queue.failed("msg_1", "first", { ...failed, nextSeconds: 1 });
    await queue.givenUp("msg_1", "first", { ...failed, why: "tries" });
    await queue.letGo("msg_1", "first", 0);
    expect(await state()).toMatchObject({ state: "pending", held_by: "second" });
    // An answer of the receiver counts, whoever brings it.
    await queue.accepted("msg_1", 200);
    await queue.failed("msg_1", "second", { ...failed, nextSeconds: 1 });
    expect(await state()).toMatchObject({ state: "accepted", held_by: null });
  });

  test(
    "finish what is under way when they stop, and let go of what takes longer",
    async () => {
      const one = await bench.start(KEYS, { ...QUICK, times: { ...QUICK.times, mostMs: 20_000, leaseSeconds: 60 } });
      const { id: keyId, secret } = await bench.newKey();
      const id = await made(one, secret);
      const ask = asker(one, secret);
      hook.answer = async () => {
        await pause(300);
        return 204;
      };
      const finished = ask(`/${id}/test`, { method: "POST" });
      await until("it came", () => hook.received.length === 1);
      await one.sender?.stop(5_000);
      expect((await finished).body.delivery.state).toBe("accepted");

      const two = await bench.start(KEYS, QUICK);
      const three = await bench.start(KEYS, { ...QUICK, times: { ...QUICK.times, mostMs: 20_000, leaseSeconds: 60 } });
      let letGo = (): void => undefined;
      const isLetGo = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      hook.answer = async () => {
        await isLetGo;
        return 204;
      };
      await two.sender?.stop(0);
      const cut = asker(three, secret)(`/${id}/test`, { method: "POST" });
      await until("the second came", () => hook.received.length === 2);
      // it ends before the receiver has answered
      await three.sender?.stop(100);
      expect((await cut).body.delivery.state).toBe("pending");
      letGo();
      const four = await bench.start(KEYS, QUICK);
      await until("it came again", () => hook.received.length === 3);
      expect(new Set(hook.received.slice(1).map((each) => `${each.id} ${each.body}`)).size).toBe(1);
      await until("both were counted", async () => (await bench.usedBy(keyId)) === 2);
      for (const each of [one, two, three, four]) await each.stop();
    },
    LONG_MS,
  );

  test("ask one small question in half a minute where there are no webhooks", async () => {
    const asked: string[] = [];
    const counting: LedgerDatabase = {
      ...bench.database.ledger,
      query: (sql, params) => {
        asked.push(sql);
        return bench.database.ledger.query(sql, params);
      },
    };
    const idle = webhooksOn(counting, {
      keys: KEYS,
      compute: async () => ({}),
      log: { error: () => undefined },
      random,
      inside: LOOPBACK,
    });
    await pause(1_500);
    expect(asked).toHaveLength(1);
    await idle?.sender.stop(0);
  });
});

describe("the tools of /mcp/webhooks", () => {
  let one: FeedProcess;
  let secret: string;
  let keyId: string;
  beforeAll(async () => {
    one = await bench.start(KEYS, QUICK);
    ({ secret, id: keyId } = await bench.newKey());
  });
  afterAll(() => one?.stop());

  const send = async (method: string, params: object) => {
    const headers = { "X-API-Key": secret, "Content-Type": "application/json", Host: "api.example.com" };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const accept = { Accept: "application/json, text/event-stream" };
    return (await one.ask("/mcp/webhooks", { method: "POST", headers: { ...headers, ...accept }, body })).json();
  };
  const call = async (name: string, args: object) => (await send("tools/call", { name, arguments: args })).result;

  test("make, list, test, enable, repeat and remove webhooks", async () => {
    const { tools } = (await send("tools/list", {})).result;
    expect(tools.map(({ name }: { name: string }) => name)).toEqual([
      "make_webhook",
      "list_webhooks",
      "get_webhook",
      "test_webhook",
      "enable_webhook",
      "replace_webhook_secret",
      "redeliver_webhook",
      "remove_webhook",
    ]);
    expect(JSON.stringify(tools).length).toBeLessThan(3_500);
    const madeBy = (await call("make_webhook", { url: hook.url, events: '{"voidMoons":{}}' })).structuredContent;
    const { id } = madeBy;
    expect(madeBy).toMatchObject({ secret: expect.stringMatching(/^whsec_/), state: "active" });
    expect((await call("list_webhooks", {})).structuredContent).toMatchObject({ webhooks: [{ id }] });
    const { secret: _, ...record } = madeBy;
    expect((await call("get_webhook", { id })).structuredContent).toEqual(record);
    const { delivery } = (await call("test_webhook", { id })).structuredContent;
    expect(delivery).toMatchObject({ state: "accepted", lastStatus: 204 });
    expect((await call("list_webhooks", { id })).structuredContent).toMatchObject({
      deliveries: [{ id: delivery.id }],
    });
    const misspelt = await call("list_webhooks", { idd: id });
    expect([misspelt.isError, JSON.parse(misspelt.content[0].text).issues]).toEqual([
      true,
      [
        {
          ...{ path: "idd", code: "unknown_member" },
          message: "list_webhooks takes id or nothing. Leave this out.",
        },
      ],
    ]);
    expect((await call("enable_webhook", { id })).structuredContent).toMatchObject({ id, state: "active" });
    expect((await call("replace_webhook_secret", { id, graceHours: 0 })).structuredContent).toEqual({
      id,
      secret: expect.stringMatching(/^whsec_/),
      oldUntil: null,
    });
    expect((await call("replace_webhook_secret", { id, graceHours: "1" })).structuredContent.oldUntil).toMatch(/Z$/);
    expect((await call("replace_webhook_secret", { id, graceHours: 169 })).isError).toBe(true);
    await call("redeliver_webhook", { id, delivery: delivery.id });
    await until("it came again", () => hook.received.length === 2);
    await until("both were counted", async () => (await bench.usedBy(keyId)) === 2);
    expect((await call("remove_webhook", { id })).structuredContent).toEqual({ removed: id });
    for (const name of ["get_webhook", "test_webhook", "enable_webhook", "remove_webhook"]) {
      expect([name, (await call(name, { id })).isError]).toEqual([name, true]);
    }
    const refused = await call("make_webhook", { url: "http://a", events: { comets: {} } });
    expect([refused.isError, JSON.parse(refused.content[0].text).code]).toEqual([true, "validation_error"]);
  });
});
