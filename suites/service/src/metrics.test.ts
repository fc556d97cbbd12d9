import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriesOf, sumOf } from "../../../apps/api/test/exposition";
import { upTo } from "./calls";
import { freePort } from "./databases";
import { type ApiProcess, demoKeyOf, launchApi, startApi } from "./processes";
import { ask, keepAlive, mcpCall, restCall, SIGNS } from "./requests";
import { until } from "./until";

const PROCESSES = 2;
const CALLS = 60;

let metricsPort: number;
let api: ApiProcess;
let key: string;
let plain: ApiProcess;

beforeAll(async () => {
  metricsPort = await freePort();
  const environment = {
    ALMAGEST_METRICS: String(metricsPort),
    ALMAGEST_PROCESSES: String(PROCESSES),
    ALMAGEST_ENGINE: "wasm",
    LOG_LEVEL: "silent",
  };
  [api, plain] = await Promise.all([startApi({ environment }), startApi({ environment: { LOG_LEVEL: "silent" } })]);
  key = demoKeyOf(api);
});
afterAll(() => Promise.all([api?.stop(), plain?.stop()]));

async function figures(): Promise<string> {
  const { status, body } = await ask({ port: metricsPort, path: "/metrics" });
  expect(status).toBe(200);
  return body;
}

describe(`metrics of ${PROCESSES} server processes`, () => {
  it("count the calls of all of them, each in its own series, and the quota's database statements", async () => {
    const agent = keepAlive(8);
    await Promise.all(upTo(CALLS).map((turn) => (turn % 3 === 0 ? mcpCall : restCall)(api.port, key, agent)));
    await ask({ port: api.port, path: SIGNS, headers: { "X-API-Key": "alm_sk_nobody" } });
    agent.destroy();
    const text = await figures();
    const calls = (transport: string): unknown =>
      sumOf(text, "almagest_calls_total", { operation: "getZodiacSign", transport, status: "200" });
    expect([calls("rest"), calls("mcp")]).toEqual([CALLS - CALLS / 3, CALLS / 3]);
    expect(sumOf(text, "almagest_requests_total", { status: "401" })).toBe(1);
    expect(sumOf(text, "almagest_quota_batch_calls_sum", { statement: "charge" })).toBe(CALLS);
    expect(sumOf(text, "almagest_quota_batch_calls_sum", { statement: "answer" })).toBe(CALLS);
    expect(sumOf(text, "almagest_quota_batch_calls_count", { statement: "charge" })).toBeLessThanOrEqual(CALLS);
    const processes = seriesOf(text).flatMap(({ name, value }) => (name === "almagest_database_up" ? [value] : []));
    expect(processes).toEqual(Array(PROCESSES).fill(1));
    expect(sumOf(text, "almagest_database_connections")).toBe(PROCESSES * 4);
    expect(text).not.toContain(key.slice(7, 20));
  });

  it("begin a new series for a process that is replaced, so that no counter runs back", async ({ skip }) => {
    skip(process.platform !== "linux", "server processes are found in /proc: run it on Linux");
    const running = async (): Promise<readonly string[]> => {
      const { status, body } = await ask({ port: metricsPort, path: "/metrics" });
      const info = status === 200 ? seriesOf(body).filter(({ name }) => name === "almagest_info") : [];
      return info.flatMap(({ labels }) => labels["process"] ?? []);
    };
    const before = await running();
    const [worker] = workersOf(api);
    if (worker === undefined) throw new Error("there is a server process");
    process.kill(worker, "SIGKILL");
    let now = before;
    await until("another process runs in its place", async () => {
      now = await running();
      return now.length === PROCESSES && now.some((id) => !before.includes(id));
    });
    expect(now.filter((id) => before.includes(id))).toHaveLength(PROCESSES - 1);
    expect(new Set(seriesOf(await figures()).map(({ labels }) => labels["process"]))).toEqual(new Set(now));
  });

  it("are only at their own address: the service's has no such page, and without the variable there are none", async () => {
    for (const { port } of [api, plain]) expect((await ask({ port, path: "/metrics" })).status).toBe(404);
    expect((await ask({ port: metricsPort, path: SIGNS })).status).toBe(404);
  });

  it("are refused at a start in one line where their port is in use", async () => {
    const {
      ended,
      output,
      process: launched,
    } = await launchApi({
      environment: { ALMAGEST_METRICS: String(metricsPort), LOG_LEVEL: "silent" },
    });
    expect(await ended).toBe(1);
    expect(output()).toMatch(
      /almagest: Metrics cannot be served on 127\.0\.0\.1:\d+: .*EADDRINUSE.* Set ALMAGEST_METRICS/,
    );
    await launched.stop();
  });
});

/** The server processes that a process has started. */
function workersOf({ pid }: ApiProcess): readonly number[] {
  const numbers = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const read = (name: string, file: string): string => {
    try {
      return readFileSync(`/proc/${name}/${file}`, "utf8");
    } catch {
      return "";
    }
  };
  return numbers
    .filter((name) => read(name, "status").includes(`\nPPid:\t${pid}\n`) && read(name, "cmdline").includes("main.js"))
    .map(Number);
}
