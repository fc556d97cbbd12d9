import { boundedPipeline } from "@almagest/pipeline";
import { freeWork, memoryMeter } from "@almagest/quota";
import { describe, expect, it } from "vitest";
import { get, NOON, PUBLIC_URL, post, testService } from "../test/service";

/** A service that allows each address one free request a second, and a burst of ten. */
function bounded() {
  const clock = { ms: 0 };
  const now = (): number => NOON;
  const free = freeWork({ perSecond: 1, now: () => clock.ms });
  const meter = memoryMeter({ monthlyLimit: 1000, now });
  const { pipeline: inner } = testService(1000).parts;
  const pipeline = boundedPipeline(inner, { free, meter, publicUrl: PUBLIC_URL, now });
  const { app } = testService(1000, { pipeline, free, trustedHops: 0 });
  const ask = async (path: string, init: RequestInit = {}, remoteAddress = "192.0.2.1"): Promise<Response> =>
    app.request(path, init, { incoming: { socket: { remoteAddress } } });
  /** Counts the requests that were not refused for their number. */
  const passing = async (count: number, path: string, init?: RequestInit, address?: string): Promise<number> => {
    let passed = 0;
    for (let turn = 0; turn < count; turn += 1) if ((await ask(path, init, address)).status !== 429) passed += 1;
    return passed;
  };
  return { ask, passing, clock };
}

const HELLO = "/api/v2/test/hello";

describe("what costs nothing", () => {
  it.each([
    "/docs",
    "/docs/errors",
    "/llms.txt",
    "/llms-full.txt",
    "/api/v2/openapi.json",
    "/nowhere",
    "/.well-known/x",
  ])("is bounded by address: %s", async (path) => {
    const { ask, passing, clock } = bounded();
    expect(await passing(15, path)).toBe(10);
    const refused = await ask(path);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
    expect(await refused.json()).toMatchObject({ code: "rate_limited", retryAfterSeconds: 1 });
    expect((await ask(path, {}, "192.0.2.2")).status).not.toBe(429);
    clock.ms += 3000;
    expect(await passing(5, path)).toBe(3);
  });

  it("comes out of one bucket, whatever it is; a file has more room, and health is never refused", async () => {
    const { ask, passing } = bounded();
    expect(await passing(4, "/docs")).toBe(4);
    expect(await passing(4, "/nowhere")).toBe(4);
    expect(await passing(4, HELLO, post({}, { "X-API-Key": "wrong" }))).toBe(2);
    expect(await passing(4, "/llms.txt")).toBe(0);
    for (const path of ["/docs/assets/docs.css", "/img/tarot/major/fool.svg", "/docs/"]) {
      expect(await passing(120, path), path).toBe(120);
    }
    expect(await passing(100, "/docs/assets/docs.css")).toBe(40);
    expect(await passing(100, "/health")).toBe(100);
    expect((await ask("/health", get())).headers.get("x-ratelimit-limit")).toBe("0");
  });

  it("of a browser, its preflight, is no work", async () => {
    const { passing } = bounded();
    const headers = { Origin: "https://a.test", "Access-Control-Request-Method": "POST" };
    expect(await passing(100, HELLO, { method: "OPTIONS", headers })).toBe(100);
    expect(await passing(15, "/docs")).toBe(10);
  });

  it("of a key that is good is bounded by the key, and its address by nothing that it sends", async () => {
    const { ask, passing } = bounded();
    expect(await passing(120, HELLO, post({}))).toBe(100);
    expect((await ask(HELLO, post({ name: "Ann" }))).status).toBe(429);
    expect((await ask(HELLO, post({ name: "Ann" }), "192.0.2.2")).status).toBe(429);
    expect(await passing(10, "/docs")).toBe(10);
  });

  it("of a document with a key in force is bounded by the key, ten times as wide, and with another by address", async () => {
    const { ask, passing } = bounded();
    const document = "/api/v2/openapi/test.json";
    expect(await passing(120, document, get())).toBe(100);
    expect(await (await ask(document, get())).json()).toMatchObject({ error: expect.stringContaining("for this key") });
    expect((await ask(document)).status).toBe(200);
    const wrong = await passing(30, document, { headers: { "X-API-Key": "wrong" } }, "192.0.2.9");
    expect([wrong > 0, wrong <= 10]).toEqual([true, true]);
    expect((await ask(document, {}, "192.0.2.9")).status).toBe(429);
  });

  it("is nothing that a paid call waits for, however many there are", async () => {
    const { passing } = bounded();
    expect(await passing(300, HELLO, post({ name: "Ann" }))).toBe(300);
    expect(await passing(300, "/api/v2/test/things/unknown", get())).toBe(300);
  });

  it("of all addresses of an IPv6 site is bounded together", async () => {
    const { passing } = bounded();
    let passed = 0;
    for (let net = 0; net < 20; net += 1) passed += await passing(15, "/docs", {}, `2001:db8:1:${net}::1`);
    expect(passed).toBe(160);
  });
});
