import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadForms } from "@almagest/i18n/forms";
import { LANGS, type Lang } from "@almagest/operation";
import { beforeAll, describe, expect, test } from "vitest";
import { long, strong } from "../../../suites/strength";
import { MARKS } from "../test/pseudo/pseudo";
import { voiceOf, voicesFile } from "../test/pseudo/voices";
import {
  answerOf,
  ENGLISH,
  entries,
  GROUPS,
  leavesOf,
  loadNamesOf,
  pseudoTexts,
  type Texts,
} from "../test/pseudo/walk";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Devanagari beside Greek letters: every Latin word is one too many. */
const LANG = "hi";
/** Joints of Chinese astrology are written for the languages that it has texts in; every Latin word is too many there, too. */
const JOINED_IN: Readonly<Record<string, Lang>> = { "chinese-astrology": "zh-Hans" };
const MADE: readonly Lang[] = [LANG, ...Object.values(JOINED_IN)];
beforeAll(() => Promise.all(MADE.map(loadNamesOf)));

/** A composition speaks with the groups of its parts, each in its own package. */
const speaking = entries.filter(
  ({ domain, operation }) => operation.composedOf === undefined && (ENGLISH.get(domain.id) ?? []).length > 0,
);
const some = <Item>(list: readonly Item[], step: number): readonly Item[] =>
  list.filter((_, index0) => index0 % step === 0);
const folders = [...new Set(speaking.map(({ domain }) => domain.folder))];

/** Written by this test with `ALMAGEST_CI=1` and `--update`, which read every answer; a shorter run reads some. */
test.each(some(folders, strong(6, 1)))(
  "%s: texts/voices.json says which groups each operation speaks with",
  async (folder) => {
    const lang = JOINED_IN[folder] ?? LANG;
    const texts = pseudoTexts({ lang }, () => true, "free");
    const rows = new Map<string, readonly string[] | null>();
    for (const entry of speaking.filter(({ domain }) => domain.folder === folder)) {
      const { groups, mixed } = voiceOf(entry, lang, texts);
      if (groups.length > 0) rows.set(entry.operation.id, mixed.length === 0 ? groups : null);
    }
    await expect(voicesFile(rows)).toMatchFileSnapshot(join(ROOT, "packages", folder, "texts/voices.json"));
  },
);

const langs: readonly Lang[] = LANGS.filter((lang) => lang !== "en");

describe("no sentence, paragraph or list is in two languages", () => {
  test.each(some(langs, long(9, 1)))("in %s, where half of the groups are translated", async (lang) => {
    await loadNamesOf(lang);
    const english: Texts = (domainId) => ENGLISH.get(domainId) ?? [];
    const own = pseudoTexts({ lang }, () => true, "free");
    const flaws: string[] = [];
    let inBoth = 0;
    for (const half of [0, 1]) {
      const texts = pseudoTexts({ lang }, (group) => GROUPS.indexOf(group) % 2 === half);
      for (const entry of some(speaking, long(12, 1))) {
        const { operation } = entry;
        for (const example of operation.examples) {
          const [told, inOwn, inEnglish] = [texts, own, english].map((each) =>
            leavesOf(answerOf(entry, example, lang, each)),
          );
          const made = [...(told ?? [])].filter(([, text]) => text.match(MARKS) !== null);
          if (made.length > 0 && made.length < (told?.size ?? 0)) inBoth += 1;
          for (const [path, text] of told ?? [])
            if (text !== inOwn?.get(path) && text !== inEnglish?.get(path))
              flaws.push(`${operation.id}${path}: ${text}`);
        }
      }
    }
    expect(flaws).toEqual([]);
    expect(inBoth).toBeGreaterThan(0);
  });
});

/** The places of an answer's texts, with how many paragraphs each has. */
function shapeOf(answer: unknown): readonly string[] {
  return [...leavesOf(answer)].map(([path, text]) => `${path} ${text.split("\n\n").length}`);
}

/** A search finds by the words of a language, as it should. */
const telling = speaking.filter(({ operation }) => operation.id !== "searchCrystals");

describe("an answer tells the same facts in every language", () => {
  test.each([
    ["written without blanks", { isSolid: true }],
    ["1.4 times as long", { isLong: true }],
  ])("in one %s", async (_, pseudo) => {
    const texts = pseudoTexts({ lang: LANG, ...pseudo }, () => true, "free");
    const flaws: string[] = [];
    for (const entry of some(telling, strong(5, 1))) {
      for (const example of entry.operation.examples) {
        const told = shapeOf(answerOf(entry, example, LANG, texts));
        const english = shapeOf(answerOf(entry, example, "en", (domainId) => ENGLISH.get(domainId) ?? []));
        const own = new Set(told.filter((row) => !row.includes("Localized")));
        const missing = english.filter((row) => !own.has(row));
        if (missing.length > 0) flaws.push(`${entry.operation.id}: ${missing.slice(0, 3)}`);
      }
    }
    expect(flaws).toEqual([]);
  });
});

/** Blanks that names fill, without those that other texts of the language do. */
function namedBlanks(folder: string): ReadonlySet<string> {
  const tables: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(join(ROOT, "packages", folder, "texts/blanks.json"), "utf8"),
  );
  const named = Object.entries(tables).filter(([, own]) => own.every((table) => !table.startsWith("texts.")));
  return new Set(named.map(([blank]) => blank));
}

test.each(["western", "vedic"])(
  "the blanks of %s texts that are declared for names are filled with names that have forms",
  async (folder) => {
    const asks = { blanks: namedBlanks(folder), form: "obl", forms: await loadForms(LANG) };
    const texts = pseudoTexts({ lang: LANG, asks }, () => true, "free");
    const entriesOf = speaking.filter(({ domain }) => domain.folder === folder);
    const answers = entriesOf.flatMap((entry) =>
      entry.operation.examples.map((example) => answerOf(entry, example, LANG, texts)),
    );
    expect(answers.length).toBeGreaterThan(30);
  },
);
