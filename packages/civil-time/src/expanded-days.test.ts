import { describe, expect, it } from "vitest";
import { dayNumberOf } from "./days";
import { expandedDateOf, expandedDayNumberOf } from "./expanded-days";

/** ECMAScript writes years outside 0000 to 9999 by the same rule of ISO 8601. */
const byEcmaScript = (dayNumber: number): string => {
  const text = new Date(dayNumber * 86_400_000).toISOString();
  return text.slice(0, text.indexOf("T"));
};

describe("days of years with a sign", () => {
  it("agree with ECMAScript's calendar, both ways, from -020000 to +020000", () => {
    const wrong: string[] = [];
    for (let dayNumber = -8_024_000; dayNumber <= 6_585_000; dayNumber += 101) {
      const date = byEcmaScript(dayNumber);
      if (expandedDateOf(dayNumber) !== date || expandedDayNumberOf(date) !== dayNumber) wrong.push(date);
    }
    expect(wrong).toEqual([]);
  });

  it("meet the years of four digits at both ends", () => {
    expect(expandedDateOf(dayNumberOf("0000-01-01") - 1)).toBe("-000001-12-31");
    expect(expandedDateOf(dayNumberOf("9999-12-31") + 1)).toBe("+010000-01-01");
    expect(expandedDayNumberOf("+001990-07-15")).toBe(dayNumberOf("1990-07-15"));
    expect(expandedDayNumberOf("1990-07-15")).toBe(dayNumberOf("1990-07-15"));
  });

  it.each(["-000000-01-01", "-3760-09-07", "003760-09-07", "-003761-02-29", "-003760-13-01", "-0037600-01-01", ""])(
    "refuse %j",
    (date) => {
      expect(() => expandedDayNumberOf(date)).toThrow(expect.objectContaining({ code: "validation_error" }));
    },
  );
});
