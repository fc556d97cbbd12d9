import { drawFrom, seededWords } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HEXAGRAMS, hexagramOf } from "../hexagrams/table";
import { en } from "../texts/en";
import { ichingReader } from "../texts/reader";
import { castBy, castOf, LINE_VALUES } from "./compute";
import { movementText } from "./movement";
import { coinCast } from "./operation";
import { movementOf } from "./rule";

const none = (): never => {
  throw new Error("a seeded cast asks for no random bytes");
};
const context = { texts: [en], random: none };

/** Computed by another program, in Python with hashlib, from the rule's wording: they hold for ever. */
const FROZEN = [
  ["user123-question1", [8, 8, 7, 7, 6, 7], 56, 33],
  ["user123", [9, 7, 8, 8, 7, 8], 60, 29],
  ["a", [8, 7, 8, 8, 6, 6], 7, 59],
  ["1", [7, 7, 9, 9, 7, 7], 1, 61],
  ["will it rain?", [7, 6, 8, 7, 7, 9], 25, 58],
  ["still-7", [8, 8, 7, 7, 7, 7], 33, undefined],
] as const;

describe("a cast by a seed", () => {
  test.each(FROZEN)("%s is frozen", (seed, lines, primary, resulting) => {
    const cast = coinCast({ seed }, context);
    expect(cast).toMatchObject({ seed, lines, conventions: { method: "three-coins", draw: "sha256" } });
    expect([cast.hexagram.number, cast.resultingHexagram?.number]).toEqual([primary, resulting]);
  });

  test("has both hexagrams in full, and no second one where nothing changes", () => {
    const { hexagram, resultingHexagram } = coinCast({ seed: "user123" }, context);
    expect(hexagram.changingLines).toHaveLength(6);
    expect(resultingHexagram?.changingLines).toHaveLength(6);
    expect(resultingHexagram?.binary).toBe("010010");
    const still = JSON.parse(JSON.stringify(coinCast({ seed: "still-7" }, context)));
    expect(still.changingLinePositions).toEqual([]);
    expect(still).not.toHaveProperty("resultingHexagram");
  });

  test("is repeated by nothing else: without a seed it follows the random source and echoes none", () => {
    const cast = coinCast({}, { ...context, random: (count: number) => new Uint8Array(count).fill(255) });
    expect(cast).toMatchObject({ lines: [9, 9, 9, 9, 9, 9], conventions: { draw: "system-random" } });
    expect([cast.hexagram.number, cast.resultingHexagram?.number]).toEqual([1, 2]);
    expect(JSON.parse(JSON.stringify(cast))).not.toHaveProperty("seed");
  });
});

describe("six lines", () => {
  test("7 8 9 7 6 8 are 55, whose third and fifth lines change it into 17", () => {
    expect(castOf([7, 8, 9, 7, 6, 8])).toEqual({
      lines: [7, 8, 9, 7, 6, 8],
      changing: [3, 5],
      primary: 55,
      resulting: 17,
    });
  });

  test("change where they are 6 or 9, to the other kind, and nowhere else", () => {
    const value = fc.constantFrom(...LINE_VALUES);
    fc.assert(
      fc.property(fc.array(value, { minLength: 6, maxLength: 6 }), (lines) => {
        const { changing, primary, resulting } = castOf(lines);
        const [before, after] = [hexagramOf(primary).binary, hexagramOf(resulting ?? primary).binary];
        const differ = [1, 2, 3, 4, 5, 6].filter((position) => before[position - 1] !== after[position - 1]);
        expect(changing).toEqual(differ);
        expect(resulting === undefined).toBe(differ.length === 0);
        for (const [index0, line] of lines.entries()) expect(before[index0]).toBe(line % 2 === 1 ? "1" : "0");
      }),
    );
  });
});

const CASTS = 100_000;

/** Quantiles of 0.9999 of the chi-square distribution, by its degrees of freedom. */
const CHI = { of3: 21.1, of5: 25.7, of6: 27.9, of63: 113.5 };

