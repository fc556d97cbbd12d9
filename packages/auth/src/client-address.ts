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
 * Whom a request without a key is attributed to: the IPv4 address, or the first 64 bits of the IPv6 address, which is
 * what one subscriber has at the least (RFC 6177). Counted from the right, past the entries that the operator's own
 * proxies added, so whatever a client wrote to the left is never read. Undefined where there is no such entry or it is
 * no address.
 * @throws InvariantError for `trustedHops` that is no whole number of 0 or more.
 */
export function clientAddress(source: AddressSource): string | undefined {
  const { socketAddress, forwardedFor, trustedHops } = source;
  if (!Number.isSafeInteger(trustedHops) || trustedHops < 0) {
    throw new InvariantError("trusted hops are a whole number of 0 or more", { trustedHops });
  }
  const seen = trustedHops === 0 ? socketAddress : (forwardedFor ?? "").split(",").at(-trustedHops);
  const address = parseIp(bare(seen ?? ""));
  return address === undefined || isUnspecified(address) ? undefined : networkOf(address);
}

/**
 * The id that a client's daily allowance is counted under: `free_` and 96 bits of HMAC-SHA-256 (RFC 2104). Without the
 * salt nobody can find the address by trying all of them; keep it secret, and the same in every process.
 * @throws InvariantError for a salt of fewer than 16 characters.
 */
export function clientId(address: string, salt: string): string {
  if (salt.length < SHORTEST_SALT) throw new InvariantError("the salt is too short", { atLeast: SHORTEST_SALT });
  return `free_${bytesToHex(hmac(sha256, salt, address)).slice(0, ID_CHARACTERS)}`;
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

function networkOf(address: IpAddress): string {
  if (address.version === 4) return formatIp(address);
  return `${formatIp({ version: 6, groups: [...address.groups.slice(0, 4), 0, 0, 0, 0] })}/64`;
}
