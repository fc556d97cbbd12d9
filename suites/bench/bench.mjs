// Prints speed as ratios to the bare ephemeris calls of the same run, and memory. Machines vary, so only ratios count.
// Needs a build (npm test and npm start make one).
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bareCalls, births } from "./bare.mjs";
import { benchBirthTimes } from "./birth-times.mjs";
import { benchDreams } from "./dreams.mjs";
import { benchEmbedded } from "./embedded.mjs";
import { benchLanguages } from "./languages.mjs";
import { median } from "./median.mjs";
import { benchMessages } from "./messages.mjs";
import { benchOperations } from "./operations.mjs";
import { benchPictures } from "./pictures.mjs";
import { freePort } from "./postgres.mjs";
import { benchQuota } from "./quota.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const MEMORY_REQUESTS = 50_000;
const CONNECTIONS = 16;

if (!existsSync(join(ROOT, "apps/api/dist/main.js"))) {
  console.error("Nothing is built yet: run npm test or npm start once, then npm run bench.");
  process.exit(1);
}

const { swissEphemeris } = await import("@almagest/ephemeris-swiss");
const { swissEphemeris: wasmEphemeris } = await import("@almagest/ephemeris-swiss-wasm/node");
const { createContext } = await import("@almagest/operation");
const { natalChart } = await import("@almagest/western");
const { en } = await import("@almagest/western/texts/en");

function perSecond(run, inputs) {
  const start = process.hrtime.bigint();
  for (const input of inputs) run(input);
  return inputs.length / (Number(process.hrtime.bigint() - start) / 1e9);
}

function benchLibrary() {
  const ephemeris = swissEphemeris();
  const inputs = births(3000);
  const bare = bareCalls(ephemeris);
  const plain = createContext({ ephemeris });
  const withText = createContext({ ephemeris, texts: [en] });
  const modeled = createContext({ ephemeris: swissEphemeris({ ut1: "modeled" }) });
  const wasm = createContext({ ephemeris: wasmEphemeris() });
  const runs = {
    bare,
    plain: (input) => natalChart(input, plain),
    text: (input) => natalChart(input, withText),
    modeled: (input) => natalChart(input, modeled),
    wasm: (input) => natalChart(input, wasm),
  };
  for (const run of Object.values(runs)) perSecond(run, inputs);
  const rounds = Array.from({ length: 7 }, () =>
    Object.fromEntries(Object.entries(runs).map(([name, run]) => [name, perSecond(run, inputs)])),
  );
  return {
    bare: median(rounds.map((round) => round.bare)),
    plain: median(rounds.map((round) => round.plain / round.bare)),
    text: median(rounds.map((round) => round.text / round.bare)),
    measured: median(rounds.map((round) => round.plain / round.modeled)),
    wasm: median(rounds.map((round) => round.wasm / round.plain)),
  };
}

