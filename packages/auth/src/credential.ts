import { type KeyKind, parseKey } from "./key";
import { parseToken } from "./oauth/token";
import { PREFIX_CHARACTERS } from "./secret-text";

/** A key, or an access token of a sign-in, whose form and checksum are right. */
export interface ParsedCredential {
  readonly kind: KeyKind | "token";
  /** The part that may be shown and logged. */
  readonly keyId: string;
  readonly hash: string;
}

/** Reads a key or an access token. Codes and refresh tokens open nothing by themselves. */
export function parseCredential(text: string): ParsedCredential | undefined {
  const key = parseKey(text);
  if (key !== undefined) return key;
  const token = parseToken(text);
  return token?.kind === "access"
    ? { kind: "token", keyId: text.slice(0, PREFIX_CHARACTERS), hash: token.hash }
    : undefined;
}
