import { InvariantError } from "@almagest/operation";
import { base32 } from "./encoding";

/** A calendar feed as the owner of its key sees it. Its content is in its address, and nowhere else. */
export interface Feed {
  readonly id: string;
  readonly keyId: string;
  readonly createdEpochMs: number;
  /** The beginning of the last hour in which a fetch took a unit; undefined where none did. */
  readonly chargedHourEpochMs: number | undefined;
}

/** Storage of feeds. Each method is one statement, which may be sent twice. */
export interface FeedStore {
  /** False where the key has `MOST_FEEDS` in force. */
  add(feed: { readonly id: string; readonly keyId: string }): Promise<boolean>;
  /** The feeds of a key that are in force, the latest first. */
  feedsOf(keyId: string): Promise<readonly Feed[]>;
  /** False where the key has no such feed in force. */
  revoke(keyId: string, feedId: string): Promise<boolean>;
}

/** In force at once, for a key. */
export const MOST_FEEDS = 10_000;

const ID_BYTES = 10;
const FORM = /^feed_[0-9a-z]{16}$/;

/** `feed_` and 16 characters of Crockford's base 32: 80 random bits. */
export function newFeedId(random: (byteCount: number) => Uint8Array): string {
  const bytes = random(ID_BYTES);
  if (bytes.length !== ID_BYTES) throw new InvariantError("the random source gives what it is asked for");
  return `feed_${base32(bytes)}`;
}

export function isFeedId(text: string): boolean {
  return FORM.test(text);
}
