// Prints what a batch costs and what it does to others, as ratios of one run:
// node suites/bench/batch.mjs [cost|others|memory|processes …]. It measures the built service of this repository.
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { births } from "./bare.mjs";
import { median } from "./median.mjs";
import { startPostgres } from "./postgres.mjs";
import { childrenOf, familyUs, spentUs } from "./processor.mjs";
import { issueKeys } from "./quota.mjs";
import { residentMb, startService } from "./services.mjs";

const LINES = Number(process.env.LINES ?? 10_000);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const BIRTHS = births(3000);
const BODIES = BIRTHS.map((birth) => JSON.stringify(birth));
const NATAL = "/api/v2/astrology/natal-chart";
const SIGN = "/api/v2/astrology/signs/aries";
const CALLERS = 16;

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

function batch(service, { count = LINES, onceKey, order } = {}) {
  const child = fork(here("batch-load.mjs"));
  child.send({ port: service.port, key: service.keys[0], lines: { count, births: BIRTHS }, once: onceKey, order });
  const state = { answers: 0 };
  const ended = new Promise((resolve, reject) => {
    child.on("message", (message) => {
      Object.assign(state, message);
      if (message.last !== undefined) resolve(message);
      if (message.error !== undefined) reject(new Error(message.error));
    });
    child.once("exit", () => resolve(state));
  });
  const progress = async (due) => {
    while (state.answers < due && state.last === undefined) await wait(20);
  };
  return { ended, state, progress, say: (word) => child.send(word), cut: () => child.kill("SIGKILL") };
}

async function calls(service, { key = service.keys[1], count = LINES, connections = CALLERS, path = NATAL } = {}) {
  const child = fork(here("load.mjs"));
  child.send({ port: service.port, keys: [key], count, connections, path, ...(path === NATAL && { bodies: BODIES }) });
  const [result] = await once(child, "message");
  child.disconnect();
  if (result.failed > 0) throw new Error(`${result.failed} of ${count} requests failed`);
  return result;
}

async function spent(service, work) {
  const before = { node: familyUs(service.pid), database: familyUs(service.postmaster) };
  await work();
  return {
    node: (familyUs(service.pid) - before.node) / LINES,
    database: (familyUs(service.postmaster) - before.database) / LINES,
  };
}

const all = ({ node, database }) => node + database;

/** Processor time of Node and PostgreSQL for the same charts, one way after the other in each round. */
async function cost(service) {
  const ways = {
    calls: () => calls(service),
    "calls, one caller": () => calls(service, { connections: 1 }),
    batch: () => whole(service, {}),
    "batch in any order": () => whole(service, { order: "any" }),
    "batch with an Idempotency-Key": () => whole(service, { onceKey: `once-${performance.now()}` }),
  };
  const found = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const one = await spent(service, way);
      if (round > 0) found[name].push(one);
    }
  }
  console.log(
    `\nµs of processors for a natal chart, ${LINES} of them: Node + PostgreSQL, and the ratio to calls of ${CALLERS} callers (one)`,
  );
  for (const [name, runs] of Object.entries(found)) {
    const ratio = (base) => median(runs.map((run, index0) => all(run) / all(found[base][index0]))).toFixed(2);
    const of = (part) =>
      median(runs.map((run) => run[part]))
        .toFixed(0)
        .padStart(5);
    console.log(
      `  ${name.padEnd(30)} ${of("node")} + ${of("database")}   ${ratio("calls")} (${ratio("calls, one caller")})`,
    );
  }
  console.log("  aim for a batch: 0.70 of calls");
}

async function whole(service, options) {
  const result = await batch(service, options).ended;
  const { done, answered } = JSON.parse(result.last);
  if (done !== true || answered !== LINES) throw new Error(result.last);
}

/** The slowest of a hundred calls of another key, with and without a batch, in turns. */
async function others(service) {
  const kinds = { "lightest call": SIGN, "natal chart": NATAL };
  const found = Object.fromEntries(Object.keys(kinds).map((name) => [name, { without: [], beside: [] }]));
  const measure = async (way) => {
    for (const [name, path] of Object.entries(kinds)) {
      const { times } = await calls(service, { path, connections: 1, count: 400 });
      found[name][way].push(...times);
    }
  };
  await measure("without");
  for (const { without } of Object.values(found)) without.length = 0;
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    await measure("without");
    const running = batch(service, { count: 100_000 });
    await running.progress(500);
    await measure("beside");
    running.cut();
    await running.ended;
    await wait(500);
  }
  const at = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];
  console.log("\nms of another key's calls, one after another: median and 99th percentile, without and beside a batch");
  for (const [name, { without, beside }] of Object.entries(found)) {
    const [one, other] = [without, beside].map((times) => [at(times, 0.5), at(times, 0.99)]);
    const shown = [...one, ...other].map((ms) => ms.toFixed(2)).join("  ");
    console.log(`  ${name.padEnd(16)} ${shown}   ratio at 99 of 100: ${(other[1] / one[1]).toFixed(2)}   aim 1.50`);
  }
}

/** Resident memory while the reader of a batch stops. */
async function memory(service) {
  await whole(service, {});
  const running = batch(service, { count: 100_000 });
  await running.progress(5_000);
  const before = residentMb(service.pid);
  running.say("stop");
  let most = before;
  for (let second = 0; second < 20; second += 1) {
    await wait(1000);
    most = Math.max(most, residentMb(service.pid));
  }
  const stoppedAt = running.state.answers;
  running.say("go");
  await running.progress(stoppedAt + 1_000);
  running.cut();
  console.log(
    `\nMB resident: ${before.toFixed(0)} while the reader reads, ${most.toFixed(0)} at most in 20 s after it stopped: ${(most - before).toFixed(0)} more   aim 50`,
  );
}

/** The share of the processor time that each of two server processes had of one batch. */
async function processes(postgres) {
  const service = await started(postgres, "batch_two", { ALMAGEST_PROCESSES: "2" });
  try {
    await whole(service, {});
    const pids = childrenOf(service.pid);
    const before = pids.map((pid) => spentUs(pid));
    await whole(service, {});
    const us = pids.map((pid, index0) => (spentUs(pid) - before[index0]) / LINES);
    console.log(
      `\nµs a line in each of two server processes, for one batch: ${us.map((one) => one.toFixed(0)).join(", ")}`,
    );
  } finally {
    await service.stop();
  }
}

async function started(postgres, name, environment = {}) {
  const { openPostgres } = await import("@almagest/database");
  const main = openPostgres({ url: postgres.url });
  await main.drizzle.execute(`CREATE DATABASE ${name}`);
  await main.close();
  const url = postgres.url.replace(/\/postgres$/, `/${name}`);
  const database = openPostgres({ url });
  await database.migrate();
  const keys = await issueKeys(database, 2);
  await database.close();
  const service = await startService({ DATABASE_URL: url, ...environment });
  return { ...service, keys, postmaster: postgres.pid };
}

const PARTS = { cost, others, memory };
const wanted = process.argv.length > 2 ? process.argv.slice(2) : [...Object.keys(PARTS), "processes"];
const postgres = await startPostgres();
try {
  const ofOne = wanted.filter((name) => name in PARTS);
  if (ofOne.length > 0) {
    const service = await started(postgres, "batch_one");
    for (const name of ofOne) await PARTS[name](service);
    await service.stop();
  }
  if (wanted.includes("processes")) await processes(postgres);
} finally {
  await postgres.remove();
}
