import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { isFeedId } from "@almagest/auth";
import { isRecord, LANGS, type Lang } from "@almagest/operation";
import type { SealKey } from "../seal-keys";

/** Everything that a feed shows. It is in the feed's address, and nowhere else. */
export interface SealedFeed {
  readonly id: string;
  readonly operationId: string;
  readonly lang: Lang;
  /** Params, query and body in one object, as they were sent. */
  readonly input: Readonly<Record<string, unknown>>;
}

export interface FeedSealer {
  /** The name of the file in an address: the id of the key, a dot, and what is sealed. */
  seal(feed: SealedFeed): string;
  /** Undefined for anything that was not sealed here with a key that is still known. */
  open(sealed: string): SealedFeed | undefined;
}

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = "almagest calendar feed, 1";
/** Longer texts are not looked at. */
const LONGEST = 1500;

/**
 * Seals with AES-256-GCM under a key made of the installation's for this purpose alone. A random nonce of 96 bits is good
 * for 2^32 feeds of a key.
 * @param keys the first one seals, all of them open; at least one.
 */
export function feedSealer(keys: readonly SealKey[], random: (byteCount: number) => Uint8Array): FeedSealer {
  const made = new Map(keys.map(({ id, key }) => [id, derived(key)]));
  const [first] = keys;
  // An unknown id takes as long as a known one.
  const nobody = derived(randomBytes(KEY_BYTES));
  return {
    seal: ({ id, operationId, lang, input }) => {
      const keyId = first?.id ?? "";
      const nonce = random(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, made.get(keyId) ?? nobody, nonce);
      cipher.setAAD(boundTo(keyId));
      const text = JSON.stringify([id, operationId, lang, input]);
      const bytes = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${keyId}.${bytes.toString("base64url")}`;
    },
    open: (sealed) => {
      const dot = sealed.indexOf(".");
      const [keyId, text] = [sealed.slice(0, dot), sealed.slice(dot + 1)];
      const bytes = Buffer.from(text, "base64url");
      // Each text has one spelling: spare bits and foreign letters would make more addresses of one feed.
      const isPlain = dot > 0 && sealed.length <= LONGEST && bytes.toString("base64url") === text;
      if (!isPlain || bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, made.get(keyId) ?? nobody, bytes.subarray(0, NONCE_BYTES));
      decipher.setAAD(boundTo(keyId));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const inside = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
      try {
        return feedIn(Buffer.concat([decipher.update(inside), decipher.final()]).toString("utf8"));
      } catch {
        return undefined;
      }
    },
  };
}

function derived(key: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, "", PURPOSE, KEY_BYTES));
}

function boundTo(keyId: string): Uint8Array {
  return Buffer.from(`${PURPOSE}, ${keyId}`);
}

function feedIn(text: string): SealedFeed | undefined {
  const read: unknown = JSON.parse(text);
  if (!Array.isArray(read)) return undefined;
  const [id, operationId, tag, input]: readonly unknown[] = read;
  const lang = LANGS.find((known) => known === tag);
  if (typeof id !== "string" || !isFeedId(id) || typeof operationId !== "string") return undefined;
  return lang === undefined || !isRecord(input) ? undefined : { id, operationId, lang, input };
}
