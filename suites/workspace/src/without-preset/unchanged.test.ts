import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { long } from "../../../strength";
import { digestOf } from "./answers";
import { examples, randomCase } from "./requests";

/** Digests of answers as they were before presets: by operation those of its example, and those of random requests. */
const RECORDED = join(import.meta.dirname, "recorded.json");
const CASES = 2_000;

/** `ALMAGEST_RECORD=1` writes the file anew, at a commit whose answers are right. */
if (process.env["ALMAGEST_RECORD"] === "1" || !existsSync(RECORDED)) {
  const byOperation = Object.fromEntries(examples().map((one) => [one.operation.id, digestOf(one)]));
  const random = Array.from({ length: CASES }, (_, index0) => digestOf(randomCase(index0)));
  writeFileSync(RECORDED, `${JSON.stringify({ examples: byOperation, random: random.join(" ") }, undefined, 2)}\n`);
}
const recordedSchema = z.object({ examples: z.record(z.string(), z.string()), random: z.string() });
const recorded = recordedSchema.parse(JSON.parse(readFileSync(RECORDED, "utf8")));

describe("an answer to a request without a preset is what it was", () => {
  test("examples of operations", () => {
    const found = examples().flatMap((one) => {
      const before = recorded.examples[one.operation.id];
      return before === undefined || before === digestOf(one) ? [] : [one.operation.id];
    });
    expect(found).toEqual([]);
  });

  test("random requests", () => {
    const digests = recorded.random.split(" ");
    expect(digests).toHaveLength(CASES);
    const step = CASES / long(80, CASES);
    const found = digests.flatMap((before, index0) =>
      index0 % step !== 0 || before === digestOf(randomCase(index0))
        ? []
        : [`${index0} ${randomCase(index0).operation.id}`],
    );
    expect(found).toEqual([]);
  });
});
