import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openEmbedded, openPostgres, openSocket } from "@almagest/database";
import type { LedgerDatabase } from "@almagest/quota";
import { sql } from "drizzle-orm";
import {
  freePort,
  type PostgresServer,
  postgresUrl,
  startPostgresServer,
} from "../../../packages/database/test/postgres-server";

export { freePort, type PostgresServer as TestServer, postgresUrl as urlAt, startPostgresServer as startServer };

/** A way in that also takes statements without parameters from tests. */
export interface TestLedger extends LedgerDatabase {
  readonly script: (statement: string) => Promise<void>;
}

/** A database with the schema in it, and as many independent ways in as a test wants. */
export interface TestDatabase {
  /** Separate connections, as each process of a service has. */
  readonly open: () => TestLedger;
  /** Where the server listens: a port, or the path of a socket. */
  readonly place: number | string;
  /** The same as `open`, whole. */
  readonly openWhole: () => Database;
  /** The number of migrations that each of the programs applied which migrated it at the same time. */
  readonly migrated: readonly number[];
  readonly migrateAgain: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** A real PostgreSQL with the schema, gone when it is closed. */
export async function startPostgres(): Promise<TestDatabase> {
  const server = await startPostgresServer();
  const opened: Database[] = [];
  const openOne = (): Database => {
    const database = openPostgres({ url: server.url, connections: 2 });
    opened.push(database);
    return database;
  };
  const migrated = await Promise.all([openOne(), openOne(), openOne()].map((database) => database.migrate()));
  return {
    open: () => ledgerOf(openOne()),
    place: server.port,
    openWhole: openOne,
    migrated,
    migrateAgain: () => openOne().migrate(),
    close: async () => {
      await Promise.all(opened.map((database) => database.close()));
      await server.remove();
    },
  };
}

/** The database that a service carries with it, and ways in as the processes of that service have them. */
export async function startEmbedded(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "almagest-embedded-"));
  const embedded = await openEmbedded(folder, { isDurable: false });
  if (!embedded.ok) throw new Error(embedded.problem);
  const { database, address } = embedded;
  const opened: Database[] = [];
  const openOne = (): Database => {
    const other = openSocket({ ...address, connections: 2 });
    opened.push(other);
    return other;
  };
  const migrated = await Promise.all([openOne(), openOne(), openOne()].map((each) => each.migrate()));
  return {
    open: () => ledgerOf(openOne()),
    place: address.path,
    openWhole: openOne,
    migrated,
    migrateAgain: () => openOne().migrate(),
    close: async () => {
      await Promise.all(opened.map((each) => each.close()));
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ledgerOf({ ledger, drizzle }: Database): TestLedger {
  return { ...ledger, script: async (statement) => void (await drizzle.execute(sql.raw(statement))) };
}
