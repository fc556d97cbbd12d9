import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { annualReading, baziChart, baziCompatibility, dayMasterReading, luckReading } from "../index";
import { en } from "../texts/en";

const context = createContext({ ephemeris: swissEphemeris(), now: 0, texts: [en] });

function chartAt(date: string, time: string, more: object = {}) {
  return baziChart({ date, time, timezone: 8, ...more }, context);
}
const bordersAt = (date: string, time: string, more: object = {}) => chartAt(date, time, more).conventions.borders;
const idsOf = (chart: ReturnType<typeof chartAt>) =>
  Object.fromEntries(chart.pillars.map(({ position, id }) => [position, id]));

describe("borders of a birth", () => {
  // Li Chun of 2026 is at 04:02:08 of UTC+8 on 4 February
  test("show both charts within three minutes of a solar term", () => {
    expect(bordersAt("2026-02-04", "04:00:00")).toMatchObject([
      { side: "later", secondsAway: 128, pillars: { year: "bing-wu", month: "geng-yin" } },
    ]);
    expect(bordersAt("2026-02-04", "04:03:00")).toMatchObject([
      { side: "earlier", secondsAway: 52, pillars: { year: "yi-si", month: "ji-chou" } },
    ]);
    expect(bordersAt("2026-02-04", "04:02:08")).toMatchObject([{ side: "earlier", secondsAway: 0 }]);
    expect(bordersAt("2026-02-04", "03:59:07")).toBeUndefined();
    expect(bordersAt("2026-02-04", "04:05:09")).toBeUndefined();
  });

  test("show both hours around an odd hour, and both days around midnight or 23:00, as the school has it", () => {
    expect(bordersAt("1990-06-15", "14:58:00")).toMatchObject([
      { side: "later", secondsAway: 120, pillars: { hour: "bing-shen" } },
    ]);
    expect(bordersAt("1990-06-15", "15:00:00")).toMatchObject([
      { side: "earlier", secondsAway: 0, pillars: { hour: "yi-wei" } },
    ]);
    // split zi: at 23:00 the hour turns, at midnight the day
    expect(bordersAt("1990-06-15", "22:59:00")).toMatchObject([{ secondsAway: 60, pillars: { hour: "geng-zi" } }]);
    const midnight = bordersAt("1990-06-15", "23:59:30");
    expect(midnight).toMatchObject([{ side: "later", secondsAway: 30, pillars: { day: "ren-zi" } }]);
    expect(midnight?.[0]?.note).toContain("different day master");
    expect(bordersAt("1990-06-15", "22:59:00", { dayBoundary: "early-zi" })?.[0]?.pillars).toEqual({
      day: "ren-zi",
      hour: "geng-zi",
    });
  });

  test("follow the clock that tells the hour", () => {
    // 120 degrees less 116.4 are 14 minutes 24 seconds, so that the mean Sun's 15:00 is 15:14:24
    const mean = { hourClock: "local-mean", longitude: 116.4 };
    expect(bordersAt("1990-06-20", "15:13:24", mean)).toMatchObject([{ side: "later", secondsAway: 60 }]);
    expect(bordersAt("1990-06-20", "15:00:00", mean)).toBeUndefined();
  });

  test("are the pillars of a birth on the other side, and no member of any other answer", () => {
    let found = 0;
    for (let minute = 0; minute < 1440; minute += 7) {
      const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}:00`;
      const chart = chartAt("2026-02-04", time);
      const borders = chart.conventions.borders ?? [];
      if (borders.length === 0) expect(chart.conventions).not.toHaveProperty("borders");
      for (const { side, secondsAway, pillars } of borders) {
        const way = side === "later" ? secondsAway : -secondsAway - 1;
        const instant = new Date(Date.UTC(2026, 1, 4, 0, minute, way)).toISOString();
        const other = idsOf(chartAt(instant.slice(0, 10), instant.slice(11, 19)));
        expect(other).toEqual({ ...idsOf(chart), ...pillars });
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(5);
  });

  test("are in every answer on a birth", () => {
    const birth = { date: "2026-02-04", time: "04:00:00", timezone: 8 } as const;
    const far = { date: "1990-06-15", time: "14:30:00", timezone: 8 } as const;
    const pair = baziCompatibility({ personA: birth, personB: far }, context);
    const conventions = [
      dayMasterReading(birth, context).conventions,
      luckReading({ ...birth, gender: "male" }, context).conventions,
      annualReading({ ...birth, year: 2030 }, context).conventions,
      pair.personA.conventions,
    ];
    for (const { borders } of conventions) expect(borders).toHaveLength(1);
    expect(pair.personB.conventions).not.toHaveProperty("borders");
  });
});
