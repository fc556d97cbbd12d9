import { request as httpRequest } from "node:http";
import { describe, expect, it } from "vitest";
import { seriesOf, sumOf } from "../../test/exposition";
import { get, KEY, post, testService } from "../../test/service";
import { readConfig } from "../config";
import { createMetrics, type Metrics } from "./metrics";
import { isOwnName, serveMetrics } from "./serve";

/** A service that counts calls and requests as `compose` does. */
function countedService(metrics: Metrics): ReturnType<typeof testService>["app"] {
  const { parts } = testService(1000);
  const { pipeline, log } = parts;
  return testService(1000, { pipeline: metrics.pipeline(pipeline), log: metrics.log(log) }).app;
}

const HELLO = "/api/v2/test/hello";

describe("metrics", () => {
  it("count each call by operation, transport and status, and every request, also one that became no call", async () => {
    const metrics = createMetrics("1");
    const app = countedService(metrics);
    for (const times of [1, 2, 3]) await app.request(HELLO, post({ name: "Ann", times }));
    await app.request(HELLO, post({ name: "Ann", times: 0 }));
    await app.request("/api/v2/test/things/unknown", get());
    await app.request(HELLO, post({ name: "Ann" }, { "X-API-Key": "alm_sk_nobody" }));
    await app.request("/nowhere/secret-path", get());
    const text = await metrics.registry.metrics();
    const calls = (operation: string, status: number): number | undefined =>
      sumOf(text, "almagest_calls_total", { operation, status: String(status), transport: "rest" });
    expect([calls("sayHello", 200), calls("sayHello", 400), calls("oneThing", 404)]).toEqual([3, 1, 1]);
    expect(calls("sayHello", 401)).toBeUndefined();
    const requests = (status: number): number | undefined =>
      sumOf(text, "almagest_requests_total", { status: String(status), transport: "rest" });
    expect([requests(200), requests(400), requests(401), requests(404)]).toEqual([3, 1, 1, 2]);
    expect(sumOf(text, "almagest_call_seconds_count", { operation: "sayHello" })).toBe(4);
    expect(sumOf(text, "almagest_call_seconds_bucket", { operation: "sayHello", le: "+Inf" })).toBe(4);
  });

  it("are the text that Prometheus reads, with what the process does, and name no caller and nothing that was sent", async () => {
    const metrics = createMetrics("7");
    const app = countedService(metrics);
    await app.request(HELLO, post({ name: "Ann" }, { "X-Forwarded-For": "203.0.113.9", "X-Request-Id": "my-own-id" }));
    await app.request("/nowhere/secret-path", get());
    metrics.watch({
      heavyJobs: () => 3,
      database: { health: () => "not answering", connections: 4 },
      engine: "wasm",
    });
    const text = await metrics.registry.metrics();
    const series = seriesOf(text);
    expect(series.filter(({ labels }) => labels["process"] !== "7")).toEqual([]);
    for (const name of [
      "nodejs_eventloop_lag_p99_seconds",
      "process_resident_memory_bytes",
      "process_cpu_seconds_total",
    ])
      expect(sumOf(text, name), name).toBeGreaterThanOrEqual(0);
    expect(sumOf(text, "almagest_heavy_jobs")).toBe(3);
    expect(sumOf(text, "almagest_database_up")).toBe(0);
    expect(sumOf(text, "almagest_info", { engine: "wasm" })).toBe(1);
    const own = series.filter(({ name }) => name.startsWith("almagest_"));
    expect(new Set(own.flatMap(({ labels }) => Object.keys(labels)))).toEqual(
      new Set(["process", "operation", "transport", "status", "le", "version", "engine"]),
    );
    for (const secret of [KEY, KEY.slice(7, 15), "Ann", "203.0.113.9", "my-own-id", "secret-path"])
      expect(text).not.toContain(secret);
  });

  it("time statements, and count the calls that share one", async () => {
    const metrics = createMetrics("1");
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const ledger = metrics.ledger({
      query: async (sql) => {
        if (sql === "broken") throw new Error("no");
        await held;
        return [];
      },
      isInterruption: () => false,
      pause: async () => undefined,
    });
    const [first, second] = [ledger.query("one", []), ledger.query("two", [])];
    await expect(ledger.query("broken", [])).rejects.toThrow("no");
    expect(sumOf(await metrics.registry.metrics(), "almagest_database_statements_under_way")).toBe(2);
    answer();
    await Promise.all([first, second]);
    metrics.batch("charge", 1);
    metrics.batch("charge", 40);
    const text = await metrics.registry.metrics();
    expect(sumOf(text, "almagest_database_statements_under_way")).toBe(0);
    const timed = (result: string): unknown => sumOf(text, "almagest_database_statement_seconds_count", { result });
    expect([timed("answered"), timed("failed")]).toEqual([2, 1]);
    expect(sumOf(text, "almagest_quota_batch_calls_count", { statement: "charge" })).toBe(2);
    expect(sumOf(text, "almagest_quota_batch_calls_sum", { statement: "charge" })).toBe(41);
  });

  it("are off unless they are asked for, and never at the address of the service", async () => {
    expect(readConfig({})).toMatchObject({ config: { metrics: undefined } });
    expect((await countedService(createMetrics("1")).request("/metrics")).status).toBe(404);
    expect((await testService().app.request("/metrics")).status).toBe(404);
  });

  it.each([
    ["9464", { host: "127.0.0.1", port: 9464 }],
    ["0.0.0.0:9464", { host: "0.0.0.0", port: 9464 }],
    ["[::1]:9464", { host: "::1", port: 9464 }],
  ])("have a separate address: %s", (ALMAGEST_METRICS, metrics) => {
    expect(readConfig({ ALMAGEST_METRICS })).toMatchObject({ ok: true, config: { metrics } });
  });

  it.each(["on", "true", "/metrics", "65536", "0", "a b:9464", "http://x:9464"])("refuse %j", (ALMAGEST_METRICS) => {
    expect(readConfig({ ALMAGEST_METRICS })).toMatchObject({
      ok: false,
      problems: [expect.stringContaining("a separate port, such as 9464")],
    });
  });

  it("are the only page there; an address in use is reported, and a silent process is a 503", async () => {
    let text = async (): Promise<string> => "up 1\n";
    const served = await serveMetrics({ host: "127.0.0.1", port: 0 }, () => text());
    if (!served.ok) throw new Error(served.problem);
    const { port, close } = served.server;
    const at = (path: string): string => `http://127.0.0.1:${port}${path}`;
    const answer = await fetch(at("/metrics"));
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await answer.text()).toBe("up 1\n");
    expect((await fetch(at("/health"))).status).toBe(404);
    expect((await fetch(at("/metrics"), { method: "POST" })).status).toBe(404);
    text = () => Promise.reject(new Error("Operation timed out."));
    expect((await fetch(at("/metrics"))).status).toBe(503);
    const again = await serveMetrics({ host: "127.0.0.1", port }, () => text());
    expect(again).toMatchObject({ ok: false, problem: expect.stringContaining("Set ALMAGEST_METRICS to another") });
    await close();
  });

  it("answer to addresses, to this machine and to the configured name, and to no name that was turned to it", async () => {
    for (const own of [undefined, "localhost", "LOCALHOST:9464", "127.0.0.1:9464", "[::1]", "10.0.0.7:80"]) {
      expect(isOwnName(own, "127.0.0.1"), own).toBe(true);
    }
    expect(["metrics.internal:9464", "Metrics.Internal"].map((name) => isOwnName(name, "metrics.internal"))).toEqual([
      true,
      true,
    ]);
    for (const name of ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "a b", ""]) {
      expect(isOwnName(name, "127.0.0.1"), name).toBe(false);
    }
    const served = await serveMetrics({ host: "127.0.0.1", port: 0 }, async () => "up 1\n");
    if (!served.ok) throw new Error(served.problem);
    const { port, close } = served.server;
    const status = (host: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const asked = httpRequest({ host: "127.0.0.1", port, path: "/metrics", headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        asked.once("error", reject).end();
      });
    expect([await status("localhost"), await status("evil.example")]).toEqual([200, 403]);
    await close();
  });

  it("cost the lightest call little: a ratio of the same calls in one run", async () => {
    const apps = [testService(1e9).app, countedService(createMetrics("1"))] as const;
    const round = async (app: (typeof apps)[number]): Promise<number> => {
      const beganMs = performance.now();
      for (let call = 0; call < 60; call += 1) await app.request("/api/v2/test/things/any", get());
      return performance.now() - beganMs;
    };
    for (const app of apps) await round(app);
    const best: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let turn = 0; turn < 30; turn += 1) {
      best[0] = Math.min(best[0], await round(apps[0]));
      best[1] = Math.min(best[1], await round(apps[1]));
    }
    const ratio = best[1] / best[0];
    console.info(`metrics: the lightest call takes ${ratio.toFixed(2)} times as long with them`);
    expect(ratio).toBeLessThan(1.5);
  });
});
