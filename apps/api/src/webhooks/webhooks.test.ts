import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { type FeedBench, type FeedProcess, feedBench, pause, REMEMBERED_MS, sealKey } from "../../test/feeds";
import { asker, BIRTH, HOOKS, moveClock, QUICK, until } from "../../test/hooks";
import { type Receiver, receiver, verified } from "../../test/receiver";

const LONG_MS = 120_000;
const KEYS = [sealKey("new"), sealKey("old")] as const;
const STATIONS = { events: { stations: {} } };

let bench: FeedBench;
let one: FeedProcess;
let hook: Receiver;
beforeAll(async () => {
  bench = await feedBench();
  one = await bench.start(KEYS, QUICK);
}, LONG_MS);
afterAll(async () => {
  await one?.stop();
  await bench?.close();
});
beforeEach(async () => {
  hook = await receiver();
});
afterEach(async () => {
  await bench.database.ledger.query("DELETE FROM webhook", []);
  await hook.close();
  await moveClock(bench, 0);
});

interface Owner {
  readonly id: string;
  readonly ask: ReturnType<typeof asker>;
}

async function owner(requestsPerMonth?: number): Promise<Owner> {
  const { id, secret } = await bench.newKey(requestsPerMonth);
  return { id, ask: asker(one, secret) };
}

async function made({ ask }: Owner, body: object = STATIONS): Promise<{ id: string; secret: string }> {
  const answer = await ask("", { method: "POST", body: { url: hook.url, ...body } });
  expect(answer.body).toMatchObject({ id: expect.stringMatching(/^hook_[0-9a-z]{16}$/) });
  expect(answer.status).toBe(201);
  return answer.body;
}

/** Puts deliveries in the queue of a webhook, as the plan does: tests of the sky's own are below. */
const tested = async ({ ask }: Owner, id: string) => (await ask(`/${id}/test`, { method: "POST" })).body;

const deliveriesOf = async ({ ask }: Owner, id: string) => (await ask(`/${id}/deliveries`)).body.deliveries;

const planned = (id: string): Promise<void> =>
  until("the days ahead were computed", async () => {
    const [row] = await bench.database.ledger.query(
      "SELECT planned_until > ledger_now() + interval '1 day' AS is_planned FROM webhook WHERE id = $1::text",
      [id],
    );
    return row?.["is_planned"] === true;
  });

/** All deliveries of a webhook that are in the queue, also those still to happen. */
const queued = (id: string) =>
  bench.database.ledger.query(
    "SELECT id, type, to_char(occurs_at AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"') AS at, state FROM webhook_delivery WHERE webhook_id = $1::text ORDER BY occurs_at, id",
    [id],
  );

