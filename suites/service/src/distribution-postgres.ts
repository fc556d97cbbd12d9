import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./databases";

/** A PostgreSQL of the distribution, whose own `pg_dump` knows its version. */
export interface DistributionPostgres {
  readonly url: string;
  readonly remove: () => void;
}

/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** @param bin the folder with its programs. */
export async function startDistributionPostgres(bin: string): Promise<DistributionPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "almagest-distribution-"));
  const [data, socket] = [join(folder, "data"), join(folder, "socket")];
  const isRoot = process.getuid?.() === 0;
  chmodSync(folder, 0o711);
  for (const each of [data, socket]) {
    mkdirSync(each, { mode: 0o700 });
    if (isRoot) chownSync(each, NOBODY, NOBODY);
  }
  const run = (program: string, args: readonly string[]): void => {
    const own = [join(bin, program), ...args];
    const [command = "", ...rest] = isRoot
      ? ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups", ...own]
      : own;
    execFileSync(command, rest, { stdio: "ignore", cwd: "/" });
  };
  const port = await freePort();
  run("initdb", ["--pgdata", data, "--username", "postgres", "--auth", "trust", "--encoding", "UTF8", "--no-sync"]);
  const options = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${socket} -c fsync=off`;
  run("pg_ctl", ["start", "--wait", "--pgdata", data, "--log", join(data, "log.txt"), "--options", options]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    remove: () => {
      run("pg_ctl", ["stop", "--wait", "--mode", "fast", "--pgdata", data]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
