// Prints the processor time of calls as ratios to the least a server of the same answers costs, in one interleaved run:
// node suites/bench/limit.mjs [name=main.js …]. Without names it measures the built service of this repository.
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { births } from "./bare.mjs";
import { median } from "./median.mjs";
import { startPostgres } from "./postgres.mjs";
import { familyUs, spentUs } from "./processor.mjs";
import { issueKeys } from "./quota.mjs";
import { startService } from "./services.mjs";

const CALLERS = 16;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const NATAL = "/api/v2/astrology/natal-chart";
const SIGN = "/api/v2/astrology/signs/aries";
const MCP = "/mcp/astrology?detail=full";
const BODIES = births(3000).map((birth) => JSON.stringify(birth));
const TOOL_CALLS = births(3000).map((birth, id) =>
  JSON.stringify({
    jsonrpc: "2.0",
    id,
    method: "tools/call",
    params: { name: "post_astrology_natal_chart", arguments: birth },
  }),
);
const ACCEPTS = { Accept: "application/json, text/event-stream" };

/** Several hundred milliseconds of a processor each. */
const KINDS = {
  natal: { count: 500, bodies: BODIES, path: NATAL },
  light: { count: 800, path: SIGN },
  mcp: { count: 250, bodies: TOOL_CALLS, path: MCP, headers: ACCEPTS },
  health: { count: 1000, path: "/health", keys: [] },
};
const OF_THE_LIMIT = ["natal", "light"];

async function databaseOf(postgres, name) {
  const { openPostgres } = await import("@almagest/database");
  const main = openPostgres({ url: postgres.url });
  await main.drizzle.execute(`CREATE DATABASE ${name}`);
  await main.close();
  return postgres.url.replace(/\/postgres$/, `/${name}`);
}

async function serviceOn(postgres, [name, main], index0) {
  const { openPostgres } = await import("@almagest/database");
  const url = await databaseOf(postgres, `service_${index0}`);
  const database = openPostgres({ url });
  await database.migrate();
  const keys = await issueKeys(database, 1);
  await database.close();
  const service = await startService({ DATABASE_URL: url }, undefined, main);
  return { name, keys, kinds: Object.keys(KINDS), ...service };
}

async function limitOn(postgres, service) {
  const url = await databaseOf(postgres, "bare_limit");
  const child = fork(fileURLToPath(new URL("limit-server.mjs", import.meta.url)));
  child.send({ url, answers: await answersOf(service) });
  const [{ port }] = await once(child, "message");
  return { name: "limit", port, pid: child.pid, keys: [], kinds: OF_THE_LIMIT, stop: () => child.kill("SIGKILL") };
}

/** A whole answer of each kind, which the bare server writes again for each call. */
async function answersOf({ port, keys: [key] }) {
  const origin = `http://127.0.0.1:${port}`;
  const headers = { "X-API-Key": key, "Content-Type": "application/json" };
  const natal = await fetch(origin + NATAL, { method: "POST", headers, body: BODIES[0] });
  const light = await fetch(origin + SIGN, { headers });
  return { natal: await natal.json(), light: await light.json() };
}

async function measured(postmaster, server, kind) {
  const child = fork(fileURLToPath(new URL("load.mjs", import.meta.url)));
  const before = { own: spentUs(server.pid), database: familyUs(postmaster) };
  child.send({ port: server.port, keys: server.keys, connections: CALLERS, ...KINDS[kind] });
  const [{ failed, bytes }] = await once(child, "message");
  const { count } = KINDS[kind];
  const us = (spentUs(server.pid) - before.own) / count;
  const databaseCallUs = (familyUs(postmaster) - before.database) / count;
  child.disconnect();
  if (failed > 0) throw new Error(`${failed} of ${count} requests failed`);
  return { us, databaseUs: databaseCallUs, bytes };
}

/** Every server and kind in turn, so that noise falls on all; the first round warms up. */
async function rounds(postmaster, servers) {
  const found = new Map();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const kind of Object.keys(KINDS)) {
      for (const server of servers.filter(({ kinds }) => kinds.includes(kind))) {
        const one = await measured(postmaster, server, kind);
        if (round > 0) found.set(`${server.name} ${kind}`, [...(found.get(`${server.name} ${kind}`) ?? []), one]);
      }
    }
  }
  return found;
}

function print(found, names) {
  const shown = (name, kind) => found.get(`${name} ${kind}`) ?? [];
  const ratio = (one, other) => median(one.map(({ us }, index0) => us / other[index0].us)).toFixed(2);
  console.log("\nµs of a processor a call, median (least) | PostgreSQL | bytes");
  for (const [what, runs] of found) {
    const us = runs.map((run) => run.us);
    const least = Math.min(...us).toFixed(0);
    const database = median(runs.map((run) => run.databaseUs)).toFixed(0);
    const bytes = Math.round(runs[0].bytes);
    console.log(`${what.padEnd(24)} ${median(us).toFixed(0).padStart(6)} (${least}) | ${database} | ${bytes}`);
  }
  for (const name of names) {
    const [natal, light, mcp, health] = Object.keys(KINDS).map((kind) => shown(name, kind));
    console.log(`\n${name}, ratios of the same rounds`);
    console.log(`  limit / REST natal chart    ${ratio(shown("limit", "natal"), natal)}   aim 0.45`);
    console.log(`  limit / lightest REST call  ${ratio(shown("limit", "light"), light)}   aim 0.25`);
    console.log(`  MCP natal / REST natal      ${ratio(mcp, natal)}   aim 1.25`);
    console.log(`  /health / lightest limit    ${ratio(health, shown("limit", "light"))}   aim 1.00`);
  }
}

const given = process.argv.slice(2).map((argument) => argument.split("="));
const names = given.length > 0 ? given : [["service", undefined]];
const postgres = await startPostgres();
const servers = [];
try {
  for (const [index0, name] of names.entries()) servers.push(await serviceOn(postgres, name, index0));
  servers.push(await limitOn(postgres, servers[0]));
  print(
    await rounds(postgres.pid, servers),
    names.map(([name]) => name),
  );
} finally {
  for (const { stop } of servers) await stop();
  await postgres.remove();
}
