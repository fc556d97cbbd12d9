// The embedded database compared with PostgreSQL, and one server process with two: the two of each pair take turns in
// one run.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./median.mjs";
import { startPostgres } from "./postgres.mjs";
import { issueKeys } from "./quota.mjs";
import { databaseMb, demoKey, residentMb, sendLoad, startService } from "./services.mjs";

const CONNECTIONS = 64;
const ROUNDS = 5;
const CHARTS = 3_000;
const LIGHT = 6_000;
const SIGN = "/api/v2/astrology/signs/aries";

/** Medians of a pair's ratio and of the second one's own figures; the first round warms both up. */
async function compare([first, second], options) {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const pair = [];
    for (const { port, keys } of [first, second]) {
      pair.push(await sendLoad({ port, keys, connections: CONNECTIONS, ...options }));
    }
    if (round > 0) rounds.push(pair);
  }
  return {
    ratio: median(rounds.map(([one, other]) => other.perSecond / one.perSecond)),
    firstPerSecond: median(rounds.map(([one]) => one.perSecond)),
    perSecond: median(rounds.map(([, other]) => other.perSecond)),
    medianMs: median(rounds.map(([, other]) => other.medianMs)),
  };
}

async function onPostgres(postgres) {
  const { openPostgres } = await import("@almagest/database");
  const database = openPostgres({ url: postgres.url });
  await database.migrate();
  const keys = await issueKeys(database, 1);
  await database.close();
  return { ...(await startService({ DATABASE_URL: postgres.url })), keys };
}

async function embedded(environment = {}, dataDir = undefined) {
  const service = await startService(environment, dataDir);
  return { ...service, keys: [demoKey(service)] };
}

/** Every domain and both threads at work. */
async function loadEverything(service) {
  const { catalogue } = await import("@almagest/catalog");
  const calls = catalogue.entries.flatMap(({ operation }) => {
    const [example] = operation.examples;
    if (operation.params !== undefined || example === undefined) return [];
    if (operation.method !== "POST") return [];
    const members = Object.entries(example);
    const isQuery = ([name]) => name in (operation.query?.shape ?? {});
    const query = new URLSearchParams(members.filter(isQuery).map(([name, value]) => [name, String(value)]));
    const body = Object.fromEntries(members.filter((member) => !isQuery(member)));
    return [{ path: `/api/v2${operation.path}?${query}`, bodies: [JSON.stringify(body)] }];
  });
  const { port, keys } = service;
  for (const call of calls) await sendLoad({ port, keys, count: 16, connections: 8, ...call });
}

async function benchPair({ bodies, row }) {
  const postgres = await startPostgres();
  const services = [];
  try {
    services.push(await onPostgres(postgres), await embedded({ ALMAGEST_WORKERS: "2" }));
    const own = services[1];
    const atStart = residentMb(own.pid);
    const charts = await compare(services, { count: CHARTS, bodies });
    const shown = (figures) => `${Math.round(figures.firstPerSecond)} -> ${Math.round(figures.perSecond)} a second`;
    row("charts on the embedded default, part of PostgreSQL", charts.ratio.toFixed(2), "0.90", shown(charts));
    const light = await compare(services, { count: LIGHT, path: SIGN });
    row("lightest call on the embedded default, part of PostgreSQL", light.ratio.toFixed(2), "0.70", shown(light));
    // Monitoring has no key.
    const health = await compare(services, { count: LIGHT, path: "/health", keys: [] });
    row(`/health on the embedded default, ${CONNECTIONS} callers, median`, `${health.medianMs.toFixed(1)} ms`, "5 ms");
    await loadEverything(own);
    row("resident memory of the embedded default after start", `${atStart.toFixed(0)} MB`, "250 MB");
    row("the same under load, two threads, every domain", `${residentMb(own.pid).toFixed(0)} MB`, "450 MB");
    row("its database's processes, shared pages once", `${databaseMb(own.dataDir).toFixed(0)} MB`, "");
  } finally {
    for (const { stop } of services) await stop();
    await postgres.remove();
  }
}

async function benchProcesses({ bodies, row }) {
  const services = [];
  try {
    services.push(await embedded(), await embedded({ ALMAGEST_PROCESSES: "2" }));
    const charts = await compare(services, { count: CHARTS, bodies });
    row("charts a second with one process", String(Math.round(charts.firstPerSecond)), "");
    row("charts a second with two processes", String(Math.round(charts.perSecond)), "");
    row("charts with two processes, times one", charts.ratio.toFixed(2), "", "the load runs on the same cores");
  } finally {
    for (const { stop } of services) await stop();
  }
}

async function benchStart({ row }) {
  const dataDir = mkdtempSync(join(tmpdir(), "almagest-bench-start-"));
  const times = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const service = await embedded({}, dataDir);
    if (turn > 0) times.push(service.seconds);
    await service.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
  row("second start of the embedded default to its first answer", `${median(times).toFixed(1)} s`, "2 s");
}

export async function benchEmbedded(options) {
  await benchStart(options);
  await benchPair(options);
  await benchProcesses(options);
}
