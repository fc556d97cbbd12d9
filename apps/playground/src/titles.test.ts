import { LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { dataFiles } from "./build/files";

type Titles = readonly (readonly [domain: string, operation: string, title: string, summary: string])[];

const files = await dataFiles();
const titlesIn = (lang: string): Titles => JSON.parse(files.get(`titles.${lang}`) ?? "[]");

/** A title in these languages has a letter of their script, or is a name that has none in it. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
  "zh-Hans": /\p{Script=Han}/u,
  "zh-Hant": /\p{Script=Han}/u,
};

describe("titles of operations", () => {
  test.each(LANGS.filter((lang) => lang !== "en"))("all are there in %s, none in English", (lang) => {
    const titles = titlesIn(lang);
    expect(titles).toHaveLength(titlesIn("en").length);
    const english = titles.filter(([, , title, summary]) => title === summary || SCRIPTS[lang]?.test(title) === false);
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
