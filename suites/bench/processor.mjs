// Processor time of processes, from the kernel's own counters.
import { readdirSync, readFileSync } from "node:fs";

/** Processor time of a process in microseconds, its threads included. */
export function spentUs(pid) {
  let ns = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      ns += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
    } catch {
      // A thread that ended since it was listed.
    }
  }
  return ns / 1000;
}

/** Of a process and all that it started: PostgreSQL with its backends, or several server processes. */
export function familyUs(parent) {
  return [String(parent), ...childrenOf(parent)].reduce((sum, pid) => sum + (attempted(() => spentUs(pid)) ?? 0), 0);
}

/** The processes that a process started. */
export function childrenOf(parent) {
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === parent);
}

function parentOf(pid) {
  const stat = attempted(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
  return stat && Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
}

function attempted(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}
