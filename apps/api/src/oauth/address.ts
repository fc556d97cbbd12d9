import { isLoopback } from "../listening";

/** Longer addresses are not needed, and would be stored and shown. */
const LONGEST_ADDRESS = 500;
/** Visible ASCII, with a host where parsers agree to look for it: no blanks, and no letters that look like others. */
const PLAIN = /^https?:\/\/[^/?@][!-~]*$/;

/** The address that an answer may be sent to: https, or a program on the reader's own computer. */
export function redirectAddress(text: string): URL | undefined {
  if (text.length > LONGEST_ADDRESS || !PLAIN.test(text) || /[\\"<>#]/.test(text) || !URL.canParse(text))
    return undefined;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "" || url.hostname === "") return undefined;
  const isAllowed = url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
  return isAllowed ? url : undefined;
}

/**
 * Whether an address is a registered one: letter by letter (RFC 9700, 2.1), except that a program on the reader's
 * computer takes any port that is free (RFC 8252, 7.3).
 */
export function isRegistered(asked: string, registered: readonly string[]): boolean {
  if (redirectAddress(asked) === undefined) return false;
  return registered.some((one) => one === asked || (withoutPort(one) ?? "") === withoutPort(asked));
}

/** Cut out of the text: a parser would also unify other spellings. */
const LOOPBACK = /^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(\/.*)?$/;

function withoutPort(address: string): string | undefined {
  const [, before, after = ""] = LOOPBACK.exec(address) ?? [];
  return before === undefined ? undefined : `${before}${after}`;
}

/** Whether a service at this address may offer sign-ins: https, or this machine alone. */
export function isSafeBase(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === "https:" || isLoopback(hostname);
}

/** The address with an answer in its query, beside what is there. */
export function answerAddress(redirectUri: string, answer: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) query.set(name, value);
  return `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}${query}`;
}
