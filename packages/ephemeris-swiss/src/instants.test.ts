import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numbersAfter, type Run, runsOf } from "../test/read-fixtures";
import { swissEphemeris } from "./swiss";

const sky = swissEphemeris();
const librarysClock = swissEphemeris({ ut1: "modeled" });
const NINE_DECIMALS = 1.001e-9;

/** `-b15.10.1400greg -utc14:30:00.5` as epoch milliseconds. */
function epochOf(run: Run): number {
  const [, day, month, year] = /-b(\d+)\.(\d+)\.(\d+)/.exec(run.command) ?? [];
  const [, hour, minute, second] = /-utc(\d+):(\d+):([\d.]+)/.exec(run.command) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)) + Number(second) * 1000;
}

const iso = (text: string): number => Date.parse(text);

describe("timeScales", () => {
  const runs = runsOf("instants.txt");

  it.each(runs.map((run) => [new Date(epochOf(run)).toISOString(), run] as const))(
    "of %s are swetest's by its own model",
    (_, run) => {
      const { jdTt, jdUt1 } = librarysClock.timeScales(epochOf(run));
      expect(Math.abs(jdTt - (numbersAfter(run, "TT:")[0] ?? Number.NaN))).toBeLessThan(NINE_DECIMALS);
      expect(Math.abs(jdUt1 - (numbersAfter(run, "UT:")[0] ?? Number.NaN))).toBeLessThan(NINE_DECIMALS);
    },
  );

  it.each([
    ["1972-07-01T00:00:00Z", 43.184],
    ["1981-07-01T00:00:00Z", 52.184],
    ["1999-01-01T00:00:00Z", 64.184],
    ["2016-12-31T00:00:00Z", 68.184],
    ["2017-01-01T00:00:00Z", 69.184],
    ["2026-06-01T00:00:00Z", 69.184],
  ])("is TT = UTC + leap seconds + 32.184 s at %s (IERS Bulletin C)", (instant, offsetSeconds) => {
    const epochMilliseconds = iso(instant);
    const utcAsJd = epochMilliseconds / 86_400_000 + 2_440_587.5;
    expect((sky.timeScales(epochMilliseconds).jdTt - utcAsJd) * 86_400).toBeCloseTo(offsetSeconds, 3);
  });

  it("takes civil time for UT1 before 1962, and stays within 0.9 s of it from then to today", () => {
    fc.assert(
      fc.property(fc.integer({ min: iso("1200-01-09T00:00:00Z"), max: iso("2026-08-13T00:00:00Z") }), (epoch) => {
        const apartSeconds = (sky.timeScales(epoch).jdUt1 - (epoch / 86_400_000 + 2_440_587.5)) * 86_400;
        expect(Math.abs(apartSeconds)).toBeLessThan(epoch < iso("1962-01-01T00:00:00Z") ? 1e-4 : 0.9);
      }),
    );
  });

  it("says whether UT1 was measured", () => {
    const at = (instant: string): string => sky.timeScales(iso(instant)).ut1;
    expect([at("1961-12-31T23:59:59Z"), at("1962-01-01T00:00:00Z")]).toEqual(["modeled", "measured"]);
    expect([at("2026-08-12T23:59:58Z"), at("2026-08-13T00:00:01Z")]).toEqual(["measured", "modeled"]);
    expect(librarysClock.timeScales(iso("1990-07-15T18:30:00Z")).ut1).toBe("modeled");
  });

  it.each([
    ["1962-01-01T00:00:00Z", "into the measured years"],
    ["2026-08-13T00:00:00Z", "out of them"],
    ["2031-08-13T00:00:00Z", "back to the library's model"],
  ])("steps by less than 0.05 s at %s, %s", (instant) => {
    const deltaT = (epoch: number): number => {
      const { jdTt, jdUt1 } = sky.timeScales(epoch);
      return (jdTt - jdUt1) * 86_400;
    };
    expect(Math.abs(deltaT(iso(instant) + 1000) - deltaT(iso(instant) - 1000))).toBeLessThan(0.05);
  });
});

