import { createHash, randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generateKey, hashKey, parseKey } from "./key";

const random = (byteCount: number): Uint8Array => new Uint8Array(randomBytes(byteCount));
const bytes = fc.uint8Array({ minLength: 25, maxLength: 25 });
const kinds = fc.constantFrom("secret" as const, "publishable" as const);

describe("keys", () => {
  it("are a prefix, 40 random characters and a checksum, in a URL-safe alphabet", () => {
    expect(generateKey("secret", random)).toMatch(/^alm_sk_[0-9a-hjkmnp-tv-z]{46}$/);
    expect(generateKey("publishable", random)).toMatch(/^alm_pk_[0-9a-hjkmnp-tv-z]{46}$/);
  });

  it("read back as what they were made for, whatever the random bytes", () => {
    fc.assert(
      fc.property(bytes, kinds, (source, kind) => {
        const key = generateKey(kind, () => source);
        expect(parseKey(key)).toEqual({ kind, keyId: key.slice(0, 15), hash: hashKey(key) });
      }),
    );
  });

  it("keep every random bit: different bytes give different keys", () => {
    fc.assert(
      fc.property(bytes, fc.nat(199), (source, bit) => {
        const flipped = source.map((byte, index0) => (index0 === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
        expect(generateKey("secret", () => flipped)).not.toBe(generateKey("secret", () => source));
      }),
    );
  });

  it("spell the bits as Crockford's base 32 does: zeros are 0, ones are z", () => {
    expect(generateKey("secret", (count) => new Uint8Array(count)).slice(7, 47)).toBe("0".repeat(40));
    expect(generateKey("secret", (count) => new Uint8Array(count).fill(255)).slice(7, 47)).toBe("z".repeat(40));
  });

  it("are refused with any one character changed", () => {
    fc.assert(
      fc.property(bytes, fc.nat(52), fc.constantFrom(..."0123456789abcdefghjkmnpqrstvwxyzA-_ é"), (source, at, put) => {
        const key = generateKey("secret", () => source);
        fc.pre(key[at] !== put);
        expect(parseKey(key.slice(0, at) + put + key.slice(at + 1))).toBeUndefined();
      }),
    );
  });

  it("are refused in upper case, with blanks around them, cut short or doubled", () => {
    const key = generateKey("secret", random);
    for (const text of [key.toUpperCase(), ` ${key}`, `${key}\n`, key.slice(0, -1), key + key, ""]) {
      expect(parseKey(text)).toBeUndefined();
    }
  });

  it("of any length that are none are refused without being read", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseKey(text)).toBeUndefined();
      }),
    );
    const msOf = (text: string): number => {
      const start = performance.now();
      for (let round = 0; round < 1000; round += 1) parseKey(text);
      return performance.now() - start;
    };
    const [long, short] = [50_000_000, 500].map((length) => `alm_sk_${"0".repeat(length)}`);
    msOf(short ?? "");
    expect(msOf(long ?? "") / msOf(short ?? "")).toBeLessThan(1000);
  });

  it("are stored as their SHA-256", () => {
    const key = generateKey("secret", random);
    expect(hashKey(key)).toBe(createHash("sha256").update(key).digest("hex"));
  });

  it("need a random source that gives what it is asked for", () => {
    expect(() => generateKey("secret", () => new Uint8Array(3))).toThrow("another number of bytes");
  });
});
