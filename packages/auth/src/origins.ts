import { normalizeHostname } from "./hostname";

/** The verdict of an allowlist on an `Origin` header; the refusals are codes of the service. */
export type OriginDecision = "allowed" | "origin_required" | "origin_not_allowed";

export type AllowlistEntry =
  | { readonly ok: true; readonly host: string }
  /** What is wrong and what to send instead. */
  | { readonly ok: false; readonly message: string };

const LONGEST_ORIGIN = 300;
/** RFC 6454, 6.2: scheme, host and perhaps a port, in ASCII. No path, no user, no blanks, so it is safe to send back. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;

/** An origin as people copy it from the address bar: a scheme or a port may come with the host, and a closing slash. */
const WITH_SCHEME_OR_PORT = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\[[0-9a-f:.]+\]|[^/?#:@\s[\]]+)(?::\d{1,5})?\/?$/i;

/**
 * Reads one entry of a publishable key's allowlist: a plain hostname, in any case, as Unicode or Punycode, or an IPv4
 * address or an IPv6 address in brackets. Scheme and port play no part in what an entry allows, and are left out. The
 * host is given as `normalizeHostname` writes it.
 */
export function readAllowlistEntry(text: string): AllowlistEntry {
  const inside = text.length > LONGEST_ORIGIN ? undefined : WITH_SCHEME_OR_PORT.exec(text.trim())?.[1];
  const host = normalizeHostname(inside ?? text);
  return host === undefined ? { ok: false, message: adviceFor(text) } : { ok: true, host };
}

/**
 * Whether a page may use a key with this allowlist of normalized hosts. Scheme, port and a closing dot are ignored; a
 * subdomain is another host. `null` (a sandboxed frame, a local file) and text that is not an origin never match.
 */
export function originAllowed(originHeader: string | undefined, allowlist: readonly string[]): OriginDecision {
  if (originHeader === undefined || originHeader === "") return "origin_required";
  const host = hostOfOrigin(originHeader);
  return host !== undefined && allowlist.includes(host) ? "allowed" : "origin_not_allowed";
}

/** The normalized host of an `Origin` header, or undefined for `null` and for text that is not an origin. */
export function hostOfOrigin(originHeader: string): string | undefined {
  if (originHeader.length > LONGEST_ORIGIN) return undefined;
  const host = ORIGIN.exec(originHeader)?.[1];
  return host === undefined ? undefined : normalizeHostname(host);
}

function adviceFor(text: string): string {
  if (text.includes("*")) {
    return "Wildcards are not supported. Send each hostname as an entry of its own, such as app.example.com.";
  }
  const inside = hostWithin(text);
  if (inside !== undefined) return `An entry is a hostname without user and path. Send "${inside}".`;
  return 'This is not a hostname. Send one such as "app.example.com"; write unusual letters in Punycode (xn--…).';
}

/** The host of an address that was sent in its place. */
function hostWithin(text: string): string | undefined {
  const host = /^\s*(?:(?:[a-z][a-z0-9+.-]*:)?\/\/)?(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:@\s]+)/i.exec(
    text.slice(0, 2000),
  )?.[1];
  return host === undefined ? undefined : normalizeHostname(host);
}
