import { createContext, isAlmagestError } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PUBLISHED_VALUES } from "../../test/published-values";
import { hebrewString, hebrewWords, isHebrewText, romanized } from "../hebrew/text";
import { gematria, gematriaCiphers } from "../index";
import { LETTERS } from "../letters/letters";
import { LEXICON } from "../lexicon/entries";
import { en } from "../texts/en";
import { CIPHER_IDS, type CipherId, cipherValue, cipherValues, standardOf } from "./ciphers";
import { latinValue } from "./latin";
import { transformed } from "./transformations";

const context = createContext({ texts: [en] });
const value = (id: CipherId, text: string): number =>
  cipherValue(id, hebrewWords(text, "text"), "finals-500-900").value;

describe("standard values as they are printed", () => {
  const rows = PUBLISHED_VALUES.flatMap(({ source, words }) =>
    words.map(([word, printed]) => [word, printed, source] as const),
  );

  test("there are more than sixty words, each once", () => {
    expect(new Set(rows.map(([word]) => word)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(60);
  });

  test.each(rows)("%s is %i (%s)", (word, printed) => {
    expect(value("mispar-hechrachi", word)).toBe(printed);
    expect(gematria({ textHebrew: word }, context).values[0]?.value).toBe(printed);
  });
});

describe("the other ciphers", () => {
  /** Cordovero, Pardes Rimmonim 30:8, and what the tables of the tradition print for the same word. */
  test("of אחד are those that the ways of counting give: 81, 169, 577, 16, 14", () => {
    const ids = ["mispar-prati", "mispar-ha-merubah-ha-klali", "mispar-meshulash", "mispar-musafi", "kolel"] as const;
    expect(ids.map((id) => value(id, "אחד"))).toEqual([81, 169, 577, 16, 14]);
  });

  test("of ישראל in the preceding count is 2051, of tav 1495", () => {
    expect(value("mispar-kidmi", "ישראל")).toBe(55 + 1095 + 795 + 1 + 105);
    expect(value("mispar-kidmi", "ת")).toBe(1495);
  });

  /** github.com/avi-perl/hebrew 0.8.1, tests of GematriaTypes: 27 forms. */
  test("of all 27 forms are what another program prints", () => {
    const all = "אבגדהוזחטיכךלמםנןסעפףצץקרשת";
    expect(value("mispar-hechrachi", all)).toBe(1775);
    expect(value("mispar-gadol", all)).toBe(4995);
    expect(value("mispar-katan", all)).toBe(128);
    expect(value("mispar-prati", all)).toBe(347_785);
    expect(value("mispar-meshulash", all)).toBe(103_465_025);
    expect(value("mispar-musafi", all)).toBe(1802);
  });

  test("spell letters out in every usual way: שלום 526, or 527 and 536", () => {
    expect(cipherValue("otiyot-be-milui", hebrewWords("שלום", "text"), "milui")).toEqual({
      ...{ id: "otiyot-be-milui", value: 526, alternateValues: [527, 536] },
    });
    expect(value("mispar-gadol", "שלום")).toBe(936);
    expect(cipherValue("mispar-gadol", hebrewWords("שלום", "text"), "milui").value).toBe(526);
  });

  test("hold the four fillings of the Name that Luria's school tells apart: 72, 63, 45, 52", () => {
    const { value: usual, alternateValues } = cipherValue("otiyot-be-milui", hebrewWords("יהוה", "text"), "milui");
    for (const filling of [72, 63, 45, 52]) expect([usual, ...alternateValues]).toContain(filling);
  });

  test("ascend in their alternates and never repeat the first", () => {
    for (const { hebrew } of LEXICON) {
      const found = cipherValue("otiyot-be-milui", hebrewWords(hebrew, "text"), "milui");
      expect(found.alternateValues).toEqual([...new Set(found.alternateValues)].sort((a, b) => a - b));
      expect(found.alternateValues).not.toContain(found.value);
    }
  });
});

describe("properties", () => {
  const glyphs = LETTERS.flatMap(({ glyph, final }) => (final === null ? [glyph] : [glyph, final]));
  const words = fc
    .array(fc.constantFrom(...glyphs), { minLength: 1, maxLength: 20 })
    .map((letters) => letters.join(""));

  test("every letter is counted once: what is shown sums to the value", () => {
    fc.assert(
      fc.property(words, (text) => {
        const { values, hebrewForms } = gematria({ textHebrew: text }, context);
        const letters = hebrewForms[0]?.letters ?? [];
        expect(letters.map(({ glyph }) => glyph).join("")).toBe(text);
        expect(letters.reduce((sum, letter) => sum + letter.standardValue, 0)).toBe(values[0]?.value);
        expect(letters.reduce((sum, letter) => sum + letter.value, 0)).toBe(values[1]?.value);
      }),
      { numRuns: 50 },
    );
  });

  test("the sum of two words is that of the text, in every cipher that adds letter by letter", () => {
    const additive = [
      "mispar-hechrachi",
      "mispar-gadol",
      "mispar-katan",
      "mispar-kidmi",
      "mispar-prati",
      "mispar-meshulash",
      "mispar-musafi",
    ] as const;
    fc.assert(
      fc.property(words, words, (first, second) => {
        for (const id of additive) expect(value(id, `${first} ${second}`)).toBe(value(id, first) + value(id, second));
      }),
    );
  });

  test("points, accents and marks of direction change nothing, and none of them comes out again", () => {
    const mark = fc.constantFrom("\u05b8", "\u0591", "\u05bd", "\u05c1", "\u200f", "\u202b", "\u05f3", '"');
    fc.assert(
      fc.property(words, mark, (text, sign) => {
        const dressed = [...text].map((letter) => letter + sign).join("");
        expect(isHebrewText(dressed)).toBe(true);
        expect(cipherValues(hebrewWords(dressed, "text"), "milui")).toEqual(
          cipherValues(hebrewWords(text, "text"), "milui"),
        );
        expect(hebrewString(hebrewWords(dressed, "text"))).toBe(text);
      }),
    );
  });

  test("atbash and albam undo themselves, and final forms stand at the ends of words alone", () => {
    fc.assert(
      fc.property(words, (text) => {
        for (const id of ["atbash", "albam"] as const) {
          const once = transformed(id, hebrewWords(text, "text"));
          expect(romanized(transformed(id, once))).toBe(romanized(hebrewWords(text, "text")));
          expect(hebrewString(once).slice(0, -1)).not.toMatch(/[ךםןףץ]/);
        }
      }),
    );
  });
});

describe("atbash", () => {
  test("reads Babel in Jeremiah's Sheshakh, 34, and is given as asked", () => {
    const [both] = gematria({ textHebrew: "ששך" }, context).transformations;
    expect(both).toMatchObject({ output: "בבל", outputRomanization: "BBL", value: 34 });
    const [string] = gematria({ textHebrew: "ששך", atbashOutput: "string" }, context).transformations;
    expect([string?.output, string?.value]).toEqual(["בבל", undefined]);
    const [number] = gematria({ textHebrew: "ששך", atbashOutput: "value" }, context).transformations;
    expect([number?.output, number?.value]).toEqual([undefined, 34]);
  });
});

describe("Latin ciphers", () => {
  test("count Sarah 47 by place; J as I and V as U in the alphabet of 1683; J 600, V 700 and W 900 with Agrippa", () => {
    expect(latinValue("simple-ordinal", ["SARAH"])).toBe(47);
    expect(latinValue("alphabet-1683", ["AZ"])).toBe(501);
    expect(latinValue("alphabet-1683", ["JVW"])).toBe(9 + 200 + 400);
    expect(latinValue("agrippa-1533", ["JVW"])).toBe(2200);
    expect(latinValue("agrippa-1533", ["ABCDEFGHIKLMNOPQRSTUXYZ"])).toBe(45 + 450 + 1500);
  });

  test("are given where they are asked for and Latin letters were sent", () => {
    expect(gematria({ text: "Sarah", latinCiphers: true }, context).latinValues?.map(({ value: sum }) => sum)).toEqual([
      47, 180, 180,
    ]);
    expect(gematria({ text: "Sarah" }, context).latinValues).toBeUndefined();
    expect(gematria({ textHebrew: "שרה", latinCiphers: true }, context).latinValues).toBeUndefined();
    for (const { tradition } of gematriaCiphers({}, context).latinCiphers) expect(tradition).not.toBe("rabbinic");
  });
});

describe("words of equal value", () => {
  test("all have the value asked for, a gloss, a note and a place in print", () => {
    for (const { id, hebrew, sources } of LEXICON) {
      const found = gematria({ textHebrew: hebrew }, context).matches.find((match) => match.id === id);
      expect(found, id).toMatchObject({ hebrew, value: standardOf(hebrew.replaceAll(" ", "")) });
      expect(found?.meaning).toMatch(/\S/);
      expect(found?.note).toMatch(/[.]$/);
      expect(sources.length).toBeGreaterThanOrEqual(1);
      expect(new Set(sources).size).toBe(sources.length);
    }
    expect(new Set(LEXICON.map(({ hebrew }) => hebrew)).size).toBe(LEXICON.length);
  });

  test("pair love with one, the Messiah with the snake, and leave out what is not asked for", () => {
    const ids = (textHebrew: string): readonly string[] =>
      gematria({ textHebrew }, context).matches.map(({ id }) => id);
    expect(ids("אהבה")).toEqual(["ahavah", "echad"]);
    expect(ids("משיח")).toEqual(["mashiach", "nachash", "choshen"]);
    expect(ids("ץץץ")).toEqual([]);
    expect(gematria({ textHebrew: "אהבה", includeMatches: false }, context).matches).toEqual([]);
  });
});

describe("the catalogue", () => {
  test("has sixteen entries, and computes all but the eleventh Hebrew one", () => {
    const { total, ciphers, transformations, latinCiphers } = gematriaCiphers({}, context);
    expect([total, ciphers.length, transformations.length, latinCiphers.length]).toEqual([16, 11, 2, 3]);
    expect(ciphers.filter(({ computed }) => !computed).map(({ id }) => id)).toEqual(["mispar-mispari"]);
    expect(ciphers.slice(0, 10).map(({ id }) => id)).toEqual([...CIPHER_IDS]);
  });
});

describe("what is refused", () => {
  const refusal = (run: () => unknown): string => {
    try {
      run();
    } catch (error) {
      if (isAlmagestError(error)) return `${error.code} ${JSON.stringify(error)} ${error.message}`;
      throw error;
    }
    return "nothing";
  };

  test.each(["שרה Sarah", "שרה1", "Сара", "שרה%"])("%j in a field for Hebrew", (textHebrew) => {
    expect(refusal(() => gematria({ textHebrew }, context))).toMatch(/^validation_error.*Hebrew letters alone/);
  });

  test("Hebrew in a field for Latin, both fields, neither, and a cipher that does not exist", () => {
    expect(refusal(() => gematria({ text: "שרה" }, context))).toMatch(
      /^validation_error.*field whose name ends in Hebrew/,
    );
    expect(refusal(() => gematria({ text: "Sarah", textHebrew: "שרה" }, context))).toMatch(
      /^validation_error.*Both text and textHebrew/,
    );
    expect(refusal(() => gematria({}, context))).toMatch(/^validation_error.*Neither text nor textHebrew/);
    expect(gematria({ text: "Sarah", ciphers: ["mispar-katan"] }, context).values.map(({ id }) => id)).toEqual([
      "mispar-katan",
    ]);
  });

  test.each([
    ["text", { text: "123 !?" }],
    ["textHebrew", { textHebrew: "״־׀ ּ" }],
  ])("%s without a letter", (field, input) => {
    expect(refusal(() => gematria(input, context))).toMatch(new RegExp(`^unprocessable_entity.*${field}`));
  });
});
