import type { Feed } from "@almagest/auth";
import { sql } from "drizzle-orm";
import type { Drizzle } from "../connection";
import { FEEDS, feedOfRow } from "../feeds/store";
import { change, type Desk, LEDGER_NOW } from "./desk";
import { AdministrationError } from "./errors";
import { type InputOf, inputs, read } from "./inputs";
import { keyIdOf } from "./key-reference";
import type { FeedRecord, OutputOf } from "./records";
import { unboundedLedger } from "./rows";

export async function listFeeds(desk: Desk, input: InputOf<"listFeeds">): Promise<OutputOf<"listFeeds">> {
  const { key } = read(inputs.listFeeds, input);
  const { drizzle } = desk.database;
  return { feeds: await feedRecords(drizzle, key === undefined ? "" : await keyIdOf(drizzle, key)) };
}

export async function revokeFeed(desk: Desk, input: InputOf<"revokeFeed">): Promise<FeedRecord> {
  const { id } = read(inputs.revokeFeed, input);
  return change(desk, "feeds.revoke", async (transaction) => {
    await transaction.execute(sql`SELECT id FROM calendar_feed WHERE id = ${id} FOR UPDATE`);
    const result = (await feedRecords(transaction, "")).find((feed) => feed.id === id);
    if (result === undefined) {
      throw new AdministrationError(
        "not_found",
        `There is no feed ${id} in force. List the feeds to see those there are.`,
      );
    }
    await transaction.execute(sql`UPDATE calendar_feed SET revoked_at = ${LEDGER_NOW} WHERE id = ${id}`);
    return { result, subject: id, details: { keyId: result.keyId } };
  });
}

async function feedRecords(drizzle: Drizzle, keyId: string): Promise<FeedRecord[]> {
  const rows = await unboundedLedger(drizzle).query(FEEDS, [keyId]);
  return rows.map((row) => recordOf(feedOfRow(row)));
}

function recordOf({ id, keyId, createdEpochMs, chargedHourEpochMs }: Feed): FeedRecord {
  const at = (epochMs: number): string => new Date(epochMs).toISOString();
  const chargedHour = chargedHourEpochMs === undefined ? null : at(chargedHourEpochMs);
  return { id, keyId, createdAt: at(createdEpochMs), chargedHour };
}
