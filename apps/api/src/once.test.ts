import { createHash, createHmac } from "node:crypto";
import { hashKey } from "@almagest/auth";
import { describe, expect, it } from "vitest";
import { KEY } from "../test/service";
import { onceParts } from "./once";

const { digest, seededRandom } = onceParts;

describe("the digest of a key of idempotency", () => {
  it("is HMAC-SHA-256 under the API key over each part with its length", () => {
    const spelled = createHmac("sha256", KEY).update("3:key4:Käm").digest("hex");
    expect(digest(KEY, ["key", "Käm"])).toBe(spelled);
    expect(digest(KEY, ["key", new TextEncoder().encode("Käm")])).toBe(spelled);
  });

  it("distinguishes lists of parts, whatever they contain", () => {
    const lists = [["ab"], ["a", "b"], ["", "ab"], ["ab", ""], ["a1:b"], ["1:a1:b"], ["2:ab"]];
    expect(new Set(lists.map((parts) => digest(KEY, parts))).size).toBe(lists.length);
  });

  it("cannot be made from what the database has of an API key", () => {
    const birth = '{"date":"1990-07-15"}';
    const tried = [hashKey(KEY), KEY.slice(0, 15), ""].map((known) => digest(known, ["request", "key", birth]));
    const made = digest(KEY, ["request", "key", birth]);
    expect([...tried, createHash("sha256").update(birth).digest("hex")]).not.toContain(made);
  });
});

it("chance from a seed is the same each time, and another from another", () => {
  const [one, same, other] = [1, 1, 2].map((byte) => seededRandom(new Uint8Array(32).fill(byte))(40));
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
});
