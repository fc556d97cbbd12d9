import type { Caller } from "@almagest/auth";
import type { Issue } from "@almagest/operation";
import type { AskedOnce } from "@almagest/pipeline";

/** The idempotency key of a request; both members are absent without one. */
export interface ReadOnce {
  readonly once?: AskedOnce;
  readonly issues: readonly Issue[];
}

export const LONGEST_KEY = 255;
/** Anybody can read a publishable key, so only the length of the idempotency key protects its digest from guessing. */
const SHORTEST_FOR_PAGES = 16;

/** A quoted string (RFC 8941, 3.3.3), as the header's draft defines it, or the same without quotes. */
const QUOTED = /^"((?:[ !#-[\]-~]|\\["\\])*)"$/;
const BARE = /^[^\s",;\\]+$/;
const PRINTABLE = /^[ -~]*$/;

/**
 * Reads the header `Idempotency-Key` of a POST. Other methods repeat their answer by themselves, or never do.
 * @param secret the caller's API key
 */
export function readOnce(
  header: string | undefined,
  { kind }: Pick<Caller, "kind">,
  secret: string | undefined,
): ReadOnce {
  if (header === undefined) return { issues: [] };
  const text = header.trim();
  const key = PRINTABLE.test(text) ? keyIn(text) : undefined;
  if (key === undefined || key === "" || key.length > LONGEST_KEY) {
    const message = `Idempotency-Key is not a key that can be read. Send one key of 1 to ${LONGEST_KEY} printable ASCII characters, best a random UUID, in quotes or without.`;
    return { issues: [issue(message, { pattern: BARE.source, maximum: LONGEST_KEY })] };
  }
  if (kind === "publishable" && key.length < SHORTEST_FOR_PAGES) {
    const message = `Idempotency-Key has ${key.length} characters. With a publishable key send ${SHORTEST_FOR_PAGES} or more that nobody can guess, such as a random UUID.`;
    return { issues: [issue(message, { minimum: SHORTEST_FOR_PAGES })] };
  }
  return { once: { key, secret: secret ?? "" }, issues: [] };
}

function keyIn(text: string): string | undefined {
  const quoted = QUOTED.exec(text)?.[1];
  if (quoted !== undefined) return quoted.replace(/\\(["\\])/g, "$1");
  return BARE.test(text) ? text : undefined;
}

function issue(message: string, more: Partial<Issue>): Issue {
  return { path: "Idempotency-Key", message, code: "invalid_format", ...more };
}
