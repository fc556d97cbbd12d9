import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sealKey } from "../../test/feeds";
import { newSealKey, parseSealKeys } from "../seal-keys";
import { feedSealer, type SealedFeed } from "./seal";

const random = (byteCount: number): Uint8Array => new Uint8Array(randomBytes(byteCount));
const [first, second] = [sealKey("a"), sealKey("b")];
const feed: SealedFeed = {
  id: "feed_0123456789abcdef",
  operationId: "getCriticalDays",
  lang: "de",
  input: { birthDate: "1990-07-15" },
};

describe("a sealed feed", () => {
  const sealer = feedSealer([first], random);

  test("opens where it was sealed, says nothing of what is in it, and is another each time", () => {
    const sealed = sealer.seal(feed);
    expect(sealer.open(sealed)).toEqual(feed);
    expect(sealed).toMatch(/^a\.[\w-]+$/);
    expect(Buffer.from(sealed.slice(2), "base64url").toString("latin1")).not.toContain("1990");
    expect(sealer.seal(feed)).not.toBe(sealed);
  });

  test("opens nothing once any byte of it is changed, cut or added", () => {
    const sealed = sealer.seal(feed);
    const bytes = Buffer.from(sealed.slice(2), "base64url");
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ change;
        expect(sealer.open(`a.${changed.toString("base64url")}`)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
    for (let length = 0; length < sealed.length; length += 1)
      expect(sealer.open(sealed.slice(0, length))).toBeUndefined();
    for (const added of ["=", "A", " ", "\n", "%", ".", "\0"]) expect(sealer.open(sealed + added)).toBeUndefined();
  });

  test("has one spelling: the spare bits of its last letter are zero", () => {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    for (let length = 1; length < 4; length += 1) {
      const sealed = sealer.seal({ ...feed, input: { name: "x".repeat(length) } });
      const same = [...letters].filter((letter) => sealer.open(sealed.slice(0, -1) + letter) !== undefined);
      expect(same).toEqual([sealed.slice(-1)]);
    }
  });

  test("opens at no other installation, whatever its key is called", () => {
    const sealed = sealer.seal(feed);
    expect(feedSealer([sealKey("a")], random).open(sealed)).toBeUndefined();
    expect(feedSealer([{ id: "b", key: first.key }], random).open(sealed.replace("a.", "b."))).toBeUndefined();
  });

  test("opens after a rotation as long as its key is known", () => {
    const sealed = sealer.seal(feed);
    const rotated = feedSealer([second, first], random);
    expect(rotated.open(sealed)).toEqual(feed);
    expect(rotated.seal(feed)).toMatch(/^b\./);
    expect(feedSealer([second], random).open(sealed)).toBeUndefined();
  });

  test("any text opens nothing, and throws nothing", () => {
    const opensNothing = (text: string): void => expect(sealer.open(text)).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => void opensNothing(text)));
    const inBase64 = (bytes: Uint8Array): string => `a.${Buffer.from(bytes).toString("base64url")}`;
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void opensNothing(inBase64(bytes))));
    expect(sealer.open(`a.${"A".repeat(100_000)}`)).toBeUndefined();
  });
});

describe("the keys of an installation", () => {
  test("are read in their order, in both alphabets of base 64", () => {
    const key = Buffer.alloc(32, 255);
    const text = `2026:${key.toString("base64")}, 2025:${key.toString("base64url")}`;
    expect(parseSealKeys(text)?.map(({ id }) => id)).toEqual(["2026", "2025"]);
    expect(parseSealKeys(newSealKey(random))).toHaveLength(1);
  });

  test.each([
    "",
    ":",
    "a",
    "a:",
    `a:${"A".repeat(42)}`,
    `a:${"A".repeat(44)}`,
    `A:${"A".repeat(43)}`,
    "1:x,",
    ",",
    "é:x",
  ])("%j is none", (text) => expect(parseSealKeys(text)).toBeUndefined());

  test("have different ids", () => {
    expect(parseSealKeys(`${newSealKey(random)},${newSealKey(random)}`)).toBeUndefined();
  });
});
