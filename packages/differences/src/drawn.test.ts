import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { expect, test } from "vitest";
import { long } from "../../../suites/strength";
import { judged, madeUp } from "../test/judged";

const ephemeris = swissEphemeris();
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index0) => index0 + 1);
const MINUTES = 60_000;

test("settings drawn at random come first or tied for 95 births of 100", { timeout: 20 * MINUTES }, () => {
  const births = long(40, 500);
  const missed = numbers(births)
    .map((seed) => judged(ephemeris, seed))
    .filter(({ isFirst }) => !isFirst)
    .map(({ told }) => told);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(births * 0.05);
});

test("made-up values get no setting", { timeout: 20 * MINUTES }, () => {
  const found = numbers(long(10, 100)).flatMap((seed) => {
    const { explanations, outcome } = madeUp(ephemeris, 10_000 + seed);
    return explanations.length === 0 && outcome === "unexplained" ? [] : [seed];
  });
  expect(found).toEqual([]);
});
