import { civilTimeAt, resolveCivilTime } from "@almagest/civil-time";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { at } from "@almagest/operation";
import { type SixtyCycle, SolarTime } from "tyme4ts";
import { describe, expect, test } from "vitest";
import { chineseCalendar } from "../calendar/calendar";
import { pillarChinese } from "../present";
import { type BaziInput, baziBirth, DAY_BOUNDARIES, type DayBoundary, equationOfTimeSeconds } from "./birth";

const ephemeris = swissEphemeris();
const calendar = chineseCalendar(ephemeris);

const DEFAULTS = { dayBoundary: "split-zi", yearBoundary: "li-chun", hourClock: "clock" } as const;

type Given = Pick<BaziInput, "date" | "time" | "timezone"> & Partial<BaziInput>;

function pillarsOf(given: Given): string {
  const { year, month, day, hour } = baziBirth(ephemeris, { ...DEFAULTS, ...given }).pillars;
  return [year, month, day, hour].map(pillarChinese).join(" ");
}

function timeOf(epochMs: number, timezone: number | string): SolarTime {
  const { date, time } = civilTimeAt(epochMs, timezone);
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return SolarTime.fromYmdHms(year, month, day, hours, minutes, seconds);
}

/** The pillars of tyme4ts: year and month by Beijing's clock, day and hour by that of the birth. */
function tymePillars(given: Given & { readonly dayBoundary: DayBoundary }): string {
  const { epochMilliseconds } = resolveCivilTime(given);
  const beijing = timeOf(epochMilliseconds, 8);
  const local = timeOf(epochMilliseconds, given.timezone);
  const cycle = beijing.getSixtyCycleHour();
  const lunarYear = beijing.getSolarDay().getLunarDay().getLunarMonth().getLunarYear().getSixtyCycle();
  const year = given.yearBoundary === "lunar-new-year" ? lunarYear : cycle.getYear();
  const names = [year, cycle.getMonth(), ...dayAndHour(local, given.dayBoundary)].map((one) => one.getName());
  return names.join(" ");
}

/** tyme4ts turns the day at 23:00; the two other schools are made of its day of the date and the hours of two days. */
function dayAndHour(local: SolarTime, dayBoundary: DayBoundary): readonly [SixtyCycle, SixtyCycle] {
  const cycle = local.getSixtyCycleHour();
  if (dayBoundary === "early-zi" || local.getHour() < 23) return [cycle.getDay(), cycle.getSixtyCycle()];
  const ofDate = local.getSolarDay().getSixtyCycleDay().getSixtyCycle();
  const ended = local.next(-23 * 3600).getSixtyCycleHour();
  return [ofDate, dayBoundary === "split-zi" ? cycle.getSixtyCycle() : ended.getSixtyCycle()];
}

/** Births about the turns of day, month and year, in seven zones. */
const MOMENTS: readonly (readonly [string, string, number | string])[] = [
  ["1990-06-15", "14:30:00", "Asia/Shanghai"],
  ["1990-06-15", "23:30:00", "Asia/Shanghai"],
  ["1990-06-16", "00:30:00", "Asia/Shanghai"],
  ["1984-02-02", "23:00:00", 8],
  ["1984-02-02", "22:59:59", 8],
  ["1984-02-04", "23:10:00", 8],
  ["1984-02-05", "00:10:00", 8],
  ["2000-02-04", "20:30:00", 8],
  ["2000-02-04", "20:50:00", 8],
  ["2026-02-14", "12:00:00", "Asia/Taipei"],
  ["2026-02-16", "23:59:59", 8],
  ["2026-02-17", "00:00:00", 8],
  ["1976-09-09", "00:10:00", "Asia/Hong_Kong"],
  ["1961-08-04", "19:24:00", "Pacific/Honolulu"],
  ["1955-02-24", "19:15:00", "America/Los_Angeles"],
  ["1940-11-27", "07:12:00", "America/Los_Angeles"],
  ["1988-03-05", "23:45:00", "Europe/London"],
  ["1995-12-31", "23:15:00", "Europe/Berlin"],
  ["1996-02-04", "15:00:00", "Europe/Berlin"],
  ["2010-02-03", "23:30:00", "America/New_York"],
  ["1969-07-20", "23:05:00", "Asia/Kolkata"],
  ["2033-12-22", "08:00:00", 8],
  ["2099-03-21", "23:40:00", 8],
  ["1925-11-07", "23:20:00", 8],
];