/** Starts the service as a user does, and measures the time to its first answer. */
async function startService() {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "almagest-bench-"));
  const env = {
    ...process.env,
    PORT: String(port),
    ALMAGEST_DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    ALMAGEST_MONTHLY_LIMIT: "100000000",
  };
  const start = process.hrtime.bigint();
  const child = spawn("npm", ["start", "--silent"], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    const response = await fetch(`${origin}/health`).catch(() => undefined);
    if (response?.ok) break;
    if (child.exitCode !== null) throw new Error("npm start ended before it answered");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  const key = readFileSync(join(dataDir, "demo-key"), "utf8").trim();
  const stop = async () => {
    const ended = once(child, "exit");
    process.kill(-child.pid, "SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin, port, key, seconds, stop };
}

/** The process that listens on a port of ours, by its open socket. */
async function residentMb(port) {
  const { readdirSync, readlinkSync } = await import("node:fs");
  const hex = port.toString(16).toUpperCase().padStart(4, "0");
  const line = readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .find((row) => row.includes(`:${hex} 00000000:0000 0A`));
  const inode = line?.trim().split(/\s+/)[9];
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const holds = readdirSync(`/proc/${pid}/fd`).some(
        (fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`,
      );
      if (holds) return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
    } catch {
      // Not our process, or gone since it was listed.
    }
  }
  return Number.NaN;
}

const row = (name, value, aim, more = "") =>
  console.log(`${name.padEnd(66)} ${value.padStart(12)}${aim && `   aim ${aim}`}${more && `   ${more}`}`);

/** Load from a separate process; returns requests per second, and the bytes of a body. */
async function load(service, count, options = {}) {
  const child = fork(fileURLToPath(new URL("load.mjs", import.meta.url)));
  child.send({
    port: service.port,
    keys: [service.key],
    count,
    connections: CONNECTIONS,
    bodies: births(3000).map((birth) => JSON.stringify(birth)),
    ...options,
  });
  const [result] = await once(child, "message");
  child.disconnect();
  if (result.failed > 0) throw new Error(`${result.failed} of ${count} requests failed`);
  return { perSecond: count / result.seconds, bytes: result.bytes };
}

/** The same requests with and without compression in turn, so that noise falls on all. */
async function benchCompression(service) {
  const rounds = [];
  for (let round = 0; round < 3; round += 1) {
    const runs = {};
    for (const accept of ["identity", "gzip", "br"]) runs[accept] = await load(service, 3000, { accept });
    rounds.push(runs);
  }
  return ["gzip", "br"].map((coding) => ({
    coding,
    speed: median(rounds.map((runs) => runs[coding].perSecond / runs.identity.perSecond)),
    size: rounds[0][coding].bytes / rounds[0].identity.bytes,
    bytes: rounds[0][coding].bytes,
  }));
}

async function main() {
  console.log("Measuring the library …");
  const library = benchLibrary();
  console.log("Measuring the service …");
  const service = await startService();
  try {
    const atStart = await residentMb(service.port);
    await load(service, 3000);
    const { perSecond: rest } = await load(service, 10_000);
    const warm = await residentMb(service.port);
    console.log(`Sending ${MEMORY_REQUESTS} requests …`);
    await load(service, MEMORY_REQUESTS / 2);
    const halfway = await residentMb(service.port);
    await load(service, MEMORY_REQUESTS / 2);
    const after = await residentMb(service.port);
    await load(service, 200, { path: "/api/v2/astrology/aspects/monthly", bodies: ['{"year":2026,"month":3}'] });
    const compressed = await benchCompression(service);
    const withWorker = await residentMb(service.port);
    console.log("");
    console.log(`bare ephemeris calls of a chart: ${Math.round(library.bare)} sets a second here`);
    row("library natal charts without text, part of bare calls", library.plain.toFixed(2), "0.50");
    row("library natal charts with text, part of bare calls", library.text.toFixed(2), "0.35");
    row("natal charts at the measured UT1, times those at the modeled", library.measured.toFixed(2), "1.00");
    row("natal charts by WebAssembly, times native ones", library.wasm.toFixed(2), "");
    row("REST natal charts with text, part of bare calls", (rest / library.bare).toFixed(2), "0.25");
    for (const { coding, speed, size, bytes } of compressed) {
      const share = `${(bytes / 1024).toFixed(1)} kB, ${(100 * size).toFixed(0)} % of the bytes`;
      row(`REST natal charts in ${coding}, part of uncompressed ones a second`, speed.toFixed(2), "", share);
    }
    row("second npm start to first answer", `${service.seconds.toFixed(1)} s`, "3 s");
    row("resident memory after start", `${atStart.toFixed(0)} MB`, "250 MB");
    row("resident memory warm (13,000 requests)", `${warm.toFixed(0)} MB`, "250 MB");
    row(`resident memory after ${MEMORY_REQUESTS / 2} more`, `${halfway.toFixed(0)} MB`, "no growth");
    row(`resident memory after ${MEMORY_REQUESTS} more`, `${after.toFixed(0)} MB`, "no growth");
    row("resident memory that a thread for heavy calculations adds", `${(withWorker - after).toFixed(0)} MB`, "");
  } finally {
    await service.stop();
  }
  console.log("Measuring the embedded default …");
  await benchEmbedded({ bodies: births(3000).map((birth) => JSON.stringify(birth)), row });
  if (process.argv.includes("--service")) return;
  await benchDreams({ row });
  console.log("Measuring pictures …");
  await benchPictures({ ephemeris: swissEphemeris(), births: births(3000), row });
  console.log("Measuring every operation …");
  await benchOperations({ ephemeris: swissEphemeris(), row });
  await benchBirthTimes({ ephemeris: swissEphemeris(), row });
  await benchMessages({ row });
  await benchLanguages({ ephemeris: swissEphemeris(), row });
  console.log("Measuring the quota on PostgreSQL …");
  await benchQuota({ bodies: births(3000).map((birth) => JSON.stringify(birth)), row });
}

await main();
