import { civilTimeAt } from "@almagest/civil-time";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import {
  ChildLimit,
  type ChildLimitProvider,
  LunarSect1ChildLimitProvider,
  LunarSect2ChildLimitProvider,
  SolarTime,
  Gender as TymeGender,
} from "tyme4ts";
import { describe, expect, test } from "vitest";
import { pillarChinese } from "../present";
import { type BaziBirth, type BaziInput, baziBirth } from "./birth";
import { type Gender, luckPillars, luckStart } from "./luck";
import { LUCK_STARTS, unitsOfLife } from "./luck-life";

const ephemeris = swissEphemeris();
const DEFAULTS = { dayBoundary: "split-zi", yearBoundary: "li-chun", hourClock: "clock" } as const;
const SAMPLE: BaziInput = { date: "1990-06-15", time: "14:30:00", timezone: 8, ...DEFAULTS };

const bornAt = (date: string, time: string): BaziBirth => baziBirth(ephemeris, { ...SAMPLE, date, time });

/** A birth so many days before the term of spring's second month of 1984, a jia-zi year, or after Li Chun. */
function bornFromTerm(days: number, gender: Gender): BaziBirth {
  const start = luckStart(bornAt("1984-02-20", "12:00:00"), gender);
  const sign = start.direction === "forward" ? -1 : 1;
  const { date, time } = civilTimeAt((start.boundary.epochSeconds + sign * days * 86_400) * 1000, 8);
  return bornAt(date, time);
}

describe("whole years", () => {
  // Yuan Hai Zi Ping on the start of luck (m.sun989.com/bazism/yuanhaizipingpingzhu/136537.html): thirty days are ten
  // years, twelve are four, fifteen are five, nine are three; a day more is taken off, a day less is added.
  test.each([
    [12, 4],
    [15, 5],
    [9, 3],
    [13, 4],
    [11, 4],
    [10, 3],
    [8, 3],
    [2, 1],
    [1, 0],
  ])("%i days are %i years", (days, years) => {
    for (const gender of ["male", "female"] as const) {
      const start = luckStart(bornFromTerm(days, gender), gender, "years");
      expect([start.startAge, start.startAgeMonths]).toEqual([years, 0]);
    }
  });

  test("the first day of luck is a birthday", () => {
    const birth = bornFromTerm(11, "male");
    const [first] = luckPillars(birth, luckStart(birth, "male", "years"), 1);
    expect(first?.startDate.slice(4)).toBe(birth.input.date.slice(4));
  });
});

describe("whole double hours", () => {
  // zhengzhongguoji.com/article/4879056_74111451.html, first example: a man of the jia-zi year, first month, day 15, hour of
  // zi. Jing Zhe is on day 2 of the second month in the hour of yin: 16 days and two double hours, so luck begins 140 days
  // after five years. The book adds them to the lunar birthday.
  test("a man of 1924-02-19 at zi begins ding-mao after five years and 140 days", () => {
    const birth = bornAt("1924-02-19", "00:30:00");
    const { year, month, day, hour } = birth.pillars;
    expect([year, month, day, hour].map(pillarChinese).join("")).toBe("甲子丙寅戊辰壬子");
    const start = luckStart(birth, "male", "double-hours");
    expect(unitsOfLife(start.life)).toEqual({ years: 5, months: 4, days: 20, hours: 0, minutes: 0 });
    const [first] = luckPillars(birth, start, 1);
    expect(first && pillarChinese(first.pillar)).toBe("丁卯");
    expect(first?.startAge).toBe(5);
  });

  test("of 240 births the units are tyme4ts' first school of lunar, births and terms from 23:00 apart", () => {
    let compared = 0;
    for (const { birth, gender, limit } of limitsOf(new LunarSect1ChildLimitProvider())) {
      const start = luckStart(birth, gender, "double-hours");
      const term = civilTimeAt(start.boundary.epochSeconds * 1000, 8).time;
      // it counts the double hour from 23:00 with the one before, and its terms may be a second away
      if (birth.input.time.startsWith("23") || term.startsWith("23") || isNearDoubleHour(term)) continue;
      compared++;
      const { years, months, days } = unitsOfLife(start.life);
      expect([years, months, days], birth.input.date).toEqual([
        limit.getYearCount(),
        limit.getMonthCount(),
        limit.getDayCount(),
      ]);
    }
    expect(compared).toBeGreaterThan(180);
  });
});

