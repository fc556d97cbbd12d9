import * as fc from "fast-check";

const DAY_MS = 86_400_000;
const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** A civil date of the years 1901 to 2098. */
export const date: fc.Arbitrary<string> = fc
  .integer({ min: -25_000, max: 47_000 })
  .map((day) => new Date(day * DAY_MS).toISOString().slice(0, "2000-01-01".length));

export const time: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:00`);

/** A place that has houses, and a clock that it need not keep. */
export const where = {
  latitude: fc.integer({ min: -65, max: 65 }),
  longitude: fc.integer({ min: -180, max: 180 }),
  timezone: fc.integer({ min: -11, max: 12 }),
};

export const births: fc.Arbitrary<{
  readonly date: string;
  readonly time: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number;
}> = fc.record({ date, time, ...where });
