import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { ROOT, repositoryFiles } from "../packages";
import { findingsIn } from "./forms";

const GENERATED = /^packages\/[^/]+\/src\/types\.ts$|\.generated\.ts$/;
const sources = repositoryFiles().filter((file) => /\.(?:ts|tsx|mts|mjs|js)$/.test(file) && !GENERATED.test(file));

/** Comments that are still to be rewritten: lower it with each that is. */
const LEFT = 0;

describe("comments are in plain English", () => {
  beforeEach(({ skip }) => skip(sources.length === 0, "needs a checkout of git: git clone"));

  test("no more of them open with a question word as subject, or use stand and bear for is and has", () => {
    const found = sources.flatMap((file) =>
      findingsIn(file, readFileSync(join(ROOT, file), "utf8")).map(
        ({ form, comment }) => `${file}: ${form}: ${comment}`,
      ),
    );
    expect(found.length, found.slice(0, 20).join("\n")).toBeLessThanOrEqual(LEFT);
  });

  test.each([
    ["/** What a caller sends. */", "opens with a question word"],
    ["// The first.\n// Whoever sends that much reads nothing.", "opens with a question word"],
    ["// Rows stand in order.", "stand for is"],
    ["/* It bears a name. */", "bear for has"],
  ])("%s is found", (comment, form) => {
    expect(findingsIn("a.ts", `${comment}\nexport const a = 1;\n`).map((finding) => finding.form)).toEqual([form]);
  });

  test.each(["// What is a sign? A twelfth.", "// Standard orbs.", "// SHA stands for a digest."])(
    "%s passes",
    (comment) => {
      expect(findingsIn("a.ts", `${comment}\nexport const a = 1;\n`)).toEqual([]);
    },
  );
});
