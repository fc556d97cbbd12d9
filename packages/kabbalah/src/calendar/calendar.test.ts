import { readFileSync } from "node:fs";
import { addDays, dateOfDayNumber, dayNumberOf, expandedDateOf, expandedDayNumberOf } from "@almagest/civil-time";
import { describe, expect, test } from "vitest";
import { FIXED_EPOCH_DAY, fixedFromHebrew, hebrewDays, hebrewNewYear } from "../../test/reingold-dershowitz";
import { isLeapYear, monthLength, newYear, yearLength } from "./arithmetic";
import { nextBirthday } from "./birthday";
import { civilDateOf, dayNumberOn, type HebrewDate, hebrewDateOf, hebrewDateOn, monthIdOf } from "./hebrew-date";
import { dateValues, hebrewDateString, numeralLetters } from "./numerals";
import { nextOmerStart, omerDay } from "./omer";

const years = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("the Hebrew date", () => {
  test("is that of Reingold and Dershowitz's arithmetic on every day of 1900 to 2100, both ways", () => {
    const [first, last] = [dayNumberOf("1900-01-01"), dayNumberOf("2100-12-31")];
    let count = 0;
    for (const { year, month, day, fixed } of hebrewDays(5660, 5861)) {
      const dayNumber = fixed - FIXED_EPOCH_DAY;
      if (dayNumber < first || dayNumber > last) continue;
      count++;
      const found = hebrewDateOn(dayNumber);
      if (found.year !== year || found.month !== month || found.day !== day)
        expect(found).toEqual({ year, month, day });
      if (dayNumberOn({ year, month, day }) !== dayNumber) expect([year, month, day]).toEqual(dayNumber);
    }
    expect(count).toBe(last - first + 1);
  });

  test("is that of their arithmetic in every seventh of the years 1 to 13,760, which is 9999 by the civil calendar", () => {
    const wrong: unknown[] = [];
    for (let year = 1; year <= 13_760; year += 7) {
      for (const month of [1, 4, 7, 8, 9, 10, 12]) {
        for (const day of [1, 13, 29]) {
          const dayNumber = fixedFromHebrew(year, month, day) - FIXED_EPOCH_DAY;
          const found = hebrewDateOf(expandedDateOf(dayNumber), false);
          if (found.year !== year || found.month !== month || found.day !== day) wrong.push([year, month, day, found]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  // Reingold and Dershowitz, Calendrical Calculations, appendix of sample data: Gregorian and Hebrew date of one day
  test.each([
    ["-000586-07-24", 3174, 5, 10],
    ["-000168-12-05", 3593, 9, 25],
    ["0070-09-24", 3831, 7, 3],
    ["0135-10-02", 3896, 7, 9],
    ["0470-01-08", 4230, 10, 18],
    ["0576-05-20", 4336, 3, 4],
    ["0694-11-10", 4455, 8, 13],
    ["1013-04-25", 4773, 2, 6],
    ["1096-05-24", 4856, 2, 23],
    ["1190-03-23", 4950, 1, 7],
    ["1240-03-10", 5000, 13, 8],
    ["1288-04-02", 5048, 1, 21],
    ["1298-04-27", 5058, 2, 7],
    ["1391-06-12", 5151, 4, 1],
    ["1436-02-03", 5196, 11, 7],
    ["1492-04-09", 5252, 1, 3],
    ["1553-09-19", 5314, 7, 1],
    ["1560-03-05", 5320, 12, 27],
    ["1648-06-10", 5408, 3, 20],
    ["1680-06-30", 5440, 4, 3],
    ["1716-07-24", 5476, 5, 5],
    ["1768-06-19", 5528, 4, 4],
    ["1819-08-02", 5579, 5, 11],
    ["1839-03-27", 5599, 1, 12],
    ["1903-04-19", 5663, 1, 22],
    ["1929-08-25", 5689, 5, 19],
    ["1941-09-29", 5702, 7, 8],
    ["1943-04-19", 5703, 1, 14],
    ["1943-10-07", 5704, 7, 8],
    ["1992-03-17", 5752, 13, 12],
    ["1996-02-25", 5756, 12, 5],
    ["2038-11-10", 5799, 8, 12],
    ["2094-07-18", 5854, 5, 5],
  ])("of %s is %i-%i-%i, as printed", (date, year, month, day) => {
    expect(hebrewDateOf(date, false)).toEqual({ year, month, day });
    expect(civilDateOf({ year, month, day })).toBe(date);
  });

  test("begins with 1 Tishri of the year 1, Monday 7 October 3761 BCE of the Julian calendar", () => {
    expect(hebrewDateOf("-003760-09-07", false)).toEqual({ year: 1, month: 7, day: 1 });
    expect(newYear(1)).toBe(expandedDayNumberOf("-003760-09-07"));
    expect(hebrewDateString({ year: 1, month: 7, day: 1 })).toBe("א׳ בתשרי א׳");
  });

  test("has the new year of that arithmetic in every year from 1 to 9999", () => {
    for (const year of years(1, 9999)) {
      if (newYear(year) !== hebrewNewYear(year) - FIXED_EPOCH_DAY) expect(year).toBe("the same");
    }
    expect(newYear(5787)).toBe(dayNumberOf("2026-09-12"));
  });

  test("has the new years and the lengths of months that hebcal 4.31 prints for 5660 to 5861", () => {
    const file = readFileSync(new URL("../../test/hebcal/new-years.txt", import.meta.url), "utf8");
    const rows = file.split("\n").filter((line) => /^\d/.test(line));
    expect(rows).toHaveLength(202);
    for (const row of rows) {
      const year = Number(row.slice(0, 4));
      const date = dateOfDayNumber(newYear(year));
      expect(`${year} ${date} ${yearLength(year)} ${monthLength(year, 8)} ${monthLength(year, 9)}`).toBe(row);
    }
  });

  test("is what the runtime's own Hebrew calendar says on every day of 1900 to 2100", () => {
    const format = new Intl.DateTimeFormat("en-u-ca-hebrew", {
      ...{ year: "numeric", month: "numeric", day: "numeric", timeZone: "UTC" },
    });
    for (let date = "1900-01-01"; date < "2101-01-01"; date = addDays(date, 1)) {
      const parts = format.formatToParts(dayNumberOf(date) * 86_400_000);
      const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? "";
      const { year, day } = hebrewDateOf(date, false);
      if (part("day") !== String(day) || part("year") !== String(year)) {
        expect([date, part("day"), part("year")]).toEqual([date, day, year]);
      }
    }
    expect(format.resolvedOptions().calendar).toBe("hebrew");
  });

  test.each([
    ["1990-06-15", { year: 5750, month: 3, day: 22 }, "כ״ב בסיוון תש״נ"],
    ["2018-09-10", { year: 5779, month: 7, day: 1 }, "א׳ בתשרי תשע״ט"],
    ["2024-03-24", { year: 5784, month: 13, day: 14 }, "י״ד באדר ב׳ תשפ״ד"],
    ["2024-02-23", { year: 5784, month: 12, day: 14 }, "י״ד באדר א׳ תשפ״ד"],
    ["2240-09-16", { year: 6000, month: 6, day: 29 }, "כ״ט באלול ו׳ אלפים"],
  ])("of %s is %o, written %s", (date, hebrew, written) => {
    expect(hebrewDateOf(date, false)).toEqual(hebrew);
    expect(hebrewDateString(hebrew)).toBe(written);
  });

  test("is the next one after sunset, which the caller asserts", () => {
    expect(hebrewDateOf("1990-06-15", true)).toEqual(hebrewDateOf("1990-06-16", false));
  });
});

describe("years", () => {
  test("are leap in the places 3, 6, 8, 11, 14, 17 and 19 of the cycle (Gu-Cha-Adzat)", () => {
    const places = [3, 6, 8, 11, 14, 17, 0];
    for (const year of years(5600, 5999)) expect(isLeapYear(year), String(year)).toBe(places.includes(year % 19));
  });

  /** Molad of Tishri, weekday 0 Sunday, hour and parts from 18:00: an arithmetic of its own, for the tests of delays. */
  function moladOf(year: number): { readonly weekday: number; readonly time: number } {
    let parts = 31_524n;
    for (let before = 1; before < year; before++) parts += BigInt(isLeapYear(before) ? 13 : 12) * 765_433n;
    return { weekday: Number((parts / 25_920n) % 7n), time: Number(parts % 25_920n) };
  }

  test("open as the four published delays say, in each of 5660 to 5861", () => {
    const told = { zaken: 0, gatarad: 0, betutakpat: 0, adu: 0 };
    for (const year of years(5660, 5861)) {
      const { weekday, time } = moladOf(year);
      const opening = (((newYear(year) + 4) % 7) + 7) % 7;
      const delay = (opening - weekday + 7) % 7;
      if (time >= 19_440) told.zaken++;
      if (weekday === 2 && !isLeapYear(year) && time >= 9924 && time < 19_440) {
        told.gatarad++;
        expect([year, delay]).toEqual([year, 2]);
      } else if (weekday === 1 && isLeapYear(year - 1) && time >= 16_789 && time < 19_440) {
        told.betutakpat++;
        expect([year, delay]).toEqual([year, 1]);
      } else if (time < 19_440) {
        const isBarred = [0, 3, 5].includes(weekday);
        if (isBarred) told.adu++;
        expect([year, delay]).toEqual([year, isBarred ? 1 : 0]);
      } else {
        expect([year, delay]).toEqual([year, [0, 3, 5].includes((weekday + 1) % 7) ? 2 : 1]);
      }
      expect([0, 3, 5]).not.toContain(opening);
      expect(isLeapYear(year) ? [383, 384, 385] : [353, 354, 355]).toContain(yearLength(year));
    }
    for (const [rule, count] of Object.entries(told)) expect(count, rule).toBeGreaterThan(0);
  });

  test("of note are as printed: 5779 opens on a Monday with 385 days and both months of 30, 5766 on Tuesday after a leap year", () => {
    // aharongal.blogspot.com/2018/10/what-special-about-next-year-5778.html
    expect([yearLength(5779), monthLength(5779, 8), monthLength(5779, 9)]).toEqual([385, 30, 30]);
    expect(civilDateOf({ year: 5779, month: 1, day: 15 })).toBe("2019-04-20");
    // the essay on 5765 at individual.utoronto.ca/aribrodsky: the year ends in October 2005
    expect([isLeapYear(5765), civilDateOf({ year: 5766, month: 7, day: 1 })]).toEqual([true, "2005-10-04"]);
  });

  test("give their months 29 or 30 days and name the two Adars", () => {
    expect(monthIdOf({ year: 5784, month: 12 })).toBe("adar-i");
    expect(monthIdOf({ year: 5784, month: 13 })).toBe("adar-ii");
    expect(monthIdOf({ year: 5785, month: 12 })).toBe("adar");
    expect(dayNumberOn({ year: 5785, month: 13, day: 1 })).toBeUndefined();
    expect(dayNumberOn({ year: 5785, month: 12, day: 30 })).toBeUndefined();
  });
});

describe("numbers in letters", () => {
  test.each([
    [1, "א"],
    [15, "טו"],
    [16, "טז"],
    [115, "קטו"],
    [198, "קצח"],
    [750, "תשנ"],
    [786, "תשפו"],
    [999, "תתקצט"],
  ])("%i is %s", (number, letters) => {
    expect(numeralLetters(number)).toBe(letters);
  });

  test("of day and year sum to what they say, from 1 to 999", () => {
    for (const number of years(1, 999))
      expect(dateValues({ day: 1, month: 1, year: 5000 + number }).sum).toBe(1 + number);
    expect(dateValues({ day: 22, month: 3, year: 5750 })).toEqual({ day: 22, year: 750, sum: 772 });
  });
});

describe("the Hebrew birthday", () => {
  const born = (date: string): HebrewDate => hebrewDateOf(date, false);

  test("is the next civil day of the same Hebrew day, today included", () => {
    expect(nextBirthday(born("1990-06-15"), "2026-06-07")).toEqual({
      from: "2026-06-07",
      date: "2026-06-07",
      hebrewYear: 5786,
    });
    expect(nextBirthday(born("1990-06-15"), "2026-06-08").hebrewYear).toBe(5787);
  });

  test("of Adar in a common year is in Adar II of a leap year, of either Adar in the Adar of a common one", () => {
    expect(nextBirthday({ year: 5785, month: 12, day: 10 }, "2027-01-01")).toMatchObject({
      date: civilDateOf({ year: 5787, month: 13, day: 10 }),
    });
    for (const month of [12, 13]) {
      expect(nextBirthday({ year: 5784, month, day: 10 }, "2026-01-01")).toMatchObject({
        date: civilDateOf({ year: 5786, month: 12, day: 10 }),
      });
    }
    expect(nextBirthday({ year: 5784, month: 12, day: 10 }, "2027-01-01").date).toBe(
      civilDateOf({ year: 5787, month: 12, day: 10 }),
    );
  });

  test.each([
    ["Cheshvan", { year: 5783, month: 8, day: 30 }],
    ["Kislev", { year: 5785, month: 9, day: 30 }],
    ["Adar I", { year: 5784, month: 12, day: 30 }],
  ])("of 30 %s is missing where its year has no such day, and returns", (_, birth) => {
    expect(dayNumberOn(birth)).toBeDefined();
    const missing = years(5786, 5830).flatMap((year) => {
      const start = dateOfDayNumber(newYear(year));
      const found = nextBirthday(birth, start);
      return found.date === null ? [found] : [];
    });
    expect(missing.length).toBeGreaterThan(0);
    for (const { hebrewYear, missing: day } of missing) {
      expect(day?.day).toBe(30);
      expect(dayNumberOf(day?.nextReal ?? "")).toBeGreaterThan(dayNumberOf(day?.dayAfter ?? ""));
      expect(hebrewDateOf(day?.dayAfter ?? "", false)).toMatchObject({ year: hebrewYear, day: 1 });
      expect(hebrewDateOf(day?.nextReal ?? "", false)).toMatchObject({ year: day?.nextRealYear, day: 30 });
    }
  });

  test("is found within two years of every day, whatever the birth", () => {
    for (const { year, month, day } of hebrewDays(5784, 5785)) {
      for (const from of ["2026-09-11", "2026-09-12", "2027-03-09", "2029-12-31"]) {
        const found = nextBirthday({ year, month, day }, from);
        expect(found.date === null || found.date >= from).toBe(true);
      }
    }
  });
});

describe("the Omer", () => {
  // 16 Nisan by year, from the tables of the tradition
  test.each([
    "2023-04-07",
    "2024-04-24",
    "2025-04-14",
    "2026-04-03",
    "2027-04-23",
    "2028-04-12",
    "2029-04-01",
    "2030-04-19",
    "2031-04-09",
    "2032-03-28",
  ])("counts from the daylight of %s, 49 days, and not a day more", (start) => {
    const days = years(-1, 49).map((offset) => omerDay(hebrewDateOf(addDays(start, offset), false)));
    expect(days).toEqual([undefined, ...years(1, 49), undefined]);
    expect(omerDay(hebrewDateOf(addDays(start, -1), true))).toBe(1);
  });

  test("names its next beginning on every other day of ten years", () => {
    for (const index of years(0, 3652)) {
      const date = addDays("2024-01-01", index);
      const hebrew = hebrewDateOf(date, false);
      if (omerDay(hebrew) !== undefined) continue;
      const start = nextOmerStart(hebrew) ?? "";
      expect(start > date && omerDay(hebrewDateOf(start, false)) === 1).toBe(true);
      expect(dayNumberOf(start) - dayNumberOf(date)).toBeLessThan(385);
    }
  });
});
