/** An address as its 16-bit groups: two for IPv4, eight for IPv6. */
export interface IpAddress {
  readonly version: 4 | 6;
  readonly groups: readonly number[];
}

const OCTET = /^(?:0|[1-9]\d{0,2})$/;
const GROUP = /^[0-9a-f]{1,4}$/i;
const LONGEST = 45;

/**
 * Reads an address: four decimal octets without leading zeros, or IPv6 as RFC 4291 (2.2) writes it, without brackets,
 * zone or port. IPv4-mapped IPv6 (`::ffff:192.0.2.1`) is the IPv4 address. Undefined for anything else.
 */
export function parseIp(text: string): IpAddress | undefined {
  if (text.length > LONGEST) return undefined;
  return text.includes(":") ? parseIpv6(text) : parseIpv4(text);
}

/** The one way to write an address: RFC 5952 for IPv6, in lower case and with the longest run of zeros left out. */
export function formatIp(address: IpAddress): string {
  const { version, groups } = address;
  if (version === 4) return groups.flatMap((group) => [group >> 8, group & 255]).join(".");
  const run = longestZeroRun(groups);
  const written = groups.map((group) => group.toString(16));
  if (run.length < 2) return written.join(":");
  return `${written.slice(0, run.start).join(":")}::${written.slice(run.start + run.length).join(":")}`;
}

function parseIpv4(text: string): IpAddress | undefined {
  const octets = text.split(".");
  if (octets.length !== 4 || !octets.every((octet) => OCTET.test(octet) && Number(octet) <= 255)) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = octets.map(Number);
  return { version: 4, groups: [a * 256 + b, c * 256 + d] };
}

function parseIpv6(text: string): IpAddress | undefined {
  const halves = text.split("::");
  if (halves.length > 2) return undefined;
  const head = groupsOf(halves[0] ?? "", halves.length === 1);
  const tail = groupsOf(halves[1] ?? "", true);
  if (head === undefined || tail === undefined) return undefined;
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  return unmapped([...head, ...Array.from({ length: missing }, () => 0), ...tail]);
}

/** Groups between colons; the last may be an IPv4 address where the text ends there. */
function groupsOf(text: string, isEnd: boolean): readonly number[] | undefined {
  if (text === "") return [];
  const groups: number[] = [];
  const parts = text.split(":");
  for (const [index0, part] of parts.entries()) {
    const embedded = isEnd && index0 === parts.length - 1 && part.includes(".") ? parseIpv4(part) : undefined;
    if (embedded !== undefined) groups.push(...embedded.groups);
    else if (GROUP.test(part)) groups.push(Number.parseInt(part, 16));
    else return undefined;
  }
  return groups;
}

/** `::ffff:0:0/96` (RFC 4291, 2.5.5.2): the form in which a socket for both versions shows an IPv4 client. */
function unmapped(groups: readonly number[]): IpAddress {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? { version: 4, groups: groups.slice(6) } : { version: 6, groups };
}

/** The first of the longest runs (RFC 5952, 4.2.3). */
function longestZeroRun(groups: readonly number[]): { readonly start: number; readonly length: number } {
  let best = { start: 0, length: 0 };
  let length = 0;
  for (const [index0, group] of groups.entries()) {
    length = group === 0 ? length + 1 : 0;
    if (length > best.length) best = { start: index0 - length + 1, length };
  }
  return best;
}
