import type { FeedStore } from "@almagest/auth";
import { databaseFeedStore } from "@almagest/database";
import type { LedgerDatabase } from "@almagest/quota";
import type { Config } from "../config";
import type { SealKey } from "../seal-keys";
import { type FeedSealer, feedSealer } from "./seal";

/** The calendar feeds of this service. */
export interface Feeds {
  readonly store: FeedStore;
  readonly sealer: FeedSealer;
  readonly random: (byteCount: number) => Uint8Array;
}

interface FeedParts extends Pick<Feeds, "random"> {
  readonly keys: readonly SealKey[] | undefined;
}

/** Feeds kept in a database; undefined where the installation has no key to seal their addresses with. */
export function feedsOn(ledger: LedgerDatabase, { keys, random }: FeedParts): Feeds | undefined {
  if (keys === undefined) return undefined;
  return { store: databaseFeedStore(ledger), sealer: feedSealer(keys, random), random };
}

/** A row of the start message. */
export function feedsText({
  sealKeys,
  databaseUrl,
  publicUrl,
}: Pick<Config, "sealKeys" | "databaseUrl" | "publicUrl">): string {
  return sealKeys === undefined && databaseUrl !== undefined
    ? "off: set ALMAGEST_SEAL_KEYS, the same for all processes that use this database"
    : `${publicUrl}/feeds, for calendar programs`;
}
