import { formatIp, parseIp } from "./ip";
import { punycodeDecode, punycodeEncode } from "./punycode";

const MAX_HOSTNAME_CHARACTERS = 253;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const NUMERIC = /^(?:\d+|0x[0-9a-f]*)$/;
const ASCII = /^[\p{ASCII}]*$/u;
/** Full stops that keyboards of other scripts write (UTS 46, 4): ideographic, and its half-width form. */
const OTHER_STOPS = /[\u3002\uff61]/g;
const WRITABLE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Its letters are folded to upper case in UTS 46, against `toLowerCase`. */
const UNUSUAL_CASE = /\p{Script=Cherokee}/u;
/**
 * Lunate and mathematical final sigmas: NFKC makes a final sigma of them, UTS 46 a plain one. Capital sharp s: `ß` or
 * `ss`, by the version.
 */
const AMBIGUOUS = /[\u03f2\u03f9\u1e9e\u{1d6d3}\u{1d70d}\u{1d747}\u{1d781}\u{1d7bb}]/u;
/** Letters whose upper case is another letter's too, and which UTS 46 keeps in its current, nontransitional form. */
const KEPT = /[ßςı]/g;

/**
 * The one way to write a host: ASCII in lower case, international labels in Punycode (`xn--…`), IPv6 in brackets, no
 * closing dot. Undefined for text that is not a host: blanks, ports, empty labels, labels of more than 63 and names of
 * more than 253 characters, numbers other than IPv4 addresses, Punycode that decodes to nothing. Unicode letters are
 * mapped as in UTS 46; the few that lower case and NFKC map differently are refused, never mistaken for another host.
 */
export function normalizeHostname(text: string): string | undefined {
  if (text.length > MAX_HOSTNAME_CHARACTERS + 1 || AMBIGUOUS.test(text)) return undefined;
  const bracketed = /^\[([^\]]*)\]$/.exec(text)?.[1];
  if (bracketed !== undefined) return literalOf(bracketed, 6);
  const labels = withoutClosingDot(text.replace(OTHER_STOPS, ".").normalize("NFKC")).split(".").map(labelOf);
  if (!labels.every((label) => label !== undefined)) return undefined;
  const host = labels.join(".");
  if (host.length > MAX_HOSTNAME_CHARACTERS) return undefined;
  return NUMERIC.test(labels.at(-1) ?? "") ? literalOf(host, 4) : host;
}

/** Whether a normalized host is an address, and no name. */
export function isAddressHost(host: string): boolean {
  return host.startsWith("[") || parseIp(host)?.version === 4;
}

/** A normalized host with its Punycode labels in their own script, to be shown. */
export function unicodeHostname(host: string): string {
  const readable = (label: string): string =>
    label.startsWith("xn--") ? (punycodeDecode(label.slice(4)) ?? label) : label;
  return host.split(".").map(readable).join(".");
}

/** As the URL standard has it, an IPv6 literal stays one even where it holds an IPv4 address. */
function literalOf(text: string, version: 4 | 6): string | undefined {
  if (text.includes(":") !== (version === 6)) return undefined;
  const address = parseIp(text);
  if (address === undefined) return undefined;
  if (version === 4) return formatIp(address);
  const groups = address.version === 4 ? [0, 0, 0, 0, 0, 0xffff, ...address.groups] : address.groups;
  return `[${formatIp({ version: 6, groups })}]`;
}

/** `example.com.` is `example.com`, absolute (RFC 1034, 3.1). */
function withoutClosingDot(text: string): string {
  return text.endsWith(".") ? text.slice(0, -1) : text;
}

function labelOf(text: string): string | undefined {
  const label = ASCII.test(text) ? text.toLowerCase() : international(text);
  if (label === undefined || !LABEL.test(label)) return undefined;
  return label.startsWith("xn--") && !isCanonical(label) ? undefined : label;
}

function international(text: string): string | undefined {
  // Letter by letter: of a whole word, toLowerCase makes a final sigma at its end.
  const lower = [...text]
    .map((character) => character.toLowerCase())
    .join("")
    .normalize("NFKC");
  const isWritable = WRITABLE.test(lower) && !INVISIBLE.test(lower) && !UNUSUAL_CASE.test(lower);
  if (!isWritable || lower.startsWith("xn--") || !isSettled(lower.replace(KEPT, ""))) return undefined;
  if (ASCII.test(lower)) return lower;
  const encoded = punycodeEncode(lower);
  return encoded === undefined ? undefined : `xn--${encoded}`;
}

/** True where changing the case and back changes nothing, so that lower case and case folding agree. */
function isSettled(lower: string): boolean {
  const back = [...lower.toUpperCase()].map((character) => character.toLowerCase()).join("");
  return back.normalize("NFKC") === lower.normalize("NFKC");
}

/** The same label must not have two spellings: the decoded text must encode to it again, and must need Punycode. */
function isCanonical(label: string): boolean {
  const decoded = punycodeDecode(label.slice(4));
  return decoded !== undefined && !ASCII.test(decoded) && `xn--${punycodeEncode(decoded)}` === label;
}
