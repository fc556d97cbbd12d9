import { describe, expect, test } from "vitest";
import * as z from "zod";
import { pause } from "../../test/feeds";
import {
  bench,
  deliveriesOf,
  holders,
  hook,
  KEYS,
  LONG_MS,
  made,
  one,
  owner,
  planned,
  pushed,
  queued,
  reconciled,
  recordOf,
  tested,
  withWebhooks,
} from "../../test/hook-suite";
import { BIRTH, moveClock, QUICK, until } from "../../test/hooks";
import { receiver, verified } from "../../test/receiver";

withWebhooks();

const told = z.object({ type: z.string(), timestamp: z.string(), data: z.looseObject({}) });

describe("an event", () => {
  test(
    "has the time that its operation answers, and is sent when it happens",
    async () => {
      const key = await owner();
      const events = {
        stations: {},
        ingresses: { planets: ["Moon", "Sun", "Mercury", "Venus"] },
        lunations: {},
        voidMoons: { timezone: "Asia/Tokyo" },
        transits: { birthData: BIRTH },
      };
      const { id, secret } = await made(key, { events, lang: "fr" });
      await planned(id);
      const rows = await queued(id);
      const [hookRow] = await bench.database.ledger.query(
        "SELECT extract(epoch FROM planned_until)::float8 * 1000 AS until_ms FROM webhook WHERE id = $1::text",
        [id],
      );
      const [start, end] = [Date.now() + 60_000, Number(hookRow?.["until_ms"])];
      const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
      const span = { startDate: day(start - 86_400_000), endDate: day(end + 3 * 86_400_000) };
      const { secret: apiKey } = await bench.newKey();
      const answered = async (path: string, body: object) => {
        const response = await one.ask(`/api/v2${path}`, {
          method: "POST",
          headers: { "X-API-Key": apiKey, "Content-Type": "application/json" },
          body: JSON.stringify(body),
        });
        expect(response.status).toBe(200);
        return (await response.json()).events;
      };
      const phases = await one.ask(`/api/v2/astrology/moon-phase/upcoming?startDate=${span.startDate}&count=4`, {
        headers: { "X-API-Key": apiKey },
      });
      type At = Record<string, string> & { begins?: { utc: string }; type?: string };
      const found: readonly (readonly [string, readonly string[]])[] = [
        ["station", (await answered("/astrology/events/stations", span)).map((row: At) => row["utc"])],
        [
          "ingress",
          (await answered("/astrology/events/ingresses", { ...span, planets: events.ingresses.planets })).map(
            (row: At) => row["utc"],
          ),
        ],
        ["lunation", (await phases.json()).phases.map((row: At) => row["utc"])],
        ["void_moon", (await answered("/astrology/events/void-moons", span)).map((row: At) => row.begins?.utc)],
        [
          "transit",
          (await answered("/forecast/transits", { ...span, birthData: BIRTH }))
            .filter((row: At) => row.type === "transit-aspect")
            .map((row: At) => row["datetime"]),
        ],
      ];
      const isIn = (at: string) => Date.parse(at) > start && Date.parse(at) < end;
      for (const [type, instants] of found) {
        const mine = rows.filter((row) => row["type"] === type).map((row) => String(row["at"]));
        const theirs = instants
          .map((at) => `${at.slice(0, 19)}Z`)
          .filter(isIn)
          .toSorted();
        expect([type, mine.filter(isIn).toSorted()]).toEqual([type, theirs]);
        if (type === "transit") expect(theirs.length).toBeGreaterThan(3);
      }
      expect(hook.received.filter(({ type }) => type !== "webhook.test")).toEqual([]);

      await moveClock(bench, 86_400);
      const due = rows.filter((row) => Date.parse(String(row["at"])) < Date.now() + 86_400_000);
      await until("a day's events came", () => hook.received.length >= due.length);
      expect(new Set(hook.received.map((each) => each.id))).toEqual(new Set(due.map((row) => row["id"])));
      for (const received of hook.received) {
        const body = told.parse(verified(secret, received));
        const row = due.find((each) => each["id"] === received.id);
        expect([body.type, `${body.timestamp.slice(0, 19)}Z`]).toEqual([row?.["type"], row?.["at"]]);
        expect(Object.keys(body.data)).toEqual(["webhook", "operation", "event", "conventions"]);
        expect(body.data["webhook"]).toBe(id);
      }
      await until("all was counted", async () => (await bench.usedBy(key.id)) === due.length);
    },
    LONG_MS,
  );

  test("is computed once, also where two plan it", async () => {
    const other = await bench.start(KEYS, QUICK);
    const key = await owner();
    const hooks = await Promise.all([1, 2, 3].map(() => made(key, { events: { ingresses: { planets: ["Moon"] } } })));
    for (const { id } of hooks) await planned(id);
    const counts = await Promise.all(hooks.map(async ({ id }) => (await queued(id)).length));
    expect(new Set(counts).size).toBe(1);
    expect(new Set((await Promise.all(hooks.map(({ id }) => queued(id)))).flat().map((row) => row["id"])).size).toBe(
      counts.reduce((sum, count) => sum + count, 0),
    );
    await other.stop();
  });
});

