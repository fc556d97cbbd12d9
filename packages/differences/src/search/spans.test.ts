import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { chartMoment } from "@almagest/sky";
import { majorPeriods, subPeriods, vimshottari } from "@almagest/vedic/facts";
import { describe, expect, test } from "vitest";
import { arcDeg, periodStart } from "./spans";

const DAY_MS = 86_400_000;

describe("periods by a year of any length", () => {
  test("are those of the dashas for 365.25 days", () => {
    for (const moonDeg of [0, 13, 123.4, 359.9]) {
      const cycle = vimshottari(moonDeg, 0);
      for (const major of majorPeriods(cycle)) {
        const path = [...major.lords];
        const at = periodStart({ moonDeg, birthDay: 0, yearDays: 365.25, path });
        expect(at).toBeCloseTo(major.startEpochMs / DAY_MS, 3);
        const [sub] = subPeriods(major).slice(3);
        const subAt = periodStart({ moonDeg, birthDay: 0, yearDays: 365.25, path: [...(sub?.lords ?? [])] });
        expect(subAt).toBeCloseTo((sub?.startEpochMs ?? 0) / DAY_MS, 3);
      }
    }
  });

  test("shrink with the year", () => {
    const start = (yearDays: number) => periodStart({ moonDeg: 0, birthDay: 0, yearDays, path: ["venus"] });
    expect([start(365.25), start(360)]).toEqual([7 * 365.25, 7 * 360]);
    expect(periodStart({ moonDeg: 0, birthDay: 0, yearDays: 360, path: ["pluto"] })).toBeUndefined();
  });
});

test("a solar arc is about a degree for a year by each key", () => {
  const ephemeris = swissEphemeris();
  const moment = chartMoment(ephemeris, { date: "1990-07-15", time: "12:00:00", timezone: 0 });
  const day = moment.civil.epochMilliseconds / DAY_MS - 0.5 + 30 * 365.24219;
  expect(arcDeg(ephemeris, moment, { arc: "degree", day })).toBeCloseTo(30, 5);
  expect(arcDeg(ephemeris, moment, { arc: "naibod", day })).toBeCloseTo(29.5694, 3);
  expect(arcDeg(ephemeris, moment, { arc: "true-arc", day })).toBeGreaterThan(28.5);
});
