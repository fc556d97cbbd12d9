import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { rememberedSky } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { amantaMonthAt, amantaMonths, MONTH_IDS, purnimantaName } from "./months";
import { ayanaOf, rituOf } from "./seasons";
import { nationalDate, SAMVATSARAS, samvatsAt } from "./years";

const ephemeris = swissEphemeris();
const jdOf = (utc: string): number => ephemeris.timeScales(Date.parse(utc)).jdTt;
const yearOf = (jdTt: number): number => new Date(ephemeris.epochMillisecondsOf(jdTt)).getUTCFullYear();
const months = amantaMonths(rememberedSky(ephemeris), {
  fromJdTt: jdOf("1900-01-01T00:00:00Z"),
  toJdTt: jdOf("2100-12-31T00:00:00Z"),
});

describe("lunar months from 1900 to 2100", () => {
  // mr.wikipedia.org, list of adhika months of the 21st century, and published panchangs of the other years
  test.each([
    [2001, "ashwina"],
    [2004, "shravana"],
    [2007, "jyeshtha"],
    [2010, "vaishakha"],
    [2012, "bhadrapada"],
    [2015, "ashadha"],
    [2018, "jyeshtha"],
    [2020, "ashwina"],
    [2023, "shravana"],
    [2026, "jyeshtha"],
  ])("%d has the adhika month %s and no other", (year, id) => {
    const found = months.filter(({ isAdhika, startJdTt }) => isAdhika && yearOf(startJdTt) === year);
    expect(found.map(({ index0 }) => MONTH_IDS[index0])).toEqual([id]);
  });

  test("the years between them have none", () => {
    const years = months.filter(({ isAdhika }) => isAdhika).map(({ startJdTt }) => yearOf(startJdTt));
    expect(years.filter((year) => year > 2000 && year < 2027)).toEqual([
      2001, 2004, 2007, 2010, 2012, 2015, 2018, 2020, 2023, 2026,
    ]);
  });

  // kytemple.org, names of moon days: a lunar month was suppressed in 1963 and again in 1982 (in its year from Chaitra)
  test("a month is suppressed in the lunar years 1963 and 1982 alone", () => {
    const found = months.filter(({ suppressedIndex0 }) => suppressedIndex0 !== undefined);
    expect(found.map((month) => samvatsAt(ephemeris, month.startJdTt, month).shaka + 78)).toEqual([1963, 1982]);
  });

  test("each begins where the one before ends, and an adhika month is followed by the month of its name", () => {
    months.slice(1).forEach((month, before0) => {
      const before = months[before0];
      expect(month.startJdTt).toBe(before?.endJdTt);
      if (before?.isAdhika) expect([month.index0, month.isAdhika]).toEqual([before.index0, false]);
    });
  });

  test("a dark half belongs to the next month where months end at the full moon, in an adhika month to its own", () => {
    const at = (utc: string) => amantaMonthAt(ephemeris, jdOf(utc));
    const plain = purnimantaName(at("2026-05-10T00:00:00Z"), true);
    expect([MONTH_IDS[plain.index0], plain.isAdhika]).toEqual(["jyeshtha", false]);
    const extra = purnimantaName(at("2026-06-10T00:00:00Z"), true);
    expect([MONTH_IDS[extra.index0], extra.isAdhika]).toEqual(["jyeshtha", true]);
  });
});

describe("years", () => {
  const samvats = (utc: string) => samvatsAt(ephemeris, jdOf(utc), amantaMonthAt(ephemeris, jdOf(utc)));

  // thedivineindia.com: Prabhava is Vikram 2044, 1987-88; en.wikipedia.org, Samvatsara: Vyaya 2006-07, Sarvajit 2007-08
  test.each([
    ["1987-06-01T00:00:00Z", 2044, 1909, "Prabhava"],
    ["2006-06-01T00:00:00Z", 2063, 1928, "Vyaya"],
    ["2007-06-01T00:00:00Z", 2064, 1929, "Sarvajit"],
  ])("%s is in Vikram %d, Shaka %d, in the south %s", (utc, vikram, shaka, name) => {
    const found = samvats(utc);
    expect([found.vikram, found.shaka, SAMVATSARAS[found.southern0]]).toEqual([vikram, shaka, name]);
  });

  test("turn with the bright half of Chaitra, in Gujarat with that of Kartika", () => {
    expect([samvats("2026-03-18T12:00:00Z").vikram, samvats("2026-03-20T12:00:00Z").vikram]).toEqual([2082, 2083]);
    expect([samvats("2026-11-08T12:00:00Z").gujarati, samvats("2026-11-10T12:00:00Z").gujarati]).toEqual([2082, 2083]);
    expect(samvats("2026-01-10T12:00:00Z").shaka).toBe(1947);
  });

  // Sewell, Indian Chronography, section 150: Vijaya began with the Kaliyuga, and a samvatsara has 361.034651064 days
  test("in the north 5186 years of Jupiter after the Kaliyuga began, Siddharthi follows Kalayukta", () => {
    const jd = 588465.5 - 75.77 / 360 + 5186 * 361.034651064;
    const month = amantaMonthAt(ephemeris, jd);
    const names = [jd - 0.01, jd + 0.01].map((at) => SAMVATSARAS[samvatsAt(ephemeris, at, month).northern0]);
    expect(names).toEqual(["Kalayukta", "Siddharthi"]);
  });
});

// Report of the Calendar Reform Committee, part B, heads of the months of Saka 1876
test.each([
  ["1954-03-22", 1876, 0, 1],
  ["1954-04-20", 1876, 0, 30],
  ["1954-04-21", 1876, 1, 1],
  ["1954-05-22", 1876, 2, 1],
  ["1954-06-22", 1876, 3, 1],
  ["1954-07-23", 1876, 4, 1],
  ["1956-03-21", 1878, 0, 1],
  ["1957-03-21", 1878, 11, 30],
])("%s is day %d, month %d, %d of the national calendar", (date, year, month0, day) => {
  expect(nationalDate(date)).toEqual({ year, month0, day });
});

test("seasons have two signs each, and the northern course six", () => {
  expect([330, 29.99, 30, 90, 150, 210, 270, 329.99].map(rituOf)).toEqual([
    "vasanta",
    "vasanta",
    "grishma",
    "varsha",
    "sharad",
    "hemanta",
    "shishira",
    "shishira",
  ]);
  expect([269.99, 270, 89.99, 90].map(ayanaOf)).toEqual(["dakshinayana", "uttarayana", "uttarayana", "dakshinayana"]);
});
