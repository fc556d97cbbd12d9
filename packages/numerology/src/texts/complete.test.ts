import { leavesOf } from "@almagest/i18n";
import { wordCount } from "@almagest/telling";
import { wrongArticles } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { CORE_POSITIONS } from "../core/positions";
import { NUMBERS } from "../numbers/reduce";
import { en } from "./en";

const leaves = new Map(leavesOf(en.messages));
const upTo = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const keys = (stem: string, of: readonly (number | string)[], fields: readonly string[] = []): string[] =>
  of.flatMap((one) => (fields.length === 0 ? [`${stem}.${one}`] : fields.map((field) => `${stem}.${one}.${field}`)));
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const DIGITS = upTo(1, 9);
const FAMILIES = ["mind", "works", "heart"];

/** Every key that an operation looks up. */
const DUE: Readonly<Record<string, readonly string[]>> = {
  numbers: keys("numbers", NUMBERS, [
    "title",
    "keywords",
    "description",
    "strengths",
    "challenges",
    "career",
    "relationships",
    "spirituality",
  ]),
  roles: CORE_POSITIONS.flatMap((role) =>
    keys(`roles.${role}`, role === "birthDay" ? NUMBERS.filter((number) => number !== 33) : NUMBERS),
  ),
  birthDays: keys("birthDays", upTo(1, 31), [
    "title",
    "keywords",
    "description",
    "strengths",
    "challenges",
    "career",
    "relationships",
  ]),
  debts: keys("debts", [13, 14, 16, 19], ["description", "challenge", "resolution"]),
  lessons: keys("lessons", DIGITS, ["lesson", "description", "howToOvercome"]),
  eased: keys("eased", DIGITS, ["description", "howToOvercome"]),
  together: [
    ...FAMILIES.flatMap((road) => FAMILIES.flatMap((talent) => keys(`together.pull.${road}.${talent}`, FAMILIES))),
    ...DIGITS.flatMap((first) => keys(`together.pairs.${first}`, upTo(first, 9))),
  ],
  pinnacles: keys("pinnacles", [...DIGITS, 11, 22], ["title", "description", "opportunities", "challenges"]),
  challenges: keys("challenges", upTo(0, 8), ["title", "description", "lesson", "howToOvercome"]),
  returning: [
    ...keys("returning.pinnacles", [...DIGITS, 11, 22], ["description", "opportunities", "challenges"]),
    ...keys("returning.challenges", upTo(0, 8), ["description", "lesson", "howToOvercome"]),
    ...keys("returning.thirdPinnacles", [...DIGITS, 11, 22], ["description", "opportunities", "challenges"]),
    ...keys("returning.thirdChallenges", upTo(0, 8), ["description", "lesson", "howToOvercome"]),
    ...keys("returning.fourth.pinnacle", ["description", "opportunities", "challenges"]),
    ...keys("returning.fourth.challenge", ["description", "lesson", "howToOvercome"]),
  ],
  repeated: [
    ...keys("repeated.positions", CORE_POSITIONS),
    ...keys("repeated", CORE_POSITIONS.slice(1), [
      "strengths.a",
      "strengths.b",
      "strengths.c",
      "challenges.a",
      "challenges.b",
      "career",
      "relationships",
      "spirituality",
    ]),
  ],
  bridges: ["lifePathExpression", "expressionPersonality", "expressionSoulUrge"].flatMap((id) =>
    keys(`bridges.${id}`, upTo(0, 8)),
  ),
  hiddenPassions: keys("hiddenPassions", DIGITS, ["title", "description"]),
  subconscious: keys("subconscious", DIGITS, ["title", "description"]),
  letters: [
    ...keys("letters.cornerstone", LETTERS),
    ...keys("letters.capstone", LETTERS),
    ...keys("letters.firstVowel", [..."AEIOUY"]),
  ],
  cycles: [
    ...keys("cycles.years", DIGITS, ["theme", "forecast", "opportunities", "challenges", "advice"]),
    ...keys("cycles.months", DIGITS, ["theme", "focus"]),
    ...keys("cycles.days", DIGITS, ["theme", "guidance"]),
  ],
  daily: keys("daily", NUMBERS, [..."abcdef"]),
  compounds: keys("compounds", [...upTo(10, 32), 37, 43, 51]),
  chaldean: keys("chaldean", DIGITS, ["title", "keywords", "meaning"]),
  business: keys("business", DIGITS, ["industries", "guidance"]),
  compatibility: ["lifePath", "expression", "soulUrge"].flatMap((role) =>
    DIGITS.flatMap((first) =>
      keys(`compatibility.${role}.${first}`, upTo(first, 9), ["text", "strength", "challenge"]),
    ),
  ),
};

describe("English texts", () => {
  test.each(Object.entries(DUE))("of %s are complete", (_, due) => {
    expect(due.filter((key) => !leaves.has(key))).toEqual([]);
  });

  test("are all spoken somewhere", () => {
    const known = new Set(Object.values(DUE).flat());
    expect([...leaves.keys()].filter((key) => !key.startsWith("general.") && !known.has(key))).toEqual([]);
  });

  test("of the twelve numbers have ten keywords, five strengths and four challenges", () => {
    const lengths = NUMBERS.map((number) =>
      ["keywords", "strengths", "challenges"].map((field) => leaves.get(`numbers.${number}.${field}`)?.length),
    );
    expect(lengths).toEqual(NUMBERS.map(() => [10, 5, 4]));
  });

  test("of a Life Path, Expression and Soul Urge have 150 to 250 words, and begin by saying what the number means", () => {
    for (const role of ["lifePath", "expression", "soulUrge"]) {
      for (const number of NUMBERS) {
        const text = String(leaves.get(`roles.${role}.${number}`));
        const words = wordCount(text);
        expect([words >= 150, words <= 250], `${role} ${number}: ${words}`).toEqual([true, true]);
        expect(text.split(/[.!?]/)[0], `${role} ${number}`).toMatch(new RegExp(`\\b${number}\\b`));
      }
    }
  });

  test("of a karmic debt have 80 words and more", () => {
    for (const debt of [13, 14, 16, 19]) {
      expect(wordCount(String(leaves.get(`debts.${debt}.description`)))).toBeGreaterThanOrEqual(80);
    }
  });

  test("never put the wrong article before a number", () => {
    expect(wrongArticles([...leaves.values()].flat().join(" "))).toEqual([]);
  });

  test("state no scene of the reader's past as a fact: no chart knows it", () => {
    const biography =
      /\b(?:you were the child|as a child you|in childhood you|at (?:six|seven|eight|nine|ten),? you|(?:in|around|by) (?:your )?(?:twenties|thirties|thirty|forty|sixty)|so you founded)\b/i;
    const told = [...leaves].flatMap(([key, leaf]) =>
      /^(?:roles|numbers|birthDays)\./.test(key) ? [leaf].flat().map((text) => `${key}: ${text}`) : [],
    );
    expect(told.filter((text) => biography.test(text))).toEqual([]);
  });
});
