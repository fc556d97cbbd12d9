import { BlockList, isIP, isIPv4 } from "node:net";

/** Networks inside that deliveries may reach. */
export interface Inside {
  /** Only then may an address be without TLS. */
  readonly isAny: boolean;
  readonly has: (address: string) => boolean;
}

export const NOTHING_INSIDE: Inside = { isAny: false, has: () => false };

/** For a message. */
export const INSIDE_RULE = "addresses or networks with commas between, such as 10.1.2.3,172.18.0.0/16,fd00::/8";

/** Reads `172.18.0.0/16,10.1.2.3`; undefined where that is not the form. */
export function parseInside(text: string): Inside | undefined {
  const list = new BlockList();
  for (const part of text.split(",").map((each) => each.trim())) {
    const [address = "", bits, ...more] = part.split("/");
    const isFour = isIPv4(address);
    const most = isFour ? 32 : 128;
    const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (isIP(address) === 0 || more.length > 0 || !(length <= most)) return undefined;
    list.addSubnet(address, length, isFour ? "ipv4" : "ipv6");
  }
  return {
    isAny: true,
    has: (address) => isIP(address) !== 0 && list.check(address, isIPv4(address) ? "ipv4" : "ipv6"),
  };
}
