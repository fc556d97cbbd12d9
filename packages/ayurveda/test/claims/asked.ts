import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import * as fc from "fast-check";
import { date, time, where } from "../../../telling/test/asked";
import { HEMISPHERES, RITU_SCHEMES, RITU_ZODIACS } from "../../src/tables/ritus";
import { en } from "../../src/texts/en";

export const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 22), texts: [en] });

const wide = { ...where, latitude: fc.integer({ min: -75, max: 75 }) };

export const births = fc.record({
  ...{ date, time, ...wide },
  signDoshaScheme: fc.constantFrom("satyacharya" as const, "bphs" as const),
});
export const days = fc.record({
  ...{ date, ...wide },
  doshaClock: fc.constantFrom("sunrise-anchored" as const, "clock-hours" as const),
});
export const dates = fc.record({ date, ...wide });
export const seasons = fc.record({
  date,
  ritucharyaScheme: fc.constantFrom(...RITU_SCHEMES),
  rituZodiac: fc.constantFrom(...RITU_ZODIACS),
  hemisphere: fc.constantFrom(...HEMISPHERES),
});
