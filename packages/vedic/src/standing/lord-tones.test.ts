import { describe, expect, test } from "vitest";
import type { BhavaVerdict } from "../bhavas/judge";
import { agrees } from "../bhavas/judged-told";
import { lordTone } from "./lord-tones";

const HOUSES = Array.from({ length: 12 }, (_, index0) => index0 + 1);

function verdicts(told: Readonly<Record<number, BhavaVerdict>>): readonly BhavaVerdict[] {
  return HOUSES.map((house) => told[house] ?? "mixed");
}

describe("the text on the lord of a house in a house", () => {
  test("has a tone of its own: a lord at home never warns, and no text both promises and warns", () => {
    for (const house of HOUSES.filter((one) => one !== 6 && one !== 8 && one !== 10)) {
      expect(lordTone(house, house), String(house)).not.toBe("hard");
    }
    expect([lordTone(4, 3), lordTone(9, 10), lordTone(7, 4)]).toEqual(["hard", "bright", "even"]);
  });

  test("is left out where the verdict of either house goes against it", () => {
    const told = (house: number, lordIn: number, judged: Readonly<Record<number, BhavaVerdict>>): boolean =>
      agrees({ house, lord: { house: lordIn } }, verdicts(judged));
    expect(told(4, 3, { 4: "good" })).toBe(false);
    expect(told(4, 3, { 4: "weak" })).toBe(true);
    expect(told(9, 10, { 9: "weak" })).toBe(false);
    expect(told(9, 10, { 9: "good", 10: "weak" })).toBe(false);
    expect(told(8, 9, { 8: "weak", 9: "strong" })).toBe(false);
    expect(told(9, 10, {})).toBe(false);
    expect(told(9, 10, { 9: "good" })).toBe(true);
  });
});
