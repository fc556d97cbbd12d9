import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { describe, expect, test } from "vitest";
import { chartOfPublished } from "./measure-published";
import { PUBLISHED_CHARTS } from "./published";

const ephemeris = swissEphemeris();

describe("published charts", () => {
  test("Honolulu 1961 is a chart of the night", () => {
    const [honolulu] = PUBLISHED_CHARTS;
    expect(chartOfPublished(honolulu, ephemeris).sect).toBe(honolulu.sect);
  });

  test("New York 1990 has just the planets retrograde that are said to be", () => {
    const [, newYork] = PUBLISHED_CHARTS;
    expect(chartOfPublished(newYork, ephemeris).retrograde).toEqual(newYork.retrograde);
  });
});

/** IERS Bulletin C and its tables: TAI minus UTC in whole seconds from that day on. TT is 32.184 s ahead of TAI. */
const LEAP_SECONDS = [
  ["1972-01-01", 10],
  ["1972-06-30", 10],
  ["1972-07-01", 11],
  ["1980-01-01", 19],
  ["1990-07-15", 25],
  ["1999-01-01", 32],
  ["2006-01-01", 33],
  ["2008-12-31", 33],
  ["2009-01-01", 34],
  ["2012-07-01", 35],
  ["2015-07-01", 36],
  ["2016-12-31", 36],
  ["2017-01-01", 37],
] as const;

describe("TT", () => {
  test.each(LEAP_SECONDS)("of %s is %i s and 32.184 s ahead of UTC", (date, leapSeconds) => {
    const epochMilliseconds = Date.parse(`${date}T00:00:00Z`);
    const { jdTt } = ephemeris.timeScales(epochMilliseconds);
    const jdUtc = epochMilliseconds / 86_400_000 + 2_440_587.5;
    expect((jdTt - jdUtc) * 86_400).toBeCloseTo(leapSeconds + 32.184, 3);
  });
});