describe("a delivery", () => {
  test("costs one unit, its tries before nothing", async () => {
    const key = await owner();
    const { id, secret } = await made(key);
    let tries = 0;
    hook.answer = () => (++tries < 3 ? 503 : 204);
    const delivery = await pushed(id, key);
    await until("a first try failed", async () => (await deliveriesOf(key, id))[0]?.lastStatus === 503);
    expect(await bench.usedBy(key.id)).toBe(1);
    expect((await key.ask("")).body.webhooks[0]).toMatchObject({ failingSince: expect.any(String), undelivered: 1 });
    for (const [before, seconds] of [10, 600].entries()) {
      await until("the failure was noted", async () => {
        const [record] = await deliveriesOf(key, id);
        return record?.attempts === before + 1 && (await holders(id)) === 0;
      });
      await moveClock(bench, seconds);
      await until("the next try came", () => hook.received.length === before + 2);
    }
    await until("it was accepted", async () => (await deliveriesOf(key, id))[0]?.state === "accepted");
    expect(new Set(hook.received.map(({ id: each, body }) => `${each} ${body}`)).size).toBe(1);
    expect(hook.received.map(({ id: each }) => each)).toEqual([delivery, delivery, delivery]);
    for (const received of hook.received) verified(secret, received);
    expect(await bench.usedBy(key.id)).toBe(1);
    expect((await key.ask("")).body.webhooks[0]).toMatchObject({ failingSince: null, undelivered: 0 });
    await reconciled(key.id, 1);
  });

  test(
    "that is given up after a day gives its unit back, and is sent again by command",
    async () => {
      const key = await owner();
      const { id } = await made(key);
      hook.answer = () => 500;
      const delivery = await pushed(id, key);
      let tries = 1;
      for (const seconds of [10, 400, 2_600, 11_000, 31_000, 71_000, 86_390]) {
        await until(`try ${tries} came`, () => hook.received.length === tries);
        await until(
          "it was noted",
          async () => (await deliveriesOf(key, id))[0]?.attempts === tries && (await holders(id)) === 0,
        );
        await reconciled(key.id, 1);
        await moveClock(bench, seconds);
        tries += 1;
      }
      await until("it was given up", async () => (await deliveriesOf(key, id))[0]?.state === "failed");
      expect(hook.received).toHaveLength(8);
      await reconciled(key.id, 0);

      hook.answer = () => 200;
      const again = await key.ask(`/${id}/deliveries/${delivery}`, { method: "POST" });
      expect([again.status, again.body.state]).toEqual([200, "pending"]);
      await until("it was accepted", async () => (await deliveriesOf(key, id))[0]?.state === "accepted");
      expect(new Set(hook.received.map(({ id: each, body }) => `${each} ${body}`)).size).toBe(1);
      expect(await bench.usedBy(key.id)).toBe(1);
      // One that was accepted is a delivery anew.
      await key.ask(`/${id}/deliveries/${delivery}`, { method: "POST" });
      await until("it came again", () => hook.received.length === 10);
      await until("it was counted", async () => (await bench.usedBy(key.id)) === 2);
      await reconciled(key.id, 2);
      expect((await key.ask(`/${id}/deliveries/msg_0123456789abcdef`, { method: "POST" })).status).toBe(404);
    },
    LONG_MS,
  );

  test("waits without units, and goes on with more", async () => {
    const key = await owner(1);
    const { id } = await made(key);
    const first = await pushed(id, key);
    await until("the first came", () => hook.received.length === 1);
    const second = await pushed(id, key);
    await until("the second waits", async () =>
      (await deliveriesOf(key, id)).some((each: { waitsForUnits: boolean }) => each.waitsForUnits),
    );
    await pause(500);
    expect(hook.received.map((each) => each.id)).toEqual([first]);
    const refused = await key.ask(`/${id}/test`, { method: "POST" });
    expect([refused.status, refused.body.code]).toEqual([429, "rate_limit_exceeded"]);
    const seconds = Number(refused.headers.get("retry-after"));
    expect(refused.body.retryAfterSeconds).toBe(seconds);
    const today = new Date();
    const monthEnds = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1);
    expect(Math.abs(seconds - (monthEnds - today.getTime()) / 1000)).toBeLessThan(60);
    expect(await bench.usedBy(key.id)).toBe(1);
    const uncharged = await bench.database.ledger.query(
      `SELECT batch_id::text FROM quota_batch AS batch WHERE answered <> '{}'
        AND NOT EXISTS (SELECT FROM quota_ledger AS charge WHERE charge.batch_id = batch.batch_id)`,
      [],
    );
    expect(uncharged).toEqual([]);
    await bench.database.ledger.query(
      "UPDATE subscription SET requests_per_month = 2 WHERE requests_per_month = 1",
      [],
    );
    await moveClock(bench, 901);
    await until("the second came", () => hook.received.length === 2);
    expect(hook.received[1]?.id).toBe(second);
    await until("it was counted", async () => (await bench.usedBy(key.id)) === 2);
  });

  test("waits without units, and goes on in the next month", async () => {
    const key = await owner(1);
    const { id } = await made(key);
    await pushed(id, key);
    await until("the first came", () => hook.received.length === 1);
    const second = await pushed(id, key);
    await until("the second waits", async () =>
      (await deliveriesOf(key, id)).some((each: { waitsForUnits: boolean }) => each.waitsForUnits),
    );
    const now = new Date();
    const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
    await moveClock(bench, Math.ceil((next - now.getTime()) / 1000) + 5);
    await until("the second came", () => hook.received.some((each) => each.id === second));
    await until("it was counted in its month", async () => {
      const rows = await bench.database.ledger.query(
        "SELECT used::float8 AS used FROM quota_counter WHERE key_id = $1::text ORDER BY month_start",
        [key.id],
      );
      return JSON.stringify(rows.map(({ used }) => used)) === "[1,1]";
    });
  });

  test("is not read: a huge answer, one without end and markup change nothing", async () => {
    const key = await owner();
    const { id } = await made(key);
    hook.answer = () => (_, response) => {
      response.writeHead(200, { "Content-Type": "text/html" });
      const flood = setInterval(() => response.write("<script>".repeat(10_000)), 1);
      response.once("close", () => clearInterval(flood));
    };
    const begun = performance.now();
    expect((await tested(key, id)).delivery).toMatchObject({ state: "accepted", lastStatus: 200 });
    expect(performance.now() - begun).toBeLessThan(1_500);
    hook.answer = () => () => undefined;
    expect((await tested(key, id)).delivery).toMatchObject({
      state: "failed",
      lastStatus: null,
      lastProblem: "timed_out",
    });
    expect(await bench.usedBy(key.id)).toBe(1);
  });

  test("follows no redirect", async () => {
    const key = await owner();
    const { id } = await made(key);
    const elsewhere = await receiver();
    hook.answer = () => (_, response) => void response.writeHead(307, { Location: elsewhere.url }).end();
    expect((await tested(key, id)).delivery).toMatchObject({ state: "failed", lastStatus: 307 });
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
  });

  test("has two signatures while a secret is replaced", async () => {
    const key = await owner();
    const { id, secret: old } = await made(key);
    const replaced = await key.ask(`/${id}/secret`, { method: "POST", body: {} });
    expect(replaced.body).toMatchObject({ id, oldUntil: expect.any(String) });
    await tested(key, id);
    const [first] = hook.received;
    if (first === undefined) throw new Error("the test came");
    for (const secret of [old, replaced.body.secret]) verified(secret, first);
    const atOnce = await key.ask(`/${id}/secret`, { method: "POST", body: { graceHours: 0 } });
    expect(atOnce.body.oldUntil).toBeNull();
    await tested(key, id);
    const [, second] = hook.received;
    if (second === undefined) throw new Error("the second test came");
    verified(atOnce.body.secret, second);
    for (const secret of [old, replaced.body.secret]) expect(() => verified(secret, second)).toThrow(/signature/i);
    const refused = await key.ask(`/${id}/secret`, { method: "POST", body: { graceHours: 1.5, secret: "x", more: 1 } });
    expect(refused.body.issues.map((issue: { path: string }) => issue.path).toSorted()).toEqual([
      "graceHours",
      "more",
      "secret",
    ]);
  });

  test("stops with its webhook, whose unit goes back", async () => {
    const key = await owner();
    const { id } = await made(key);
    hook.answer = () => 500;
    await pushed(id, key);
    await until(
      "a try failed",
      async () => (await deliveriesOf(key, id))[0]?.attempts === 1 && (await holders(id)) === 0,
    );
    expect(await bench.usedBy(key.id)).toBe(1);
    await key.ask(`/${id}`, { method: "DELETE" });
    expect(await bench.usedBy(key.id)).toBe(0);
    await reconciled(key.id, 0);
    await moveClock(bench, 600);
    await pause(600);
    expect(hook.received).toHaveLength(1);
  });
});

