import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  dateOfDayNumber,
  datesFrom,
  dayNumberOf,
  daysBetween,
  isBeforeGregorianReform,
  julianDateOf,
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

describe("julianDateOf", () => {
  it.each([
    // Gregorian and Julian dates of one day, as histories print them
    ["1582-10-15", "1582-10-05"],
    ["1564-05-06", "1564-04-26"],
    ["1643-01-04", "1642-12-25"],
    ["1752-09-13", "1752-09-02"],
    ["1917-11-07", "1917-10-25"],
    ["1500-03-10", "1500-02-29"],
    ["1500-03-11", "1500-03-01"],
    ["1700-03-12", "1700-03-01"],
    ["1215-06-22", "1215-06-15"],
    ["0250-07-01", "0250-07-01"],
  ])("%s is the Julian %s", (gregorian, julian) => expect(julianDateOf(gregorian)).toBe(julian));

  it("counts every day of five centuries once, with a leap day in each fourth year", () => {
    let [year, month, day] = [1299, 12, 26];
    for (let number = dayNumberOf("1300-01-02"); number < dayNumberOf("1800-01-01"); number += 1) {
      const lengths = [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
      const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
      const own = julianDateOf(dateOfDayNumber(number));
      if (own !== text) expect(own).toBe(text);
      day += 1;
      if (day > (lengths[month - 1] ?? 0)) [month, day] = [month + 1, 1];
      if (month > 12) [year, month] = [year + 1, 1];
    }
    expect(`${year}-${month}-${day}`).toBe("1799-12-21");
  });
});
