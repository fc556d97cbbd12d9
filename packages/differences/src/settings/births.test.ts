import * as fc from "fast-check";
import { expect, test } from "vitest";
import { birthReadings } from "./births";

const PLACE = { latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" };
const BIRTH = { date: "1990-07-15", time: "14:30:00", ...PLACE };

test("readings of a birth begin with it as it was sent, and no two are one moment at one place", () => {
  const births = fc.record({
    date: fc
      .integer({ min: 0, max: 40_000 })
      .map((day) => new Date((day - 30_000) * 86_400_000).toISOString().slice(0, 10)),
    timezone: fc.constantFrom<string | number>("Asia/Kolkata", "Europe/London", 5.5, -3),
    latitude: fc.integer({ min: -89, max: 89 }),
    longitude: fc.integer({ min: -180, max: 180 }),
  });
  fc.assert(
    fc.property(births, (birth) => {
      const readings = birthReadings({ time: "09:15:00", ...birth }, []);
      const keys = readings.map(({ changes: _, cost: __, ...rest }) => JSON.stringify(rest));
      expect(new Set(keys).size).toBe(keys.length);
      expect(readings[0]?.changes).toEqual([]);
      expect(readings.every(({ changes }) => changes.length <= 2)).toBe(true);
    }),
  );
});

test("each reading is one mistake", () => {
  const readings = birthReadings(BIRTH, [{ latitude: 43, longitude: -78.8, timezone: "America/Toronto" }]);
  const found = (value: string) => readings.find(({ changes }) => changes.length === 1 && changes[0]?.value === value);
  expect(found("no-dst")).toMatchObject({ offsetHours: -5, time: "14:30:00" });
  expect(found("utc")).toMatchObject({ offsetHours: 0 });
  expect(found("local-mean")?.offsetHours).toBeCloseTo(-74.006 / 15, 3);
  expect(found("twelve-hours")).toMatchObject({ date: "1990-07-15", time: "02:30:00" });
  expect(found("day-and-month")).toBeUndefined();
  expect(found("sign-of-longitude")).toMatchObject({ longitude: 74.006, latitude: 40.7128 });
  expect(found("place-1")).toMatchObject({ latitude: 43, offsetHours: -4 });
  expect(found("julian")).toBeUndefined();
  const older = birthReadings({ ...BIRTH, date: "1889-02-01" }, []);
  const julian = older.find(({ changes }) => changes.length === 1 && changes[0]?.value === "julian");
  expect(julian?.date).toBe("1889-02-13");
});
