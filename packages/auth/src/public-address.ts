import { type IpAddress, parseIp } from "./ip";

/** The first groups and the number of bits of a network. */
type Network = readonly [first: number, second: number, bits: number];

/** Networks that are not globally reachable (IANA's registry of special-purpose addresses), and multicast. */
const IPV4_KEPT: readonly Network[] = [
  [0x0000, 0, 8], // 0.0.0.0/8, this network
  [0x0a00, 0, 8], // 10.0.0.0/8, private
  [0x6440, 0, 10], // 100.64.0.0/10, shared by carriers
  [0x7f00, 0, 8], // 127.0.0.0/8, loopback
  [0xa9fe, 0, 16], // 169.254.0.0/16, link-local and clouds' metadata
  [0xac10, 0, 12], // 172.16.0.0/12, private
  [0xc000, 0, 24], // 192.0.0.0/24, protocol assignments
  [0xc000, 0x0200, 24], // 192.0.2.0/24, documentation
  [0xc058, 0x6300, 24], // 192.88.99.0/24, 6to4 relays
  [0xc0a8, 0, 16], // 192.168.0.0/16, private
  [0xc612, 0, 15], // 198.18.0.0/15, benchmarks
  [0xc633, 0x6400, 24], // 198.51.100.0/24, documentation
  [0xcb00, 0x7100, 24], // 203.0.113.0/24, documentation
  [0xe000, 0, 3], // 224.0.0.0/4 multicast and 240.0.0.0/4 reserved
];

/** The only part of IPv6 that is routed at all is 2000::/3; of it these are kept. */
const IPV6_KEPT: readonly Network[] = [
  [0x2001, 0, 23], // protocol assignments, Teredo among them
  [0x2001, 0x0db8, 32], // documentation
  [0x2002, 0, 16], // 6to4, which carries any IPv4 address
  [0x3fff, 0, 20], // documentation
];

/** Whether a text is an IP address of the public internet, and of no network inside. False for anything else. */
export function isPublicAddress(text: string): boolean {
  const address = parseIp(text);
  if (address === undefined) return false;
  if (address.version === 4) return !IPV4_KEPT.some((network) => isIn(address, network));
  return ((address.groups[0] ?? 0) & 0xe000) === 0x2000 && !IPV6_KEPT.some((network) => isIn(address, network));
}

function isIn({ groups }: IpAddress, [first, second, bits]: Network): boolean {
  const mask = (2 ** 32 - 2 ** (32 - bits)) >>> 0;
  const whole = (high: number, low: number): number => ((high << 16) | low) >>> 0;
  return (whole(groups[0] ?? 0, groups[1] ?? 0) & mask) >>> 0 === (whole(first, second) & mask) >>> 0;
}
