import { sentencesOf, wordCount } from "@almagest/telling";
import { frameShare, misplaced, repeatedSentences, wrongArticles } from "@almagest/telling/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NUMBERS } from "../numbers/catalogue";
import { en } from "../texts/en";
import { telling } from "../texts/families";
import { angelNumberReader } from "../texts/reader";
import { computeSequence } from "./compute";
import { numberSequence } from "./operation";
import { readingPieces } from "./reading";

const context = { texts: [en] };
const texts = angelNumberReader({ lang: "en", catalogues: [en] });
const CONTEXTS = ["clock", "receipt", "license-plate", "phone", "address", "price"] as const;
const anyNumber = fc.stringMatching(/^[0-9]{2,8}$/);

const families = (number: string): string[] =>
  readingPieces(computeSequence(number), texts).map((piece) => (piece ? `${piece.family}.${piece.key}` : "missing"));

describe("a looked-up number", () => {
  test("1234 is sequential, with root 1, four digits, an entry, and the entry of its root", () => {
    const answer = numberSequence({ number: "1234", context: "clock" }, context);
    expect(answer).toMatchObject({
      number: "1234",
      type: "sequential",
      digitRoot: 1,
      digits: 4,
      uniqueDigits: 4,
      isPalindrome: false,
      isRepeating: false,
      knownMeaning: { energy: "positive" },
      digitRootMeaning: { number: "1" },
    });
    expect(answer.contextNote).toContain("1234");
  });

  test("keeps zeros in front and counts them", () => {
    expect(numberSequence({ number: "007" }, context)).toMatchObject({
      number: "007",
      digits: 3,
      uniqueDigits: 2,
      digitRoot: 7,
      type: "compound",
      knownMeaning: null,
    });
  });

  test("has an entry just where the catalogue has one, and that of its root unless it is its own", () => {
    for (const value of [...NUMBERS.map(Number), ...Array.from({ length: 1000 }, (_, index0) => index0 * 11 + 3)]) {
      const answer = numberSequence({ number: String(value) }, context);
      expect(answer.knownMeaning !== null).toBe(NUMBERS.includes(String(value)));
      const root = String(answer.digitRoot);
      expect(answer.digitRootMeaning?.number).toBe(answer.number === root ? undefined : root);
    }
  });

  test.each(CONTEXTS)("seen on a %s has a note that names it; without a place it has none", (seen) => {
    expect(numberSequence({ number: "4704", context: seen }, context).contextNote).toContain("4704");
    expect(numberSequence({ number: "4704" }, context)).not.toHaveProperty("contextNote");
  });

  test.each(["123456789", "", "12a", "-1", "1.5", " 12", "１２"])("%j is refused at its field", (number) => {
    expect(numberSequence.parse({ query: { number } })).toMatchObject({ ok: false, issues: [{ path: "number" }] });
  });

  test("a place that is not listed is refused, and so is a call without a number", () => {
    expect(numberSequence.parse({ query: { number: "1", context: "wall" } })).toMatchObject({ ok: false });
    expect(numberSequence.parse({ query: {} })).toMatchObject({ ok: false, issues: [{ path: "number" }] });
  });
});

describe("the reading", () => {
  test.each([
    ["888888", ["repeating.8", "roots.3"]],
    ["345678", ["forms.ascending", "first.3", "last.8", "roots.33"]],
    ["9876", ["forms.descending", "first.9", "last.6", "roots.3"]],
    ["47074", ["forms.palindrome", "centers.0", "first.4", "again.4", "inner.7", "roots.22"]],
    ["4774", ["forms.palindrome", "centers.none", "first.4", "again.4", "inner.7", "roots.22"]],
    ["393939", ["forms.alternating", "first.3", "again.3", "last.9", "roots.9"]],
    ["4123", ["forms.turningDown", "first.4", "runs.up", "last.3", "roots.1"]],
    ["298", ["forms.turningUp", "first.2", "inner.9", "last.8", "roots.1"]],
    ["841", ["forms.dropping", "first.8", "inner.4", "last.1", "roots.4"]],
    ["135", ["forms.climbing", "first.1", "inner.3", "last.5", "roots.9"]],
    ["3924", ["forms.turningUp", "first.3", "inner.9", "inner.2", "last.4", "roots.9"]],
    ["1122", ["forms.terracesUp", "first.1", "again.1", "last.2", "roots.6"]],
    ["110", ["forms.terracesDown", "first.1", "again.1", "last.0", "roots.2"]],
    ["95", ["forms.stepDown", "first.9", "last.5", "roots.5"]],
    ["15251", ["forms.palindrome", "centers.2", "first.1", "again.1", "inner.5", "roots.5"]],
    ["19876", ["forms.turningUp", "first.1", "runs.down", "last.6", "roots.4"]],
    ["1231", ["forms.level", "first.1", "again.1", "runs.up", "roots.7"]],
    ["11", ["repeating.1", "masters.11"]],
    ["29", ["forms.stepUp", "first.2", "last.9", "roots.11"]],
  ])("of %s tells its form, what stands out, and last its root", (number, expected) => {
    expect(families(number)).toEqual(expected);
  });

  test("of any number is whole paragraphs, nothing twice, nothing left to fill", () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const pieces = readingPieces(computeSequence(number), texts);
        const told = pieces.filter((piece) => piece !== undefined);
        expect(told).toHaveLength(pieces.length);
        expect(misplaced(told, telling.families)).toEqual([]);
        expect(frameShare(told)).toBe(0);
        const answer = numberSequence({ number, context: "phone" }, context);
        expect(answer.reading).not.toMatch(/[{}]|undefined/);
        expect(wordCount(answer.reading ?? "")).toBeGreaterThanOrEqual(60);
        expect(wrongArticles(answer.reading ?? "")).toEqual([]);
        const { knownMeaning, ...rest } = answer;
        expect(repeatedSentences(rest)).toEqual([]);
        expect(repeatedSentences({ knownMeaning, reading: answer.reading })).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test("differs between numbers of one root", () => {
    const readings = ["147", "282", "921", "3333", "5070", "66600"].map((number) =>
      numberSequence({ number }, context),
    );
    expect(new Set(readings.flatMap(({ reading }) => sentencesOf(reading ?? "")[0])).size).toBe(readings.length);
  });

  test("is left out for a single digit, whose entry says all, and where no texts were loaded", () => {
    expect(numberSequence({ number: "7" }, context)).not.toHaveProperty("reading");
    expect(numberSequence({ number: "70" }, {}).reading).toBeUndefined();
  });
});
