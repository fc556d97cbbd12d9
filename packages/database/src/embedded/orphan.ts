import { readFileSync, readlinkSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const STEP_MS = 25;
/** A server that has just made its file writes into it at once. */
const EMPTY_MS = 1_000;
/**
 * Milliseconds to wait after each signal, from the one that lets the server write everything down to the one it cannot
 * refuse.
 */
const PATIENCE = [
  ["SIGINT", 20_000],
  ["SIGQUIT", 5_000],
  ["SIGKILL", 5_000],
] as const;

/**
 * Stops a server that outlived the process it belonged to. Only for the owner of the data directory: a server that
 * runs on its folder is then nobody's. A number that was given to another program since, or whose process was never
 * collected, bars nothing.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  await removeEmpty(cluster);
  const pid = readPostmasterFile(cluster)?.pid;
  if (pid === undefined) return;
  if (isAlive(pid) && worksIn(pid, cluster)) await stop(pid);
  if (readPostmasterFile(cluster)?.pid === pid) disown(cluster);
}

/** A server killed before it could write its number leaves an empty file, with which PostgreSQL refuses to start. */
async function removeEmpty(cluster: string): Promise<void> {
  const path = join(cluster, "postmaster.pid");
  const limitMs = performance.now() + EMPTY_MS;
  while (statSync(path, { throwIfNoEntry: false })?.size === 0) {
    if (performance.now() >= limitMs) return rmSync(path, { force: true });
    await wait(STEP_MS);
  }
}

/**
 * PostgreSQL takes whatever has the number in its file for a server of its own, but for its parent, which is this
 * process. The rest of the file stays: by it PostgreSQL sees whether old processes still hold its memory.
 */
function disown(cluster: string): void {
  const path = join(cluster, "postmaster.pid");
  writeFileSync(path, readIfThere(path).replace(/^\d+/, String(process.pid)));
}

async function stop(pid: number): Promise<void> {
  for (const [signal, patienceMs] of PATIENCE) {
    sendTo(pid, signal);
    const limitMs = performance.now() + patienceMs;
    while (performance.now() < limitMs) {
      if (!isAlive(pid)) return;
      await wait(STEP_MS);
    }
  }
}

export interface PostmasterFile {
  readonly pid: number;
  /** True where it takes connections. */
  readonly isReady: boolean;
}

/** The file in which a server says who it is and how far it has come. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  const lines = readIfThere(join(cluster, "postmaster.pid")).split("\n");
  const pid = Number(lines[0]);
  return Number.isSafeInteger(pid) && pid > 0 ? { pid, isReady: lines[7]?.trim() === "ready" } : undefined;
}

/** A server works in its folder. Where the system does not tell, the file is believed. */
function worksIn(pid: number, cluster: string): boolean {
  if (process.platform !== "linux") return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  return sendTo(pid, 0) && !isZombie(pid);
}

/** Ended, and not yet collected by whoever became its parent. */
function isZombie(pid: number): boolean {
  return /^\d+ \(.*\) Z/.test(readIfThere(`/proc/${pid}/stat`));
}

function sendTo(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
