import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Account } from "./account";
import type { Binaries } from "./binaries";
import { readPostmasterFile, stopOrphan } from "./orphan";
import { type Program, run } from "./program";
import { PORT, type ServerOptions, settings } from "./settings";
import { watchFor } from "./watcher";

/** A server of PostgreSQL that belongs to this process: it ends with it, and is started again when it dies. */
export interface Postmaster {
  /** Lets it write everything down and ends it. */
  stop(): Promise<void>;
}

export interface PostmasterOptions extends ServerOptions {
  readonly cluster: string;
  readonly binaries: Binaries;
  readonly account: Account;
}

const STEP_MS = 10;
/** After a crash it reads what it wrote since the last checkpoint; that is bounded by `max_wal_size`. */
const START_MS = 120_000;
const LONGEST_PAUSE_MS = 2_000;
const STOP_MS = [
  ["SIGINT", 15_000],
  ["SIGQUIT", 5_000],
] as const;

/** @throws Error in one line where it does not come up; nothing runs then. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  let current = await launchPast(options);
  let isStopping = false;
  let mending: Promise<void> = Promise.resolve();

  const mend = async (): Promise<void> => {
    for (let pauseMs = 0; !isStopping; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2 + 50)) {
      await wait(pauseMs);
      const next = await launch(options).catch(() => undefined);
      if (next === undefined) continue;
      current = next;
      guard();
      return;
    }
  };
  const guard = (): void => {
    void current.ended.then(() => {
      if (!isStopping) mending = mend();
    });
  };
  guard();

  const stop = async (): Promise<void> => {
    isStopping = true;
    await mending;
    await end(current);
  };
  return { stop };
}

/** Time for a server that was just ended to disappear: its last processes, or one that was only starting. */
const REMAINS_MS = 15_000;
const REMAINS = /postmaster\.pid|shared memory block/;

async function launchPast(options: PostmasterOptions): Promise<Program> {
  const limitMs = performance.now() + REMAINS_MS;
  for (;;) {
    try {
      return await launch(options);
    } catch (error) {
      const mayPass = error instanceof Error && REMAINS.test(error.message) && performance.now() < limitMs;
      if (!mayPass) throw error;
      await wait(100);
    }
  }
}

async function launch(options: PostmasterOptions): Promise<Program> {
  const { cluster, binaries, account, socketDirectory } = options;
  await stopOrphan(cluster);
  // The directory has one owner: the process that has the number in this file by now cannot be a server on this socket.
  rmSync(join(socketDirectory, `.s.PGSQL.${PORT}.lock`), { force: true });
  const args = ["-D", cluster, ...settings(options)];
  const server = run({ account, program: binaries.postgres, args, cwd: cluster });
  const limitMs = performance.now() + START_MS;
  const unwatch = server.pid === 0 ? () => undefined : watchFor(server.pid);
  void server.ended.then(unwatch);
  while (!isReady(cluster, server.pid)) {
    if (server.hasEnded()) throw new Error(server.lastWords());
    if (performance.now() > limitMs) {
      await end(server);
      throw new Error(`it did not come up within ${START_MS / 1000} seconds: ${server.lastWords()}`);
    }
    await wait(STEP_MS);
  }
  return server;
}

function isReady(cluster: string, pid: number): boolean {
  const file = readPostmasterFile(cluster);
  return file?.pid === pid && file.isReady;
}

async function end(server: Program): Promise<void> {
  for (const [signal, patienceMs] of STOP_MS) {
    if (server.hasEnded()) return;
    server.signal(signal);
    await Promise.race([server.ended, wait(patienceMs, undefined, { ref: false })]);
  }
  if (!server.hasEnded()) server.signal("SIGKILL");
  await server.ended;
}
