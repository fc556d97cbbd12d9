import { InvariantError } from "@almagest/operation";
import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";
import { ALPHABET, base32 } from "./encoding";

/** Secret keys are for servers; publishable keys are part of web pages and are locked to origins. */
export type KeyKind = "secret" | "publishable";

/** A key whose form and checksum are right. Whether anyone issued it is another question. */
export interface ParsedKey {
  readonly kind: KeyKind;
  /** The part that may be shown and logged: the prefix and the first eight characters. 160 random bits stay hidden. */
  readonly keyId: string;
  /** SHA-256 of the whole key as 64 hexadecimal digits, stored instead of the key. */
  readonly hash: string;
}

const PREFIX = { secret: "alm_sk_", publishable: "alm_pk_" } as const satisfies Record<KeyKind, string>;
const RANDOM_BYTES = 25;
const RANDOM_CHARACTERS = 40;
const CHECKSUM_CHARACTERS = 6;
const PUBLIC_CHARACTERS = 8;
const PREFIX_CHARACTERS = PREFIX.secret.length;
const BODY_CHARACTERS = PREFIX_CHARACTERS + RANDOM_CHARACTERS;
const KEY_CHARACTERS = BODY_CHARACTERS + CHECKSUM_CHARACTERS;
const FORM = new RegExp(`^alm_[sp]k_[${ALPHABET}]{${RANDOM_CHARACTERS + CHECKSUM_CHARACTERS}}$`);

/**
 * Makes a key: `alm_sk_` or `alm_pk_`, 40 characters from 200 random bits, and a checksum of six characters (30 bits).
 * @throws InvariantError where `random` gives another number of bytes than it is asked for.
 */
export function generateKey(kind: KeyKind, random: (byteCount: number) => Uint8Array): string {
  const bytes = random(RANDOM_BYTES);
  if (bytes.length !== RANDOM_BYTES) {
    throw new InvariantError("the random source gave another number of bytes", {
      asked: RANDOM_BYTES,
      got: bytes.length,
    });
  }
  const body = PREFIX[kind] + base32(bytes);
  return body + checksumOf(body);
}

/**
 * Reads a key, or undefined for anything that is none: another length (refused unread, so the size of what a caller
 * sends costs nothing), another prefix or alphabet, a wrong checksum. Asks no storage.
 */
export function parseKey(text: string): ParsedKey | undefined {
  if (text.length !== KEY_CHARACTERS || !FORM.test(text)) return undefined;
  const body = text.slice(0, BODY_CHARACTERS);
  if (checksumOf(body) !== text.slice(BODY_CHARACTERS)) return undefined;
  return {
    kind: text.startsWith(PREFIX.secret) ? "secret" : "publishable",
    keyId: text.slice(0, PREFIX_CHARACTERS + PUBLIC_CHARACTERS),
    hash: hashKey(text),
  };
}

/** SHA-256 in hexadecimal: a key has 200 random bits, so it needs no salt and no slow hash. */
export function hashKey(text: string): string {
  return bytesToHex(sha256(text));
}

/** Finds typing errors without a lookup. It guards nothing: anyone can compute it. */
function checksumOf(body: string): string {
  return base32(sha256(body).subarray(0, 5)).slice(0, CHECKSUM_CHARACTERS);
}
