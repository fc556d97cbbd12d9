import { createContext, isAlmagestError, ValidationError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { karmicDebt } from "../karmic/debt";
import { karmicLessons } from "../karmic/lessons";
import { en } from "../texts/en";
import { birthDay } from "./birth-day";
import { bridgeNumbers } from "./bridge";
import { lifePath } from "./life-path";
import { maturity } from "./maturity";
import { expression, personality, soulUrge } from "./name-numbers";
import { numberMeaning } from "./number-meaning";

const context = createContext({ texts: [en] });
const JOHN = { fullName: "John William Smith", year: 1990, month: 7, day: 15 };

/** The paths that a call is refused for. */
function refusedPaths(call: () => unknown): readonly string[] {
  try {
    call();
  } catch (error) {
    if (error instanceof ValidationError) return error.issues.map(({ path }) => path);
    throw error;
  }
  return [];
}

function codeOf(call: () => unknown): string | undefined {
  try {
    call();
  } catch (error) {
    return isAlmagestError(error) ? error.code : "another error";
  }
  return undefined;
}

describe("Life Path", () => {
  test("adds month, day and year, each reduced, and shows every step", () => {
    expect(lifePath({ year: 1990, month: 7, day: 15 })).toMatchObject({
      number: 5,
      calculation: "Month: 7, Day: 15 → 1+5 = 6, Year: 1990 → 1+9+9+0 = 19 → 1+9 = 10 → 1+0 = 1 → 7+6+1=14 → 5",
      type: "single",
      hasKarmicDebt: true,
      karmicDebtNumber: 14,
    });
  });

  /** Decoz and Monte, Numerology: Key to Your Inner Self (1994): Thomas John Hancock, 15 May 1949. */
  test("of 15 May 1949 is 5 + 6 + 5 = 16, a 7 with the debt 16", () => {
    expect(lifePath({ year: 1949, month: 5, day: 15 })).toMatchObject({ number: 7, karmicDebtNumber: 16 });
  });

  test.each([
    [{ year: 1992, month: 11, day: 11 }, 7, "11+11+3=25"],
    [{ year: 1960, month: 1, day: 29 }, 1, "1+11+7=19"],
    [{ year: 2000, month: 9, day: 22 }, 33, "9+22+2=33"],
    [{ year: 1993, month: 9, day: 2 }, 33, "9+2+22=33"],
  ])("keeps master numbers in month, day and year: %j", (date, number, sum) => {
    const answer = lifePath(date);
    expect(answer.number).toBe(number);
    expect(answer.calculation).toContain(sum);
  });

  test("owes nothing where a part reduces through a debt number and the sum does not", () => {
    // 1990 passes 19; 8 + 6 + 1 is 15.
    expect(lifePath({ year: 1990, month: 8, day: 15 })).toMatchObject({ number: 6, hasKarmicDebt: false });
  });

  test.each([
    [{ year: 1990, month: 13, day: 1 }, ["month"]],
    [{ year: 1990, month: 0, day: 1 }, ["month"]],
    [{ year: 1990, month: 2, day: 31 }, ["day"]],
    [{ year: 1990, month: 2, day: 29 }, ["day"]],
    [{ year: 1900, month: 2, day: 29 }, ["day"]],
    [{ year: 1990, month: 4, day: 31 }, ["day"]],
    [{ year: 1990, month: 1, day: 32 }, ["day"]],
    [{ year: 99, month: 1, day: 1 }, ["year"]],
    [{ year: 2101, month: 1, day: 1 }, ["year"]],
    [{ year: 1990.5, month: 1, day: 1 }, ["year"]],
  ])("refuses the date %j", (date, paths) => {
    expect(refusedPaths(() => lifePath(date))).toEqual(paths);
  });

  test.each([
    { year: 100, month: 1, day: 1 },
    { year: 2100, month: 12, day: 31 },
    { year: 2000, month: 2, day: 29 },
  ])("takes the date %j", (date) => {
    expect(refusedPaths(() => lifePath(date))).toEqual([]);
  });
});

describe("numbers of a name", () => {
  test("Expression adds all letters at once, Soul Urge the vowels, Personality the consonants", () => {
    const name = { fullName: "John William Smith" };
    expect(expression(name)).toMatchObject({
      number: 6,
      letters: "JOHN WILLIAM SMITH",
      calculation:
        "J=1, O=6, H=8, N=5, W=5, I=9, L=3, L=3, I=9, A=1, M=4, S=1, M=4, I=9, T=2, H=8 → " +
        "1+6+8+5+5+9+3+3+9+1+4+1+4+9+2+8 = 78 → 15 → 1+5 = 6",
    });
    expect(soulUrge(name)).toMatchObject({
      number: 7,
      calculation: "Vowels: O=6, I=9, I=9, A=1, I=9 → 6+9+9+1+9 = 34 → 7",
    });
    expect(personality(name)).toMatchObject({ number: 8 });
    expect(personality(name).calculation).toMatch(/^Consonants: J=1, .* = 44 → 8$/);
  });

  test("the Personality of Jane Marie Doe is 23 → 5", () => {
    expect(personality({ fullName: "Jane Marie Doe" }).number).toBe(5);
  });

  test("Y is a consonant beside other vowels and the vowel where there is none", () => {
    expect(soulUrge({ fullName: "Mary" }).calculation).toBe("Vowels: A=1 → 1 = 1");
    expect(soulUrge({ fullName: "Lynn" })).toMatchObject({ number: 7, conventions: { vowels: "y" } });
  });

  test("a name without any vowel has no Soul Urge, one of vowels alone no Personality", () => {
    expect(codeOf(() => soulUrge({ fullName: "Ng" }))).toBe("unprocessable_entity");
    expect(codeOf(() => personality({ fullName: "Aoi" }))).toBe("unprocessable_entity");
    expect(expression({ fullName: "Ng" }).number).toBe(3);
  });

  test("names that are empty, too long or no text are refused by field, letterless ones as unprocessable", () => {
    const sent = ["", "A".repeat(201), "A".repeat(10_000)];
    for (const fullName of sent) expect(refusedPaths(() => expression({ fullName }))).toEqual(["fullName"]);
    expect(expression({ fullName: "A".repeat(200) }).number).toBe(2);
    expect(codeOf(() => expression({ fullName: "12 34" }))).toBe("unprocessable_entity");
    expect(codeOf(() => expression({ fullName: "   " }))).toBe("unprocessable_entity");
  });
});

describe("Birth Day", () => {
  test.each([
    [1, 1, "1"],
    [9, 9, "9"],
    [10, 1, "10 → 1+0 = 1"],
    [11, 11, "11"],
    [22, 22, "22"],
    [23, 5, "23 → 2+3 = 5"],
    [28, 1, "28 → 2+8 = 10 → 1+0 = 1"],
    [29, 11, "29 → 2+9 = 11"],
    [31, 4, "31 → 3+1 = 4"],
  ])("of the %ith is %i", (day, number, calculation) => {
    expect(birthDay({ day })).toMatchObject({ number, calculation });
  });

  test("owes on the 13th, 14th, 16th and 19th alone", () => {
    const days = Array.from({ length: 31 }, (_, index0) => index0 + 1);
    expect(days.filter((day) => birthDay({ day }).hasKarmicDebt)).toEqual([13, 14, 16, 19]);
  });
});

describe("Maturity", () => {
  test("adds the two numbers, sent or computed, master numbers kept", () => {
    expect(maturity({ lifePath: 5, expression: 7 })).toMatchObject({
      number: 3,
      calculation: "Life Path 5 + Expression 7 = 12 → 3",
    });
    expect(maturity(JOHN)).toMatchObject({ number: 11, calculation: "Life Path 5 + Expression 6 = 11" });
    expect(maturity({ lifePath: 22, expression: 11 }).number).toBe(33);
  });

  test("a number wins over what it is computed from", () => {
    expect(maturity({ ...JOHN, lifePath: 1 }).calculation).toBe("Life Path 1 + Expression 6 = 7");
  });

  test("names each number that nothing was sent for", () => {
    expect(refusedPaths(() => maturity({}))).toEqual(["lifePath", "expression"]);
    expect(refusedPaths(() => maturity({ year: 1990, month: 7, fullName: "A" }))).toEqual(["lifePath"]);
    expect(refusedPaths(() => maturity({ lifePath: 5, year: 1990, month: 2, day: 31, fullName: "A" }))).toEqual([
      "day",
    ]);
  });
});

describe("bridges", () => {
  test("are the gaps of the core numbers as digits", () => {
    expect(bridgeNumbers(JOHN)).toMatchObject({
      lifePathExpression: { bridge: 1, from: { name: "Life Path", number: 5 }, to: { name: "Expression", number: 6 } },
      expressionPersonality: {
        bridge: 2,
        from: { name: "Expression", number: 6 },
        to: { name: "Personality", number: 8 },
      },
      expressionSoulUrge: { bridge: 1, from: { name: "Expression", number: 6 }, to: { name: "Soul Urge", number: 7 } },
    });
  });
});

describe("karmic lessons", () => {
  /** Decoz, World Numerology, "Karmic Lessons": Thomas John Hancock lacks 7 and 9. */
  test("of Thomas John Hancock are 7 and 9", () => {
    expect(karmicLessons({ fullName: "Thomas John Hancock" }).missingNumbers).toEqual([7, 9]);
  });

  /** The chart's own case: Daniel James Okafor, 16 March 1987, lacks 7 and 8; Soul Urge and Birth Day are 7. */
  test("are told as eased by the core numbers of the name, and of the date where it is sent", () => {
    const lessonOf = (request: Parameters<typeof karmicLessons>[0], digit: number) =>
      karmicLessons(request, context).lessons.find(({ number }) => number === digit)?.description;
    const fullName = "Daniel James Okafor";
    const date = { year: 1987, month: 3, day: 16 };
    expect(lessonOf({ fullName }, 7)).toContain("it returns in your Soul Urge 7.");
    expect(lessonOf({ fullName, ...date }, 7)).toContain("it returns in your Soul Urge 7 and Birth Day 7.");
    expect(lessonOf({ fullName }, 8)).toContain("by your Personality 8.");
    expect(lessonOf({ fullName, ...date }, 8)).toContain("by your Life Path 8 and Personality 8.");
    expect(lessonOf({ fullName: "Thomas John Hancock" }, 9)).not.toContain("comes after all, from your");
    expect(refusedPaths(() => karmicLessons({ fullName, year: 1987, day: 16 }))).toEqual(["month"]);
  });

  test("are the digits that the name lacks; the present ones have their counts", () => {
    expect(karmicLessons({ fullName: "John William Smith" })).toMatchObject({
      missingNumbers: [7],
      presentNumbers: { 1: 3, 2: 1, 3: 2, 4: 2, 5: 2, 6: 1, 8: 2, 9: 3 },
    });
  });
});

describe("karmic debt", () => {
  test("is looked for in what was sent", () => {
    expect(karmicDebt(JOHN)).toMatchObject({ hasKarmicDebt: true, debtNumbers: [14] });
    expect(karmicDebt({ fullName: JOHN.fullName })).toMatchObject({ hasKarmicDebt: false, meanings: [] });
    expect(karmicDebt({ fullName: "Aoi" }).hasKarmicDebt).toBe(true);
  });

  test("needs a whole date or a name", () => {
    expect(refusedPaths(() => karmicDebt({}))).toEqual(["(root)"]);
    expect(refusedPaths(() => karmicDebt({ year: 1990, fullName: "A" }))).toEqual(["month", "day"]);
    expect(refusedPaths(() => karmicDebt({ year: 1990, month: 2, day: 31 }))).toEqual(["day"]);
  });
});

test("there are meanings of twelve numbers and of no other", () => {
  expect(numberMeaning({ number: "33" })).toMatchObject({ number: 33, type: "master" });
  for (const number of ["0", "10", "12", "44", "five", ""]) {
    expect(refusedPaths(() => numberMeaning({ number }))).toEqual(["number"]);
  }
});