describe("a webhook that fails", () => {
  test(
    "is disabled after three days and three deliveries, and enabled after a challenge",
    async () => {
      const key = await owner();
      const { id } = await made(key);
      hook.answer = () => 500;
      for (const day of [0, 2, 4]) {
        await moveClock(bench, day * 86_400);
        const delivery = await pushed(id, key);
        await until("a try failed", async () => (await recordOf(key, id, delivery))?.lastStatus === 500);
        expect((await key.ask("")).body.webhooks[0].state).toBe("active");
        // Its last try.
        await bench.database.ledger.query(
          "UPDATE webhook_delivery SET attempts = 7, next_at = ledger_now() WHERE id = $1::text",
          [delivery],
        );
        await until("it was given up", async () => (await recordOf(key, id, delivery))?.state === "failed");
      }
      const [disabled] = (await key.ask("")).body.webhooks;
      expect(disabled).toMatchObject({ state: "disabled", disabledFor: "failures", disabledAt: expect.any(String) });
      expect(await bench.usedBy(key.id)).toBe(0);
      expect((await key.ask(`/${id}/test`, { method: "POST" })).status).toBe(409);
      const count = hook.received.length;
      const waiting = await pushed(id, key);
      await pause(500);
      expect(hook.received).toHaveLength(count);

      hook.answer = () => 200;
      const enabled = await key.ask(`/${id}/enable`, { method: "POST" });
      expect(enabled.body).toMatchObject({ id, state: "active", failingSince: null });
      expect(hook.challenges).toHaveLength(2);
      await until("what is not a day old came", () => hook.received.some((each) => each.id === waiting));
      await until("it was counted", async () => (await bench.usedBy(key.id)) === 1);
    },
    LONG_MS,
  );

  test("is disabled at once by a 410", async () => {
    const key = await owner();
    const { id } = await made(key);
    hook.answer = () => 410;
    await pushed(id, key);
    await until("it is disabled", async () => (await key.ask("")).body.webhooks[0].state === "disabled");
    expect((await key.ask("")).body.webhooks[0].disabledFor).toBe("gone");
    expect(await bench.usedBy(key.id)).toBe(0);
  });

  test("is tried later where it asks for that", async () => {
    const key = await owner();
    const { id } = await made(key);
    hook.answer = () => (_, response) => void response.writeHead(429, { "Retry-After": "3600" }).end();
    await pushed(id, key);
    await until("a try failed", async () => (await deliveriesOf(key, id))[0]?.lastStatus === 429);
    const [delivery] = await deliveriesOf(key, id);
    expect(Date.parse(delivery.nextAttemptAt) - Date.now()).toBeGreaterThan(3_500_000);
  });
});
