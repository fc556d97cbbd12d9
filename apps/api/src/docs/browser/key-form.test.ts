import { generateKey } from "@almagest/auth";
import { describe, expect, it } from "vitest";
import { keyProblem } from "./key-form.js";

const random = (byteCount: number): Uint8Array => Uint8Array.from({ length: byteCount }, (_, index) => 37 * index + 5);

describe("the key box", () => {
  it.each(["secret", "publishable"] as const)("takes a %s key as the service makes it, and none", (kind) => {
    expect(keyProblem(generateKey(kind, random))).toBeUndefined();
    expect(keyProblem("")).toBeUndefined();
  });

  it.each([
    ["abc", "begins with alm_sk_"],
    ["alm_sk_", "it has 7 characters, a key 53"],
    [generateKey("secret", random).slice(0, -1), "it has 52 characters"],
    [`${generateKey("secret", random)}x`, "it has 54 characters"],
    [generateKey("secret", random).replace(/.$/, "O"), "without i, l, o and u"],
    [generateKey("secret", random).toUpperCase(), "begins with alm_sk_"],
  ])("names the fault of %j", (text, problem) => {
    expect(keyProblem(text)).toContain(problem);
  });
});
