import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientAddress, clientId, clientNetwork, networkId } from "./client-address";

const from = (socketAddress: string | undefined, forwardedFor?: string, trustedHops = 0): string | undefined =>
  clientAddress({ socketAddress, forwardedFor, trustedHops });

describe("the address of a client", () => {
  it("is the other end of the connection where no proxy is trusted, whatever the header says", () => {
    fc.assert(
      fc.property(fc.string(), (forged) => {
        expect(from("203.0.113.9", forged)).toBe("203.0.113.9");
      }),
    );
  });

  it("is the entry that the outermost trusted proxy added, whatever the client wrote before it", () => {
    const entries = fc.array(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), { maxLength: 5 });
    fc.assert(
      fc.property(entries, fc.nat(4), (forged, inner) => {
        const proxies = Array.from({ length: inner }, (_, index0) => `10.0.0.${index0 + 1}`);
        const header = [...forged, "203.0.113.9", ...proxies].join(", ");
        expect(from("10.0.0.99", header, inner + 1)).toBe("203.0.113.9");
      }),
    );
  });

  it("is unknown where a trusted proxy is missing or wrote no address", () => {
    for (const header of [undefined, "", ",", "unknown", "203.0.113.9,", "_hidden", "1.2.3.4.5", "1.2.3.4:x"]) {
      expect(from("10.0.0.1", header, 1), header).toBeUndefined();
    }
    expect(from("10.0.0.1", "203.0.113.9", 2)).toBeUndefined();
    for (const socket of [undefined, "", "garbage", "0.0.0.0", "::", "/run/socket"])
      expect(from(socket)).toBeUndefined();
  });

  it("is the same for IPv4 and IPv4 mapped into IPv6, with a port, in brackets and with a zone", () => {
    for (const text of ["203.0.113.9", "::ffff:203.0.113.9", "::FFFF:cb00:7109", "203.0.113.9:443", " 203.0.113.9 "]) {
      expect(from(text)).toBe("203.0.113.9");
    }
    for (const text of ["fe80::1", "fe80::2%eth0", "[fe80::3]", "[fe80::4]:443"]) expect(from(text)).toBe("fe80::/64");
  });

  it("is the IPv4 client that NAT64 or 6to4 carries, and no other prefix is taken for them", () => {
    for (const text of ["64:ff9b::203.0.113.9", "64:ff9b::cb00:7109", "2002:cb00:7109::", "2002:cb00:7109:1:2::3"]) {
      expect(from(text), text).toBe("203.0.113.9");
    }
    expect(from("64:ff9b:1::203.0.113.9")).toBe("64:ff9b:1::/64");
    expect(from("2003:cb00:7109::1")).toBe("2003:cb00:7109::/64");
    for (const text of ["64:ff9b::", "2002::1"]) expect(from(text), text).toBeUndefined();
  });

  it("is the first half of an IPv6 address: a change in the other half changes nothing, one in the first does", () => {
    const group = fc.nat(65_535);
    fc.assert(
      fc.property(fc.tuple(group, group, group, group), fc.tuple(group, group, group, group), (net, own) => {
        fc.pre(net.some((part) => part !== 0) && net[0] !== 0x2002 && net[0] !== 0x64);
        const text = (parts: readonly number[]): string => parts.map((part) => part.toString(16)).join(":");
        const first = from(text([...net, ...own]));
        expect(first).toBe(from(text([...net, 0, 0, 0, 1])));
        expect(first).not.toBe(from(text([...net.slice(0, 3), net[3] ^ 1, ...own])));
      }),
    );
  });

  it("of any text is an address or unknown", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(3), (text, hops) => {
        expect(from(text, text, hops) ?? "1.2.3.4").toMatch(/^(?:[\d.]+|[0-9a-f:]+\/64)$/);
      }),
    );
  });

  it("needs a count of proxies", () => {
    for (const hops of [-1, 0.5, Number.NaN]) expect(() => from("203.0.113.9", "", hops)).toThrow("hops");
  });
});

describe("the network around a client", () => {
  it("is the first 48 bits of an IPv6 address, and none of IPv4", () => {
    expect(clientNetwork(from("2001:db8:1:2:3:4:5:6") ?? "")).toBe("2001:db8:1::/48");
    expect(clientNetwork(from("2001:db8:1:ffff::") ?? "")).toBe("2001:db8:1::/48");
    expect(clientNetwork(from("2001:db8:2::1") ?? "")).toBe("2001:db8:2::/48");
    for (const text of ["203.0.113.9", "64:ff9b::203.0.113.9", "2002:cb00:7109::"]) {
      expect(clientNetwork(from(text) ?? ""), text).toBeUndefined();
    }
  });

  it("has an id that no client has", () => {
    expect(networkId("2001:db8:1::/48", "a salt of the operator")).toMatch(/^net_[0-9a-f]{24}$/);
  });
});

describe("the id of a client", () => {
  const salt = "a salt of the operator";

  it("is the same for the same address and salt, and another for another", () => {
    expect(clientId("203.0.113.9", salt)).toMatch(/^free_[0-9a-f]{24}$/);
    expect(clientId("203.0.113.9", salt)).toBe(clientId("203.0.113.9", salt));
    expect(clientId("203.0.113.10", salt)).not.toBe(clientId("203.0.113.9", salt));
    expect(clientId("203.0.113.9", `${salt}!`)).not.toBe(clientId("203.0.113.9", salt));
  });

  it("needs a salt worth the name", () => {
    expect(() => clientId("203.0.113.9", "short")).toThrow("salt");
  });
});
