/** A key of the installation, with which what must not be stored is sealed. */
export interface SealKey {
  /** Tells in an address with which key it was sealed. */
  readonly id: string;
  /** 32 bytes. */
  readonly key: Uint8Array;
}

const KEY_BYTES = 32;
const ONE = /^([a-z0-9]{1,16}):([A-Za-z0-9+/_-]{43}=?)$/;

/** The form of keys, for a message. */
export const SEAL_KEYS_RULE =
  "id:key, several with commas between, the one that seals first. An id has 1 to 16 of a-z and 0-9, a key is 32 random bytes in base64, as from: openssl rand -base64 32";

/** Reads `2026:…,2025:…`; undefined where that is not the form, or where an id comes twice. */
export function parseSealKeys(text: string): readonly SealKey[] | undefined {
  const keys: SealKey[] = [];
  for (const part of text.split(",")) {
    const [, id, key] = ONE.exec(part.trim()) ?? [];
    if (id === undefined || key === undefined || keys.some((one) => one.id === id)) return undefined;
    const bytes = Buffer.from(key, "base64");
    if (bytes.length !== KEY_BYTES) return undefined;
    keys.push({ id, key: bytes });
  }
  return keys;
}

/** A new key in that form. */
export function newSealKey(random: (byteCount: number) => Uint8Array): string {
  return `1:${Buffer.from(random(KEY_BYTES)).toString("base64url")}`;
}
