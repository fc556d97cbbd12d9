import { isStorageAway, type LedgerDatabase } from "@almagest/quota";
import { isDiskFull } from "./interruptions";

/** The health of a database, as far as this process has seen. */
export type Health = "ok" | "not answering" | "disk full";

/** Statements of the service, with what they showed of the database's health. */
export interface Watched extends LedgerDatabase {
  readonly seen: () => Health;
  readonly saw: (health: Health) => void;
}

/** A full disk refuses to write and still reads: it is over only when something was written. */
export function watched(ledger: LedgerDatabase): Watched {
  let health: Health = "ok";
  const query: LedgerDatabase["query"] = async (sql, params) => {
    try {
      const rows = await ledger.query(sql, params);
      if (health === "not answering") health = "ok";
      return rows;
    } catch (error) {
      if (isStorageAway(error)) health = isDiskFull(error.cause) ? "disk full" : "not answering";
      throw error;
    }
  };
  return {
    ...ledger,
    query,
    seen: () => health,
    saw: (found) => {
      health = found;
    },
  };
}

const LOOK_EVERY_MS = 1_000;
const READS = "SELECT 1";
/** Changes nothing, but still has to be written to the disk. */
const WRITES = "UPDATE service_secret SET value = value WHERE name = 'client-salt'";

/**
 * The last known health, at once. Each question starts a new check, at most one a second: without calls nobody would
 * notice that the database went away, or came back.
 */
export function healthOf(ledger: Watched): () => Health {
  let lookedMs = Number.NEGATIVE_INFINITY;
  const look = async (): Promise<void> => {
    const before = ledger.seen();
    try {
      await ledger.query(before === "ok" ? READS : WRITES, []);
      // what a call saw while this one read is newer
      if (before !== "ok") ledger.saw("ok");
    } catch (error) {
      ledger.saw(isStorageAway(error) && isDiskFull(error.cause) ? "disk full" : "not answering");
    }
  };
  return () => {
    const nowMs = performance.now();
    if (nowMs - lookedMs >= LOOK_EVERY_MS) {
      lookedMs = nowMs;
      void look();
    }
    return ledger.seen();
  };
}
