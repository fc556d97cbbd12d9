import { InvariantError } from "@almagest/operation";
import { base32 } from "../encoding";
import { generateSecret, hashSecret, prefixOf } from "../secret-text";

/** An access token opens a tool server, a refresh token gets the next pair, a code gets the first one. */
export type TokenKind = "access" | "refresh" | "code";

/** A token whose form and checksum are right. Whether anyone issued it is another question. */
export interface ParsedToken {
  readonly kind: TokenKind;
  /** SHA-256 of the whole token as 64 hexadecimal digits, stored instead of the token. */
  readonly hash: string;
}

const PREFIX = { access: "alm_at_", refresh: "alm_rt_", code: "alm_ac_" } as const satisfies Record<TokenKind, string>;
const KIND_BY_PREFIX: ReadonlyMap<string | undefined, TokenKind> = new Map([
  [PREFIX.access, "access"],
  [PREFIX.refresh, "refresh"],
  [PREFIX.code, "code"],
]);

export const ACCESS_SECONDS = 3_600;
export const REFRESH_SECONDS = 60 * 86_400;
export const CODE_SECONDS = 60;
/** A refresh token that was replaced so recently is an honest repeat: two requests at once, or a lost answer. */
export const LEEWAY_SECONDS = 10;

/**
 * Makes a token: a prefix, 40 characters from 200 random bits and a checksum, as a key has.
 * @throws InvariantError where `random` gives another number of bytes than it is asked for.
 */
export function generateToken(kind: TokenKind, random: (byteCount: number) => Uint8Array): string {
  return generateSecret(PREFIX[kind], random);
}

/** Reads a token, or undefined for anything that is none. Asks no storage. */
export function parseToken(text: string): ParsedToken | undefined {
  const kind = KIND_BY_PREFIX.get(prefixOf(text));
  return kind === undefined ? undefined : { kind, hash: hashSecret(text) };
}

/** Whether a text is meant as an access token, in its right form or not. */
export function looksLikeAccessToken(text: string): boolean {
  return text.startsWith(PREFIX.access);
}

const ID_BYTES = 10;

/** `grant_` or `client_` and 16 characters of Crockford's base 32: 80 random bits. */
export function newOAuthId(prefix: "grant" | "client", random: (byteCount: number) => Uint8Array): string {
  const bytes = random(ID_BYTES);
  if (bytes.length !== ID_BYTES) throw new InvariantError("the random source gives what it is asked for");
  return `${prefix}_${base32(bytes)}`;
}

/** A token is good for the address it was issued for and for those below it. */
export function isCovered(asked: string | undefined, granted: string): boolean {
  return asked !== undefined && (asked === granted || asked.startsWith(`${granted}/`));
}
