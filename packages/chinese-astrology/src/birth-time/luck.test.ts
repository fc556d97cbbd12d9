import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { searchedSky, wholeDay } from "@almagest/sky";
import { expect, test } from "vitest";
import { computeLuck } from "../bazi/luck-operation";
import { luckSpreads } from "./members";

const ephemeris = swissEphemeris();
const SETTING = { dayBoundary: "split-zi", yearBoundary: "li-chun", hourClock: "clock" } as const;
const TIMEZONE = 8;

test.each([
  ["an ordinary day", "1990-06-15", 1],
  ["Li Chun, which turns the year and the direction", "1984-02-04", 2],
])("%s has the starts of luck of all its times", (_, date, stays) => {
  const spreads = luckSpreads(searchedSky(ephemeris, wholeDay(date, TIMEZONE)), SETTING, "male");
  expect(spreads).toHaveLength(stays);
  for (const { fromEpochMs, toEpochMs, direction, boundary, daysToTerm, startDates } of spreads) {
    for (let part = 0; part <= 8; part++) {
      const epochMs = fromEpochMs + 1000 * Math.floor((part * (toEpochMs - fromEpochMs)) / 8000);
      const time = new Date(epochMs + TIMEZONE * 3_600_000).toISOString().slice(11, 19);
      const input = { ...SETTING, date, time, timezone: TIMEZONE, gender: "male", count: 1 } as const;
      const { start, pillars } = computeLuck(input, { ephemeris });
      expect([start.direction, start.boundary.id]).toEqual([direction, boundary]);
      expect(start.daysToTerm).toBeGreaterThanOrEqual(daysToTerm[0] - 1e-9);
      expect(start.daysToTerm).toBeLessThanOrEqual(daysToTerm[1] + 1e-9);
      expect([startDates[0], pillars[0]?.startDate, startDates[1]].toSorted()).toEqual([
        startDates[0],
        pillars[0]?.startDate,
        startDates[1],
      ]);
    }
  }
});
