import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { epochMillisecondsOfJulianDay, julianDayUtc } from "./julian-day";
import { resolveCivilTime } from "./resolve";

describe("julianDayUtc", () => {
  it.each([
    ["2000-01-01", "12:00:00", 2_451_545],
    ["1999-01-01", "00:00:00", 2_451_179.5],
    ["1987-01-27", "00:00:00", 2_446_822.5],
    ["1987-06-19", "12:00:00", 2_446_966],
    ["1988-01-27", "00:00:00", 2_447_187.5],
    ["1988-06-19", "12:00:00", 2_447_332],
    ["1900-01-01", "00:00:00", 2_415_020.5],
    ["1600-01-01", "00:00:00", 2_305_447.5],
    ["1600-12-31", "00:00:00", 2_305_812.5],
    ["1582-10-15", "00:00:00", 2_299_160.5],
  ] as const)("of %s %s is %d (Meeus, Astronomical Algorithms, ch. 7)", (date, time, jd) => {
    expect(julianDayUtc(resolveCivilTime({ date, time, timezone: 0 }).epochMilliseconds)).toBe(jd);
  });

  it("of 1957-10-04.81 is 2436116.31, the launch of Sputnik 1 (Meeus, example 7.a)", () => {
    const { epochMilliseconds } = resolveCivilTime({ date: "1957-10-04", time: "19:26:24", timezone: 0 });
    expect(julianDayUtc(epochMilliseconds)).toBeCloseTo(2_436_116.31, 9);
  });

  it("comes back to the same millisecond over the whole calendar", () => {
    fc.assert(
      fc.property(fc.integer({ min: -62_167_219_200_000, max: 253_402_300_799_999 }), (epochMilliseconds) => {
        expect(epochMillisecondsOfJulianDay(julianDayUtc(epochMilliseconds))).toBe(epochMilliseconds);
      }),
    );
  });
});