describe("births against tyme4ts", () => {
  const cases = MOMENTS.flatMap(([date, time, timezone]) =>
    DAY_BOUNDARIES.flatMap((dayBoundary) =>
      (["li-chun", "lunar-new-year"] as const).map((yearBoundary) => ({
        date,
        time,
        timezone,
        dayBoundary,
        yearBoundary,
      })),
    ),
  );

  test(`of ${MOMENTS.length} births under every day and year boundary all ${cases.length} charts agree`, () => {
    const unlike = cases.filter((given) => pillarsOf(given) !== tymePillars(given));
    expect(unlike).toEqual([]);
    expect(cases.length).toBe(144);
  });

  test("another 400 births spread over two centuries agree, but those within two minutes of a minor term", () => {
    const births = Array.from({ length: 400 }, (_, index0) => {
      const minutes = Math.floor(((index0 * 0.6180339887) % 1) * 200 * 525_949);
      const utc = new Date(Date.UTC(1901, 0, 1) + 60_000 * minutes).toISOString();
      return { date: utc.slice(0, 10), time: utc.slice(11, 19), timezone: 8, dayBoundary: "early-zi" } as const;
    });
    expect(births.filter((given) => pillarsOf(given) !== tymePillars(given))).toEqual([]);
  });
});

describe("printed charts", () => {
  test.each([
    // 6tail/lunar-php, issue 9: the same birth in two schools, and an hour later
    ["2024-02-27", "23:00:00", 8, { dayBoundary: "split-zi" }, "甲辰 丙寅 辛酉 庚子"],
    ["2024-02-27", "23:00:00", 8, { dayBoundary: "early-zi" }, "甲辰 丙寅 壬戌 庚子"],
    ["2024-02-28", "00:00:00", 8, {}, "甲辰 丙寅 壬戌 庚子"],
    // 6tail/tyme4j, issue 17
    ["1983-10-28", "23:30:00", 8, { dayBoundary: "split-zi" }, "癸亥 壬戌 己丑 丙子"],
    ["1983-10-28", "23:30:00", 8, { dayBoundary: "early-zi" }, "癸亥 壬戌 庚寅 丙子"],
    ["1991-09-19", "23:00:00", 8, { dayBoundary: "split-zi" }, "辛未 丁酉 壬辰 壬子"],
    ["1991-09-19", "23:00:00", 8, { dayBoundary: "early-zi" }, "辛未 丁酉 癸巳 壬子"],
    // 6tail/lunar-typescript, issue 15
    ["2025-01-13", "23:30:00", 8, { dayBoundary: "split-zi" }, "甲辰 丁丑 壬午 壬子"],
    ["2025-01-13", "23:30:00", 8, { dayBoundary: "midnight" }, "甲辰 丁丑 壬午 庚子"],
    // 6tail/lunar-javascript, issue 61: day and hour
    ["1988-08-02", "23:30:00", 8, { dayBoundary: "early-zi" }, "戊辰 己未 庚寅 丙子"],
    ["1988-08-02", "23:30:00", 8, { dayBoundary: "midnight" }, "戊辰 己未 己丑 甲子"],
    // Renhuai123/ziwei-doushu, issue 26
    ["1937-09-20", "11:00:00", 8, {}, "丁丑 己酉 庚戌 壬午"],
    // patricialee.me/celebrity-birth-charts: Steve Jobs by the clock; by the true Sun the hour is you, as others print it
    ["1955-02-24", "19:15:00", "America/Los_Angeles", {}, "乙未 戊寅 丙辰 戊戌"],
    [
      "1955-02-24",
      "19:15:00",
      "America/Los_Angeles",
      { hourClock: "solar", longitude: -122.42 },
      "乙未 戊寅 丙辰 丁酉",
    ],
    // public lives, whose charts are quoted alike in many places; Chiang's after Wei Qianli's Qianli Minggao
    ["1893-12-26", "08:00:00", 8, {}, "癸巳 甲子 丁酉 甲辰"],
    ["1887-10-31", "12:00:00", 8, {}, "丁亥 庚戌 己巳 庚午"],
    ["1898-03-05", "06:00:00", 8, {}, "戊戌 甲寅 丁卯 癸卯"],
    ["1904-08-22", "16:00:00", 8, {}, "甲辰 壬申 戊子 庚申"],
    ["1873-02-23", "02:00:00", 8, {}, "癸酉 甲寅 丙午 己丑"],
    ["1866-11-12", "04:00:00", 8, {}, "丙寅 己亥 辛卯 庚寅"],
    ["1879-03-14", "11:30:00", "Europe/Berlin", {}, "己卯 丁卯 丙申 甲午"],
    ["1940-11-27", "07:12:00", "America/Los_Angeles", {}, "庚辰 丁亥 甲戌 戊辰"],
  ] as const)("%s %s %s %o", (date, time, timezone, switches, pillars) => {
    expect(pillarsOf({ date, time, timezone, ...switches })).toBe(pillars);
  });
});

