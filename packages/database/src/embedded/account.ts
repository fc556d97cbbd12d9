import { chownSync, readFileSync, statSync } from "node:fs";

/** The account that runs the programs of PostgreSQL. */
export interface Account {
  /** The command line that runs a program with its arguments. */
  readonly command: (program: string, args: readonly string[]) => readonly [string, readonly string[]];
  /** Gives it a directory. */
  readonly give: (directory: string) => void;
  /** "nobody", for messages; undefined for the user of this process. */
  readonly name: string | undefined;
}

const ONESELF: Account = { command: (program, args) => [program, args], give: () => undefined, name: undefined };

/**
 * PostgreSQL refuses to run as root. For root it runs as the owner of its folder, or of the data directory, or as
 * `nobody`: no user is made and nothing outside of the data directory changes. That user may be unable to reach a path
 * that only root can (a home that is closed to others), so the programs keep the one right to look into directories; this process has
 * all of them.
 */
export function accountFor(cluster: string, directory: string): Account {
  if (process.getuid?.() !== 0) return ONESELF;
  const { uid, gid, name } = ownerOf(cluster) ?? ownerOf(directory) ?? nobody();
  const right = rightToLook();
  const rights = right === undefined ? [] : [`--inh-caps=-all,+${right}`, `--ambient-caps=-all,+${right}`];
  const as = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", ...rights];
  return {
    command: (program, args) => ["setpriv", [...as, program, ...args]],
    give: (path) => chownSync(path, uid, gid),
    name,
  };
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

/** Undefined where nothing is there, or it is root's. */
function ownerOf(path: string): Owner | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stats.uid === 0) return undefined;
  return { uid: stats.uid, gid: stats.gid, name: `user ${stats.uid}` };
}

function nobody(): Owner {
  const [, uid = "65534", gid = "65534"] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readIfThere("/etc/passwd")) ?? [];
  return { uid: Number(uid), gid: Number(gid), name: "nobody" };
}

/** The rights of a process by their bits; the first is the smaller one, and containers often lack it. */
const RIGHTS = [
  ["dac_read_search", 2n],
  ["dac_override", 1n],
] as const;

function rightToLook(): string | undefined {
  const [, mask = "0"] = /^CapEff:\s*([0-9a-f]+)/m.exec(readIfThere("/proc/self/status")) ?? [];
  return RIGHTS.find(([, bit]) => ((BigInt(`0x${mask}`) >> bit) & 1n) === 1n)?.[0];
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