describe("to the minute", () => {
  // three days are a year, a day four months, a double hour ten days, a minute two hours
  test("of 240 births the life is tyme4ts' second school of lunar, whose minutes leave seconds out", () => {
    for (const { birth, gender, limit } of limitsOf(new LunarSect2ChildLimitProvider())) {
      const ours = unitsOfLife(luckStart(birth, gender, "minutes").life);
      const minutesOf = (one: typeof ours): number =>
        (((12 * one.years + one.months) * 30 + one.days) * 24 + one.hours) * 60 + one.minutes;
      const theirs = {
        years: limit.getYearCount(),
        months: limit.getMonthCount(),
        days: limit.getDayCount(),
        hours: limit.getHourCount(),
        minutes: limit.getMinuteCount(),
      };
      // a minute of the way and two seconds between the terms
      expect(Math.abs(minutesOf(ours) - minutesOf(theirs)), birth.input.date).toBeLessThanOrEqual(124);
    }
  });

  test("dates are those of months, and ages are cut instead of rounded", () => {
    const births = limitsOf(new LunarSect2ChildLimitProvider());
    for (const { birth, gender } of births) {
      const [exact, rounded] = [luckStart(birth, gender, "minutes"), luckStart(birth, gender)];
      const dates = (start: typeof exact) => luckPillars(birth, start, 3).map(({ startDate }) => startDate);
      expect(dates(exact)).toEqual(dates(rounded));
      const months = 12 * (rounded.startAge - exact.startAge) + rounded.startAgeMonths - exact.startAgeMonths;
      expect([0, 1]).toContain(months);
    }
  });
});

test("every count keeps direction, term and pillars", () => {
  const birth = bornAt("1990-06-15", "14:30:00");
  const pillars = LUCK_STARTS.map((rule) =>
    luckPillars(birth, luckStart(birth, "male", rule), 8).map(({ pillar }) => pillar.id),
  );
  for (const own of pillars) expect(own).toEqual(pillars[0]);
});

interface Compared {
  readonly birth: BaziBirth;
  readonly gender: Gender;
  readonly limit: ChildLimit;
}

/** Births of ninety years, men and women in turn, with what tyme4ts counts by one of its schools. */
function limitsOf(provider: ChildLimitProvider): readonly Compared[] {
  const before = ChildLimit.provider;
  ChildLimit.provider = provider;
  try {
    return Array.from({ length: 240 }, (_, index0) => {
      const utc = new Date(Date.UTC(1931, 2, 3, 5, 7) + index0 * 137.2137 * 86_400_000).toISOString();
      const birth = bornAt(utc.slice(0, 10), utc.slice(11, 19));
      const [year = 0, month = 0, day = 0] = birth.input.date.split("-").map(Number);
      const [hours = 0, minutes = 0, seconds = 0] = birth.input.time.split(":").map(Number);
      const gender = index0 % 2 === 0 ? "male" : "female";
      const time = SolarTime.fromYmdHms(year, month, day, hours, minutes, seconds);
      return {
        birth,
        gender,
        limit: ChildLimit.fromSolarTime(time, gender === "male" ? TymeGender.MAN : TymeGender.WOMAN),
      };
    });
  } finally {
    ChildLimit.provider = before;
  }
}

function isNearDoubleHour(time: string): boolean {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  const past = (3600 * hours + 60 * minutes + seconds + 3600) % 7200;
  return past < 5 || past > 7195;
}