describe("boundaries", () => {
  test("the second of each minor term belongs to the month it opens, the one before does not, in any zone", () => {
    for (let count = 0; count < 120; count++) {
      const term = calendar.term(1985 + 4 * Math.floor(count / 12), 2 * (count % 12));
      const timezone = at([8, "America/New_York", "Asia/Kolkata", "Pacific/Auckland"] as const, count % 4);
      const charts = [-1, 0].map((seconds) => {
        const { date, time } = civilTimeAt(1000 * (term.epochSeconds + seconds), timezone);
        return baziBirth(ephemeris, { ...DEFAULTS, date, time, timezone }).pillars;
      });
      const [before, after] = [at(charts, 0), at(charts, 1)];
      expect(after.month.number).toBe((before.month.number % 60) + 1);
      expect(after.year.number).toBe(term.index0 === 0 ? (before.year.number % 60) + 1 : before.year.number);
    }
  });

  test.each([
    // Li Chun 2026 is 04:02:08 in Beijing
    ["2026-02-04", "04:02:07", "乙巳 己丑"],
    ["2026-02-04", "04:02:08", "丙午 庚寅"],
    // Xiao Han 2026 is 16:23 and some seconds: the Observatory's minute is still the old month
    ["2026-01-05", "16:23:00", "乙巳 戊子"],
    ["2026-01-05", "16:24:00", "乙巳 己丑"],
  ])("%s %s begins %s", (date, time, pillars) => {
    expect(pillarsOf({ date, time, timezone: 8 }).slice(0, 5)).toBe(pillars);
  });

  test("2026-02-14 is the Snake's year by the lunar year, the Horse's by Li Chun; the month is one", () => {
    const given = { date: "2026-02-14", time: "12:00:00", timezone: 8 } as const;
    expect(pillarsOf({ ...given, yearBoundary: "lunar-new-year" })).toMatch(/^乙巳 庚寅/);
    expect(pillarsOf(given)).toMatch(/^丙午 庚寅/);
  });

  test("day boundaries differ from 23:00 to midnight alone", () => {
    const all = (time: string): Set<string> =>
      new Set(DAY_BOUNDARIES.map((dayBoundary) => pillarsOf({ date: "1990-06-15", time, timezone: 8, dayBoundary })));
    expect([all("22:59:59").size, all("23:00:00").size, all("23:59:59").size, all("00:00:00").size]).toEqual([
      1, 3, 3, 1,
    ]);
  });

  test("a time that a clock skipped is read where it moved to, a repeated one at its first turn", () => {
    const newYork = { timezone: "America/New_York" } as const;
    expect(pillarsOf({ date: "2024-03-10", time: "02:30:00", ...newYork })).toBe(
      pillarsOf({ date: "2024-03-10", time: "03:30:00", ...newYork }),
    );
    expect(pillarsOf({ date: "2024-11-03", time: "01:30:00", ...newYork })).toBe(
      pillarsOf({ date: "2024-11-03", time: "01:30:00", timezone: -4 }),
    );
  });
});

describe("the hour by the Sun", () => {
  test("moves the hour alone: in Kashgar the clock of Beijing is three hours ahead of the mean Sun", () => {
    const given = { date: "2000-05-05", time: "00:30:00", timezone: 8, longitude: 75.99 } as const;
    expect(pillarsOf(given)).toBe("庚辰 庚辰 癸亥 壬子");
    expect(baziBirth(ephemeris, { ...DEFAULTS, ...given, hourClock: "local-mean" }).hourTime).toBe("21:33:57");
    // hai of the day before on the Sun's clock, while the civil day keeps its pillar
    expect(pillarsOf({ ...given, hourClock: "local-mean" })).toBe("庚辰 庚辰 癸亥 辛亥");
  });

  test.each([
    // the four days on which the equation of time is nearest to its extremes: Meeus, Astronomical Algorithms, ch. 28
    ["2024-02-11", -14.2],
    ["2024-05-14", 3.6],
    ["2024-07-26", -6.5],
    ["2024-11-03", 16.4],
  ])("the equation of time on %s is %f minutes", (date, minutes) => {
    const scales = ephemeris.timeScales(Date.parse(`${date}T12:00:00Z`));
    expect(equationOfTimeSeconds(ephemeris, scales) / 60).toBeCloseTo(minutes, 0.9);
  });
});
