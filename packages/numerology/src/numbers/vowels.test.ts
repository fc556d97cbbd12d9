import { isAlmagestError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { chaldeanNumbers } from "../chaldean/operations";
import { numerologyChart } from "../chart/operation";
import { numerologyCompatibility } from "../compatibility/operation";
import { bridgeNumbers } from "../core/bridge";
import { personality, soulUrge } from "../core/name-numbers";
import { karmicDebt } from "../karmic/debt";

const JANUARY = { year: 1990, month: 1, day: 2 };

/** The letters of the Soul Urge's line. */
function vowelsIn(fullName: string, yAsVowel?: "if-no-other" | "by-syllable" | "never"): string {
  const { calculation } = soulUrge({ fullName, yAsVowel });
  return [...calculation.matchAll(/([A-Z])=\d/g)].map(([, letter]) => letter).join("");
}

/** decoz.com, "Build Your Own Numerology Chart", part VIII: the vowels and the consonants that it names. */
describe("Y by its syllable", () => {
  test.each([
    ["Lynn", "Y"],
    ["Yvonne", "YOE"],
    ["Mary", "AY"],
    ["Betty", "EY"],
    ["Ely", "EY"],
    ["Bryan", "YA"],
    ["Wyatt", "YA"],
  ])("is a vowel in %s", (name, vowels) => {
    expect(vowelsIn(name, "by-syllable")).toBe(vowels);
  });

  test.each([
    ["Maloney", "AOE"],
    ["Murray", "UA"],
    ["Yolanda", "OAA"],
    ["Yoda", "OA"],
  ])("is a consonant in %s", (name, vowels) => {
    expect(vowelsIn(name, "by-syllable")).toBe(vowels);
  });

  /** A second teacher's list, tokenrock.com, "Hearts Desire Number". */
  test.each(["Mulrooney", "Barey", "Troy", "Yemen", "Yantz", "Maya"])("is a consonant in %s, too", (name) => {
    expect(vowelsIn(name, "by-syllable")).not.toContain("Y");
  });

  test.each(["Cindy", "Elly", "Connolly", "Catheryn", "Nancy"])("is a vowel in %s, too", (name) => {
    expect(vowelsIn(name, "by-syllable")).toContain("Y");
  });

  test("ends at a hyphen: Mary-Ann has three syllables, Tanya two", () => {
    expect(vowelsIn("Mary-Ann", "by-syllable")).toBe("AYA");
    expect(vowelsIn("Tanya", "by-syllable")).toBe("AA");
  });

  test("glides in Kyoko and Ryu, and sounds in Lyon and Ryan", () => {
    expect(["Kyoko", "Ryu", "Lyon", "Ryan"].map((name) => vowelsIn(name, "by-syllable"))).toEqual([
      "OO",
      "U",
      "YO",
      "YA",
    ]);
  });
});

describe("the rule of Y", () => {
  test("is that of before where none is sent, and is echoed where one is", () => {
    expect(soulUrge({ fullName: "Mary" }).conventions).not.toHaveProperty("yAsVowel");
    expect(soulUrge({ fullName: "Mary", yAsVowel: "if-no-other" })).toMatchObject({
      calculation: soulUrge({ fullName: "Mary" }).calculation,
      conventions: { vowels: "aeiou", yAsVowel: "if-no-other" },
    });
    expect(soulUrge({ fullName: "Mary", yAsVowel: "by-syllable" })).toMatchObject({
      number: 8,
      calculation: "Vowels (Y by its syllable): A=1, Y=7 → 1+7 = 8",
      conventions: { vowels: "aeiou-and-y", yAsVowel: "by-syllable" },
    });
  });

  test("never leaves Lynn without a Soul Urge, and says what was looked for", () => {
    try {
      soulUrge({ fullName: "Lynn", yAsVowel: "never" });
      expect.unreachable();
    } catch (error) {
      expect(isAlmagestError(error) && error.message).toContain("without a vowel (A, E, I, O, U)");
    }
    expect(personality({ fullName: "Lynn", yAsVowel: "never" }).calculation).toContain("Y=7");
  });

  test("is the same in every operation that tells vowels from consonants", () => {
    const person = { fullName: "Mary Boyd", ...JANUARY };
    const asked = { ...person, yAsVowel: "by-syllable" } as const;
    const { number } = soulUrge({ fullName: person.fullName, yAsVowel: "by-syllable" });
    expect(number).not.toBe(soulUrge({ fullName: person.fullName }).number);
    const chart = numerologyChart(asked, { now: 0 });
    expect(chart.coreNumbers.soulUrge.number).toBe(number);
    expect(chart.conventions).toMatchObject({ yAsVowel: "by-syllable" });
    expect(bridgeNumbers(asked).expressionSoulUrge.to.number).toBe(number);
    const couple = numerologyCompatibility({ person1: person, person2: person, yAsVowel: "by-syllable" });
    expect(couple.soulUrge).toMatchObject({ person1: number, person2: number });
    expect(couple.conventions).toMatchObject({ yAsVowel: "by-syllable" });
    expect(karmicDebt(asked).calculations).toMatchObject({ soulUrge: chart.coreNumbers.soulUrge.calculation });
  });

  test("of the Chaldean count is never, or as asked, word by word", () => {
    expect(chaldeanNumbers({ name: "Mary Lynn" })).toMatchObject({
      soulUrge: { calculation: "A=1 = 1" },
      conventions: { vowels: "aeiou" },
    });
    expect(chaldeanNumbers({ name: "Mary Lynn", yAsVowel: "by-syllable" })).toMatchObject({
      soulUrge: { total: 3, calculation: "A=1, Y=1 = 2 | Y=1 = 1 | 2+1 = 3" },
      conventions: { vowels: "aeiou-and-y", yAsVowel: "by-syllable" },
    });
  });
});
