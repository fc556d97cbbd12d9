import { describe, expect, test } from "vitest";
import { type BirthMoment, localDateTime, spanOfBirth } from "./birth-span";

const told = (birth: BirthMoment): readonly unknown[] => {
  const { state, fromEpochMs, toEpochMs, timezone } = spanOfBirth(birth);
  const seconds = (toEpochMs - fromEpochMs) / 1000;
  return [state, localDateTime(fromEpochMs, timezone), localDateTime(toEpochMs, timezone), seconds];
};

const HOUR = 3600;
const BERLIN = "Europe/Berlin";

describe("an unknown time is the whole day of the clock", () => {
  test.each([
    // the clock went from 02:00 to 03:00, and from 03:00 back to 02:00
    ["2024-03-30", BERLIN, 24],
    ["2024-03-31", BERLIN, 23],
    ["2024-10-27", BERLIN, 25],
    ["2024-03-10", "America/New_York", 23],
    ["2024-11-03", "America/New_York", 25],
    ["1990-07-15", 5.5, 24],
    ["1990-07-15", "-03:30", 24],
  ])("%s in %s has %s hours", (date, timezone, hours) => {
    for (const time of [undefined, null, "unknown"]) {
      const day = [`${date}T00:00:00`, `${date}T23:59:59`];
      expect(told({ date, timezone, time })).toEqual(["unknown", ...day, hours * HOUR - 1]);
    }
  });

  test("begins at the change where the clock skipped midnight", () => {
    // 2018-11-04 00:00 became 01:00 in São Paulo; 2018-02-17 had 23:00 to midnight twice
    expect(told({ date: "2018-11-04", timezone: "America/Sao_Paulo" })).toEqual([
      "unknown",
      "2018-11-04T01:00:00",
      "2018-11-04T23:59:59",
      23 * HOUR - 1,
    ]);
    expect(told({ date: "2018-11-03", timezone: "America/Sao_Paulo" }).at(-1)).toBe(24 * HOUR - 1);
    expect(told({ date: "2018-02-17", timezone: "America/Sao_Paulo" })).toEqual([
      "unknown",
      "2018-02-17T00:00:00",
      "2018-02-17T23:59:59",
      25 * HOUR - 1,
    ]);
  });

  test("runs on where the clock went back over midnight", () => {
    // 2010-11-07 00:01 became 2010-11-06 23:01 in St. John's
    expect(told({ date: "2010-11-06", timezone: "America/St_Johns" })).toEqual([
      "unknown",
      "2010-11-06T00:00:00",
      "2010-11-06T23:59:59",
      25 * HOUR - 1,
    ]);
  });

  test("is the next one where a zone left the day out", () => {
    // Samoa crossed the date line at the end of 2011-12-29
    expect(told({ date: "2011-12-30", timezone: "Pacific/Apia" })).toEqual([
      "unknown",
      "2011-12-31T00:00:00",
      "2011-12-31T23:59:59",
      24 * HOUR - 1,
    ]);
    expect(told({ date: "2011-12-29", timezone: "Pacific/Apia" }).at(-1)).toBe(24 * HOUR - 1);
  });
});

describe("an accuracy is minutes that passed", () => {
  const around = (date: string, time: string, timeAccuracyMinutes: number, timezone: string) =>
    told({ date, time, timeAccuracyMinutes, timezone }).slice(0, 3);

  test("and may reach into the days beside", () => {
    expect(around("1990-07-15", "00:10:00", 15, BERLIN)).toEqual([
      "range",
      "1990-07-14T23:55:00",
      "1990-07-15T00:25:00",
    ]);
    expect(around("1990-12-31", "12:00:00", 720, BERLIN)).toEqual([
      "range",
      "1990-12-31T00:00:00",
      "1991-01-01T00:00:00",
    ]);
  });

  test("over a change of the clock", () => {
    expect(around("2024-03-31", "03:10:00", 30, BERLIN)).toEqual([
      "range",
      "2024-03-31T01:40:00",
      "2024-03-31T03:40:00",
    ]);
    // a skipped time is moved past the gap, a repeated one is the first
    expect(around("2024-03-31", "02:30:00", 15, BERLIN)).toEqual([
      "range",
      "2024-03-31T03:15:00",
      "2024-03-31T03:45:00",
    ]);
    expect(around("2024-10-27", "02:50:00", 20, BERLIN)).toEqual([
      "range",
      "2024-10-27T02:30:00",
      "2024-10-27T02:10:00",
    ]);
  });
});

describe("a range", () => {
  const between = (date: string, timeFrom: string, timeTo: string, timezone: string, dateTo?: string) =>
    told({ date, timeFrom, timeTo, timezone, dateTo });

  test("has both of its ends, and may end the next day", () => {
    expect(between("1990-07-15", "14:00:00", "15:00:00", BERLIN).slice(1)).toEqual([
      "1990-07-15T14:00:00",
      "1990-07-15T15:00:00",
      HOUR,
    ]);
    expect(between("1990-07-15", "22:00:00", "04:00:00", BERLIN, "1990-07-16").at(-1)).toBe(6 * HOUR);
    expect(between("1990-07-15", "14:00:00", "14:00:00", BERLIN).at(-1)).toBe(0);
  });

  test("runs from the first to the last time that a clock showed its ends", () => {
    expect(between("2024-10-27", "02:10:00", "02:20:00", BERLIN).at(-1)).toBe(HOUR + 600);
    expect(between("2024-11-03", "00:30:00", "01:30:00", "America/New_York").at(-1)).toBe(2 * HOUR);
    expect(between("2024-03-31", "01:30:00", "03:30:00", BERLIN).at(-1)).toBe(HOUR);
  });
});

test("a known time is an instant", () => {
  expect(told({ date: "1990-07-15", time: "14:30:00", timezone: BERLIN })).toEqual([
    "known",
    "1990-07-15T14:30:00",
    "1990-07-15T14:30:00",
    0,
  ]);
});
