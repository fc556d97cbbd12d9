// The built service as users run it, with load from a separate process.
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./postgres.mjs";

const MAIN = fileURLToPath(new URL("../../apps/api/dist/main.js", import.meta.url));
const LOAD = fileURLToPath(new URL("load.mjs", import.meta.url));
const STEP_MS = 10;

/** Starts it and waits for its first answer. A data directory that is not given is removed at the stop. */
export async function startService(environment, given, main = MAIN) {
  const port = await freePort();
  const dataDir = given ?? mkdtempSync(join(tmpdir(), "almagest-bench-"));
  const common = { PORT: String(port), ALMAGEST_DATA_DIR: dataDir, LOG_LEVEL: "silent" };
  const start = performance.now();
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...common, ALMAGEST_MONTHLY_LIMIT: "1000000000", ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error("the service ended before it answered");
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  const seconds = (performance.now() - start) / 1000;
  // Of several processes the first answers before all of them listen; the key is kept then.
  const ownsKey = environment.DATABASE_URL === undefined;
  while (ownsKey && !existsSync(join(dataDir, "demo-key")))
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
    if (given === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  return { port, dataDir, pid: child.pid, seconds, stop };
}

/** Its own key, where it has an embedded database. */
export function demoKey({ dataDir }) {
  return readFileSync(join(dataDir, "demo-key"), "utf8").trim();
}

/** Answers a second, and the median time of one, over keep-alive connections. */
export async function sendLoad({ port, keys, count, connections, bodies, path }) {
  const child = fork(LOAD);
  child.send({ port, keys, count, connections, bodies, path });
  const [result] = await once(child, "message");
  child.disconnect();
  if (result.failed > 0) throw new Error(`${result.failed} of ${count} requests failed`);
  return { perSecond: count / result.seconds, medianMs: result.medianMs };
}

export function residentMb(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** Of every process of the embedded database, pages that they share counted once. */
export function databaseMb(dataDir) {
  const cluster = realpathSync(join(dataDir, "postgres"));
  const sharesKb = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        if (realpathSync(`/proc/${pid}/cwd`) !== cluster) return 0;
        return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
      } catch {
        // Not ours to look at, or gone since it was listed.
        return 0;
      }
    });
  return sharesKb.reduce((sum, kb) => sum + kb, 0) / 1024;
}
