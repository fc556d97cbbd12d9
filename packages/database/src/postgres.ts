import { setTimeout as wait } from "node:timers/promises";
import { type LedgerDatabase, StorageAway } from "@almagest/quota";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { bounded } from "./bounded";
import type { Database } from "./connection";
import { type Directness, directness } from "./directness";
import { healthOf, watched } from "./health";
import { isDiskFull, isInterruption } from "./interruptions";
import { applyMigrations } from "./migrations";

export interface PostgresOptions {
  /** `postgres://user:password@host:5432/name` */
  readonly url: string;
  /** Connections of the service at most; administration has one more. Default 4. */
  readonly connections?: number;
}

export interface SocketOptions extends Pick<PostgresOptions, "connections"> {
  /** The path of the server's socket. */
  readonly path: string;
  readonly username: string;
  readonly database: string;
  readonly description: string;
}

const CONNECT_SECONDS = 1.2;
const CONNECTIONS = 4;

/**
 * Opens PostgreSQL, directly or behind a pooler in transaction mode. Connects when it is first asked.
 * @throws the driver's error for an address that is none.
 */
export function openPostgres({ url, connections }: PostgresOptions): Database {
  return openWith((options) => postgres(url, options), connections);
}

/** Opens PostgreSQL by its socket. */
export function openSocket({ connections, description, ...place }: SocketOptions): Database {
  return openWith((options) => postgres({ ...place, ...options }), connections, description);
}

/**
 * Statements that a connection carries behind the one under way; the driver's types leave it out. It sends a statement
 * again that lost its preparation, and with others behind it on the wire it then gives rows to the wrong ones.
 */
const ONE_AT_A_TIME = { max_pipeline: 0 };

type Options = NonNullable<Parameters<typeof postgres>[1]>;

function openWith(
  connect: (options: Options) => postgres.Sql,
  connections = CONNECTIONS,
  description?: string,
): Database {
  const common = { connect_timeout: CONNECT_SECONDS, backoff: () => 0.05, onnotice: () => undefined };
  const direct = directness();
  const pool = connect({
    ...common,
    max: connections,
    // Every parameter of the ledger is a text: the driver has no types to ask for.
    fetch_types: false,
    ...ONE_AT_A_TIME,
    onclose: direct.forget,
  });
  const tool = connect({ ...common, max: 1, idle_timeout: 20, prepare: false });
  const ledger = watched(ledgerOn(pool, direct));
  return {
    description: description ?? `PostgreSQL at ${placeOf(pool.options)}`,
    ledger,
    connections,
    drizzle: drizzle(tool),
    health: healthOf(ledger),
    migrate: () => applyMigrations(drizzle(tool)),
    close: async () => void (await Promise.all([pool, tool].map((each) => each.end({ timeout: 2 })))),
  };
}

function placeOf({ host, port, database }: postgres.Sql["options"]): string {
  return `${host[0] ?? ""}:${port[0] ?? ""}/${String(database)}`;
}

function ledgerOn(pool: postgres.Sql, direct: Directness): LedgerDatabase {
  const bound = bounded();
  return {
    query: (sql, params) =>
      bound(async () => {
        try {
          return [...(await pool.unsafe(sql, [...params], { prepare: direct.isKnown(pool) }))];
        } catch (error) {
          if (isDiskFull(error)) throw new StorageAway(error);
          throw error;
        }
      }),
    isInterruption,
    pause: async (attempt) => void (await wait(10 * 2 ** attempt)),
  };
}
