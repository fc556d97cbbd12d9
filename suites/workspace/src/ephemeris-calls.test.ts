import { domains } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { expect, test } from "vitest";

/** The questions that the first example of an operation may put to the ephemeris: fewer is better, more needs a reason. */
const MOST_CALLS = {
  getYearlyHoroscope: 4520,
  getHeliacalVisibility: 2150,
  checkSadhesati: 2560,
  forecastTransits: 1320,
  generateTimeline: 1330,
  findSignificantDates: 1330,
  generateDigest: 1310,
  generateTransit: 640,
  findGrihaPraveshDates: 365,
  getMonthlyTropicalTransits: 295,
  getMonthlyEphemeris: 310,
  getDailyHoroscope: 280,
  // its month, its neighbors and its festivals are a third of them
  getDetailedPanchang: 340,
  getDailyAyurvedaReading: 45,
  getDinacharyaSchedule: 20,
} as const satisfies Readonly<Record<string, number>>;

/** An ephemeris that counts what it is asked. */
function countingEphemeris(): { readonly ephemeris: ReturnType<typeof swissEphemeris>; readonly calls: () => number } {
  const swiss = swissEphemeris();
  let calls = 0;
  const counted =
    <Asked extends readonly unknown[], Answer>(ask: (...asked: Asked) => Answer) =>
    (...asked: Asked): Answer => {
      calls++;
      return ask(...asked);
    };
  const ephemeris = {
    ...swiss,
    timeScales: counted(swiss.timeScales),
    epochMillisecondsOf: counted(swiss.epochMillisecondsOf),
    ecliptic: counted(swiss.ecliptic),
    equatorial: counted(swiss.equatorial),
    obliquity: counted(swiss.obliquity),
    siderealTimeDeg: counted(swiss.siderealTimeDeg),
    houses: counted(swiss.houses),
    ayanamsaDeg: counted(swiss.ayanamsaDeg),
    risingAndSetting: { next: counted(swiss.risingAndSetting.next) },
  };
  return { ephemeris, calls: () => calls };
}

test.each(Object.entries(MOST_CALLS))("%s asks the ephemeris at most %d times", (id, most) => {
  const operation = domains.flatMap(({ operations }) => operations).find((one) => one.id === id);
  const parsed = operation?.parse({ flat: operation.examples[0] ?? {} });
  if (operation === undefined || !parsed?.ok) throw new Error(`no operation ${id} with an example`);
  const { ephemeris, calls } = countingEphemeris();
  operation.run(parsed.value, createContext({ ephemeris, now: Date.UTC(2026, 0, 1, 12), texts: [] }));
  expect(calls()).toBeGreaterThan(0);
  expect(calls()).toBeLessThanOrEqual(most);
});
