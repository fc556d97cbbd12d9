import { json } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { pause, REMEMBERED_MS, sealKey } from "../../test/feeds";
import {
  bench,
  hook,
  KEYS,
  made,
  one,
  owner,
  planned,
  pushed,
  queued,
  restart,
  STATIONS,
  tested,
  withWebhooks,
} from "../../test/hook-suite";
import { type Asking, asker, BIRTH, HOOKS, moveClock, QUICK, until } from "../../test/hooks";
import { receiver, verified } from "../../test/receiver";

withWebhooks();

describe("a webhook", () => {
  test("is made after its receiver repeats a challenge, signed by the secret that is told once", async () => {
    const key = await owner();
    const { id, secret } = await made(key, {
      events: { stations: { planets: ["Mercury"] }, transits: { birth_data: BIRTH, minSignificance: 60 } },
      lang: "de",
    });
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
        options: { stations: { planets: ["Mercury"] }, transits: { minSignificance: 60 } },
        lang: "de",
        state: "active",
        createdAt: expect.stringMatching(/Z$/),
        disabledAt: null,
        disabledFor: null,
        failingSince: null,
        undelivered: 0,
      },
    ]);
    expect(await key.ask(`/${id}`)).toMatchObject({ status: 200, body: webhooks[0] });
    expect(Object.keys((await key.ask(`/${id}`)).body)).toEqual(Object.keys(webhooks[0]));
    expect(await bench.usedBy(key.id)).toBe(0);
    expect((await key.ask(`/${id}`, { method: "DELETE" })).body).toEqual({ removed: id });
    expect((await key.ask(`/${id}`, { method: "DELETE" })).status).toBe(404);
    expect(await key.ask(`/${id}`)).toMatchObject({ status: 404, body: { code: "not_found" } });
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
    [
      "a count in another spelling",
      { url: "https://a.example/", events: { stations: { Count: 1 } } },
      "events.stations.Count",
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

  test.each<[object, string, RegExp]>([
    [{ events: ["stations"] }, "events", /is a list.*\{"stations":\{\}\}/],
    [{ events: { eclipses: { kind: "foo" } } }, "events.eclipses.kind", /take timezone, body, latitude,/],
    [{ events: { transits: {} } }, "events.transits.birthData", /"time":/],
    [{ events: { stations: { planet: ["Mars"] } } }, "events.stations.planet", /Send planets/],
  ])("is refused with what to send instead: %j", async (body, path, text) => {
    const key = await owner();
    const { issues } = (await key.ask("", { method: "POST", body: { url: "https://a.example/", ...body } })).body;
    expect(issues).toEqual([expect.objectContaining({ path, message: expect.stringMatching(text) })]);
    expect(issues[0].message).not.toMatch(/lang|startDate|endDate|count\b/);
  });

  test("has no unknown member, and says so by its code", async () => {
    const key = await owner();
    const refused = await key.ask("", { method: "POST", body: { url: "https://a.example/", ...STATIONS, retries: 3 } });
    expect(refused.body.issues).toEqual([expect.objectContaining({ path: "retries", code: "unknown_member" })]);
  });

  test("that is http:// to somewhere else is told to be https", async () => {
    const key = await owner();
    const refused = await key.ask("", { method: "POST", body: { url: "http://nowhere.invalid/", ...STATIONS } });
    expect(refused.body.issues[0].message).toContain("every other receiver needs https://");
  });

  test("at an address inside where nothing listens is told that, not to be https", async () => {
    const key = await owner();
    const { createServer } = await import("node:http");
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`;
    await new Promise((resolve) => server.close(resolve));
    const refused = await key.ask("", { method: "POST", body: { url, ...STATIONS } });
    expect(refused.body.issues[0].message).toContain("nothing at its address and port takes the connection");
    expect(refused.body.issues[0].message).not.toContain("https");
  });

  test("takes any 2xx for the answer to its challenge", async () => {
    const key = await owner();
    const { createServer } = await import("node:http");
    const server = createServer(async (request, response) => {
      const { data } = Object(await json(request));
      response.writeHead(202).end(data.challenge);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`;
    expect((await key.ask("", { method: "POST", body: { url, ...STATIONS } })).status).toBe(201);
    server.close();
  });

  test.each<[string, string, Asking, string, string]>([
    ["a parameter", "?x=1", {}, "x", "unknown_member"],
    ["a parameter of a list", "/ID/deliveries?limit=1", {}, "limit", "unknown_member"],
    ["a parameter of a test", "/ID/test?dry=1", { method: "POST" }, "dry", "unknown_member"],
    ["a body of a test", "/ID/test", { method: "POST", body: { type: "eclipse" } }, "type", "unknown_member"],
    ["a list in a body", "/ID/enable", { method: "POST", body: [] }, "(root)", "invalid_value"],
    ["a body of a removal", "/ID", { method: "DELETE", body: { all: true } }, "all", "unknown_member"],
    [
      "a body of a repetition",
      "/ID/deliveries/msg_0123456789abcdef",
      { method: "POST", body: { delay: 1 } },
      "delay",
      "unknown_member",
    ],
    [
      "a key of idempotency",
      "",
      { method: "POST", body: {}, headers: { "Idempotency-Key": '"a"' } },
      "Idempotency-Key",
      "invalid_value",
    ],
  ])("is not managed with %s that means nothing", async (_, path, asking, at, code) => {
    const key = await owner();
    const { id } = await made(key);
    const refused = await key.ask(path.replace("ID", id), asking);
    expect([refused.status, refused.body.code]).toEqual([400, "validation_error"]);
    expect(refused.body.issues).toEqual([expect.objectContaining({ path: at, code })]);
    expect(hook.received).toEqual([]);
    expect((await key.ask("")).body.webhooks).toHaveLength(1);
  });

  test("is tested with an empty object as well", async () => {
    const key = await owner();
    const { id } = await made(key);
    expect((await key.ask(`/${id}/test?utm_source=a`, { method: "POST", body: {} })).status).toBe(200);
  });

  test("belongs to a secret key", async () => {
    expect((await one.ask(HOOKS)).status).toBe(401);
    const [mine, yours] = [await owner(), await owner()];
    const { id } = await made(mine);
    expect((await one.ask(`${HOOKS}/${id}`)).status).toBe(401);
    for (const [method, path] of [
      ["GET", `/${id}`],
      ["GET", "/nonsense"],
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
    // Two days are planned at least, in which the Moon changes its sign once or not at all.
    const { id } = await made(key, {
      events: { ingresses: { planets: ["Moon"] }, transits: { birthData: BIRTH, minSignificance: 0 } },
    });
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
    await restart(KEYS);
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
    await restart([next, ...KEYS]);
    await bench.database.ledger.query("UPDATE webhook SET plan_at = ledger_now() WHERE id = $1::text", [id]);
    await until("it is sealed anew", async () => /^next\./.test(String(await sealed())));
    await restart([next]);
    const ask = key.ask;
    expect((await ask(`/${id}/test`, { method: "POST", at: one })).body.delivery.state).toBe("accepted");
    await restart(KEYS);
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
