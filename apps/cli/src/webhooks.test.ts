import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeAnswers, type FakeService, fakeService } from "../test/fake-service";
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
const ANSWERS: FakeAnswers = {
  "POST /api/v2/webhooks": [201, { ...HOOK, secret: SECRET }],
  "GET /api/v2/webhooks": [200, { webhooks: [HOOK] }],
  [`GET /api/v2/webhooks/${HOOK.id}`]: [200, HOOK],
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

let service: FakeService;
beforeAll(async () => {
  service = await fakeService(ANSWERS, { missing: "No such webhook.", word: "bad.example", refused: REFUSED });
});
afterAll(() => service?.close());

const tool = (...args: readonly string[]) => runTool(["webhooks", ...args], { environment: service.environment });

describe("almagest webhooks", () => {
  it("makes one with the kinds that are named, and tells its secret", async () => {
    const made = await tool("make", HOOK.url, "--event", 'stations={"planets":["Mercury"]}', "--event", "void-moons");
    expect(made).toMatchObject({ code: 0, err: "" });
    expect(made.out).toContain(SECRET);
    const { line, key, body } = service.asked.at(-1) ?? {};
    expect([line, key]).toEqual(["POST /api/v2/webhooks", "alm_sk_test"]);
    expect(JSON.parse(body ?? "")).toEqual({
      url: HOOK.url,
      events: { stations: { planets: ["Mercury"] }, voidMoons: {} },
    });
  });

  it.each([
    [["list"], HOOK.id],
    [["show", HOOK.id], "stations: {}\nlanguage: en\nmade: 2026-11-30T10:00:00.000Z\nnot delivered yet: 0\n"],
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
    expect(await tool("show", "hook_nothing")).toMatchObject({ code: 1, err: "almagest: No such webhook.\n" });
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
    const without = Object.fromEntries(Object.entries(service.environment).filter(([one]) => one !== name));
    const { code, err } = await runTool(["webhooks", "list"], { environment: without });
    expect([code, err]).toEqual([2, expect.stringContaining(name)]);
  });
});
