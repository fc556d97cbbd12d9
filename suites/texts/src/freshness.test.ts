import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { type Freshness, freshnessFlaws } from "./freshness";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

type Words = Readonly<Record<string, Readonly<Record<string, Freshness>>>>;

describe("translations of today's English", () => {
  const counted: Words = JSON.parse(
    execFileSync(process.execPath, [join(ROOT, "tools/texts.mjs"), "words", "--json"], { encoding: "utf8" }),
  );

  test.each(Object.entries(counted))("%s has the fresh and stale words that its ratchet holds", (folder, found) => {
    const { words = {} } = JSON.parse(readFileSync(join(ROOT, "packages", folder, "ratchet.json"), "utf8"));
    const none = { fresh: 0, stale: 0 };
    const flaws = LANGS.filter((lang) => lang !== "en").flatMap((lang) =>
      freshnessFlaws(`packages/${folder}/ratchet.json, ${lang}`, found[lang] ?? none, words[lang] ?? none),
    );
    expect(flaws).toEqual([]);
  });
});

test("stale words may only fall, and fresh ones only rise", () => {
  const flaws = (fresh: number, stale: number): readonly string[] =>
    freshnessFlaws("dice, de", { fresh, stale }, { fresh: 100, stale: 2 });
  expect(flaws(100, 2)).toEqual([]);
  expect(flaws(90, 12)).toEqual([
    'dice, de: 12 words are stale, "words" allows 2: npm run texts stale lists them',
    'dice, de: 90 words are fresh, "words" says 100: npm run texts stale lists them',
  ]);
  expect(flaws(102, 0)).toEqual([
    'dice, de: 0 words are stale, "words" says 2: write it',
    'dice, de: 102 words are fresh, "words" says 100: write it',
  ]);
});
