import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  dateOfDayNumber,
  datesFrom,
  dayNumberOf,
  daysBetween,
  isBeforeGregorianReform,
  weekdayOf,
} from "./days";

const FIRST_DAY = -719_528;
const LAST_DAY = 2_932_896;

describe("day numbers", () => {
  function expectEcmaScriptCalendar(fromDay: number, toDay: number, step: number): void {
    const wrong: string[] = [];
    for (let dayNumber = fromDay; dayNumber <= toDay; dayNumber += step) {
      const date = new Date(dayNumber * 86_400_000).toISOString().slice(0, 10);
      if (dateOfDayNumber(dayNumber) !== date || dayNumberOf(date) !== dayNumber) wrong.push(`${dayNumber} ${date}`);
    }
    expect(wrong).toEqual([]);
  }

  it("agree with ECMAScript's calendar on every day of a cycle of 400 years", () => {
    expectEcmaScriptCalendar(dayNumberOf("1800-01-01"), dayNumberOf("2200-01-01"), 1);
  });

  it("agree with ECMAScript's calendar on every 13th day of the years 0000 to 9999, and on the last", () => {
    expectEcmaScriptCalendar(FIRST_DAY, LAST_DAY, 13);
    expectEcmaScriptCalendar(LAST_DAY, LAST_DAY, 1);
  });

  it("count 1970-01-01 as 0", () => {
    expect([dayNumberOf("1970-01-01"), dateOfDayNumber(0)]).toEqual([0, "1970-01-01"]);
  });

  it.each([FIRST_DAY - 1, LAST_DAY + 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("refuse %s", (dayNumber) => {
    expect(() => dateOfDayNumber(dayNumber)).toThrow(expect.objectContaining({ code: "unprocessable_entity" }));
  });

  it("refuse a step out of the calendar", () => {
    expect(() => addDays("9999-12-31", 1)).toThrow(expect.objectContaining({ code: "unprocessable_entity" }));
    expect(() => addDays("0000-01-01", -1)).toThrow(expect.objectContaining({ code: "unprocessable_entity" }));
  });
});

describe("steps and distances", () => {
  it("pass leap days as the Gregorian rule has them", () => {
    expect(addDays("2000-02-28", 1)).toBe("2000-02-29");
    expect(addDays("1900-02-28", 1)).toBe("1900-03-01");
    expect(addDays("2024-03-01", -1)).toBe("2024-02-29");
    expect(daysBetween("2000-01-01", "2001-01-01")).toBe(366);
    expect(daysBetween("2001-01-01", "2000-01-01")).toBe(-366);
  });

  it("span 27,689 days from 1910-04-20 to 1986-02-09, Halley's two perihelia (Meeus, Astronomical Algorithms, ch. 7)", () => {
    expect(daysBetween("1910-04-20", "1986-02-09")).toBe(27_689);
  });

  it("are inverse to each other", () => {
    const day = fc.integer({ min: FIRST_DAY, max: LAST_DAY });
    fc.assert(
      fc.property(day, day, (from, to) => {
        expect(addDays(dateOfDayNumber(from), to - from)).toBe(dateOfDayNumber(to));
      }),
    );
  });
});

describe("the dates of a period", () => {
  it("are all of it, both ends included, over leap days and before 1970", () => {
    expect(datesFrom("1904-02-28", "1904-03-01")).toEqual(["1904-02-28", "1904-02-29", "1904-03-01"]);
    expect(datesFrom("1969-12-31", "1970-01-01")).toEqual(["1969-12-31", "1970-01-01"]);
  });

  it("are one where it begins and ends on one day, and none where it ends before it begins", () => {
    expect(datesFrom("1582-10-15", "1582-10-15")).toEqual(["1582-10-15"]);
    expect(datesFrom("1970-01-02", "1970-01-01")).toEqual([]);
  });
});

describe("weekdays", () => {
  it.each([
    ["1954-06-30", 3, "Wednesday (Meeus, Astronomical Algorithms, ch. 7)"],
    ["1582-10-15", 5, "Friday, the first Gregorian day"],
    ["1970-01-01", 4, "Thursday"],
    ["1969-07-20", 0, "Sunday, the first landing on the Moon"],
    ["0000-01-01", 6, "Saturday"],
  ] as const)("of %s is %i, %s", (date, weekday, _) => {
    expect(weekdayOf(date)).toBe(weekday);
  });
});

describe("the Gregorian reform", () => {
  it("lies between 1582-10-14 and 1582-10-15", () => {
    expect(["0000-01-01", "1582-10-14", "1582-10-15", "2000-01-01"].map(isBeforeGregorianReform)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
