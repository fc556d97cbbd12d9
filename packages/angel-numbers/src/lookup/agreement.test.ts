import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { en } from "../texts/en";
import { angelNumberReader } from "../texts/reader";
import { computeSequence } from "./compute";
import { numberSequence } from "./operation";
import { readingPieces } from "./reading";

const context = { texts: [en] };
const texts = angelNumberReader({ lang: "en", catalogues: [en] });
const NUMBERS = Array.from({ length: 9999 }, (_, index0) => String(index0 + 1)).filter(({ length }) => length > 1);
const READINGS = NUMBERS.map((number) => ({
  number,
  reading: numberSequence({ number }, context).reading ?? "",
  pieces: readingPieces(computeSequence(number), texts),
}));
const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

const changesOf = (number: string): readonly number[] =>
  [...number].slice(1).map((digit, index0) => Number(digit) - Number(number[index0]));
const endsOn = (number: string): number => Number(number.at(-1)) - Number(number[0]);
const every = (number: string, holds: (change: number) => boolean): boolean => changesOf(number).every(holds);
const some = (number: string, holds: (change: number) => boolean): boolean => changesOf(number).some(holds);
const turns = (number: string): boolean => some(number, (step) => step > 0) && some(number, (step) => step < 0);

/** Claims of a first sentence, each with the test that its number has to pass. */
const CLAIMS: readonly (readonly [RegExp, (number: string) => boolean])[] = [
  [/a single step, and it leads upward/, (number) => number.length === 2 && endsOn(number) > 0],
  [/From its first digit .* goes down to its second/, (number) => number.length === 2 && endsOn(number) < 0],
  [/climbs one step at a time/, (number) => every(number, (step) => step === 1)],
  [/counts down one step at a time/, (number) => every(number, (step) => step === -1)],
  [/goes up with every digit/, (number) => every(number, (step) => step > 0)],
  [/skips some on the way/, (number) => some(number, (step) => step > 1)],
  [/Every digit of \d+ is lower than the one before it/, (number) => every(number, (step) => step < 0)],
  [/and not all between are there/, (number) => some(number, (step) => step < -1)],
  [/repeats a digit on the way/, (number) => some(number, (step) => step === 0)],
  [/never goes down/, (number) => every(number, (step) => step >= 0)],
  [/rises in terraces/, (number) => some(number, (step) => step > 0)],
  [/comes down by landings/, (number) => some(number, (step) => step < 0)],
  [/with equal digits side by side/, (number) => some(number, (step) => step === 0)],
  [/none higher than the one before/, (number) => every(number, (step) => step <= 0)],
  [/both up and down|Up and down goes|up as well as down/, turns],
  [/ends higher than it began/, (number) => endsOn(number) > 0],
  [/a last digit lower than its first/, (number) => endsOn(number) < 0],
  [/its last digit is its first again/, (number) => endsOn(number) === 0],
  [/does not mirror itself/, (number) => [...number].reverse().join("") !== number],
  [/reads the same from either end/, (number) => [...number].reverse().join("") === number],
  [/swings between/, (number) => number.slice(0, 2).repeat(number.length / 2) === number],
];

/** The sums in the order a reading gives them. */
const toldSums = (reading: string): readonly number[] =>
  [...(/add up to [^.]*/.exec(reading)?.[0] ?? "").matchAll(/\bto (\d+)/g)].map(([, sum]) => Number(sum));

function sumsOf(number: string): readonly number[] {
  const sum = [...number].map(Number).reduce((one, other) => one + other, 0);
  return sum < 10 || [11, 22, 33].includes(sum) ? [sum] : [sum, ...sumsOf(String(sum))];
}

describe("the readings of 10 to 9999", () => {
  test("open with a form that the digits have", () => {
    const wrong = READINGS.filter(({ number, reading }) => {
      if (new Set(number).size === 1) return false;
      const claimed = CLAIMS.filter(([claim]) => claim.test(sentencesOf(reading)[0] ?? ""));
      return claimed.length === 0 || !claimed.every(([, holds]) => holds(number));
    });
    expect(wrong.map(({ number }) => number)).toEqual([]);
  });

  test("give every sum on the way to the root", () => {
    const wrong = READINGS.filter(
      ({ number, reading }) =>
        !/^(?:11|22|33)$/.test(number) && toldSums(reading).join(" ") !== sumsOf(number).join(" "),
    );
    expect(wrong.map(({ number }) => number)).toEqual([]);
    expect(toldSums(numberSequence({ number: "59999999" }, context).reading ?? "")).toEqual([68, 14, 5]);
  });

  test("have a word for every digit, by name, in a run or in a sequence", () => {
    const wrong = READINGS.filter(({ number, reading, pieces }) => {
      if (/one step at a time/.test(reading)) return false;
      const run = computeSequence(number).run ?? "";
      const about = pieces.slice(0, -1).map((piece) => piece?.text.toLowerCase() ?? "");
      return [...number].some(
        (digit) =>
          !run.includes(digit) && !about.some((text) => new RegExp(`\\b${WORDS[Number(digit)]}s?\\b`).test(text)),
      );
    });
    expect(wrong.filter(({ number }) => new Set(number).size > 1).map(({ number }) => number)).toEqual([]);
  });

  test("have no paragraph that opens on a pronoun without its noun", () => {
    const opening = READINGS.flatMap(({ pieces }) => pieces.map((piece) => piece?.text ?? ""));
    expect(opening.filter((text) => /^(?:It|Its|This|They|Their)\b/.test(text))).toEqual([]);
  });
});

describe("paragraphs that stand together", () => {
  test("a close that begins a next round does not deny that this one is over", () => {
    for (const number of ["621", "81", "441"]) {
      expect(numberSequence({ number }, context).reading).not.toMatch(/not over|keep changing/);
    }
  });

  test("99 is read as the entry of 99 has it: one part is still missing", () => {
    expect(numberSequence({ number: "99" }, context).reading).toContain("still lacks its last part");
  });

  test("a seven at the bottom does not forbid asking the person whom a two names", () => {
    const reading = numberSequence({ number: "25" }, context).reading ?? "";
    expect(reading).toContain("go and get it");
    expect(reading).not.toContain("stop asking");
  });
});
