import { generateSecret, hashSecret, PREFIX_CHARACTERS, prefixOf } from "./secret-text";

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
const KIND_BY_PREFIX: ReadonlyMap<string | undefined, KeyKind> = new Map([
  [PREFIX.secret, "secret"],
  [PREFIX.publishable, "publishable"],
]);
const PUBLIC_CHARACTERS = 8;

/**
 * Makes a key: `alm_sk_` or `alm_pk_`, 40 characters from 200 random bits, and a checksum of six characters (30 bits).
 * @throws InvariantError where `random` gives another number of bytes than it is asked for.
 */
export function generateKey(kind: KeyKind, random: (byteCount: number) => Uint8Array): string {
  return generateSecret(PREFIX[kind], random);
}

/**
 * Reads a key, or undefined for anything that is none: another length (refused unread, so the size of what a caller
 * sends costs nothing), another prefix or alphabet, a wrong checksum. Asks no storage.
 */
export function parseKey(text: string): ParsedKey | undefined {
  const kind = KIND_BY_PREFIX.get(prefixOf(text));
  if (kind === undefined) return undefined;
  return { kind, keyId: text.slice(0, PREFIX_CHARACTERS + PUBLIC_CHARACTERS), hash: hashKey(text) };
}

/** SHA-256 in hexadecimal: a key has 200 random bits, so it needs no salt and no slow hash. */
export function hashKey(text: string): string {
  return hashSecret(text);
}
