import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CatalogueEntry } from "@almagest/catalog";
import { LANGS, type Lang } from "@almagest/operation";
import { beforeAll, describe, expect, test } from "vitest";
import { long, strong } from "../../../suites/strength";
import { MARKS } from "../test/pseudo/pseudo";
import { voiceOf, voicesFile } from "../test/pseudo/voices";
import { answerOf, ENGLISH, entries, GROUPS, loadNamesOf, pseudoTexts, type Texts, textsIn } from "../test/pseudo/walk";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Devanagari beside Greek letters: every Latin word is one too many. */
const LANG = "hi";
beforeAll(() => loadNamesOf(LANG));

const speaking = entries.filter(({ domain }) => (ENGLISH.get(domain.id) ?? []).length > 0);
const some = <Item>(list: readonly Item[], step: number): readonly Item[] =>
  list.filter((_, index0) => index0 % step === 0);
const folders = [...new Set(speaking.map(({ domain }) => domain.folder))];

/** Written by this test with `ALMAGEST_CI=1` and `--update`, which read every answer; a shorter run reads some. */
test.each(some(folders, strong(6, 1)))(
  "%s: texts/voices.json says which groups each operation speaks with",
  async (folder) => {
    const texts = pseudoTexts({ lang: LANG }, () => true, "free");
    const rows = new Map<string, readonly string[] | null>();
    for (const entry of speaking.filter(({ domain }) => domain.folder === folder)) {
      const { groups, mixed } = voiceOf(entry, LANG, texts);
      if (groups.length > 0) rows.set(entry.operation.id, mixed.length === 0 ? groups : null);
    }
    await expect(voicesFile(rows)).toMatchFileSnapshot(join(ROOT, "packages", folder, "texts/voices.json"));
  },
);

/** The English texts of a domain that have more than three words. */
const said = new Map<string, ReadonlySet<string>>();
function englishOf(domainId: string): ReadonlySet<string> {
  const messages = (ENGLISH.get(domainId) ?? []).map((one) => one.messages);
  const found =
    said.get(domainId) ??
    new Set([...textsIn(messages)].flatMap(([, text]) => (text.split(" ").length > 3 ? text : [])));
  said.set(domainId, found);
  return found;
}

/** The prose of an operation's answers by whether it is in the made language. */
function spokenIn(entry: CatalogueEntry, lang: Lang, texts: Texts): readonly string[] {
  const english = englishOf(entry.domain.id);
  return entry.operation.examples.flatMap((example) =>
    [...textsIn(answerOf(entry, example, lang, texts))].flatMap(([path, text]) => {
      if (text.match(MARKS) !== null) return [`${path} made`];
      return english.has(text) ? [`${path} English`] : [];
    }),
  );
}

const langs: readonly Lang[] = LANGS.filter((lang) => lang !== "en");

describe("an answer speaks one language", () => {
  test.each(some(langs, long(9, 1)))("in %s, where half of the groups are translated", async (lang) => {
    await loadNamesOf(lang);
    const flaws: string[] = [];
    for (const half of [0, 1]) {
      const texts = pseudoTexts({ lang }, (group) => GROUPS.indexOf(group) % 2 === half);
      for (const entry of some(speaking, long(12, 1))) {
        const prose = spokenIn(entry, lang, texts);
        const made = prose.filter((one) => one.endsWith(" made"));
        if (made.length > 0 && made.length < prose.length) flaws.push(`${entry.operation.id}: ${prose.slice(0, 4)}`);
      }
    }
    expect(flaws).toEqual([]);
  });
});
