import { describe, expect, test } from "vitest";
import { branchOfYear } from "../year/branches";
import { annualStar, monthlyStar, periodOf } from "./timed";

const YEARS = Array.from({ length: 180 }, (_, index0) => 1864 + index0);

/** The digits of a number summed until one is left. */
function digitRoot(number: number): number {
  const sum = [...String(number)].reduce((all, digit) => all + Number(digit), 0);
  return sum > 9 ? digitRoot(sum) : sum;
}

const round = (value: number): number => ((((value - 1) % 9) + 9) % 9) + 1;

describe("the star of a year", () => {
  test("is 11 less the digit root, for each of 180 years", () => {
    for (const year of YEARS) expect(annualStar(year), String(year)).toBe(round(11 - digitRoot(year)));
  });

  test("opens the eras with 1, 4 and 7, as the Xieji Bianfang Shu has it, and comes back after 180 years", () => {
    expect([1864, 1924, 1984, 2044].map(annualStar)).toEqual([1, 4, 7, 1]);
  });

  test("is that of the almanacs from 2020 to 2031, and 9 in 1901", () => {
    const years = Array.from({ length: 12 }, (_, index0) => 2020 + index0);
    expect(years.map(annualStar)).toEqual([7, 6, 5, 4, 3, 2, 1, 9, 8, 7, 6, 5]);
    expect(annualStar(1901)).toBe(9);
  });
});

describe("the star of a month", () => {
  test("goes down by one from month to month through all 2160 of 180 years, from 8 in the first", () => {
    for (const year of YEARS) {
      for (let month = 1; month <= 12; month++) {
        const count = 12 * (year - 1864) + month - 1;
        expect(monthlyStar(branchOfYear(year), month), `${year} ${month}`).toBe(round(8 - count));
      }
    }
  });

  test("is that of the three columns of the Xieji Bianfang Shu, juan 8", () => {
    const column = (year: number): string =>
      Array.from({ length: 12 }, (_, index0) => monthlyStar(branchOfYear(year), index0 + 1)).join("");
    expect(column(2026)).toBe("876543219876");
    expect(column(2027)).toBe("543219876543");
    expect(column(2025)).toBe("219876543219");
  });
});

test("periods are twenty years from 1864 to 2043, and begin again", () => {
  expect([1863, 1864, 1883, 1884, 2003, 2004, 2023, 2024, 2043, 2044].map(periodOf)).toEqual([
    ...[9, 1, 1, 2, 7, 8, 8, 9, 9, 1],
  ]);
});
