import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../packages/database/test/postgres-server";
import { runTool } from "../test/fake-terminal";

const HOOK = {
  id: "hook_0123456789abcdef",
  url: "https://a.example/",
  events: ["stations"],
  options: { stations: {} },
  lang: "en",
  state: "active",
  createdAt: "2026-11-30T10:00:00.000Z",
  disabledAt: null,
  disabledFor: null,
  failingSince: null,
  undelivered: 0,
};
const DELIVERY = {
  id: "msg_0123456789abcdef",
  type: "webhook.test",
  occursAt: "2026-11-30T10:00:00.000Z",
  state: "accepted",
  attempts: 1,
  nextAttemptAt: null,
  waitsForUnits: false,
  settledAt: "2026-11-30T10:00:00.000Z",
  lastStatus: 204,
  lastProblem: null,
};
const SECRET = `whsec_${Buffer.alloc(32).toString("base64")}`;

/** A service that answers what the tests of the service show that it answers. */
const ANSWERS: Readonly<Record<string, readonly [number, object]>> = {
  "POST /api/v2/webhooks": [201, { ...HOOK, secret: SECRET }],
  "GET /api/v2/webhooks": [200, { webhooks: [HOOK] }],
  [`POST /api/v2/webhooks/${HOOK.id}/test`]: [200, { delivery: DELIVERY, ms: 12 }],
  [`POST /api/v2/webhooks/${HOOK.id}/enable`]: [200, HOOK],
  [`POST /api/v2/webhooks/${HOOK.id}/secret`]: [200, { id: HOOK.id, secret: SECRET, oldUntil: null }],
  [`GET /api/v2/webhooks/${HOOK.id}/deliveries`]: [200, { deliveries: [DELIVERY] }],
  [`POST /api/v2/webhooks/${HOOK.id}/deliveries/${DELIVERY.id}`]: [200, { ...DELIVERY, state: "pending" }],
  [`DELETE /api/v2/webhooks/${HOOK.id}`]: [200, { removed: HOOK.id }],
};
const REFUSED = {
  error: "One problem.",
  code: "validation_error",
  issues: [{ path: "url", message: "url is bad.", code: "x" }],
};

let server: Server;
let environment: Record<string, string>;
const asked: { readonly line: string; readonly key: string | undefined; readonly body: string }[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const line = `${request.method} ${request.url}`;
    asked.push({ line, key: String(request.headers["x-api-key"]), body });
    const [status, answer] = ANSWERS[line] ?? [404, { error: "No such webhook.", code: "not_found" }];
    const isBad = body.includes("bad.example");
    response.writeHead(isBad ? 400 : status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(isBad ? REFUSED : answer));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  environment = { ALMAGEST_URL: `http://127.0.0.1:${port}/`, ALMAGEST_KEY: "alm_sk_test" };
});
afterAll(() => server?.close());

const tool = (...args: readonly string[]) => runTool(["webhooks", ...args], { environment });

describe("almagest webhooks", () => {
  it("makes one with the kinds that are named, and tells its secret", async () => {
    const made = await tool("make", HOOK.url, "--event", 'stations={"planets":["Mercury"]}', "--event", "void-moons");
    expect(made).toMatchObject({ code: 0, err: "" });
    expect(made.out).toContain(SECRET);
    const { line, key, body } = asked.at(-1) ?? {};
    expect([line, key]).toEqual(["POST /api/v2/webhooks", "alm_sk_test"]);
    expect(JSON.parse(body ?? "")).toEqual({
      url: HOOK.url,
      events: { stations: { planets: ["Mercury"] }, voidMoons: {} },
    });
  });

  it.each([
    [["list"], HOOK.id],
    [["test", HOOK.id], "accepted  1  204  12 ms"],
    [["enable", HOOK.id], "active"],
    [["secret", HOOK.id, "--grace-hours", "0"], "has ended"],
    [["deliveries", HOOK.id], DELIVERY.id],
    [["redeliver", HOOK.id, DELIVERY.id], "pending"],
    [["remove", HOOK.id], "is removed"],
  ])("answers %j in words, and as the service sends it", async (args, text) => {
    const told = await tool(...args);
    expect(told).toMatchObject({ code: 0, err: "" });
    expect(told.out).toContain(text);
    expect(JSON.parse((await tool(...args, "--json")).out)).toBeTypeOf("object");
  });

  it("tells what a service refuses", async () => {
    expect(await tool("make", "https://bad.example/", "--event", "eclipses")).toMatchObject({
      code: 2,
      out: "",
      err: "almagest: url: url is bad.\n",
    });
    expect(await tool("remove", "hook_nothing")).toMatchObject({ code: 1, err: "almagest: No such webhook.\n" });
  });

  it.each([
    [["make", HOOK.url], "--event"],
    [["make", HOOK.url, "--event", "comets"], "comets"],
    [["make", HOOK.url, "--event", "stations=[]"], "stations={}"],
  ])("calls %j wrong use", async (args, text) => {
    const { code, err } = await tool(...args);
    expect([code, err]).toEqual([2, expect.stringContaining(text)]);
  });

  it.each(["ALMAGEST_URL", "ALMAGEST_KEY"])("says that %s is missing", async (name) => {
    const without = Object.fromEntries(Object.entries(environment).filter(([one]) => one !== name));
    const { code, err } = await runTool(["webhooks", "list"], { environment: without });
    expect([code, err]).toEqual([2, expect.stringContaining(name)]);
  });
});
