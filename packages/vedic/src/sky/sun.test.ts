import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { horizonEventAfter } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { solarDayAfter, solarDayAt, varaOfDay } from "./sun";

const ephemeris = swissEphemeris();
const DELHI = { latitude: 28.6139, longitude: 77.209 };
const JD_1990_07_04 = 2_448_076.5;
const MINUTE = 1 / 1440;

/**
 * The output of `swetest -p0 -rise -geopos77.209,28.6139,0`: UT of rising on 3 July 1990, setting and rising on the
 * 4th.
 */
const PRINTED = {
  sunrise: JD_1990_07_04 - 1 + (23 * 3600 + 57 * 60 + 53.7) / 86_400,
  sunset: JD_1990_07_04 + (13 * 3600 + 52 * 60 + 54.4) / 86_400,
  nextSunrise: JD_1990_07_04 + (23 * 3600 + 58 * 60 + 18.5) / 86_400,
};
const WITHIN_DAYS = 0.1 / 86_400;

describe("a day from sunrise", () => {
  test("has the risings and settings that swetest prints, within a tenth of a second", () => {
    const day = solarDayAt(ephemeris, DELHI, JD_1990_07_04 + 0.2);
    expect(Math.abs((day?.sunrise.jdUt1 ?? 0) - PRINTED.sunrise)).toBeLessThan(WITHIN_DAYS);
    expect(Math.abs((day?.sunset.jdUt1 ?? 0) - PRINTED.sunset)).toBeLessThan(WITHIN_DAYS);
    expect(Math.abs((day?.nextSunrise.jdUt1 ?? 0) - PRINTED.nextSunrise)).toBeLessThan(WITHIN_DAYS);
  });

  test("holds its sunrise and not the next: a second before it is the day before", () => {
    const sunrises = [-1, 1].map(
      (seconds) => solarDayAt(ephemeris, DELHI, PRINTED.sunrise + (seconds * MINUTE) / 60)?.sunrise.jdUt1 ?? 0,
    );
    expect(Math.abs((sunrises[1] ?? 0) - PRINTED.sunrise)).toBeLessThan(WITHIN_DAYS);
    expect((sunrises[1] ?? 0) - (sunrises[0] ?? 0)).toBeGreaterThan(0.99);
  });

  test("has the weekday of its sunrise by the clock of the place: Wednesday in Delhi, Tuesday by UTC", () => {
    const day = solarDayAfter(ephemeris, DELHI, JD_1990_07_04 - 0.5);
    expect([5.5, 0].map((offset) => day && varaOfDay(ephemeris, day, offset))).toEqual([3, 2]);
  });

  test("follows the day before without a gap, at every latitude where there are days", () => {
    for (const latitude of [-64, -30, 0, 51, 65]) {
      const place = { latitude, longitude: 25 };
      for (let date = 0; date < 365; date += 30) {
        const day = solarDayAt(ephemeris, place, JD_1990_07_04 + date + 0.3);
        const next = day && solarDayAt(ephemeris, place, day.nextSunrise.jdUt1 + MINUTE);
        expect(next?.sunrise.jdUt1, `${latitude}, ${date}`).toBeCloseTo(day?.nextSunrise.jdUt1 ?? 0, 5);
      }
    }
  });

  test("is not invented in polar day and night", () => {
    for (const place of [
      { latitude: 78, longitude: 15 },
      { latitude: -78, longitude: 15 },
    ]) {
      expect(solarDayAt(ephemeris, place, JD_1990_07_04)).toBeUndefined();
      expect(
        horizonEventAfter(ephemeris, { body: "sun", event: "rise", place, afterJdUt1: JD_1990_07_04 }),
      ).toBeUndefined();
    }
  });
});