describe("a webhook", () => {
  test("is made after its receiver repeats a challenge, signed by the secret that is told once", async () => {
    const key = await owner();
    const { id, secret } = await made(key, { events: { stations: {}, transits: { birthData: BIRTH } }, lang: "de" });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(hook.challenges).toHaveLength(1);
    const [challenge] = hook.challenges;
    if (challenge === undefined) throw new Error("there is a challenge");
    expect(verified(secret, challenge)).toMatchObject({ type: "webhook.challenge" });
    const { webhooks } = (await key.ask("")).body;
    expect(webhooks).toEqual([
      {
        id,
        url: hook.url,
        events: ["stations", "transits"],
        lang: "de",
        state: "active",
        createdAt: expect.stringMatching(/Z$/),
        disabledAt: null,
        disabledFor: null,
        failingSince: null,
        undelivered: 0,
      },
    ]);
    expect(await bench.usedBy(key.id)).toBe(0);
    expect((await key.ask(`/${id}`, { method: "DELETE" })).body).toEqual({ removed: id });
    expect((await key.ask(`/${id}`, { method: "DELETE" })).status).toBe(404);
    expect((await key.ask("")).body.webhooks).toEqual([]);
  });

  test("keeps a secret of its owner", async () => {
    const key = await owner();
    const own = `whsec_${Buffer.alloc(64, 7).toString("base64")}`;
    const { id, secret } = await made(key, { ...STATIONS, secret: own });
    expect(secret).toBe(own);
    expect((await tested(key, id)).delivery.state).toBe("accepted");
    for (const received of hook.received) expect(verified(own, received)).toMatchObject({ type: "webhook.test" });
    expect(hook.received).toHaveLength(1);
  });

  test("is refused where the receiver does not repeat the challenge", async () => {
    const key = await owner();
    const silent = await receiver();
    const { createServer } = await import("node:http");
    const answers = [
      [200, "something else"],
      [500, "{}"],
      [302, ""],
    ] as const;
    for (const [status, text] of answers) {
      const server = createServer((_, response) => response.writeHead(status, { Location: hook.url }).end(text));
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const address = server.address();
      const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`;
      const refused = await key.ask("", { method: "POST", body: { url, ...STATIONS } });
      expect([refused.status, refused.body.code, refused.body.issues[0].path]).toEqual([
        400,
        "validation_error",
        "url",
      ]);
      expect(refused.body.error).toContain(status === 200 ? "did not repeat the challenge" : String(status));
      server.close();
    }
    expect(hook.challenges).toEqual([]);
    await silent.close();
    expect((await key.ask("")).body.webhooks).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ["no object", [], "(root)"],
    ["no address", STATIONS, "url"],
    ["an address without TLS elsewhere", { url: "ftp://a.example/", ...STATIONS }, "url"],
    ["an address with a password", { url: "https://a:b@a.example/", ...STATIONS }, "url"],
    ["an IP address", { url: "https://8.8.8.8/", ...STATIONS }, "url"],
    ["a port of other services", { url: "https://a.example:25/", ...STATIONS }, "url"],
    ["no events", { url: "https://a.example/" }, "events"],
    ["empty events", { url: "https://a.example/", events: {} }, "events"],
    ["unknown events", { url: "https://a.example/", events: { comets: {} } }, "events.comets"],
    [
      "an unknown planet",
      { url: "https://a.example/", events: { stations: { planets: ["Vulcan"] } } },
      "events.stations.planets.0",
    ],
    [
      "a start",
      { url: "https://a.example/", events: { eclipses: { startDate: "2030-01-01" } } },
      "events.eclipses.startDate",
    ],
    ["a form", { url: "https://a.example/", events: { lunations: { detail: "full" } } }, "events.lunations.detail"],
    [
      "a language inside",
      { url: "https://a.example/", events: { lunations: { lang: "de" } } },
      "events.lunations.lang",
    ],
    [
      "an option unknown there",
      { url: "https://a.example/", events: { voidMoons: { orb: 1 } } },
      "events.voidMoons.orb",
    ],
    ["no birth", { url: "https://a.example/", events: { transits: {} } }, "events.transits.birthData"],
    [
      "an open time of birth",
      { url: "https://a.example/", events: { transits: { birthData: { ...BIRTH, time: "unknown" } } } },
      "events.transits.birthData.time",
    ],
    ["an unknown language", { url: "https://a.example/", ...STATIONS, lang: "xx" }, "lang"],
    ["an unknown member", { url: "https://a.example/", ...STATIONS, retries: 3 }, "retries"],
    ["a short secret", { url: "https://a.example/", ...STATIONS, secret: "whsec_AAAA" }, "secret"],
  ])("with %s is refused at its path", async (_, body, path) => {
    const key = await owner();
    const refused = await key.ask("", { method: "POST", body });
    expect([refused.status, refused.body.code]).toEqual([400, "validation_error"]);
    expect(refused.body.issues.map((issue: { path: string }) => issue.path)).toContain(path);
    for (const issue of refused.body.issues) expect(issue.message.length).toBeGreaterThan(10);
  });

  test("belongs to a secret key", async () => {
    expect((await one.ask(HOOKS)).status).toBe(401);
    const [mine, yours] = [await owner(), await owner()];
    const { id } = await made(mine);
    for (const [method, path] of [
      ["DELETE", `/${id}`],
      ["POST", `/${id}/test`],
      ["POST", `/${id}/enable`],
      ["POST", `/${id}/secret`],
      ["GET", `/${id}/deliveries`],
      ["POST", `/${id}/deliveries/msg_0123456789abcdef`],
      ["DELETE", "/nonsense"],
    ] as const) {
      const refused = await yours.ask(path, { method, ...(method === "POST" && { body: {} }) });
      expect([method, path, refused.status, refused.body.code]).toEqual([method, path, 404, "not_found"]);
    }
    expect((await yours.ask("")).body.webhooks).toEqual([]);
  });

  test("is one of 20 at most, also where more are made at once", async () => {
    const key = await owner();
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => key.ask("", { method: "POST", body: { url: hook.url, ...STATIONS } })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(["409 conflict"]));
    const { webhooks } = (await key.ask("")).body;
    expect(webhooks).toHaveLength(20);
    await key.ask(`/${webhooks[3].id}`, { method: "DELETE" });
    await made(key);
  });

  test("goes with its key, and with it everything that is stored", async () => {
    const key = await owner();
    const { id } = await made(key, { events: { ingresses: { planets: ["Moon"] } } });
    await planned(id);
    expect((await queued(id)).length).toBeGreaterThan(1);
    await bench.administration.revokeKey({ id: key.id });
    expect(await bench.database.ledger.query("SELECT id FROM webhook WHERE key_id = $1::text", [key.id])).toEqual([]);
    expect(await queued(id)).toEqual([]);
  });

  test("keeps nothing readable in the database or the log", async () => {
    const key = await owner();
    const { secret, id } = await made(key, { events: { transits: { birthData: BIRTH } } });
    await planned(id);
    const { rows } = await dump();
    expect(rows).toContain(id);
    for (const text of [secret.slice(6), hook.url, "1990-07-15", "13:30", "Jupiter", "natal"]) {
      expect([text, rows.includes(text)]).toEqual([text, false]);
      expect([text, JSON.stringify(one.lines).includes(text)]).toEqual([text, false]);
    }
  });

  const dump = async () => {
    const texts = await Promise.all(
      ["webhook", "webhook_delivery", "audit_entry", "quota_ledger"].map((table) =>
        bench.database.ledger.query(`SELECT row_to_json(t)::text AS row FROM ${table} AS t`, []),
      ),
    );
    return {
      rows: texts
        .flat()
        .map((row) => String(row["row"]))
        .join("\n"),
    };
  };
});

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
        expect(Object.keys(body.data)).toEqual(["operation", "event", "conventions"]);
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
    for (const seconds of [10, 600]) {
      await moveClock(bench, seconds);
      await until("the next try came", () => hook.received.length > (seconds === 10 ? 1 : 2));
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
        expect(await bench.usedBy(key.id)).toBe(1);
        await moveClock(bench, seconds);
        tries += 1;
      }
      await until("it was given up", async () => (await deliveriesOf(key, id))[0]?.state === "failed");
      expect(hook.received).toHaveLength(8);
      expect(await bench.usedBy(key.id)).toBe(0);
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
    expect(await bench.usedBy(key.id)).toBe(1);
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

describe("an installation", () => {
  test("without keys to store webhooks under has none", async () => {
    const bare = await bench.start(undefined, QUICK);
    const { secret } = await bench.newKey();
    const refused = await asker(bare, secret)("", { method: "POST", body: { url: hook.url, ...STATIONS } });
    expect([refused.status, refused.body.code]).toEqual([404, "not_found"]);
    expect(refused.body.error).toContain("ALMAGEST_SEAL_KEYS");
    await bare.stop();
  });

  test("that lost the key of a webhook says so, and lets go of what it cannot open", async () => {
    const key = await owner();
    const { id } = await made(key);
    await one.stop();
    const stranger = await bench.start([sealKey("new")], QUICK);
    const ask = asker(stranger, (await bench.newKey()).secret);
    expect((await ask("")).status).toBe(200);
    await pushed(id, key);
    await until("it was logged", () =>
      JSON.stringify(stranger.lines).includes("ALMAGEST_SEAL_KEYS opens the delivery"),
    );
    expect(hook.received).toEqual([]);
    await stranger.stop();
    one = await bench.start(KEYS, QUICK);
    await moveClock(bench, 3_700);
    await until("it came", () => hook.received.length === 1);
  });

  test("seals webhooks anew with a new key, so that the old one can go", async () => {
    const key = await owner();
    const { id } = await made(key, { events: { eclipses: {} } });
    await planned(id);
    await one.stop();
    const sealed = async () =>
      (await bench.database.ledger.query("SELECT sealed FROM webhook WHERE id = $1::text", [id]))[0]?.["sealed"];
    expect(await sealed()).toMatch(/^new\./);
    const next = sealKey("next");
    one = await bench.start([next, ...KEYS], QUICK);
    await bench.database.ledger.query("UPDATE webhook SET plan_at = ledger_now() WHERE id = $1::text", [id]);
    await until("it is sealed anew", async () => /^next\./.test(String(await sealed())));
    await one.stop();
    one = await bench.start([next], QUICK);
    const ask = key.ask;
    expect((await ask(`/${id}/test`, { method: "POST", at: one })).body.delivery.state).toBe("accepted");
    await one.stop();
    one = await bench.start(KEYS, QUICK);
  });

  test("remembers a revoked key no longer than a second", async () => {
    const key = await owner();
    const { id } = await made(key);
    await bench.administration.revokeKey({ id: key.id });
    await pause(REMEMBERED_MS);
    expect((await key.ask(`/${id}/test`, { method: "POST" })).status).toBe(401);
    expect(hook.received).toEqual([]);
  });
});

const told = z.object({ type: z.string(), timestamp: z.string(), data: z.looseObject({}) });

let pushes = 0;

/** Puts a delivery into the queue that is due now, with the bytes of a test: of the sky's own there are few. */
async function pushed(id: string, key: Owner): Promise<string> {
  const sealer = (await import("./sealed")).webhookSealer(KEYS, (count) =>
    crypto.getRandomValues(new Uint8Array(count)),
  );
  pushes += 1;
  const delivery = `msg_${String(pushes).padStart(16, "0")}`;
  const body = JSON.stringify({
    type: "station",
    timestamp: "2026-12-01T00:00:00Z",
    data: { push: pushes, key: key.id },
  });
  await bench.database.ledger.query(
    `INSERT INTO webhook_delivery (id, webhook_id, type, occurs_at, sealed, state, next_at)
    VALUES ($1::text, $2::text, 'station', ledger_now(), $3::text, 'pending', ledger_now())`,
    [delivery, id, sealer.sealBody(delivery, body)],
  );
  return delivery;
}

const recordOf = async (key: Owner, id: string, delivery: string) =>
  (await deliveriesOf(key, id)).find((each: { id: string }) => each.id === delivery);

async function holders(id: string): Promise<number> {
  const [row] = await bench.database.ledger.query(
    "SELECT count(*)::float8 AS held FROM webhook_delivery WHERE webhook_id = $1::text AND held_by IS NOT NULL",
    [id],
  );
  return Number(row?.["held"]);
}

/** The counter of a key is the sum of its ledger, and no unit is without an answer. */
async function reconciled(keyId: string, units: number): Promise<void> {
  const [row] = await bench.database.ledger.query(
    `SELECT coalesce(sum(units), 0)::float8 AS units,
      (SELECT coalesce(sum(used), 0)::float8 FROM quota_counter WHERE key_id = $1::text) AS used
    FROM quota_ledger WHERE key_id = $1::text`,
    [keyId],
  );
  expect(row).toEqual({ units, used: units });
}
