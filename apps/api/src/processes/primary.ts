import { availableParallelism } from "node:os";
import { catalogue } from "@almagest/catalog";
import { ENGINE_VARIABLE, loadEngine } from "@almagest/mcp";
import { engineText, startMessage } from "../banner";
import { systemRandom } from "../compose";
import type { Config } from "../config";
import { gatheredMetrics, serveMetrics } from "../metrics/serve";
import { createOpening } from "../opening/opening";
import { pageAddress } from "../opening/page-address";
import type { Started } from "../start";
import { openAdminSocket } from "../storage/admin-socket";
import { type FoundKey, findFirstKey, firstKeyKept } from "../storage/first-key";
import { type OpenedStorage, openStorage } from "../storage/open";
import { findSealKeys } from "../storage/seal-keys";
import { gatherCrew } from "./crew";
import { SHARED_VARIABLE } from "./messages";

export interface PrimaryOptions {
  readonly config: Config;
  /** Called with the reason that the start is waiting. */
  readonly say: (message: string) => void;
  /** The program of each server process. */
  readonly file: string;
  /** Whether a person reads the message as it is printed. */
  readonly isTerminal?: boolean;
}

type Storage = Extract<OpenedStorage, { ok: true }>;

/**
 * Starts the configured number of server processes behind the one port. This process answers no calls: it owns the
 * embedded database and its administration, makes the first key, and replaces a server process that dies. The database
 * counts the quota, which is therefore as exact as with one process.
 */
export async function startProcesses(options: PrimaryOptions): Promise<Started> {
  const opened = await openStorage(options);
  if (!opened.ok) return opened;
  const started = await startOn(options, opened);
  if (!started.ok) await opened.database.close();
  return started;
}

async function startOn({ config, file, isTerminal = false }: PrimaryOptions, storage: Storage): Promise<Started> {
  const { dataDir } = config;
  const { database, embedded } = storage;
  const found: FoundKey = embedded
    ? await findFirstKey({ dataDir, database, random: systemRandom })
    : { ok: true, value: undefined };
  if (!found.ok) return found;
  // The other processes find the keys that this one made.
  const sealing = findSealKeys({ ...config, random: systemRandom });
  if (!sealing.ok) return sealing;
  const engine = await loadEngine(config.engine);
  if (!engine.ok) return engine;
  const environment = { ...environmentOf(config, storage), [ENGINE_VARIABLE]: engine.kind };
  const opening = createOpening({ random: systemRandom, now: () => performance.now() });
  const gathered = await gatherCrew({ file, count: config.processes, environment, redeem: opening.redeem });
  if (!gathered.ok) return gathered;
  const { crew } = gathered;
  const served = config.metrics && (await serveMetrics(config.metrics, gatheredMetrics()));
  if (served?.ok === false) {
    await crew.stop(0);
    return served;
  }
  const closeMetrics = async (): Promise<void> => served?.server.close();
  const key = found.value;
  const plan = { requestsPerMonth: config.monthlyLimit, nowEpochMs: Date.now() };
  const problem = key && (await firstKeyKept(key, { database, plan }));
  if (problem !== undefined) {
    await Promise.all([crew.stop(0), closeMetrics()]);
    return { ok: false, problem };
  }
  const admin = embedded && (await openAdminSocket(database, dataDir));
  const { extraPaths } = crew;
  const places = { engine: engineText(engine), storage: database.description, admin: admin?.description, extraPaths };
  const stop = async (graceMs: number): Promise<void> => {
    await Promise.all([crew.stop(graceMs), admin?.close(), closeMetrics()]);
    await database.close();
  };
  const page = pageAddress({ config, key: key?.key, isTerminal, opening });
  const message = startMessage({ config, key, page, catalogue, ...places });
  return { ok: true, server: { port: config.port, stop }, message, extraPaths };
}

/** Divides the cores: each process gets at least one thread for heavy calculations. */
function environmentOf({ processes, workers }: Config, { embedded }: Storage): Record<string, string> {
  const threads = workers ?? Math.max(1, Math.floor(availableParallelism() / processes));
  const shared: Record<string, string> = embedded ? { [SHARED_VARIABLE]: JSON.stringify(embedded) } : {};
  return { ...shared, ALMAGEST_WORKERS: String(threads) };
}
