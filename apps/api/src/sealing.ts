import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { SealKey } from "./seal-keys";

/** Seals texts for one purpose. */
export interface Sealer {
  /**
   * The id of the key, a dot, and what is sealed.
   * @param bound the thing that it belongs to: it opens for that one alone.
   */
  seal(text: string, bound?: string): string;
  /** Undefined for anything that was not sealed here for this purpose and thing, with a key that is still known. */
  open(sealed: string, bound?: string): string | undefined;
}

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals with AES-256-GCM under a key made of the installation's for this purpose alone. A random nonce of 96 bits is good
 * for 2^32 texts of a key.
 * @param keys the first one seals, all of them open; at least one.
 */
export function sealerFor(
  purpose: string,
  keys: readonly SealKey[],
  random: (byteCount: number) => Uint8Array,
): Sealer {
  const made = new Map(keys.map(({ id, key }) => [id, derivedKey(key, purpose)]));
  const [first] = keys;
  // An unknown id takes as long as a known one.
  const nobody = derivedKey(randomBytes(KEY_BYTES), purpose);
  const boundTo = (keyId: string, bound: string | undefined): Uint8Array =>
    Buffer.from([purpose, keyId, ...(bound === undefined ? [] : [bound])].join(", "));
  return {
    seal: (text, bound) => {
      const keyId = first?.id ?? "";
      const nonce = random(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, made.get(keyId) ?? nobody, nonce);
      cipher.setAAD(boundTo(keyId, bound));
      const bytes = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${keyId}.${bytes.toString("base64url")}`;
    },
    open: (sealed, bound) => {
      const dot = sealed.indexOf(".");
      const [keyId, text] = [sealed.slice(0, dot), sealed.slice(dot + 1)];
      const bytes = Buffer.from(text, "base64url");
      // Each text has one spelling: spare bits and foreign letters would make more of one.
      const isPlain = dot > 0 && bytes.toString("base64url") === text;
      if (!isPlain || bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, made.get(keyId) ?? nobody, bytes.subarray(0, NONCE_BYTES));
      decipher.setAAD(boundTo(keyId, bound));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const inside = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
      try {
        return Buffer.concat([decipher.update(inside), decipher.final()]).toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}

/** A key of the installation's for one purpose: what is made with it is good for no other. */
export function derivedKey(key: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, "", purpose, KEY_BYTES));
}
