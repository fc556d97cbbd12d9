import { hash } from "node:crypto";

/** Caching for an hour without asking again, by any cache or only by the caller's own. */
export const AN_HOUR = "public, max-age=3600";
export const OWN_FOR_AN_HOUR = "private, max-age=3600";

/** A weak tag (RFC 9110, 8.8.3): the same for all codings of one text. */
export function tagOf(text: string | Uint8Array): string {
  return `W/"${hash("sha256", text, "base64url").slice(0, 27)}"`;
}

/** Whether `If-None-Match` matches an existing text (RFC 9110, 13.1.2); `*` matches any. */
export function isKnown(header: string | undefined, tag: string): boolean {
  return header !== undefined && (header.trim() === "*" || isNamed(header, tag));
}

/** Whether `If-None-Match` lists a tag, by weak comparison. */
export function isNamed(header: string, tag: string): boolean {
  const opaque = tag.replace(/^W\//, "");
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === opaque);
}
