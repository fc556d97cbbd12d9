import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Forms of address that a language does not use here: the others say du, tú, você, tu, sen, вы, आप, 你. */
const OTHER_ADDRESS = {
  de: /(?<=[\p{L},;:] )Sie\b|\b(?:Ihnen|(?<=[\p{L},;:] )Ihre?[nrms]?)\b/u,
  es: /\busted(?:es)?\b|\bconsulte\b/iu,
  fr: /\b(?:vous|votre|vos)\b/iu,
  hi: /(?<!\p{L})(?:तुम|तू|तेरा|तुम्हारा)(?![\p{L}\p{M}])/u,
  pt: /\b(?:vós|teu|tua|teus|tuas)\b/iu,
  ru: /(?<=[\p{L},;:] )(?:Вы|Вас|Вам|Ваш[аеиу]?)(?!\p{L})/u,
  tr: /\p{L}(?:ınız|iniz|unuz|ünüz)(?!\p{L})/u,
  "zh-Hans": /您/u,
  "zh-Hant": /您/u,
} as const;

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
