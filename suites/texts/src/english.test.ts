import { domains } from "@almagest/catalog";
import { leavesOf } from "@almagest/i18n";
import { describe, expect, test } from "vitest";
import { ENGLISH, entriesOf } from "./catalogues";
import { avoidedWord, borrowedRuns, hedges, repeatedSentences } from "./originality";
import { britishSpellings } from "./spelling";

const entries = ENGLISH.flatMap(entriesOf);

describe("English texts", () => {
  test("there are texts to read", () => {
    expect(entries.length).toBeGreaterThan(700);
  });

  test("no sentence repeats once names are masked", () => {
    expect(repeatedSentences(entries)).toEqual([]);
  });

  test("no two entries share more than a tenth of their five-word runs", () => {
    expect(borrowedRuns(entries)).toEqual([]);
  });

  test("no text leans on the words the voice avoids, and none stacks hedges", () => {
    expect(entries.filter(({ text }) => avoidedWord(text) !== undefined || hedges(text)).map(({ key }) => key)).toEqual(
      [],
    );
  });

  test("spelling is American in every text, label, summary and description", () => {
    const texts = ENGLISH.flatMap(({ namespace, messages }) =>
      [...leavesOf(messages)].map(([key, leaf]) => ({ key: `${namespace}.${key}`, text: [leaf].flat().join(" ") })),
    );
    const said = domains.flatMap(({ id, description, operations, labels }) => [
      { key: id, text: description },
      ...operations.map((own) => ({ key: own.id, text: `${own.summary} ${own.description ?? ""}` })),
      { key: `${id} labels`, text: [...JSON.stringify(labels).matchAll(/"en":"([^"]*)"/g)].join("; ") },
    ]);
    expect(texts.length + said.length).toBeGreaterThan(5000);
    // search words, in any variety of English
    const written = texts.filter(({ key }) => !key.endsWith(".aliases"));
    const found = [...written, ...said].flatMap(({ key, text }) =>
      britishSpellings(text).map((word) => `${key}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test("spelling is plain: no em dashes, no curly quotes, no double spaces", () => {
    expect(entries.filter(({ text }) => /[—“”‘’]| {2}|^\s|\s$/.test(text)).map(({ key }) => key)).toEqual([]);
  });
});
