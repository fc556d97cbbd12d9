import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { describe, expect, test } from "vitest";
import { horizonEventAfter } from "./risings";

const ephemeris = swissEphemeris();
const DELHI = { latitude: 28.6139, longitude: 77.209 };
const JD_1990_07_04 = 2_448_076.5;
const WITHIN_DAYS = 0.1 / 86_400;

describe("risings and settings of the Sun", () => {
  // swetest -p0 -rise -geopos77.209,28.6139,0: UT of rising on 3 July 1990, of setting and rising on the 4th
  test.each([
    ["rise", JD_1990_07_04 - 0.5, JD_1990_07_04 - 1 + (23 * 3600 + 57 * 60 + 53.7) / 86_400],
    ["set", JD_1990_07_04, JD_1990_07_04 + (13 * 3600 + 52 * 60 + 54.4) / 86_400],
    ["rise", JD_1990_07_04, JD_1990_07_04 + (23 * 3600 + 58 * 60 + 18.5) / 86_400],
  ] as const)("%s after %f is when swetest prints it, within a tenth of a second", (event, afterJdUt1, printed) => {
    const found = horizonEventAfter(ephemeris, { body: "sun", event, place: DELHI, afterJdUt1 });
    expect(Math.abs((found?.jdUt1 ?? 0) - printed)).toBeLessThan(WITHIN_DAYS);
  });

  test("are not invented in polar day and night", () => {
    for (const latitude of [78, -78]) {
      const asked = {
        body: "sun",
        event: "rise",
        place: { latitude, longitude: 15 },
        afterJdUt1: JD_1990_07_04,
      } as const;
      expect(horizonEventAfter(ephemeris, asked)).toBeUndefined();
    }
  });

  test("are refused by an ephemeris that knows none, which says what to use", () => {
    const { risingAndSetting: _, ...others } = ephemeris;
    const asked = { body: "sun", event: "rise", place: DELHI, afterJdUt1: JD_1990_07_04 } as const;
    expect(() => horizonEventAfter(others, asked)).toThrow("Use one that does, such as @almagest/ephemeris-swiss.");
  });
});