describe("epochMillisecondsOf", () => {
  const anyMillisecond = fc.integer({ min: iso("1200-01-09T00:00:00Z"), max: iso("2999-12-31T23:59:59.999Z") });

  it("gives back every millisecond that timeScales was given, from the first to the last", () => {
    const givenBack = (epoch: number): number => Math.round(sky.epochMillisecondsOf(sky.timeScales(epoch).jdTt));
    fc.assert(
      fc.property(anyMillisecond, (epoch) => {
        expect(givenBack(epoch)).toBe(epoch);
      }),
      { numRuns: 2000 },
    );
    for (const edge of [
      "1200-01-09T00:00:00Z",
      "1582-10-15T00:00:00Z",
      "1972-01-01T00:00:00.100Z",
      "2999-12-31T23:59:59.999Z",
    ]) {
      expect(givenBack(iso(edge))).toBe(iso(edge));
    }
  });

  it("does so on both sides of each leap second, and on the days around the change to UT1 in 2033", () => {
    const midnights = [
      "1972-07-01",
      "1980-01-01",
      "1999-01-01",
      "2015-07-01",
      "2017-01-01",
      "2033-09-16",
      "2033-09-17",
      "2033-09-18",
    ];
    for (const midnight of midnights) {
      for (const apartMs of [-86_399_000, -43_200_000, -2000, -1000, -999, -1, 0, 1, 999, 1000, 1500, 43_200_000]) {
        const epoch = iso(`${midnight}T00:00:00Z`) + apartMs;
        expect(Math.round(sky.epochMillisecondsOf(sky.timeScales(epoch).jdTt))).toBe(epoch);
      }
    }
  });

  it("takes fractions of a millisecond, before 1970 too, and a hair before a full minute", () => {
    for (const epoch of [0.25, -0.25, -60_000.75, -1e-12, iso("1600-02-29T12:00:00Z") + 0.5]) {
      const back = sky.epochMillisecondsOf(sky.timeScales(epoch).jdTt);
      // a Julian day is a double that steps by 0.04 ms
      expect(Math.abs(back - epoch)).toBeLessThan(0.1);
    }
  });

  it("by the library's own model gives the first instants of 1972 for the last 46 ms of 1971, which was UT1", () => {
    const newYear = iso("1972-01-01T00:00:00Z");
    const back = (epoch: number): number => {
      return Math.round(librarysClock.epochMillisecondsOf(librarysClock.timeScales(epoch).jdTt));
    };
    expect([back(newYear - 47), back(newYear - 1), back(newYear)]).toEqual([newYear - 47, newYear + 45, newYear]);
  });

  it("gives back every millisecond of the steered UTC but the tenth of a second left out in January 1968", () => {
    const givenBack = (epoch: number): number => Math.round(sky.epochMillisecondsOf(sky.timeScales(epoch).jdTt));
    const steps = ["1962-01-01", "1963-11-01", "1964-01-01", "1966-01-01", "1968-02-01", "1972-01-01"];
    for (const midnight of steps.map((day) => iso(`${day}T00:00:00Z`))) {
      for (const apartMs of [-86_400_000, -1000, -101, 0, 1, 100, 1000, 86_400_000]) {
        expect(givenBack(midnight + apartMs)).toBe(midnight + apartMs);
      }
    }
    const february = iso("1968-02-01T00:00:00Z");
    expect(givenBack(february - 50)).toBe(february + 50);
  });

  it("never runs backwards over a step of UTC", () => {
    for (const day of ["1962-01-01", "1964-04-01", "1972-01-01"]) {
      const midnight = iso(`${day}T00:00:00Z`);
      const before = sky.timeScales(midnight - 200).jdTt;
      const clock = Array.from({ length: 60 }, (_, step) => sky.epochMillisecondsOf(before + step / 8_640_000));
      for (const [k, milliseconds] of clock.entries()) {
        expect(milliseconds).toBeGreaterThanOrEqual((clock[k - 1] ?? Number.NEGATIVE_INFINITY) - 0.1);
      }
      expect(clock.filter((milliseconds) => Math.abs(milliseconds - midnight) < 0.05).length).toBeGreaterThan(1);
    }
  });

  it("stands still at the midnight behind a leap second, and never runs backwards", () => {
    const midnight = iso("2017-01-01T00:00:00Z");
    const before = sky.timeScales(midnight - 1000).jdTt;
    const clock = Array.from({ length: 41 }, (_, tenth) => sky.epochMillisecondsOf(before + tenth / 864_000));
    for (const [k, milliseconds] of clock.entries()) {
      expect(milliseconds).toBeGreaterThanOrEqual(clock[k - 1] ?? 0);
      if (k >= 11 && k <= 19) expect(milliseconds).toBe(midnight);
    }
    expect(clock[5]).toBeCloseTo(midnight - 500, 0);
    expect(clock[30]).toBeCloseTo(midnight + 1000, 0);
  });
});

describe("siderealTimeDeg", () => {
  it("is 280.4606° less the equation of the equinoxes at 2000-01-01 12h UT1 (IAU 1982: GMST 18h 41m 50.54841s)", () => {
    const { nutationInLongitudeDeg, trueDeg } = sky.obliquity(2451545.000738);
    const meanDeg = 15 * (18 + 41 / 60 + 50.54841 / 3600);
    const equation = nutationInLongitudeDeg * Math.cos((trueDeg * Math.PI) / 180);
    expect(Math.abs(sky.siderealTimeDeg(2451545) - meanDeg - equation) * 3600).toBeLessThan(0.02);
  });

  it("is the meridian's right ascension that swetest prints at Greenwich", () => {
    const run = runsOf("houses.txt").find(({ command }) => command.includes("-house0,90,"));
    const jdUt1 = Number(/-bj([\d.]+)/.exec(run?.command ?? "")?.[1]);
    const armc = run === undefined ? Number.NaN : (numbersAfter(run, "ARMC")[0] ?? Number.NaN);
    expect(Math.abs(sky.siderealTimeDeg(jdUt1) - armc)).toBeLessThan(1e-9);
  });
});
