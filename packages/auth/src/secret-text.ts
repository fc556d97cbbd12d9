import { InvariantError } from "@almagest/operation";
import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";
import { ALPHABET, base32 } from "./encoding";

const RANDOM_BYTES = 25;
const RANDOM_CHARACTERS = 40;
const CHECKSUM_CHARACTERS = 6;
/** `alm_sk_`: every kind of secret has a prefix of this length. */
export const PREFIX_CHARACTERS = 7;
const BODY_CHARACTERS = PREFIX_CHARACTERS + RANDOM_CHARACTERS;
const SECRET_CHARACTERS = BODY_CHARACTERS + CHECKSUM_CHARACTERS;
const FORM = new RegExp(`^alm_[a-z]{2}_[${ALPHABET}]{${RANDOM_CHARACTERS + CHECKSUM_CHARACTERS}}$`);

/**
 * Makes a secret: its prefix, 40 characters from 200 random bits, and a checksum of six characters (30 bits).
 * @throws InvariantError where `random` gives another number of bytes than it is asked for.
 */
export function generateSecret(prefix: string, random: (byteCount: number) => Uint8Array): string {
  const bytes = random(RANDOM_BYTES);
  if (bytes.length !== RANDOM_BYTES) {
    throw new InvariantError("the random source gave another number of bytes", {
      asked: RANDOM_BYTES,
      got: bytes.length,
    });
  }
  const body = prefix + base32(bytes);
  return body + checksumOf(body);
}

/** The prefix of a secret whose form and checksum are right; undefined for any other text. Asks no storage. */
export function prefixOf(text: string): string | undefined {
  if (text.length !== SECRET_CHARACTERS || !FORM.test(text)) return undefined;
  if (checksumOf(text.slice(0, BODY_CHARACTERS)) !== text.slice(BODY_CHARACTERS)) return undefined;
  return text.slice(0, PREFIX_CHARACTERS);
}

/** SHA-256 in hexadecimal: a secret has 200 random bits, so it needs no salt and no slow hash. */
export function hashSecret(text: string): string {
  return bytesToHex(sha256(text));
}

/** Finds typing errors without a lookup. It guards nothing: anyone can compute it. */
function checksumOf(body: string): string {
  return base32(sha256(body).subarray(0, 5)).slice(0, CHECKSUM_CHARACTERS);
}
