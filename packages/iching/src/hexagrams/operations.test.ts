import { describe, expect, test } from "vitest";
import { en } from "../texts/en";
import { hexagram, hexagramByLines, hexagrams, randomHexagram } from "./operations";
import { HEXAGRAMS } from "./table";

const context = { texts: [en] };
const bytes = (value: number) => (count: number) => new Uint8Array(count).fill(value);

describe("a hexagram by its number", () => {
  test("1 is The Creative with all that belongs to it", () => {
    const answer = hexagram({ number: 1 }, context);
    expect(answer).toMatchObject({
      number: 1,
      symbol: "䷀",
      chinese: "乾",
      english: "The Creative",
      pinyin: "Qián",
      binary: "111111",
      upperTrigram: "Heaven",
      lowerTrigram: "Heaven",
      imageUrl: "/img/hexagrams/1.svg",
    });
    expect(answer.changingLines.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(answer.changingLines[0]?.text).toContain("dragon");
  });

  test.each([
    [0, "number is 0. Send a whole number from 1 to 64, for example 1."],
    [65, "number is 65. Send a whole number from 1 to 64, for example 1."],
  ])("refuses %i and says which there are", (number, message) => {
    expect(hexagram.parse({ params: { number } })).toMatchObject({ ok: false, issues: [{ path: "number", message }] });
  });

  test("has names beside the English ones in another language, and none in English", () => {
    expect(hexagram({ number: 11, lang: "de" }, context)).toMatchObject({
      english: "Peace",
      englishLocalized: "Der Friede",
      upperTrigram: "Earth",
      upperTrigramLocalized: "Erde",
      lowerTrigramLocalized: "Himmel",
    });
    expect(JSON.stringify(hexagram({ number: 11 }, context))).not.toContain("Localized");
  });

  test("comes with its names and lines where no texts are loaded", () => {
    const answer = JSON.parse(JSON.stringify(hexagram({ number: 2 }, {})));
    expect(answer).toMatchObject({ number: 2, english: "The Receptive", interpretation: {} });
    expect(answer.changingLines).toEqual([1, 2, 3, 4, 5, 6].map((position) => ({ position })));
    expect(answer).not.toHaveProperty("judgment");
  });
});

describe("a hexagram by its lines", () => {
  test.each([...HEXAGRAMS])("$number is found by $binary and is the same as by its number", ({ number, binary }) => {
    expect(hexagramByLines({ lines: binary }, context)).toEqual(hexagram({ number }, context));
  });

  test.each(["111112", "11111", "1111111", "yyyyyy"])("refuses %s and says how lines are written", (lines) => {
    const message = `lines is "${lines}". Send six digits from the bottom line up, 1 for yang and 0 for yin, for example "111111".`;
    expect(hexagramByLines.parse({ query: { lines } })).toMatchObject({
      ok: false,
      issues: [{ path: "lines", message, pattern: "^[01]{6}$" }],
    });
  });
});

describe("the list", () => {
  test("has 20 of 64 by default, in the order of King Wen", () => {
    const { total, limit, offset, hexagrams: listed } = hexagrams({}, {});
    expect([total, limit, offset, listed.length]).toEqual([64, 20, 0, 20]);
    expect(listed.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index0) => index0 + 1));
  });

  test("goes to the end and no further", () => {
    const numbers = (offset: number) => hexagrams({ limit: 5, offset }, {}).hexagrams.map(({ number }) => number);
    expect(numbers(60)).toEqual([61, 62, 63, 64]);
    expect(numbers(64)).toEqual([]);
  });

  test.each([0, 65])("refuses a limit of %i", (limit) => {
    expect(hexagrams.parse({ query: { limit } })).toMatchObject({ ok: false, issues: [{ path: "limit" }] });
  });
});

describe("a random hexagram", () => {
  test("follows the bytes of the random source, over all 64", () => {
    expect(randomHexagram({}, { ...context, random: bytes(0) })).toEqual(hexagram({ number: 1 }, context));
    expect(randomHexagram({}, { ...context, random: bytes(255) }).number).toBe(64);
  });
});
