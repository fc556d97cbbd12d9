import { readFileSync } from "node:fs";
import { dateOfDayNumber, dayNumberOf } from "@almagest/civil-time";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { at } from "@almagest/operation";
import fc from "fast-check";
import { SolarDay } from "tyme4ts";
import { describe, expect, test } from "vitest";
import { almanacDayOf } from "../almanac/day";
import { OFFICERS } from "../almanac/officers";
import { modulo } from "../cycle/modulo";
import { dayPillar } from "../cycle/pillars";
import { chineseCalendar, solarTermsOf } from "./calendar";
import { leapMonthOf, lunarDayOf, lunarYearMonths, solsticeYear } from "./lunar";
import { lunationNear } from "./roots";
import { minorTermsAround, solarMonthAt, solarMonthOfDay } from "./solar-months";

const ephemeris = swissEphemeris();
const calendar = chineseCalendar(ephemeris);

function linesOf(fixture: string): readonly string[] {
  return readFileSync(new URL(`./fixtures/${fixture}`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
}

/** Seconds between one of our instants and one of swetest. */
function offBy(epochSeconds: number, jdTt: number): number {
  return Math.abs(ephemeris.timeScales(1000 * epochSeconds).jdTt - jdTt) * 86_400;
}

const lunarText = (date: string): string => {
  const { year, month, isLeap, day } = lunarDayOf(calendar, dayNumberOf(date));
  return `${year}/${isLeap ? "-" : ""}${month}/${day}`;
};

describe("instants", () => {
  test("all 4,824 solar terms of 1900 to 2100 are within a second of an independent search on swetest", () => {
    const worst = linesOf("terms.txt").map((line) => {
      const [year, ...jds] = line.split(" ").map(Number);
      const terms = solarTermsOf(calendar, year ?? 0);
      expect(jds.length).toBe(24);
      return Math.max(...jds.map((jd, index0) => offBy(at(terms, index0).epochSeconds, jd)));
    });
    expect(worst.length).toBe(201);
    expect(Math.max(...worst)).toBeLessThan(0.6);
  });

  test("all 2,487 new moons of 1900 to 2100 likewise, none missing between", () => {
    const jds = linesOf("moons.txt").map(Number);
    const first = lunationNear(at(jds, 0));
    const gaps = jds.map((jd, index0) => offBy(calendar.newMoon(first + index0).epochSeconds, jd));
    expect(gaps.length).toBe(2487);
    expect(Math.max(...gaps)).toBeLessThan(0.6);
  });

  test.each([
    // as the Hong Kong Observatory prints them for 2026, to the minute (UTC+8)
    [2026, 0, "2026-02-04T04:02"],
    [2025, 22, "2026-01-05T16:23"],
    // tyme4ts, rounded to the minute
    [2017, 0, "2017-02-03T23:34"],
    [2021, 0, "2021-02-03T22:59"],
    [2024, 0, "2024-02-04T16:27"],
    [2025, 0, "2025-02-03T22:10"],
  ])("term %2$i of %1$i falls where it is printed: %3$s", (year, index0, printed) => {
    const shown = new Date(1000 * (calendar.term(year, index0).epochSeconds + 8 * 3600)).getTime();
    expect(Math.abs(shown - Date.parse(`${printed}:00Z`))).toBeLessThan(60_000);
  });
});

describe("every day from 1900 to 2100", () => {
  /** A lunar month whose new moon is within 2 minutes after midnight. */
  const MONTHS_LATER_HERE = ["2097-08-07"];
  /** Minor terms of the same kind: the day before is of the old month here, of the new one in calendars of the time. */
  const DAYS_OF_OLD_MONTH_HERE = ["1917-12-07", "1927-09-08"];

  test("is tyme4ts' day but for one lunar month and two days, each of which is explained", () => {
    const unlike = { lunar: new Set<string>(), solar: new Set<string>(), day: new Set<string>() };
    let [day, mansion, year, month, officer, lunarYear, lunarMonth, lunarDay] = [0, 0, 0, 0, 0, 0, 0, 0];
    const breaks = new Map<string, (readonly [string, ...number[]])[]>();
    for (const line of linesOf("tyme-days.txt")) {
      const [kind = "", date = "", ...values] = line.split(" ");
      breaks.set(date, [...(breaks.get(date) ?? []), [kind, ...values.map(Number)]]);
    }
    const [from, to] = [dayNumberOf("1900-01-01"), dayNumberOf("2100-12-31")];
    let begun = "";
    for (let number = from; number <= to; number++) {
      const own = almanacDayOf(calendar, number);
      [day, mansion, officer, lunarDay] = [(day + 1) % 60, (mansion + 1) % 28, (officer + 1) % 12, lunarDay + 1];
      for (const [kind, ...values] of breaks.get(own.date) ?? []) {
        if (kind === "first") [day = -1, mansion = -1] = values;
        if (kind === "solar") [year = -1, month = -1, officer = -1] = values;
        if (kind === "lunar") [lunarYear = -1, lunarMonth = -1, lunarDay = -1] = values;
        if (kind === "lunar") begun = own.date;
      }
      const { lunar } = own;
      const isLunar =
        lunar.year === lunarYear && lunar.month * (lunar.isLeap ? -1 : 1) === lunarMonth && lunar.day === lunarDay;
      if (!isLunar) unlike.lunar.add(begun);
      const pillars = own.year.number - 1 === year && own.month.number - 1 === month;
      if (!pillars || OFFICERS.indexOf(own.officer) !== officer) unlike.solar.add(own.date);
      if (own.day.number - 1 !== day || own.mansion.number - 1 !== mansion) unlike.day.add(own.date);
    }
    expect(to - from + 1).toBe(73_414);
    expect([...unlike.lunar]).toEqual(MONTHS_LATER_HERE);
    expect([...unlike.solar]).toEqual(DAYS_OF_OLD_MONTH_HERE);
    expect([...unlike.day]).toEqual([]);
  });

  test("of which the record of tyme4ts that was compared says what tyme4ts says", () => {
    const lunars = linesOf("tyme-days.txt").filter((line) => line.startsWith("lunar"));
    for (let index0 = 7; index0 < lunars.length; index0 += 41) {
      const [, date = "", ...values] = at(lunars, index0).split(" ");
      const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
      const lunar = SolarDay.fromYmd(year, month, day).getLunarDay();
      expect([lunar.getYear(), lunar.getLunarMonth().getMonthWithLeap(), lunar.getDay()].join(" ")).toBe(
        values.join(" "),
      );
    }
  });

  test("has the new moons of 1914, 1916 and 1920 between midnight in Beijing and at UTC+8", () => {
    // Y. T. Liu: the months that printed calendars begin a day before UTC+8 does
    for (const first of ["1914-11-17", "1916-02-03", "1920-11-10"]) {
      const { day, firstDayNumber } = lunarDayOf(calendar, dayNumberOf(first));
      expect([first, day]).toEqual([first, 1]);
      const { epochSeconds } = calendar.newMoon(lunationNear(firstDayNumber + 2_440_587.5));
      const after = epochSeconds + 8 * 3600 - 86_400 * (firstDayNumber + 1);
      expect(after > 0 && after < 860, `${first}: ${after}`).toBe(true);
    }
    expect(lunarText("1916-02-03")).toBe("1916/1/1");
  });

  test("differs in 2097, where the new moon is within 2 minutes after midnight", () => {
    const seconds = MONTHS_LATER_HERE.map((date) => {
      const { firstDayNumber } = lunarDayOf(calendar, dayNumberOf(date) + 1);
      const moon = calendar.newMoon(lunationNear(firstDayNumber + 2_440_587.5));
      expect(dateOfDayNumber(moon.dayNumber - 1)).toBe(date);
      return moon.epochSeconds + 8 * 3600 - 86_400 * moon.dayNumber;
    });
    expect(seconds[0]).toBeLessThan(120);
  });
});

describe("disputed years", () => {
  test.each([
    // two months without a major term in 2033 to 2034: only the year from solstice to solstice with 13 months has a leap
    ["2033-08-25", "2033/8/1"],
    ["2033-12-22", "2033/-11/1"],
    ["2034-01-20", "2033/12/1"],
    ["2034-02-19", "2034/1/1"],
    // a leap month 10, with the next of them
    ["1984-11-23", "1984/-10/1"],
    ["1984-12-22", "1984/11/1"],
    ["2014-10-24", "2014/-9/1"],
    // 1978: the new moon of 3 September 00:09 in Beijing, on the 2nd in Vietnam's calendar
    ["1978-09-03", "1978/8/1"],
    ["2057-09-28", "2057/8/30"],
    ["2057-09-29", "2057/9/1"],
    ["2089-09-04", "2089/8/1"],
    ["2097-08-08", "2097/7/1"],
    // Lunar new years that people were born about
    ["1985-02-20", "1985/1/1"],
    ["1985-02-19", "1984/12/30"],
    ["2026-02-17", "2026/1/1"],
    ["2026-02-16", "2025/12/29"],
  ])("%s is %s", (date, expected) => {
    expect(lunarText(date)).toBe(expected);
  });

  /** Leap months by year, tyme4ts and lunar-javascript; Y. T. Liu's tables agree for 1930 to 2085. */
  const LEAPS =
    "1900:8 1903:5 1906:4 1909:2 1911:6 1914:5 1917:2 1919:7 1922:5 1925:4 1928:2 1930:6 1933:5 1936:3 1938:7 1941:6 1944:4 1947:2 1949:7 1952:5 1955:3 1957:8 1960:6 1963:4 1966:3 1968:7 1971:5 1974:4 1976:8 1979:6 1982:4 1984:10 1987:6 1990:5 1993:3 1995:8 1998:5 2001:4 2004:2 2006:7 2009:5 2012:4 2014:9 2017:6 2020:4 2023:2 2025:6 2028:5 2031:3 2033:11 2036:6 2039:5 2042:2 2044:7 2047:5 2050:3 2052:8 2055:6 2058:4 2061:3 2063:7 2066:5 2069:4 2071:8 2074:6 2077:4 2080:3 2082:7 2085:5 2088:4 2090:8 2093:6 2096:4 2099:2";

  test("the 74 leap months of 1900 to 2100 are the printed ones, in no other year", () => {
    const found = Array.from({ length: 201 }, (_, index0) => 1900 + index0).flatMap((year) => {
      const leap = leapMonthOf(calendar, year);
      return leap === undefined ? [] : [`${year}:${leap}`];
    });
    expect(found.join(" ")).toBe(LEAPS);
  });
});

describe("properties", () => {
  test("months have 29 or 30 days and follow without a gap, 12 or 13 of them, from 1210 to 2990", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1210, max: 2990 }), (year) => {
        const months = [...solsticeYear(calendar, year), at(solsticeYear(calendar, year + 1), 0)];
        expect([12, 13]).toContain(months.length - 1);
        for (const [index0, month] of months.slice(0, -1).entries()) {
          expect([29, 30]).toContain(month.length);
          expect(at(months, index0 + 1).firstDayNumber).toBe(month.firstDayNumber + month.length);
        }
        expect(months.filter(({ isLeap }) => isLeap).length).toBe(months.length - 13);
      }),
      { numRuns: 60 },
    );
  });

  test("a lunar date and its day are each other's inverse", () => {
    fc.assert(
      fc.property(fc.integer({ min: dayNumberOf("1250-01-01"), max: dayNumberOf("2950-01-01") }), (dayNumber) => {
        const lunar = lunarDayOf(calendar, dayNumber);
        const month = lunarYearMonths(calendar, lunar.year).find(
          (one) => one.month === lunar.month && one.isLeap === lunar.isLeap,
        );
        expect(month && month.firstDayNumber + lunar.day - 1).toBe(dayNumber);
      }),
      { numRuns: 60 },
    );
  });

  test("the sexagenary day goes on over ten thousand years, and jia-zi is 1949-10-01 and 1912-02-18", () => {
    const last = dayNumberOf("9999-12-31");
    let number = dayPillar(dayNumberOf("0000-01-01")).number;
    for (let day = dayNumberOf("0000-01-01") + 1; day <= last; day += 1) {
      const next = dayPillar(day).number;
      if (next !== (number % 60) + 1) expect(`${dateOfDayNumber(day)} ${next}`).toBe("the next of the cycle");
      number = next;
    }
    for (const date of ["1949-10-01", "1912-02-18"]) expect(dayPillar(dayNumberOf(date)).id).toBe("jia-zi");
    expect(number).toBe(modulo(last + 7397, 60) + 1);
  });

  test("a minor term's own second and its own day belong to the month that it opens, the ones before do not", () => {
    for (let count = 0; count < 240; count++) {
      const { epochSeconds, dayNumber, solarYear, index0 } = calendar.term(
        1980 + Math.floor(count / 12),
        2 * (count % 12),
      );
      expect(solarMonthAt(calendar, epochSeconds)).toMatchObject({ solarYear, monthIndex0: index0 / 2 });
      expect(solarMonthOfDay(calendar, dayNumber)).toMatchObject({ solarYear, monthIndex0: index0 / 2 });
      const before = (index0 / 2 + 11) % 12;
      expect(solarMonthAt(calendar, epochSeconds - 1).monthIndex0).toBe(before);
      expect(solarMonthOfDay(calendar, dayNumber - 1).monthIndex0).toBe(before);
      const around = minorTermsAround(calendar, epochSeconds);
      expect(around.before.epochSeconds).toBe(epochSeconds);
      expect(around.after.epochSeconds).toBeGreaterThan(epochSeconds + 29 * 86_400);
    }
  });
});
