import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { describe, expect, it } from "vitest";
import { dashaCalendar, YEAR_LENGTHS } from "./year";

const birthEpochMs = Date.UTC(1970, 3, 4, 12, 20);
const birth = { birthEpochMs, frameChoice: { ayanamsa: "lahiri" as const } };
const DAY_MS = 86_400_000;

describe("The year of a dasha", () => {
  it.each(["365.25", "365.2422", "360"] as const)("of %s days is as long as its name", (length) => {
    const { epochAt, yearDays } = dashaCalendar(length, swissEphemeris(), birth);
    expect(yearDays).toBe(Number(length));
    expect((epochAt(40) - birthEpochMs) / DAY_MS).toBeCloseTo(40 * Number(length), 6);
  });

  /** `swetest -p0 -sid1 -fl` 2.10.03 halved to the second: the Sun where it was at birth, 350.8716227. */
  it.each([
    [1, "1971-04-04T18:16:18Z"],
    [33.25, "2003-07-07T06:54:12Z"],
    [40, "2010-04-04T18:29:49Z"],
    [80, "2050-04-05T00:38:41Z"],
  ])("of the Sun is %s where swetest has the Sun after so much of a circle", (years, returned) => {
    const { epochAt, yearDays } = dashaCalendar("solar", swissEphemeris(), birth);
    expect(yearDays).toBeUndefined();
    expect(Math.abs(epochAt(years) - Date.parse(returned))).toBeLessThan(30_000);
  });

  it.each(YEAR_LENGTHS)("%s: leads from an age to an instant and back", (length) => {
    const { epochAt, yearsAt } = dashaCalendar(length, swissEphemeris(), birth);
    for (const years of [-15.3, -1, 0, 0.25, 0.999, 1, 33.7, 107.5]) {
      expect(yearsAt(epochAt(years))).toBeCloseTo(years, 7);
    }
  });
});