function chiSquare(observed: readonly number[], chances: readonly number[]): number {
  const total = observed.reduce((sum, count) => sum + count, 0);
  return observed.reduce((sum, count, index0) => {
    const expected = total * (chances[index0] ?? 0);
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}

describe("over 100,000 casts", () => {
  const byValue = LINE_VALUES.map(() => 0);
  const oldByPosition = Array.from({ length: 6 }, () => 0);
  const byChanging = Array.from({ length: 7 }, () => 0);
  const byHexagram = HEXAGRAMS.map(() => 0);
  for (let index0 = 0; index0 < CASTS; index0++) {
    const { lines, changing, primary } = castBy(drawFrom(seededWords(`iching/castReading|chi-${index0}`)));
    for (const line of lines) byValue[line - 6] = (byValue[line - 6] ?? 0) + 1;
    for (const position of changing) oldByPosition[position - 1] = (oldByPosition[position - 1] ?? 0) + 1;
    byChanging[changing.length] = (byChanging[changing.length] ?? 0) + 1;
    byHexagram[primary - 1] = (byHexagram[primary - 1] ?? 0) + 1;
  }

  test("a line is 6 in an eighth, 7 and 8 in three, 9 in an eighth", () => {
    expect(chiSquare(byValue, [1 / 8, 3 / 8, 3 / 8, 1 / 8])).toBeLessThan(CHI.of3);
  });

  test("each position changes as often as any other", () => {
    expect(chiSquare(oldByPosition, Array(6).fill(1 / 6))).toBeLessThan(CHI.of5);
  });

  test("none to six lines change as often as six independent quarters", () => {
    const ways = [1, 6, 15, 20, 15, 6, 1];
    const chances = ways.map((count, changing) => (count * 3 ** (6 - changing)) / 4 ** 6);
    expect(chiSquare(byChanging, chances)).toBeLessThan(CHI.of6);
  });

  test("each of the 64 hexagrams comes as often as any other", () => {
    expect(chiSquare(byHexagram, Array(64).fill(1 / 64))).toBeLessThan(CHI.of63);
  });
});

describe("the movement", () => {
  /** Yixue qimeng 4: lines that move, the rule, the line that decides, lines read in the first and second hexagram. */
  const RULES = [
    [[8, 7, 7, 8, 8, 8], "none", undefined, [], []],
    [[8, 7, 9, 8, 8, 8], "one", 3, [3], []],
    [[9, 7, 9, 8, 8, 8], "two", 3, [1, 3], []],
    [[9, 6, 9, 8, 8, 8], "three", undefined, [], []],
    [[7, 6, 9, 6, 8, 8], "three", undefined, [], []],
    [[9, 6, 7, 8, 6, 6], "four", 3, [], [3, 4]],
    // Mu Jiang's cast: hexagram 52, five lines move, the second stays
    [[6, 8, 9, 6, 6, 9], "five", 2, [], [2]],
    [[9, 6, 9, 6, 6, 6], "six", undefined, [], []],
    [[9, 9, 9, 9, 9, 9], "sixPure", undefined, [], []],
    [[6, 6, 6, 6, 6, 6], "sixPure", undefined, [], []],
  ] as const;

  test.each(RULES)("%j is read by the rule of %s", (lines, rule, ruler, readInPrimary, readInResulting) => {
    expect(movementOf(castOf(lines))).toMatchObject({ rule, ruler, readInPrimary, readInResulting });
  });

  test("of Mu Jiang's cast goes from 52 to 17, as the Zuo Commentary has it", () => {
    const cast = castOf([6, 8, 9, 6, 6, 9]);
    expect([cast.primary, cast.resulting]).toEqual([52, 17]);
    const told = movementText(cast, ichingReader({ lang: "en", catalogues: [en] })) ?? "";
    expect(told).toContain("Five lines move and one stays, the second. Its text in Following (17)");
  });

  test("of three lines from the bottom up is told by both Judgments, the first one above all", () => {
    const cast = castOf([9, 9, 9, 7, 7, 7]);
    // The first of the twenty figures under Qian: Pi, with the bottom line among those that move
    expect([cast.primary, cast.resulting, movementOf(cast).lean]).toEqual([1, 12, "primary"]);
    // The last of them: Tai
    const last = castOf([7, 7, 7, 9, 9, 9]);
    expect([last.resulting, movementOf(last).lean]).toEqual([11, "resulting"]);
  });

  test("of three moving lines leans to the first hexagram in ten of the twenty ways", () => {
    const ways = [...Array(64).keys()]
      .map((mask) => [1, 2, 3, 4, 5, 6].filter((position) => (mask >> (position - 1)) & 1))
      .filter(({ length }) => length === 3);
    const leans = ways.map((changing) => movementOf({ changing, primary: 1 }).lean);
    expect([ways.length, leans.filter((lean) => lean === "primary").length]).toEqual([20, 10]);
  });

  test("is told in every cast, with no gap in it, and a line at rest is never told as moving", () => {
    for (let seed = 0; seed < 200; seed++) {
      const { movement, hexagram, resultingHexagram, changingLinePositions } = coinCast({ seed: `m${seed}` }, context);
      expect(movement).toMatch(
        /^(?:No line moves|One line moves|(?:Two|Three|Four|Five) lines move|All six|Every line)/,
      );
      expect(movement).not.toMatch(/undefined|\(\)|, \.|the [,.]| {2}/);
      const moving = hexagram.changingLines.filter(({ moves }) => moves).map(({ position }) => position);
      expect(moving).toEqual(changingLinePositions);
      for (const { moves, meaning, text } of hexagram.changingLines) {
        expect(text).toBeTruthy();
        expect(/\bat rest\b/i.test(meaning ?? "")).toBe(!moves);
      }
      for (const { moves } of resultingHexagram?.changingLines ?? []) expect(moves).toBe(false);
    }
  });
});

test("the movement says where the deciding line is and leaves advice to the line, in a thousand casts", () => {
  const advice =
    /\b(?:step down|stay near|cross with care|act on|leave (?:it|the)|needs only|address|decision is yours|lived in|watched for|your own reach)\b/i;
  for (let seed = 0; seed < 1000; seed++) {
    const { movement = "" } = coinCast({ seed: `place-${seed}` }, context);
    expect(movement).not.toMatch(advice);
    expect(movement).not.toMatch(/the two have changed sides/);
  }
});
