import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hebrewString, romanized, writtenWords } from "../hebrew/text";
import { LETTERS } from "../letters/letters";
import { formsOfLatin } from "./forms";

const forms = (name: string): readonly string[] =>
  formsOfLatin(name.split(" ")).forms.map(({ words }) => hebrewString(words));

describe("names in Hebrew letters", () => {
  test.each([
    ["SARAH", "שרה"],
    ["DAVID", "דוד"],
    ["RACHEL", "רחל"],
    ["ISAAC", "יצחק"],
    ["MIRIAM", "מרים"],
    ["SARAH LEVI", "שרה לוי"],
  ])("%s is spelled as in the Bible: %s", (name, hebrew) => {
    expect(forms(name)[0]).toBe(hebrew);
  });

  test.each([
    ["MARIA", "מריה"],
    ["THOMAS", "תומס"],
    ["EMMA", "אמה"],
    ["CHRISTOPHER", "חריסטופר"],
    ["ISABELLA", "איסבלה"],
    ["IOANNIS", "יוניס"],
    ["JAN", "ין"],
    ["ALEX", "אלכס"],
    ["SARAH MAY", "שרה מי"],
  ])("%s is read letter by letter: %s", (name, hebrew) => {
    expect(forms(name)[0]).toBe(hebrew);
  });

  test("have every other reading that the table leaves open, each once, the first with all defaults", () => {
    expect(forms("DAVID")).toEqual(["דוד", "דויד", "דאויד"]);
    expect(forms("SARAH")).toEqual(["שרה", "סרה", "סאראה", "שאראה"]);
    const { forms: all, total } = formsOfLatin(["CHRISTOPHER"]);
    expect([all.length, total]).toEqual([32, 48]);
    expect(new Set(forms("CHRISTOPHER")).size).toBe(32);
  });

  test("tell the choices that their letters hang on, and no rule for a K that two letters have taken in", () => {
    const told = new Map(
      formsOfLatin(["RACHEL"]).forms.flatMap(({ words, rule }) =>
        rule.kind === "map" ? [[hebrewString(words), rule.told] as const] : [],
      ),
    );
    // Ch is one group, chet: neither C nor K is read.
    expect(told.get("ראחהל")).toEqual(["groups", "vowels"]);
    // Taken apart, its C is kaf or qof.
    expect(told.get("ראכההל")).toEqual(["groups", "k", "vowels"]);
  });

  test("of long texts are fewer, and always one", () => {
    const long = formsOfLatin(Array.from({ length: 40 }, () => "STOKE"));
    expect(long.forms.length).toBeGreaterThan(0);
    expect(long.forms.flatMap(({ words }) => words.flat()).length).toBeLessThanOrEqual(2000);
    expect(long.total).toBeGreaterThan(long.forms.length);
  });

  test("never lose a word, whatever its letters", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Z]{1,12}$/), { minLength: 1, maxLength: 4 }), (words) => {
        const found = formsOfLatin(words);
        for (const form of found.forms) {
          expect(form.words).toHaveLength(words.length);
          for (const word of form.words) expect(word.length).toBeGreaterThan(0);
        }
        expect(new Set(found.forms.map(({ words: own }) => hebrewString(own))).size).toBe(found.forms.length);
      }),
    );
  });
});

describe("romanization", () => {
  // the spellings of Mathers (1887) and those who follow him
  test.each([
    ["תפארת", "ThPARTh"],
    ["יצירה", "ITzIRH"],
    ["נצח", "NTzCh"],
    ["שלום", "ShLVM"],
    ["ירתאל", "IRThAL"],
    ["חסד", "ChSD"],
    ["בבל", "BBL"],
  ])("of %s is %s", (hebrew, roman) => {
    expect(romanized(writtenWords(hebrew))).toBe(roman);
  });

  test("has one label for each letter, all different", () => {
    expect(new Set(LETTERS.map(({ roman }) => roman)).size).toBe(22);
  });
});
