import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Locked =
  | { readonly ok: true; readonly release: () => void }
  /** The process that has it. */
  | { readonly ok: false; readonly pid: number };

const NAME = "owner.lock";

/**
 * Takes a directory for this process. The lock is a file with the process' number, made in one step; the lock of a
 * process that has died is taken over. Where the system tells when a process began, a number that was given out again
 * does not count as the same process.
 */
export function lockDirectory(directory: string): Locked {
  const path = join(directory, NAME);
  const draft = `${path}.${process.pid}`;
  const own = `${process.pid} ${beganAt(process.pid)}\n`;
  writeFileSync(draft, own, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (linked(draft, path)) return { ok: true, release: () => release(path, own) };
      const holder = readIfThere(path);
      if (holder !== undefined && isAlive(holder)) return { ok: false, pid: Number.parseInt(holder, 10) };
      if (holder !== undefined) removeStale(path, holder);
    }
    return { ok: false, pid: Number.parseInt(readIfThere(path) ?? "0", 10) };
  } finally {
    rmSync(draft, { force: true });
  }
}

function release(path: string, own: string): void {
  if (readIfThere(path) === own) rmSync(path, { force: true });
}

function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** Moved aside first: of two that find the same dead owner, one moves it, and puts back what was not that. */
function removeStale(path: string, holder: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, "utf8") !== holder) linked(aside, path);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function isAlive(holder: string): boolean {
  const [pidText = "", began = ""] = holder.trim().split(" ");
  const pid = Number(pidText);
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === "ESRCH") return false;
  }
  const now = beganAt(pid);
  return began === "" || now === "" || began === now;
}

/** The clock tick, since this boot, in which a process began; "" where the system does not tell. */
function beganAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? ""}@${boot}`;
  } catch {
    return "";
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}
