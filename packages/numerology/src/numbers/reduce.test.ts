import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fullLine, shortTail } from "./line";
import { pythagoreanValue } from "./pythagorean";
import { debtIn, digitalRoot, NUMBERS, reduced, reductionChain } from "./reduce";

describe("reduction", () => {
  test.each([
    [9, [9]],
    [10, [10, 1]],
    [11, [11]],
    [22, [22]],
    [33, [33]],
    [12, [12, 3]],
    [29, [29, 11]],
    [38, [38, 11]],
    [78, [78, 15, 6]],
    [199, [199, 19, 10, 1]],
  ])("of %i runs through %j", (total, chain) => {
    expect(reductionChain(total)).toEqual(chain);
  });

  test("ends at one of the twelve numbers, and its digit is the remainder by nine", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (total) => {
        expect(NUMBERS).toContain(reduced(total));
        expect(digitalRoot(reduced(total)) % 9).toBe(total % 9);
      }),
    );
  });

  test.each([
    [13, 13],
    [14, 14],
    [16, 16],
    [19, 19],
    [49, 13],
    [15, undefined],
    [12, undefined],
    [17, undefined],
    [20, undefined],
    [11, undefined],
  ])("a total of %i owes %s", (total, debt) => {
    expect(debtIn(reductionChain(total))).toBe(debt);
  });
});

test("the Pythagorean alphabet is A to I, J to R, S to Z in rows of 1 to 9", () => {
  expect([..."AJSBKTCLUDMVENWFOXGPYHQZIR"].map(pythagoreanValue).join("")).toBe("11122233344455566677788899");
});

describe("lines", () => {
  test("the short one prints the first reduction by its result, the full one every digit", () => {
    expect(`78${shortTail(78)}`).toBe("78 → 15 → 1+5 = 6");
    expect(`44${shortTail(44)}`).toBe("44 → 8");
    expect(`22${shortTail(22)}`).toBe("22");
    expect(fullLine(23)).toBe("23 → 2+3 = 5");
    expect(fullLine(1990)).toBe("1990 → 1+9+9+0 = 19 → 1+9 = 10 → 1+0 = 1");
    expect(fullLine(7)).toBe("7");
  });

  test("every step of a line is arithmetic that holds", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), (value) => {
        for (const [, sum, result] of fullLine(value).matchAll(/([\d+]+\+\d) = (\d+)/g)) {
          expect((sum ?? "").split("+").reduce((total, digit) => total + Number(digit), 0)).toBe(Number(result));
        }
      }),
    );
  });
});
