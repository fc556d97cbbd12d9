import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { collection, noneNamed, noneNumbered, pageOf } from "./collection";
import { DomainError } from "./contract/errors";
import { idFinder } from "./wire/fold";

const COLORS = ["red", "green", "blue", "sky-blue"] as const;
const colors = collection({
  rows: COLORS,
  find: idFinder(COLORS.map((color) => [color, color] as const)),
  missing: noneNamed("color", COLORS),
});

function refusalOf(run: () => unknown): DomainError {
  try {
    run();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("a page", () => {
  test("has the rows after the offset, as many as the limit, and the count of all", () => {
    expect(pageOf(COLORS, { limit: 2, offset: 1 })).toEqual({ total: 4, limit: 2, offset: 1, rows: ["green", "blue"] });
  });

  test("is empty past the end and short at it", () => {
    expect(pageOf(COLORS, { limit: 3, offset: 3 }).rows).toEqual(["sky-blue"]);
    expect(pageOf(COLORS, { limit: 3, offset: 4 })).toEqual({ total: 4, limit: 3, offset: 4, rows: [] });
  });

  test("joins with the others to the whole list, whatever their size", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (all, limit) => {
        const pages = Array.from({ length: Math.ceil(all.length / limit) }, (_, page0) =>
          pageOf(all, { limit, offset: page0 * limit }),
        );
        expect(pages.flatMap(({ rows }) => rows)).toEqual(all);
      }),
    );
  });

  test("writes its members in the order total, limit, offset", () => {
    const { rows: _, ...asked } = colors.page({ limit: 1, offset: 0 });
    expect(Object.keys(asked)).toEqual(["total", "limit", "offset"]);
  });
});

describe("one row", () => {
  test("is found by its id in any spelling", () => {
    expect(colors.byId({ id: "SKY_BLUE" })).toBe("sky-blue");
    expect(colors.row("Red")).toBe("red");
  });

  test("that is not there is refused with the ids to send", () => {
    const refusal = refusalOf(() => colors.byId({ id: "pink" }));
    expect(refusal.code).toBe("not_found");
    expect(refusal.message).toBe('There is no color "pink". Accepted: red, green, blue, sky-blue.');
    expect(refusal.details).toEqual({ accepted: COLORS });
  });

  test("is refused without repeating more than forty characters of what was sent", () => {
    const refusal = refusalOf(() => colors.row("x".repeat(41)));
    expect(refusal.message).toContain(`"${"x".repeat(40)}"`);
    expect(refusal.message).not.toContain("x".repeat(41));
  });

  test("with a number is refused with the numbers that there are", () => {
    const months = collection({
      rows: [1, 2, 3],
      find: (number: number) => [1, 2, 3].find((month) => month === number),
      missing: noneNumbered("month", "Months", 3),
    });
    expect(months.row(3)).toBe(3);
    const refusal = refusalOf(() => months.row(4));
    expect(refusal.message).toBe("There is no month 4. Months are numbered 1 to 3.");
    expect(refusal.details).toEqual({ from: 1, to: 3 });
  });
});
