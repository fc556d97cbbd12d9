import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reasonOf } from "../administration/errors";
import type { Database } from "../connection";
import { lockDirectory } from "../lock";
import { openSocket, type SocketOptions } from "../postgres";
import { type Account, accountFor } from "./account";
import { findBinaries } from "./binaries";
import { carryOver } from "./carry-over";
import { makeCluster, SUPERUSER } from "./cluster";
import { makeDirectory, type Places, placesIn } from "./directories";
import { startPostmaster } from "./postmaster";
import { PORT } from "./settings";

/** The address by which another process of the same service opens a database that this one has opened. */
export type EmbeddedAddress = Omit<SocketOptions, "connections">;

export type OpenedEmbedded =
  | { readonly ok: true; readonly database: Database; readonly address: EmbeddedAddress }
  /** One line. */
  | { readonly ok: false; readonly problem: string };

export interface EmbeddedOptions {
  /** Connections of the service at most; administration has one more. Default 4. */
  readonly connections?: number;
  /** False only in tests, where nothing has to last. Default true. */
  readonly isDurable?: boolean;
  /** Told what takes long. */
  readonly say?: (message: string) => void;
}

/**
 * Opens the database that a service carries with it: a PostgreSQL of its own in `<dataDir>/postgres`, a child process
 * that is reached by a socket in that directory alone, is started again when it dies and ends with this process. The
 * directory has one owner at a time and is locked before anything is opened. Rows that an earlier version kept in
 * `<dataDir>/database` are carried over first. Makes the directories it needs, closed to other users.
 */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<OpenedEmbedded> {
  const places = placesIn(dataDir);
  const { directory } = places;
  makeDirectory(directory);
  const lock = lockDirectory(directory);
  if (!lock.ok) {
    return { ok: false, problem: `The data directory ${directory} is in use by process ${lock.pid}. Stop it first.` };
  }
  try {
    const { database, address } = await openLocked(places, options);
    const close = async (): Promise<void> => {
      await database.close();
      lock.release();
    };
    return { ok: true, database: { ...database, close }, address };
  } catch (error) {
    lock.release();
    return { ok: false, problem: `The database in ${directory} cannot be opened: ${reasonOf(error)}` };
  }
}

interface Locked {
  readonly database: Database;
  readonly address: EmbeddedAddress;
}

async function openLocked(places: Places, options: EmbeddedOptions): Promise<Locked> {
  const { cluster, directory } = places;
  const binaries = await findBinaries();
  const account = accountFor(cluster, directory);
  await makeCluster(places, binaries, account);
  const socket = socketPlace(directory, account);
  const { isDurable = true } = options;
  const server = { cluster, binaries, account, socketDirectory: socket.directory, isDurable };
  const postmaster = await startPostmaster(server).catch((error: unknown) => {
    socket.remove();
    throw error;
  });
  const address = {
    path: join(socket.directory, `.s.PGSQL.${PORT}`),
    username: SUPERUSER,
    database: SUPERUSER,
    description: `the embedded database in ${directory}`,
  };
  const { connections } = options;
  const database = openSocket({ ...address, ...(connections && { connections }) });
  const close = async (): Promise<void> => {
    await database.close();
    await postmaster.stop();
    socket.remove();
  };
  try {
    await carryOver(places, database.drizzle, options.say ?? (() => undefined));
  } catch (error) {
    await close();
    throw error;
  }
  return { address, database: { ...database, close } };
}

/** The longest socket path that every system accepts, `/.s.PGSQL.5432` included. */
const MOST_BYTES = 100;

interface SocketPlace {
  readonly directory: string;
  readonly remove: () => void;
}

/** In the data directory; where that has too long a name, in a new directory closed to other users. */
function socketPlace(directory: string, account: Account): SocketPlace {
  const usual = join(directory, "socket");
  if (Buffer.byteLength(join(usual, `.s.PGSQL.${PORT}`)) <= MOST_BYTES) {
    makeDirectory(usual);
    chmodSync(usual, 0o700);
    account.give(usual);
    return { directory: usual, remove: () => undefined };
  }
  // Made by mkdtemp it is closed to others, also to whoever shares the user that the database runs as.
  const outer = mkdtempSync(join(tmpdir(), "almagest-"));
  const inner = join(outer, "socket");
  makeDirectory(inner);
  account.give(inner);
  return { directory: inner, remove: () => rmSync(outer, { recursive: true, force: true }) };
}

/** A separate database in a temporary directory, gone when it is closed: for tests. */
export async function openTemporary(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), "almagest-temporary-"));
  const remove = (): void => {
    if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  };
  const opened = await openEmbedded(folder, { isDurable: false });
  if (!opened.ok) {
    remove();
    throw new Error(opened.problem);
  }
  const close = async (): Promise<void> => {
    await opened.database.close();
    remove();
  };
  return { ...opened.database, close };
}
