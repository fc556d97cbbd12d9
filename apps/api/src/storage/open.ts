import { setTimeout as wait } from "node:timers/promises";
import {
  type Database,
  type EmbeddedAddress,
  missingMigrations,
  openEmbedded,
  openPostgres,
  openSocket,
  reasonOf,
} from "@almagest/database";
import { isStorageAway } from "@almagest/quota";
import type { Config } from "../config";

export type OpenedStorage =
  | {
      readonly ok: true;
      readonly database: Database;
      /** The address of the embedded database, if this process owns one. */
      readonly embedded: EmbeddedAddress | undefined;
    }
  /** One line that says why nothing runs. */
  | { readonly ok: false; readonly problem: string };

export interface StorageOptions {
  readonly config: Pick<Config, "databaseUrl" | "databaseWaitSeconds" | "dataDir">;
  /** Called with the reason for a wait. */
  readonly say: (message: string) => void;
  /** The embedded database of another process of this service. */
  readonly shared?: EmbeddedAddress;
}

/** PostgreSQL if configured, otherwise the embedded database, which migrates itself. */
export async function openStorage(options: StorageOptions): Promise<OpenedStorage> {
  const { databaseUrl, dataDir } = options.config;
  if (options.shared !== undefined) return { ok: true, database: openSocket(options.shared), embedded: undefined };
  if (databaseUrl !== undefined) return openServer(databaseUrl, options);
  try {
    const opened = await openEmbedded(dataDir, { say: options.say });
    if (!opened.ok) return opened;
    const { database, address } = opened;
    const problem = await migrated(database);
    if (problem === undefined) return { ok: true, database, embedded: address };
    await database.close();
    return { ok: false, problem };
  } catch (error) {
    return { ok: false, problem: `The data directory ${dataDir} cannot be used: ${reasonOf(error)}` };
  }
}

/** A failed start closes what it opened: otherwise the directory would stay locked, and the database running. */
async function migrated(database: Database): Promise<string | undefined> {
  try {
    await database.migrate();
    return undefined;
  } catch (error) {
    return `${database.description} cannot be used: ${reasonOf(error)}`;
  }
}

const PAUSE_MS = 500;
const MESSAGE_EVERY_MS = 5_000;

async function openServer(url: string, { config, say }: StorageOptions): Promise<OpenedStorage> {
  const database = openPostgres({ url });
  const problem = (await waitFor(database, config.databaseWaitSeconds, say)) ?? (await oldSchema(database));
  if (problem === undefined) return { ok: true, database, embedded: undefined };
  await database.close();
  return { ok: false, problem };
}

/**
 * Returns undefined as soon as the database answers. Refusals that waiting does not change (a wrong password) end the
 * wait.
 */
async function waitFor(database: Database, seconds: number, say: (text: string) => void): Promise<string | undefined> {
  const startMs = performance.now();
  let saidMs = Number.NEGATIVE_INFINITY;
  for (;;) {
    try {
      await database.ledger.query("SELECT 1", []);
      return undefined;
    } catch (error) {
      const nowMs = performance.now();
      const mayPass = isStorageAway(error) || database.ledger.isInterruption(error);
      if (!mayPass) return `${database.description} refuses: ${reasonOf(error)}`;
      if (nowMs - startMs > seconds * 1000) {
        return `${database.description} did not answer within ${seconds} seconds. Start it, or correct DATABASE_URL.`;
      }
      if (nowMs - saidMs >= MESSAGE_EVERY_MS) {
        say(`Waiting for ${database.description} (${Math.round(seconds - (nowMs - startMs) / 1000)} s left) …`);
        saidMs = nowMs;
      }
      await wait(PAUSE_MS);
    }
  }
}

async function oldSchema(database: Database): Promise<string | undefined> {
  const missing = await missingMigrations(database.drizzle);
  if (missing === 0) return undefined;
  const lacks = missing === 1 ? "lacks 1 migration" : `lacks ${missing} migrations`;
  return `${database.description} ${lacks} of this version. Run: usage-ledger migrate (in this repository: npm run usage-ledger -- migrate)`;
}
