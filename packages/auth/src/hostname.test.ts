import { domainToASCII, domainToUnicode } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { strong } from "../../../suites/strength";
import { normalizeHostname, unicodeHostname } from "./hostname";
import { formatIp, parseIp } from "./ip";
import { punycodeDecode, punycodeEncode } from "./punycode";

const character = fc.integer({ min: 0x80, max: 0x10_ffff }).filter((point) => point < 0xd800 || point > 0xdfff);
const label = fc.array(fc.oneof(character, fc.integer({ min: 0x61, max: 0x7a })), { minLength: 1, maxLength: 30 });

describe("Punycode", () => {
  it("writes the samples of RFC 3492, section 7.1", () => {
    const samples = [
      ["他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"],
      ["pročprostěnemluvíčesky".replace("p", "P"), "Proprostnemluvesky-uyb24dma41a"],
      ["なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"],
      ["3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"],
      ["安室奈美恵-with-SUPER-MONKEYS", "-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n"],
    ] as const;
    for (const [text, code] of samples) {
      expect(punycodeEncode(text)).toBe(code);
      expect(punycodeDecode(code)).toBe(text);
    }
  });

  it("reads back what it wrote", () => {
    fc.assert(
      fc.property(label, (points) => {
        const text = String.fromCodePoint(...points);
        const code = punycodeEncode(text) ?? "";
        fc.pre(code.length <= 63);
        expect(punycodeDecode(code)).toBe(text);
      }),
    );
  });

  it("reads any text in bounded time, to a label or to nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."abcz019-"), maxLength: 80 }), (text) => {
        const read = punycodeDecode(text);
        expect(read === undefined || typeof read === "string").toBe(true);
      }),
    );
    expect(punycodeDecode("9".repeat(63))).toBeUndefined();
    expect(punycodeEncode("ü".repeat(1_000_000))).toBeUndefined();
  });
});

describe("a hostname", () => {
  it("is lower case, without a closing dot, in Punycode whatever the spelling", () => {
    for (const text of ["münchen.de", "MÜNCHEN.de", "xn--mnchen-3ya.de", "XN--MNCHEN-3YA.DE.", "mu\u0308nchen。de"]) {
      expect(normalizeHostname(text)).toBe("xn--mnchen-3ya.de");
    }
    expect(unicodeHostname("shop.xn--mnchen-3ya.de")).toBe("shop.münchen.de");
  });

  it("of any one letter of any script is what the URL standard makes of it, or refused", () => {
    const different: string[] = [];
    let accepted = 0;
    for (let point = 0x80; point <= 0x2_ffff; point += 1) {
      if (point >= 0xd800 && point <= 0xdfff) continue;
      const text = `x${String.fromCodePoint(point)}x.example`;
      const host = normalizeHostname(text);
      const standard = domainToASCII(text);
      if (host === undefined || standard === "") continue;
      accepted += 1;
      if (host !== standard) different.push(`${point.toString(16)}: ${host}, not ${standard}`);
    }
    expect(different).toEqual([]);
    expect(accepted).toBeGreaterThan(100_000);
  });

  it("of words in many scripts is what the URL standard makes of it", () => {
    const words = [
      "straße",
      "ΟΔΟΣ",
      "όδος",
      "ısı",
      "İzmir",
      "пример",
      "例え",
      "उदाहरण",
      "مثال",
      "דוגמה",
      "한국",
      "ÆØÅ",
    ];
    for (const word of words) {
      const host = normalizeHostname(`${word}.example`);
      expect(host).toBe(domainToASCII(`${word}.example`));
      expect(unicodeHostname(host ?? "")).toBe(domainToUnicode(host ?? ""));
    }
  });

  it("stays as it is when normalized again", () => {
    const parts = fc.constantFrom(
      "a",
      "B",
      "ü",
      "ß",
      "É",
      "-",
      "_",
      ".",
      "9",
      "0",
      "xn--",
      "例",
      "。",
      "[",
      "]",
      ":",
      "1",
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 20 }), (some) => {
        const host = normalizeHostname(some.join(""));
        fc.pre(host !== undefined);
        expect(normalizeHostname(host ?? "")).toBe(host);
        expect(host).toMatch(/^[a-z0-9._:[\]-]+$/);
      }),
      { numRuns: strong(300, 2000) },
    );
  });

  it("is none with blanks, ports, empty or long labels, half addresses or Punycode of nothing", () => {
    const none = ["", ".", "a..b", ".a", "a b", "a:80", "a/b", "*.a.com", "-a.com", "a-.com", "a".repeat(64), "1.2.3"];
    const more = [
      "256.1.1.1",
      "01.2.3.4",
      "0x7f",
      "[::1",
      "[1.2.3.4]",
      "[]",
      "::1",
      "xn--.com",
      "xn--a-.com",
      "xn--9.com",
    ];
    for (const text of [...none, ...more, "a\u200db.com", "a\n.com", `${"a.".repeat(127)}com`]) {
      expect(normalizeHostname(text), JSON.stringify(text)).toBeUndefined();
    }
  });

  it("may be an address: IPv6 in brackets, in the form of RFC 5952", () => {
    expect(normalizeHostname("127.0.0.1")).toBe("127.0.0.1");
    expect(normalizeHostname("[0:0:0:0:0:0:0:1]")).toBe("[::1]");
    expect(normalizeHostname("[2001:DB8::0:1]")).toBe("[2001:db8::1]");
    for (const literal of ["[::ffff:1.2.3.4]", "[::1.2.3.4]", "[2001:db8:0:1:1:1:1:1]", "[1:0:0:2:0:0:0:3]"]) {
      expect(normalizeHostname(literal)).toBe(new URL(`http://${literal}`).hostname);
    }
  });
});

describe("an address", () => {
  it("reads back from its own writing, as the URL standard writes it", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant(0), fc.nat(65_535)), { minLength: 8, maxLength: 8 }), (groups) => {
        fc.pre(groups.slice(0, 5).some((group) => group !== 0));
        const text = formatIp({ version: 6, groups });
        expect(parseIp(text)).toEqual({ version: 6, groups });
        expect(`[${text}]`).toBe(new URL(`http://[${groups.map((group) => group.toString(16)).join(":")}]`).hostname);
      }),
    );
    fc.assert(
      fc.property(fc.ipV4(), (text) => {
        expect(formatIp(parseIp(text) ?? { version: 4, groups: [] })).toBe(text);
      }),
    );
  });

  it("takes every form of IPv6 of the grammar of RFC 3986", () => {
    fc.assert(
      fc.property(fc.ipV6(), (text) => {
        expect(parseIp(text)).toBeDefined();
      }),
    );
  });

  it("of any other text is none", () => {
    for (const text of [
      "",
      "1",
      "1.2.3",
      "1.2.3.4.5",
      "1::2::3",
      ":::",
      ":1",
      "1:",
      "1:2:3:4:5:6:7",
      "::g",
      "1.2.3.4::",
    ]) {
      expect(parseIp(text), text).toBeUndefined();
    }
    expect(parseIp("1:2:3:4:5:6:7::8")).toBeUndefined();
  });
});
