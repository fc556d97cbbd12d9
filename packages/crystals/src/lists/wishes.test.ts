import { LANGS } from "@almagest/operation";
import { beforeAll, describe, expect, test } from "vitest";
import { loadNames } from "../names.generated";
import { STONES } from "../stones/catalogue";
import { en } from "../texts/en";
import { WISH_STONES, WISHES, wishes } from "../vocabulary/wishes";
import { crystalSearch } from "./search";
import { stonesForWish } from "./wishes";

const context = { texts: [en] };
const ids = (stones: readonly { readonly id: string }[]): string[] => stones.map(({ id }) => id);
const found = (q: string, lang?: (typeof LANGS)[number]): string[] =>
  ids(crystalSearch({ q, limit: 50, ...(lang === undefined ? {} : { lang }) }, context).crystals);

const LATIN = /^[\p{Script=Latin} '-]+$/u;
const HAN = /^\p{Script=Han}+$/u;
/** The letters that a word of each language is written in. */
const SCRIPT: Readonly<Record<(typeof LANGS)[number], RegExp>> = {
  en: LATIN,
  tr: LATIN,
  de: LATIN,
  es: LATIN,
  pt: LATIN,
  fr: LATIN,
  hi: /^[\p{Script=Devanagari} -]+$/u,
  ru: /^[\p{Script=Cyrillic} -]+$/u,
  "zh-Hans": HAN,
  "zh-Hant": HAN,
};

beforeAll(async () => {
  await Promise.all(LANGS.map((lang) => loadNames(lang)));
});

describe("the wishes", () => {
  test("have known stones, three or more, none twice", () => {
    const known = new Set(ids(STONES));
    for (const wish of WISHES) {
      const stones = WISH_STONES[wish];
      expect(stones.length, wish).toBeGreaterThanOrEqual(3);
      expect(new Set(stones).size, wish).toBe(stones.length);
      expect(
        stones.filter((id) => !known.has(id)),
        wish,
      ).toEqual([]);
    }
  });

  test.each(LANGS)("have their words in %s, each of one wish only", (lang) => {
    const words = WISHES.flatMap((wish) => wishes[wish][lang].split(", "));
    expect(words.length).toBeGreaterThan(180);
    expect(words.filter((word, index0) => words.indexOf(word) !== index0)).toEqual([]);
    expect(words.filter((word) => word.trim() !== word || word.length < 2 || !SCRIPT[lang].test(word))).toEqual([]);
  });

  test.each(LANGS)("are found in %s by each of their words", (lang) => {
    for (const wish of WISHES) {
      for (const word of wishes[wish][lang].split(", ")) {
        expect(ids(stonesForWish(word, lang)), `${lang} ${word}`).toEqual([...WISH_STONES[wish]]);
      }
    }
  });
});

describe("the search for a wish", () => {
  test.each([
    ["anxiety", "lepidolite"],
    ["stress", "amethyst"],
    ["money", "citrine"],
    ["healing", "clear-quartz"],
    ["love", "rose-quartz"],
  ])("finds for %s the stone %s", (q, id) => {
    expect(found(q)).toContain(id);
  });

  test.each([
    ["ansiedad", "es", "lepidolite"],
    ["estres", "es", "lepidolite"],
    ["Geld", "de", "citrine"],
    ["uyku", "tr", "howlite"],
    ["प्रेम", "hi", "rose-quartz"],
    ["proteção", "pt", "black-tourmaline"],
    ["guerison", "fr", "clear-quartz"],
    ["деньги", "ru", "citrine"],
    ["失眠", "zh-Hans", "howlite"],
    ["財運", "zh-Hant", "citrine"],
  ] as const)("reads %s in %s, with accents or without, and finds %s first", (q, lang, id) => {
    expect(found(q, lang)[0]).toBe(id);
  });

  test("reads an English word in any language, and a foreign one in its own only", () => {
    expect(found("anxiety", "de")[0]).toBe("lepidolite");
    expect(found("ansiedad")).toEqual([]);
  });

  test("keeps names and keywords before it, and texts after it", () => {
    const courage = found("courage");
    expect(courage.slice(0, 10)).toEqual([...courage.slice(0, 10)].sort());
    expect(courage.slice(0, 10)).toEqual(expect.arrayContaining(["agate", "bloodstone", "malachite"]));
    expect(courage.slice(10)).toEqual(
      expect.arrayContaining(["tigers-eye", "carnelian"].filter((id) => !courage.slice(0, 10).includes(id))),
    );
    const exam = found("exam");
    expect(exam.indexOf("azurite")).toBeLessThan(exam.length - 3);
    expect(new Set(exam).size).toBe(exam.length);
  });

  test("needs the whole word: a part of one finds what it found before", () => {
    expect(found("anxiet")).toEqual([]);
  });
});
