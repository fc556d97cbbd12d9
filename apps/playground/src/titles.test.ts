import { LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { dataFiles } from "./build/files";
import english from "./build/lines/en.json";

type Titles = readonly (readonly [domain: string, operation: string, title: string, summary: string])[];

const files = await dataFiles();
const ENGLISH: Readonly<Record<string, string>> = english;
const titlesIn = (lang: string): Titles => JSON.parse(files.get(`titles.${lang}`) ?? "[]");

/** A title in these languages has a letter of their script, or is a name that has none in it. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
  "zh-Hans": /\p{Script=Han}/u,
  "zh-Hant": /\p{Script=Han}/u,
};

const summaries = new Map(titlesIn("en").map(([, operation, , summary]) => [operation, summary]));

describe.each(LANGS.filter((lang) => lang !== "en"))("lines about operations in %s", (lang) => {
  test("are there for each, in the script of the language, and none is English or there twice", () => {
    const lines = titlesIn(lang).map(([, operation, , line]) => [operation, line] as const);
    const flaws = lines.filter(
      ([operation, line]) => line === summaries.get(operation) || SCRIPTS[lang]?.test(line) === false,
    );
    expect(flaws).toEqual([]);
    expect(lines).toHaveLength(summaries.size);
  });
});

test("lines stand for the summaries of today", () => {
  const changed = [...summaries].filter(([operation, summary]) => ENGLISH[operation] !== summary);
  const gone = Object.keys(ENGLISH).filter((operation) => !summaries.has(operation));
  expect([...changed, ...gone], "write the line again in src/build/lines, in nine languages, then in en.json").toEqual(
    [],
  );
});

describe("titles of operations", () => {
  test.each(LANGS.filter((lang) => lang !== "en"))("all are there in %s, none in English", (lang) => {
    const titles = titlesIn(lang);
    expect(titles).toHaveLength(titlesIn("en").length);
    const english = titles.filter(
      ([, operation, title]) => title === ENGLISH[operation] || SCRIPTS[lang]?.test(title) === false,
    );
    expect(english.map(([, operation, title]) => `${operation}: ${title}`)).toEqual([]);
  });

  test("no two operations of a domain have one title", () => {
    const twice = LANGS.filter((lang) => lang !== "en").flatMap((lang) => {
      const seen = new Map<string, string>();
      return titlesIn(lang).flatMap(([domain, operation, title]) => {
        const key = `${domain} ${title}`;
        const before = seen.get(key);
        seen.set(key, operation);
        return before === undefined ? [] : [`${lang}: ${before} and ${operation}, ${title}`];
      });
    });
    expect(twice).toEqual([]);
  });
});
