import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isAlmagestError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import {
  almanacDay,
  annualReading,
  auspiciousDays,
  baziChart,
  baziCompatibility,
  dailyZodiac,
  luckReading,
  lunarDate,
  solarTerms,
  zodiacAnimal,
} from "./index";

const bare = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 8, 2, 23, 59) });

const BIRTH = { date: "1990-06-15", time: "14:30:00", timezone: "Asia/Shanghai" } as const;

/** The code and the messages of a refusal, with the fields where they are named. */
function refusal(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (!isAlmagestError(error)) throw error;
    return `${error.code} ${JSON.stringify(error)} ${error.message}`;
  }
  throw new Error("was not refused");
}

describe("refusals", () => {
  test.each([
    [
      "a leap month that the year does not have",
      () => lunarDate({ lunarYear: 1990, lunarMonth: 6, lunarDay: 1, isLeapMonth: true }, bare),
      /doubles month 5, not month 6/,
    ],
    [
      "a leap month in a year without one",
      () => lunarDate({ lunarYear: 1991, lunarMonth: 6, lunarDay: 1, isLeapMonth: true }, bare),
      /no leap month/,
    ],
    [
      "a 30th of a month of 29 days",
      () => lunarDate({ lunarYear: 2026, lunarMonth: 2, lunarDay: 30 }, bare),
      /has 29 days. Send lunarDay 1 to 29/,
    ],
    [
      "both date and lunar date",
      () => lunarDate({ date: "1990-06-15", lunarYear: 1990, lunarMonth: 5, lunarDay: 23 }, bare),
      /Both date and a lunar date/,
    ],
    ["half a lunar date", () => lunarDate({ lunarYear: 1990, lunarDay: 23 }, bare), /"lunarMonth".+Send all three/],
    ["a lunar year out of range", () => lunarDate({ lunarYear: 1899, lunarMonth: 5, lunarDay: 23 }, bare), /lunarYear/],
    [
      "a range of 94 days",
      () => auspiciousDays({ activity: "wedding", startDate: "2026-03-01", endDate: "2026-06-02" }, bare),
      /94 days.+endDate up to 2026-06-01/,
    ],
    [
      "a range that ends before it begins",
      () => auspiciousDays({ activity: "travel", startDate: "2026-03-02", endDate: "2026-03-01" }, bare),
      /before startDate/,
    ],
    [
      "an hour by the Sun without a longitude",
      () => baziChart({ ...BIRTH, hourClock: "local-mean" }, bare),
      /longitude is missing: hourClock local-mean/,
    ],
    [
      "a longitude missing in one of two",
      () => baziCompatibility({ personA: BIRTH, personB: { ...BIRTH, hourClock: "solar" } }, bare),
      /personB.longitude/,
    ],
    ["an offset of 15 hours", () => baziChart({ ...BIRTH, timezone: 15 }, bare), /timezone/],
    [
      "a range beyond the almanac's years",
      () => auspiciousDays({ activity: "wedding", startDate: "2100-12-01", endDate: "2101-01-15" }, bare),
      /endDate.+no almanac of 2101-01-15. Send a date from 1900-01-01 to 2100-12-31/,
    ],
    [
      "a range before them",
      () => auspiciousDays({ activity: "wedding", startDate: "1899-12-31", endDate: "1900-01-15" }, bare),
      /startDate.+no almanac of 1899-12-31/,
    ],
    [
      "a forecast for a year before the birth",
      () => annualReading({ ...BIRTH, year: 1989 }, bare),
      /year 1989 is before the birth, in 1990.+Send 1990 or a later year/,
    ],
    ["a day that is not one", () => almanacDay({ date: "2026-02-30" }, bare), /date/],
    [
      "a number of annual pillars without their first year",
      () => luckReading({ ...BIRTH, gender: "male", annualYears: 5 }, bare),
      /"path":"annualYears".+annualFromYear, which is missing. Send annualFromYear, the first year, or leave annualYears out/,
    ],
    [
      "the same where the time is open",
      () => luckReading({ ...BIRTH, time: null, gender: "male", annualYears: 5 }, bare),
      /"path":"annualYears".+Send annualFromYear/,
    ],
    ["thirteen luck pillars", () => luckReading({ ...BIRTH, gender: "male", count: 13 }, bare), /count/],
  ])("%s is a bad request that says what to send", (_, call, said) => {
    expect(refusal(call)).toMatch(/^validation_error/);
    expect(refusal(call)).toMatch(said);
  });

  test("an unknown animal and a day outside the almanac are not found, and name what there is", () => {
    expect(refusal(() => zodiacAnimal({ id: "cat" }, bare))).toMatch(
      /^not_found.+no animal "cat".+rat, ox.+sheep and ram are goat/,
    );
    expect(refusal(() => dailyZodiac({ id: "unicorn" }, bare))).toMatch(/^not_found/);
    expect(refusal(() => almanacDay({ date: "1899-12-31" }, bare))).toMatch(/^not_found.+1900-01-01 to 2100-12-31/);
    expect(refusal(() => almanacDay({ date: "2101-01-01" }, bare))).toMatch(/^not_found/);
  });

  test("spellings fold: an activity in capitals, a switch with spaces", () => {
    const asked = { startDate: "2026-03-01", endDate: "2026-06-01" };
    const raw = { flat: { ...asked, activity: "MOVING_HOUSE" } };
    expect(auspiciousDays.parse(raw).ok).toBe(true);
    expect(baziChart.parse({ flat: { ...BIRTH, dayBoundary: "Early Zi" } }).ok).toBe(true);
  });

  test("a year beyond the ephemeris is refused with its range", () => {
    expect(refusal(() => solarTerms({ year: 5000 }, bare))).toMatch(/^unprocessable_entity/);
  });

  test("a date whose Chinese year leaves the ephemeris names dates that are answered", () => {
    for (const date of ["1200-06-15", "1201-01-15", "2999-06-15", "2999-12-31"]) {
      expect(
        refusal(() => lunarDate({ date }, bare)),
        date,
      ).toMatch(/^unprocessable_entity.+Send a date from 1201-03-01 to 2998-12-31, or a year from 1201 to 2998/);
    }
    expect(refusal(() => solarTerms({ year: 2999 }, bare))).toMatch(/a year from 1201 to 2998/);
    expect(lunarDate({ date: "1201-03-01" }, bare).lunar.year).toBe(1201);
    expect(lunarDate({ date: "2998-12-31" }, bare).lunar.year).toBe(2998);
    for (const year of [1201, 2998]) expect(solarTerms({ year }, bare).terms).toHaveLength(24);
  });
});
