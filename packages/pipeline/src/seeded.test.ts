import { describe, expect, test } from "vitest";
import * as z from "zod";
import { withSeed } from "./seeded";

const random = (byteCount: number): Uint8Array => new Uint8Array(byteCount).fill(0xab);
const input = { count: 78 };
const operation = {
  needs: [{ name: "random" }],
  body: z.object({ count: z.int(), seed: z.string().optional() }),
};

describe("a draw that nobody sent a seed for", () => {
  test("gets one where its answer may be sent in parts", () => {
    for (const form of [
      { detail: "standard" },
      { detail: "compact" },
      { detail: "full", selection: { isWhole: false, members: {} } },
    ] as const) {
      expect(withSeed({ operation, input, form, random })).toEqual({ count: 78, seed: "ab".repeat(12) });
    }
  });

  test("is left to chance where it is sent whole", () => {
    expect(withSeed({ operation, input, form: { detail: "full" }, random })).toBe(input);
  });
});

test("a seed that was sent stands, and what is not drawn gets none", () => {
  const form = { detail: "compact" } as const;
  const seeded = { count: 3, seed: "ada" };
  expect(withSeed({ operation, input: seeded, form, random })).toBe(seeded);
  expect(withSeed({ operation: { ...operation, needs: [] }, input, form, random })).toBe(input);
});
