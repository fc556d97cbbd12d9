import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { OTHER_ADDRESS } from "../../../tools/lib/texts/check.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Names of packages and lines about operations as JSON, and the words of the page as source. */
function filesOf(lang: string): readonly string[] {
  const names = readdirSync(join(ROOT, "packages")).map((name) => `packages/${name}/names/${lang}.json`);
  const words = `apps/playground/src/words/${lang.toLowerCase()}.ts`;
  const lines = `apps/playground/src/build/lines/${lang}.json`;
  return [...names, words, lines].filter((file) => readable(file) !== undefined);
}

function readable(file: string): string | undefined {
  try {
    return readFileSync(join(ROOT, file), "utf8");
  } catch {
    return undefined;
  }
}

test.each(Object.entries(OTHER_ADDRESS))("%s addresses the reader in one form", (lang, other) => {
  const files = filesOf(lang);
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) =>
    (readable(file) ?? "").split("\n").flatMap((line) => (other.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
