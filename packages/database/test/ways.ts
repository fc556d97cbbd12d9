import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Administration,
  createAdministration,
  type Database,
  openPostgres,
  openTemporary,
  remoteAdministration,
  serveAdministration,
} from "@almagest/database";
import { sql } from "drizzle-orm";
import { startPostgresServer } from "./postgres-server";

/** A database, and the two ways to administer it. */
export interface Place {
  readonly database: Database;
  readonly directly: Administration;
  readonly overTheSocket: Administration;
  /** Empties the tables, sets both clocks, and makes the random source begin again. */
  readonly reset: (nowIso: string) => Promise<void>;
  readonly moveTo: (nowIso: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export type Kind = "PostgreSQL" | "the embedded database";

const TABLES =
  "webhook_delivery, webhook, calendar_feed, oauth_token, oauth_grant, oauth_client, oauth_attempt, audit_entry, api_key_secret, api_key, subscription, quota_counter, quota_batch, quota_ledger, idempotency_key";

export async function openPlace(kind: Kind): Promise<Place> {
  const server = kind === "PostgreSQL" ? await startPostgresServer() : undefined;
  const database = server === undefined ? await openTemporary() : openPostgres({ url: server.url });
  await database.migrate();
  const folder = mkdtempSync(join(tmpdir(), "almagest-socket-"));
  let nowEpochMs = 0;
  let turn = 0;
  const random = (byteCount: number): Uint8Array => {
    turn += 1;
    return Uint8Array.from({ length: byteCount }, (_, index0) => (turn * 31 + index0 * 7) % 256);
  };
  const directly = createAdministration(database, { now: () => nowEpochMs }, random, "tester@here");
  const socket = join(folder, "admin.sock");
  const served = await serveAdministration(directly, socket);
  const moveTo = async (nowIso: string): Promise<void> => {
    nowEpochMs = Date.parse(nowIso);
    await database.drizzle.execute(
      sql.raw(
        `CREATE OR REPLACE FUNCTION ledger_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$ SELECT '${nowIso}'::timestamptz $$`,
      ),
    );
  };
  return {
    database,
    directly,
    overTheSocket: remoteAdministration(socket),
    moveTo,
    reset: async (nowIso) => {
      turn = 0;
      await database.drizzle.execute(sql.raw(`TRUNCATE ${TABLES} RESTART IDENTITY`));
      await moveTo(nowIso);
    },
    close: async () => {
      await served.close();
      await database.close();
      await server?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
