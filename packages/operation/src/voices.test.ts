import { describe, expect, test } from "vitest";
import type { MessageTree, TextCatalogue, Voices } from "./contract/words";
import { noteFallback, type Spoken, speaks, spokenWith } from "./voices";

const ENGLISH: MessageTree = { signs: { aries: "A", day: { a: "B", b: "C" } }, moons: { full: "D" } };
const texts = (german: MessageTree, voices?: Voices): readonly TextCatalogue[] => [
  { namespace: "sky", lang: "de", messages: german },
  { namespace: "sky", lang: "en", messages: ENGLISH, ...(voices && { voices }) },
];
const WHOLE: MessageTree = { signs: { aries: "Ä", day: { a: "Be" } }, moons: { full: "De" } };
const german = { id: "roll", lang: "de" } as const;
const languagesOf = (found: readonly TextCatalogue[]) => found.map(({ lang }) => lang);
/** The languages of the texts that an answer is made with, by each time that it is. */
function given(all: readonly TextCatalogue[], spoken: Spoken = german): readonly (readonly string[])[] {
  const times: (readonly string[])[] = [];
  spokenWith(all, spoken, (catalogues) => times.push(languagesOf(catalogues)));
  return times;
}

describe("the language of an answer", () => {
  test("is the one asked for where it has every text, with as many variants as it wants", () => {
    expect(given(texts(WHOLE))).toEqual([["de", "en"]]);
    expect(speaks(texts(WHOLE), german)).toEqual(["de"]);
  });

  test("is English where no group is whole: a text or the first of the variants is missing", () => {
    for (const part of [{}, { signs: { aries: "Ä" } }, { signs: { aries: "Ä", day: { b: "C" } } }]) {
      expect(given(texts(part))).toEqual([["en"]]);
      expect(speaks(texts(part), german)).toEqual(["en"]);
    }
  });

  test("is both where some groups are whole", () => {
    const part = texts({ ...WHOLE, moons: {} });
    expect(speaks(part, german)).toEqual(["de", "en"]);
    expect(given(part)).toEqual([["de", "en"], ["en"]]);
  });

  test("needs no group that the operation does not speak with, and waits for an operation that writes English words", () => {
    const part = { signs: WHOLE["signs"] ?? {} };
    expect(speaks(texts(part, { roll: ["sky.signs"] }), german)).toEqual(["de"]);
    expect(speaks(texts(part, { other: ["sky.signs"] }), german)).toEqual(["de", "en"]);
    expect(speaks(texts(WHOLE, { roll: null }), german)).toEqual(["en"]);
  });

  test("a text or list that English was put into is the English answer's, and the others stay", () => {
    const piece = { kept: "Ä" };
    const told = (catalogues: readonly TextCatalogue[]) => {
      const isGerman = catalogues.length > 1;
      const moon = `${isGerman ? noteFallback() : ""}Moon`;
      const sign = isGerman ? "Widder" : "Aries";
      return {
        sign,
        sentence: `${moon} in ${sign}`,
        list: [sign, moon],
        rows: [{ sign }, { moon }],
        piece,
        none: null,
      };
    };
    const answer = spokenWith(texts({ ...WHOLE, moons: {} }), german, told);
    expect(answer).toEqual({
      sign: "Widder",
      sentence: "Moon in Aries",
      list: ["Aries", "Moon"],
      rows: [{ sign: "Widder" }, { moon: "Moon" }],
      piece,
      none: null,
    });
    expect(answer.piece).toBe(piece);
    expect(noteFallback()).toBe("");
  });

  test("an answer that meets a group which its voice does not name is told again in both, and so are those after it", () => {
    const all = texts({ signs: WHOLE["signs"] ?? {} }, { roll: ["sky.signs"] });
    const told = (catalogues: readonly TextCatalogue[]) => `${catalogues.length > 1 ? noteFallback() : ""}Moon`;
    expect(speaks(all, german)).toEqual(["de"]);
    expect(spokenWith(all, german, told)).toBe("Moon");
    expect(speaks(all, german)).toEqual(["de", "en"]);
    expect(spokenWith(all, german, told)).toBe("Moon");
  });

  test("is English at once for English", () => {
    const all = texts(WHOLE);
    expect(given(all, { id: "roll", lang: "en" })).toEqual([["de", "en"]]);
    expect(speaks(all, { id: "roll", lang: "en" })).toEqual(["en"]);
  });
});
