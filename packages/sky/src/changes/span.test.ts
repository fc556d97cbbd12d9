import { ValidationError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import {
  birthSpan,
  clockChanges,
  clockReaches,
  isShort,
  localDateTimeOf,
  momentAt,
  utcWhereRepeated,
  wholeDay,
} from "./span";

const HOUR_MS = 3_600_000;
const utc = (text: string): number => Date.parse(`${text}Z`);

describe("a span of births", () => {
  test("is a day from its first second to its last, whatever its length", () => {
    const lengths = ["2020-03-29", "2020-03-30", "2020-10-25"].map((date) => {
      const { fromEpochMs, toEpochMs } = wholeDay(date, "Europe/Berlin");
      return (toEpochMs + 1000 - fromEpochMs) / HOUR_MS;
    });
    expect(lengths).toEqual([23, 24, 25]);
  });
  test("ends with the second showing of a time that the clock shows twice", () => {
    const timezone = "Europe/Berlin";
    const span = birthSpan(
      { date: "2020-10-25", time: "02:00:00", timezone },
      { date: "2020-10-25", time: "02:30:00" },
    );
    expect(span.fromEpochMs).toBe(utc("2020-10-25T00:00:00"));
    expect(span.toEpochMs).toBe(utc("2020-10-25T01:30:00"));
  });
  test("may reach into the next day, and is refused where it ends before it begins", () => {
    const night = birthSpan(
      { date: "1990-07-04", time: "22:00:00", timezone: 5.5 },
      { date: "1990-07-05", time: "02:00:00" },
    );
    expect(night.toEpochMs - night.fromEpochMs).toBe(4 * HOUR_MS);
    expect(() =>
      birthSpan({ date: "1990-07-04", time: "22:00:00", timezone: 0 }, { date: "1990-07-04", time: "02:00:00" }),
    ).toThrow();
    expect(() => wholeDay("1990-07-04", "Mars/Olympus")).toThrow(ValidationError);
  });
  test("is short up to an hour", () => {
    const of = (time: string) =>
      birthSpan({ date: "1990-07-04", time: "22:00:00", timezone: 0 }, { date: "1990-07-04", time });
    expect([isShort(of("23:00:00")), isShort(of("23:00:01"))]).toEqual([true, false]);
  });
});

describe("a clock", () => {
  test("is put back once on its day, and on no other", () => {
    expect(clockChanges(wholeDay("2020-10-25", "Europe/Berlin"))).toEqual([utc("2020-10-25T01:00:00")]);
    expect(clockChanges(wholeDay("2020-10-24", "Europe/Berlin"))).toEqual([]);
    expect(clockChanges(wholeDay("2020-10-25", 1))).toEqual([]);
  });
  test("reaches a time twice where it is put back, and never where it leaps over it", () => {
    const half = [2 * 3600 + 1800];
    const back = clockReaches(wholeDay("2020-10-25", "Europe/Berlin"), half);
    expect([...back].sort()).toEqual([
      utc("2020-10-25T00:30:00"),
      utc("2020-10-25T01:00:00"),
      utc("2020-10-25T01:30:00"),
    ]);
    expect(clockReaches(wholeDay("2020-03-29", "Europe/Berlin"), half)).toEqual([utc("2020-03-29T01:00:00")]);
    expect(clockReaches(wholeDay("2020-07-01", "Europe/Berlin"), half)).toEqual([utc("2020-07-01T00:30:00")]);
  });
  test("tells an instant to the second, and says which of two it is", () => {
    const [first, second] = [utc("2020-10-25T00:30:00"), utc("2020-10-25T01:30:00")];
    expect(localDateTimeOf(first, "Europe/Berlin")).toBe("2020-10-25T02:30:00");
    expect(localDateTimeOf(second, "Europe/Berlin")).toBe("2020-10-25T02:30:00");
    expect(utcWhereRepeated(second, "Europe/Berlin")).toBe("2020-10-25T01:30:00Z");
    expect(utcWhereRepeated(utc("2020-10-25T09:30:00"), "Europe/Berlin")).toBeUndefined();
  });
  test("gives a moment that is the same second again, of the two showings and of a zone far from UTC", () => {
    expect(momentAt(utc("2020-10-25T01:30:00"), "Europe/Berlin")).toEqual({
      date: "2020-10-25",
      time: "02:30:00",
      timezone: 1,
    });
    expect(momentAt(utc("1840-01-01T00:00:00"), "Asia/Manila").timezone).toBe("Asia/Manila");
  });
});
