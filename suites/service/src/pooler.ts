import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { POOLER } from "../../machine";
import { freePort, urlAt } from "./databases";

export interface Pooler {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** PgBouncer in transaction mode in front of a server, without prepared statements that outlive a transaction. */
export async function startPooler(serverPort: number): Promise<Pooler> {
  if (POOLER.path === undefined) throw new Error(POOLER.remedy);
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), "almagest-pooler-"));
  const userList = join(home, "users.txt");
  writeFileSync(userList, '"postgres" "password"\n');
  const ini = join(home, "pgbouncer.ini");
  writeFileSync(ini, settings(serverPort, port, userList).join("\n"));
  // It does not run as root, and has to read its files all the same.
  chmodSync(home, 0o755);
  const asRoot = process.getuid?.() === 0;
  const pooler = spawn(POOLER.path, [...(asRoot ? ["-u", "nobody"] : []), ini], { stdio: "ignore" });
  await listening(port);
  return {
    url: urlAt(port),
    stop: async () => {
      await ended(pooler);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function settings(serverPort: number, port: number, userList: string): readonly string[] {
  return [
    "[databases]",
    `postgres = host=127.0.0.1 port=${serverPort} dbname=postgres`,
    "[pgbouncer]",
    `listen_port = ${port}`,
    "listen_addr = 127.0.0.1",
    "unix_socket_dir =",
    "auth_type = plain",
    `auth_file = ${userList}`,
    "pool_mode = transaction",
    "default_pool_size = 3",
    // 15 by default: after one failed connection a pooler refuses all others for that long.
    "server_login_retry = 1",
    // As before 1.21: a statement that one connection prepared is unknown to the others.
    ...(keepsStatements() ? ["max_prepared_statements = 0"] : []),
  ];
}

/** Since 1.21 a pooler can carry prepared statements over to other connections. */
function keepsStatements(): boolean {
  const [, major, minor] =
    /PgBouncer (\d+)\.(\d+)/.exec(execFileSync(POOLER.path ?? "", ["--version"]).toString()) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("pgbouncer listens");
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}
