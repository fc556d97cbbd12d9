import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isAlmagestError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { vedicDailyReading } from "../daily/operation";
import { kalsarpaDosha } from "../doshas/kalsarpa";
import { manglikDosha } from "../doshas/manglik";
import { sadhesati } from "../doshas/sadhesati";
import { dashakoot } from "../matching/dashakoot";
import { gunMilan } from "../matching/gun-milan";
import { papasamyam } from "../matching/papasamyam";
import { vedicParallels } from "../month/parallels";
import { vedicTransit } from "../transit/operation";
import { basicPanchang } from "./basic";
import { detailedPanchang } from "./detailed";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.parse("2026-11-22T06:00:00Z") });
const born = { date: "1988-06-21", time: "13:05:00", longitude: 15.6, timezone: 1 };

/** Operations that answer wherever a birth is: they need no sunrise and no house of Placidus. */
const ANYWHERE = {
  kalsarpa: (latitude: number) => kalsarpaDosha({ ...born, latitude }, context),
  manglik: (latitude: number) => manglikDosha({ ...born, latitude }, context),
  sadhesati: (latitude: number) => sadhesati({ ...born, latitude }, context),
  gunMilan: (latitude: number) =>
    gunMilan({ person1: { ...born, latitude }, person2: { ...born, latitude: 0 } }, context),
  dashakoot: (latitude: number) =>
    dashakoot({ person1: { ...born, latitude }, person2: { ...born, latitude: 0 } }, context),
  papasamyam: (latitude: number) =>
    papasamyam({ person1: { ...born, latitude }, person2: { ...born, latitude: 0 } }, context),
  parallels: (latitude: number) => vedicParallels({ ...born, latitude }, context),
  basic: (latitude: number) => basicPanchang({ ...born, latitude }, context),
  transit: (latitude: number) =>
    vedicTransit(
      { birthDate: born.date, birthTime: born.time, transitDate: "2026-12-21", latitude, longitude: 15.6, timezone: 1 },
      context,
    ),
  daily: (latitude: number) =>
    vedicDailyReading(
      { birthDate: born.date, birthTime: born.time, date: "2026-12-21", latitude, longitude: 15.6, timezone: 1 },
      context,
    ),
} as const;

describe("at any latitude", () => {
  test.each(Object.entries(ANYWHERE))("%s answers, to the poles", (_, ask) => {
    for (const latitude of [-90, -89, -67, 67, 89, 90]) {
      // JSON has no NaN: one would be a null
      expect(JSON.stringify(ask(latitude))).not.toMatch(/NaN|Infinity/);
    }
  });
});

describe("at the ends of the ephemeris", () => {
  test("a day near by is answered, one beyond is refused with the years", () => {
    const place = { latitude: 23.1765, longitude: 75.7885, timezone: 5.5 };
    for (const date of ["1200-01-20", "2999-12-10"]) {
      expect(detailedPanchang({ date, ...place }, context).limbs.tithi.length).toBeGreaterThan(0);
    }
    for (const date of ["1199-12-20", "3000-01-10"]) {
      try {
        detailedPanchang({ date, ...place }, context);
        expect.unreachable();
      } catch (error) {
        expect(isAlmagestError(error) && error.code).toBe("unprocessable_entity");
        expect(String(error)).toMatch(/1200-01-01|2999-12-31/);
      }
    }
  });
});
