import { describe, expect, test } from "vitest";
import type { MessageTree, TextCatalogue, Voices } from "./contract/words";
import { noteFallback, speakingTexts, speaks, spokenWith } from "./voices";

const ENGLISH: MessageTree = { signs: { aries: "A", day: { a: "B", b: "C" } }, moons: { full: "D" } };
const texts = (german: MessageTree, voices?: Voices): readonly TextCatalogue[] => [
  { namespace: "sky", lang: "de", messages: german },
  { namespace: "sky", lang: "en", messages: ENGLISH, ...(voices && { voices }) },
];
const WHOLE: MessageTree = { signs: { aries: "Ä", day: { a: "Be" } }, moons: { full: "De" } };
const german = { id: "roll", lang: "de" } as const;
const languagesOf = (found: readonly TextCatalogue[]) => found.map(({ lang }) => lang);

describe("the language of an answer", () => {
  test("is the one asked for where it has every text, with as many variants as it wants", () => {
    expect(languagesOf(speakingTexts(texts(WHOLE), german))).toEqual(["de", "en"]);
    expect(speaks(texts(WHOLE), german)).toBe("de");
  });

  test("is English where a text, a group or the first of the variants is missing", () => {
    for (const part of [
      { signs: WHOLE["signs"] ?? {} },
      { ...WHOLE, moons: {} },
      { ...WHOLE, signs: { aries: "Ä", day: { b: "C" } } },
    ]) {
      expect(languagesOf(speakingTexts(texts(part), german))).toEqual(["en"]);
      expect(speaks(texts(part), german)).toBe("en");
    }
  });

  test("needs no group that the operation does not speak with, and waits for an operation that writes English words", () => {
    const part = { signs: WHOLE["signs"] ?? {} };
    expect(speaks(texts(part, { roll: ["sky.signs"] }), german)).toBe("de");
    expect(speaks(texts(part, { other: ["sky.signs"] }), german)).toBe("en");
    expect(speaks(texts(WHOLE, { roll: null }), german)).toBe("en");
  });

  test("is one: an answer that meets a group which its voice does not name is given again in English", () => {
    const all = texts({ signs: WHOLE["signs"] ?? {} }, { roll: ["sky.signs"] });
    const given: string[][] = [];
    const present = (catalogues: readonly TextCatalogue[]): string => {
      given.push(languagesOf(catalogues));
      if (catalogues === all) noteFallback();
      return languagesOf(catalogues).join();
    };
    expect(spokenWith(all, german, present)).toBe("en");
    expect(given).toEqual([["de", "en"], ["en"]]);
    expect(speaks(all, german)).toBe("en");
    expect(spokenWith(all, { ...german, id: "roll" }, present)).toBe("en");
  });

  test("is English at once for English", () => {
    const all = texts(WHOLE);
    expect(speakingTexts(all, { id: "roll", lang: "en" })).toBe(all);
    expect(speaks(all, { id: "roll", lang: "en" })).toBe("en");
  });
});
