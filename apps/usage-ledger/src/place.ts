import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  type Administration,
  createAdministration,
  type Database,
  holdsDatabase,
  isAdministrationError,
  missingMigrations,
  openEmbedded,
  openPostgres,
  reasonOf,
  remoteAdministration,
} from "@almagest/database";
import { Failure } from "./failure";
import type { Terminal } from "./terminal";

/** Which database is meant. */
export type Place =
  | { readonly kind: "postgres"; readonly url: string }
  | { readonly kind: "embedded"; readonly dataDir: string };

export interface PlaceOptions {
  readonly databaseUrl?: string;
  readonly dataDir?: string;
}

/**
 * The command line counts before the environment, so that no other database than the named one is changed; PostgreSQL
 * counts before a folder.
 */
export function placeOf(options: PlaceOptions, environment: Terminal["environment"]): Place {
  const { databaseUrl, dataDir } = options;
  if (databaseUrl !== undefined && dataDir !== undefined) {
    throw new Failure("wrong_use", "Send --database-url or --data-dir, not both.");
  }
  const url = databaseUrl ?? (dataDir === undefined ? nonEmpty(environment["DATABASE_URL"]) : undefined);
  if (url === undefined) {
    return { kind: "embedded", dataDir: resolve(dataDir ?? nonEmpty(environment["ALMAGEST_DATA_DIR"]) ?? "./data") };
  }
  // The address holds a password: no message repeats it.
  if (!/^postgres(?:ql)?:\/\/\S+$/.test(url) || !URL.canParse(url)) {
    const from = databaseUrl === undefined ? "DATABASE_URL" : "--database-url";
    throw new Failure("wrong_use", `${from} has to be an address such as postgres://user:password@host:5432/name.`);
  }
  return { kind: "postgres", url };
}

function nonEmpty(text: string | undefined): string | undefined {
  return text === "" ? undefined : text;
}

/** A way to administer, until it is closed. */
export interface Opened {
  readonly administration: Administration;
  /** Undefined where a running server has it. */
  readonly database: Database | undefined;
  readonly close: () => Promise<void>;
}

/** @throws Failure in one line, where it cannot be reached. */
export async function open(place: Place, terminal: Terminal, mayCreate: boolean): Promise<Opened> {
  if (place.kind === "postgres") return openServer(place.url, terminal);
  return (await openRunning(place.dataDir)) ?? openFolder(place.dataDir, terminal, mayCreate);
}

async function openServer(url: string, terminal: Terminal): Promise<Opened> {
  const database = openPostgres({ url, connections: 1 });
  try {
    await missingMigrations(database.drizzle);
    return onDatabase(database, terminal);
  } catch (error) {
    await database.close();
    const reason = reasonOf(error);
    throw new Failure(
      "unreachable",
      `${database.description} cannot be used: ${reason}. Start it, or correct its address.`,
    );
  }
}

/** Undefined where no server runs on that folder. */
async function openRunning(dataDir: string): Promise<Opened | undefined> {
  const socket = join(dataDir, "admin.sock");
  if (!existsSync(socket)) return undefined;
  try {
    const administration = remoteAdministration(socket);
    await administration.status({});
    return { administration, database: undefined, close: async () => undefined };
  } catch (error) {
    const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
    if (code === "ECONNREFUSED" || code === "ENOENT" || isAdministrationError(error)) return undefined;
    const message = `The server's socket ${socket} cannot be used: ${reasonOf(error)}. Run this as the server's own user.`;
    throw new Failure("unreachable", message);
  }
}

async function openFolder(dataDir: string, terminal: Terminal, mayCreate: boolean): Promise<Opened> {
  if (!mayCreate && !holdsDatabase(dataDir)) {
    const message = `There is no database in ${dataDir}. Name another folder with --data-dir, or PostgreSQL with --database-url; or make one with: usage-ledger migrate`;
    throw new Failure("unreachable", message);
  }
  try {
    const opened = await openEmbedded(dataDir);
    if (opened.ok) return onDatabase(opened.database, terminal);
    throw new Failure("unreachable", opened.problem);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure("unreachable", `The data directory ${dataDir} cannot be used: ${reasonOf(error)}`);
  }
}

function onDatabase(database: Database, { now, random, actor }: Terminal): Opened {
  const administration = createAdministration(database, { now }, random, actor);
  return { administration, database, close: () => database.close() };
}

/** @throws Failure where the schema is older than this tool. */
export async function requireSchema({ database }: Opened): Promise<void> {
  const missing = database === undefined ? 0 : await missingMigrations(database.drizzle);
  if (missing === 0) return;
  const lacks = missing === 1 ? "lacks 1 migration" : `lacks ${missing} migrations`;
  throw new Failure("refused", `${database?.description ?? ""} ${lacks} of this version. Run: usage-ledger migrate`);
}
