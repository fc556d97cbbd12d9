import { InvariantError } from "@almagest/operation";
import { hmac } from "@noble/hashes/hmac";
import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";
import { formatIp, type IpAddress, parseIp } from "./ip";

/** Where a request came from, as the server sees it. */
export interface AddressSource {
  /** The other end of the connection. */
  readonly socketAddress: string | undefined;
  /** The header `X-Forwarded-For`; several of them joined with commas, in order. */
  readonly forwardedFor: string | undefined;
  /** The number of the operator's proxies in front of the service, each adding one entry. 0: the header is ignored. */
  readonly trustedHops: number;
}

const SHORTEST_SALT = 16;
const ID_CHARACTERS = 24;
const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;
const IPV4_WITH_PORT = /^([\d.]+):\d{1,5}$/;

/**
 * The client to which a request without a key is attributed: the IPv4 address, or the first 64 bits of the IPv6
 * address, the least that one subscriber has (RFC 6177). IPv6 that carries an IPv4 client (NAT64, 6to4) is that client.
 * Entries are counted from the right, past those that the operator's own proxies added, so text that a client wrote to
 * the left is never read. Undefined where there is no such entry or it is not an address.
 * @throws InvariantError unless `trustedHops` is a whole number of 0 or more.
 */
export function clientAddress(source: AddressSource): string | undefined {
  const { socketAddress, forwardedFor, trustedHops } = source;
  if (!Number.isSafeInteger(trustedHops) || trustedHops < 0) {
    throw new InvariantError("trusted hops are a whole number of 0 or more", { trustedHops });
  }
  const seen = trustedHops === 0 ? socketAddress : (forwardedFor ?? "").split(",").at(-trustedHops);
  const address = parseIp(bare(seen ?? ""));
  if (address === undefined) return undefined;
  const client = embeddedIpv4(address) ?? address;
  return isUnspecified(client) ? undefined : subscriberOf(client);
}

/**
 * The network around an IPv6 client: the first 48 bits, which is what one site has at the most (RFC 6177, 2). Undefined
 * for IPv4.
 * @param address as `clientAddress` gives it.
 */
export function clientNetwork(address: string): string | undefined {
  const [, text = ""] = /^(.*)\/64$/.exec(address) ?? [];
  const parsed = parseIp(text);
  return parsed === undefined ? undefined : prefixOf(parsed, 3);
}

/**
 * The id that a client's daily allowance is counted under: `free_` and 96 bits of HMAC-SHA-256 (RFC 2104). Without the
 * salt nobody can find the address by trying all of them; keep it secret, and the same in every process.
 * @throws InvariantError for a salt of fewer than 16 characters.
 */
export function clientId(address: string, salt: string): string {
  return `free_${hashed(address, salt)}`;
}

/** The id that the daily allowance of a network is counted under: `net_`, and the rest as `clientId`. */
export function networkId(network: string, salt: string): string {
  return `net_${hashed(network, salt)}`;
}

function hashed(text: string, salt: string): string {
  if (salt.length < SHORTEST_SALT) throw new InvariantError("the salt is too short", { atLeast: SHORTEST_SALT });
  return bytesToHex(hmac(sha256, salt, text)).slice(0, ID_CHARACTERS);
}

/** Without the blanks, brackets, port and zone that proxies and sockets put around an address. */
function bare(entry: string): string {
  const text = entry.trim();
  const address = BRACKETED.exec(text)?.[1] ?? IPV4_WITH_PORT.exec(text)?.[1] ?? text;
  return address.replace(/%[\w.-]+$/, "");
}

function isUnspecified(address: IpAddress): boolean {
  return address.groups.every((group) => group === 0);
}

function subscriberOf(address: IpAddress): string {
  return address.version === 4 ? formatIp(address) : prefixOf(address, 4);
}

/** So many groups of an IPv6 address, and how many bits they are. */
function prefixOf({ groups }: IpAddress, kept: number): string {
  const network = groups.map((group, index0) => (index0 < kept ? group : 0));
  return `${formatIp({ version: 6, groups: network })}/${kept * 16}`;
}

/** NAT64's well-known prefix `64:ff9b::/96` (RFC 6052, 2.1) and 6to4's `2002::/16` (RFC 3056, 2). */
function embeddedIpv4({ version, groups }: IpAddress): IpAddress | undefined {
  if (version === 4) return undefined;
  const [first, second] = groups;
  if (first === 0x2002) return { version: 4, groups: groups.slice(1, 3) };
  const isNat64 = first === 0x64 && second === 0xff9b && groups.slice(2, 6).every((group) => group === 0);
  return isNat64 ? { version: 4, groups: groups.slice(6) } : undefined;
}
