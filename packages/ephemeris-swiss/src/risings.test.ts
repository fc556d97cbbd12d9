import { type RiseSetRequest, SKY_BODIES, type SkyBody, STANDARD_ATMOSPHERE } from "@almagest/ephemeris";
import { DomainError, InvariantError } from "@almagest/operation";
import fc from "fast-check";
import { constants, rise_trans } from "sweph";
import { describe, expect, it } from "vitest";
import { optionOf, type Run, runsOf } from "../test/read-fixtures";
import { swissEphemeris } from "./swiss";

const sky = swissEphemeris();
const { risingAndSetting } = sky;
const librarysClock = swissEphemeris({ ut1: "modeled" });
const SECOND = 1 / 86_400;
const DEG = Math.PI / 180;

const jdOf = (instant: string): number => Date.parse(instant) / 86_400_000 + 2_440_587.5;
const jdUt1Of = (instant: string): number => sky.timeScales(Date.parse(instant)).jdUt1;

/** The upper limb in standard air, at sea level. */
const usual = { altitudeM: 0, disc: "upper-limb", refraction: true } as const;
/** The beginning of the Surya Siddhanta's day: the middle of the disc on the horizon, without air. */
const geometric = { altitudeM: 0, disc: "center", refraction: false } as const;

const BODY_OF: Readonly<Record<string, SkyBody>> = { "0": "sun", "1": "moon", "4": "mars", D: "chiron" };

function requestOf({ command }: Run): Omit<RiseSetRequest, "event" | "afterJdUt1"> {
  const [, longitude, latitude, altitude] = /-geopos([-\d.]+),([-\d.]+),([-\d.]+)/.exec(command) ?? [];
  const [, pressure, temperature] = /-at([\d.]+),([-\d.]+)/.exec(command) ?? [];
  const air = { pressureMbar: Number(pressure), temperatureC: Number(temperature) };
  return {
    body: BODY_OF[/-p(\w)/.exec(command)?.[1] ?? ""] ?? "pluto",
    longitudeDeg: Number(longitude),
    latitudeDeg: Number(latitude),
    altitudeM: Number(altitude),
    disc: command.includes("-disccenter") ? "center" : command.includes("-discbottom") ? "lower-limb" : "upper-limb",
    refraction: !command.includes("-norefrac"),
    ...(pressure === undefined ? {} : { atmosphere: air }),
  };
}

const EVENT_OF = { rise: "rise", set: "set", mtransit: "upper-transit", itransit: "lower-transit" } as const;
const LABELS = ["rise", "set", "mtransit", "itransit"] as const;

interface Printed {
  readonly event: RiseSetRequest["event"];
  /** Undefined for a dash. */
  readonly jdUt1: number | undefined;
}

/** `rise 20.03.1900 11:18:15.6 set 20.03.1900 23:24:42.7` */
function printedBy(run: Run): readonly Printed[] {
  return LABELS.flatMap((label) => {
    const pattern = new RegExp(`(?:^|\\s)${label}\\s+(-|(\\d+)\\.(\\d+)\\.(\\d+)\\s+(\\d+):\\s*(\\d+):\\s*([\\d.]+))`);
    return run.lines.flatMap((line): readonly Printed[] => {
      const printed = pattern.exec(line);
      if (printed === null) return [];
      if (printed[1] === "-") return [{ event: EVENT_OF[label], jdUt1: undefined }];
      const [day = 0, month = 0, year = 0, hour = 0, minute = 0, second = 0] = printed.slice(2).map(Number);
      const midnight = Date.UTC(year, month - 1, day) / 86_400_000 + 2_440_587.5;
      return [{ event: EVENT_OF[label], jdUt1: midnight + (hour * 3600 + minute * 60 + second) * SECOND }];
    });
  });
}

describe("risings, settings and transits", () => {
  const runs = runsOf("risings.txt");
  const { risingAndSetting: asInSwetest } = librarysClock;

  /**
   * From 45 degrees on swetest's quick method (to 60 degrees, the Sun's to 65) and the exact one part: by 0.2 s for the
   * Sun and 17 s for the Moon at 60 degrees, and by 10 s for the Sun at 65.
   */
  const toleranceSeconds = ({ body, latitudeDeg }: Pick<RiseSetRequest, "body" | "latitudeDeg">): number => {
    if (Math.abs(latitudeDeg) <= 45 || Math.abs(latitudeDeg) > 65) return 0.1;
    if (body === "sun") return Math.abs(latitudeDeg) > 60 ? 10 : 0.3;
    return body === "moon" && Math.abs(latitudeDeg) <= 60 ? 17 : 1;
  };

  /** It finds a transit in four steps from midnight, which is not enough for the Moon. */
  const transitToleranceSeconds = ({ body }: Pick<RiseSetRequest, "body">): number => (body === "moon" ? 0.8 : 0.1);

  it("are compared with swetest at twelve places from 78 degrees south to 70 degrees north on four days", () => {
    expect(runs).toHaveLength(12 * 4 * 5);
    const printed = runs.flatMap(printedBy);
    expect(printed.filter(({ jdUt1 }) => jdUt1 !== undefined).length).toBeGreaterThan(350);
    for (const event of Object.values(EVENT_OF)) expect(printed.map((one) => one.event)).toContain(event);
  });

  it.each(runs.map((run) => [run.command.replace(/ -edirdata$/, ""), run] as const))("swetest %s", (_, run) => {
    const request = requestOf(run);
    const printed = printedBy(run);
    expect(printed).toHaveLength(2);
    for (const { event, jdUt1 } of printed) {
      if (jdUt1 === undefined) continue;
      const found = asInSwetest.next({ ...request, event, afterJdUt1: jdUt1 - 0.05 });
      const tolerance = event.endsWith("transit") ? transitToleranceSeconds(request) : toleranceSeconds(request);
      expect(Math.abs((found?.jdUt1 ?? 0) - jdUt1)).toBeLessThan(tolerance * SECOND);
    }
  });

  it("are undefined where swetest finds neither: on the day in question the body stays above or below", () => {
    const without = runs.filter((run) => printedBy(run).every(({ jdUt1 }) => jdUt1 === undefined));
    expect(without.length).toBeGreaterThan(8);
    for (const run of without) {
      for (const { event } of printedBy(run)) {
        expect(asInSwetest.next({ ...requestOf(run), event, afterJdUt1: optionOf(run, "bj") })).toBeUndefined();
      }
    }
  });

  it("are in both scales at once", () => {
    const found = risingAndSetting.next({
      ...usual,
      body: "sun",
      event: "rise",
      afterJdUt1: 2460482.5,
      latitudeDeg: 40.7,
      longitudeDeg: -74,
    });
    const { jdTt, jdUt1 } = found ?? { jdTt: 0, jdUt1: 0 };
    const { jdUt1: again } = sky.timeScales(sky.epochMillisecondsOf(jdTt));
    expect(Math.abs(again - jdUt1)).toBeLessThan(0.001 * SECOND);
  });
});

describe("almanacs", () => {
  // as printed to the minute
  it.each([
    ["New York, 2024-06-20", 40.7128, -74.006, "2024-06-20T04:00Z", "2024-06-20T09:25Z", "2024-06-21T00:31Z"],
    ["London, 2024-12-21", 51.5074, -0.1278, "2024-12-21T00:00Z", "2024-12-21T08:04Z", "2024-12-21T15:53Z"],
    ["Sydney, 2024-12-22", -33.8688, 151.2093, "2024-12-21T13:00Z", "2024-12-21T18:41Z", "2024-12-22T09:06Z"],
  ])("%s: sunrise and sunset within a minute", (_, latitudeDeg, longitudeDeg, day, rise, set) => {
    const next = (event: "rise" | "set"): number =>
      risingAndSetting.next({ ...usual, body: "sun", event, afterJdUt1: jdUt1Of(day), latitudeDeg, longitudeDeg })
        ?.jdUt1 ?? 0;
    expect(Math.abs(next("rise") - jdOf(rise))).toBeLessThan(60 * SECOND);
    expect(Math.abs(next("set") - jdOf(set))).toBeLessThan(60 * SECOND);
  });
});

describe("a rising or setting", () => {
  /** True altitude of the middle of the disc for an observer on a sphere: spherical trigonometry and parallax alone. */
  const altitudeDeg = (
    body: SkyBody,
    scales: { jdTt: number; jdUt1: number },
    latitudeDeg: number,
    longitudeDeg: number,
  ): number => {
    const { rightAscensionDeg, declinationDeg, distanceAu } = sky.equatorial(body, scales.jdTt);
    const hour = (sky.siderealTimeDeg(scales.jdUt1) + longitudeDeg - rightAscensionDeg) * DEG;
    const [phi, delta] = [latitudeDeg * DEG, declinationDeg * DEG];
    const sine = Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.cos(hour);
    const isDirection = body.endsWith("node") || body.endsWith("apogee");
    const parallax = isDirection ? 0 : (6378.14 / 149_597_870.7 / distanceAu) * Math.cos(Math.asin(sine));
    return (Math.asin(sine) - parallax) / DEG;
  };
  const anywhere = fc.record({
    body: fc.constantFrom("sun", "moon", "venus", "saturn", "chiron", "true-node", "mean-apogee"),
    event: fc.constantFrom("rise", "set"),
    afterJdUt1: fc.double({ min: 2159370, max: 2816700, noNaN: true }),
    latitudeDeg: fc.double({ min: -89, max: 89, noNaN: true }),
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  it("without air has the middle of the disc on the horizon, at any latitude, within 0.01 degrees", () => {
    fc.assert(
      fc.property(anywhere, (place) => {
        const found = risingAndSetting.next({ ...geometric, ...place });
        if (found === undefined) return;
        // the sphere instead of the flattened Earth moves the Moon by up to 0.004 degrees
        expect(Math.abs(altitudeDeg(place.body, found, place.latitudeDeg, place.longitudeDeg))).toBeLessThan(0.01);
      }),
      { numRuns: 300 },
    );
  });

  it("in standard air is 33.6' below it for a point: what Sinclair's formula gives for 1013.25 mbar and 15 °C", () => {
    const { pressureMbar, temperatureC } = STANDARD_ATMOSPHERE;
    const expectedArcmin = ((pressureMbar - 80) / 930 / (1 + 8e-5 * (34.46 + 39) * (temperatureC - 10))) * 34.46;
    for (const latitudeDeg of [-60, -30, 0, 40, 62]) {
      const place = { latitudeDeg, longitudeDeg: 12 };
      const found = risingAndSetting.next({
        ...usual,
        ...place,
        disc: "center",
        body: "sun",
        event: "set",
        afterJdUt1: 2460400,
      });
      const altitude = found === undefined ? Number.NaN : altitudeDeg("sun", found, latitudeDeg, 12);
      expect(altitude * 60).toBeCloseTo(-expectedArcmin, 0);
    }
  });

  it("comes first for the upper limb as it rises, then the middle, then the lower limb, and the other way as it sets", () => {
    const at = (event: "rise" | "set", disc: RiseSetRequest["disc"]): number =>
      risingAndSetting.next({
        ...usual,
        disc,
        event,
        body: "moon",
        afterJdUt1: 2460400,
        latitudeDeg: 28.6,
        longitudeDeg: 77.2,
      })?.jdUt1 ?? 0;
    expect(at("rise", "upper-limb")).toBeLessThan(at("rise", "center"));
    expect(at("rise", "center")).toBeLessThan(at("rise", "lower-limb"));
    expect(at("set", "lower-limb")).toBeLessThan(at("set", "center"));
    expect(at("set", "center")).toBeLessThan(at("set", "upper-limb"));
  });

  it("comes earlier in dense, cold air, and the air does not count without refraction", () => {
    const place = { body: "sun", event: "rise", afterJdUt1: 2460400, latitudeDeg: 30, longitudeDeg: 0 } as const;
    const cold = { pressureMbar: 1040, temperatureC: -40 };
    const jdUt1 = (request: RiseSetRequest): number => risingAndSetting.next(request)?.jdUt1 ?? 0;
    const earlierSeconds = (jdUt1({ ...usual, ...place }) - jdUt1({ ...usual, ...place, atmosphere: cold })) / SECOND;
    expect(earlierSeconds > 30 && earlierSeconds < 80).toBe(true);
    const without = jdUt1({ ...geometric, ...place });
    expect(jdUt1({ ...geometric, ...place, atmosphere: cold })).toBe(without);
    expect(jdUt1({ ...usual, ...place, atmosphere: STANDARD_ATMOSPHERE })).toBeCloseTo(
      jdUt1({ ...usual, ...place }),
      6,
    );
  });

  it("is the first after the instant: from just before an event that event, from just after it the next", () => {
    const request = fc.record({
      body: fc.constantFrom(...SKY_BODIES),
      event: fc.constantFrom("rise", "set", "upper-transit", "lower-transit"),
      afterJdUt1: fc.double({ min: 2415000, max: 2488000, noNaN: true }),
      latitudeDeg: fc.double({ min: -64, max: 64, noNaN: true }),
      longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(request, (asked) => {
        const found = risingAndSetting.next({ ...usual, ...asked })?.jdUt1;
        if (found === undefined) return;
        expect(found > asked.afterJdUt1 && found <= asked.afterJdUt1 + 26 / 24).toBe(true);
        const again = risingAndSetting.next({ ...usual, ...asked, afterJdUt1: found - 2 * SECOND })?.jdUt1 ?? 0;
        expect(Math.abs(again - found)).toBeLessThan(0.1 * SECOND);
        const following = risingAndSetting.next({ ...usual, ...asked, afterJdUt1: found + 2 * SECOND })?.jdUt1;
        if (following !== undefined) expect(following - found).toBeGreaterThan(0.9);
      }),
      { numRuns: 200 },
    );
  });

  it("by the quick method, up to 45 degrees, is the exact one's within 0.1 s, also from a moment before and after it", () => {
    const { SE_BIT_FORCE_SLOW_METHOD, SE_CALC_RISE, SE_CALC_SET, SE_MOON, SE_SUN, SEFLG_SWIEPH } = constants;
    const exact = (request: RiseSetRequest): number =>
      rise_trans(
        request.afterJdUt1,
        request.body === "sun" ? SE_SUN : SE_MOON,
        null,
        SEFLG_SWIEPH,
        (request.event === "rise" ? SE_CALC_RISE : SE_CALC_SET) | SE_BIT_FORCE_SLOW_METHOD,
        [request.longitudeDeg, request.latitudeDeg, request.altitudeM],
        STANDARD_ATMOSPHERE.pressureMbar,
        STANDARD_ATMOSPHERE.temperatureC,
      ).data;
    const request = fc.record({
      body: fc.constantFrom("sun", "moon"),
      event: fc.constantFrom("rise", "set"),
      afterJdUt1: fc.double({ min: 2378600, max: 2597600, noNaN: true }),
      latitudeDeg: fc.oneof(fc.double({ min: -45, max: 45, noNaN: true }), fc.constantFrom(45, -45)),
      longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(request, fc.double({ min: -600, max: 600, noNaN: true }), (asked, seconds) => {
        const near = { ...usual, ...asked, afterJdUt1: exact({ ...usual, ...asked }) + seconds * SECOND };
        if (Math.abs(seconds) < 0.2) return;
        expect(Math.abs((librarysClock.risingAndSetting.next(near)?.jdUt1 ?? 0) - exact(near))).toBeLessThan(
          0.1 * SECOND,
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe("a transit", () => {
  it("has the body on the meridian of the place, above and below, within 0.04 s: diurnal aberration is 0.02 s", () => {
    for (const body of ["sun", "moon", "jupiter", "pallas"] as const) {
      for (const [event, apartDeg] of [
        ["upper-transit", 0],
        ["lower-transit", 180],
      ] as const) {
        const found = risingAndSetting.next({
          ...usual,
          body,
          event,
          afterJdUt1: 2460400.2,
          latitudeDeg: 0,
          longitudeDeg: 30,
        });
        const { jdTt, jdUt1 } = found ?? { jdTt: 2451545, jdUt1: 2451545 };
        const hour = sky.siderealTimeDeg(jdUt1) + 30 - sky.equatorial(body, jdTt).rightAscensionDeg - apartDeg;
        const offDeg = hour - 360 * Math.round(hour / 360);
        expect(Math.abs(offDeg)).toBeLessThan(0.04 / 240);
      }
    }
  });

  it("exists at every latitude every day, the poles but for the Sun's day included", () => {
    for (const latitudeDeg of [-90, -66, 0, 75, 90]) {
      for (const event of ["upper-transit", "lower-transit"] as const) {
        const found = risingAndSetting.next({
          ...usual,
          body: "moon",
          event,
          afterJdUt1: 2460400,
          latitudeDeg,
          longitudeDeg: 0,
        });
        expect((found?.jdUt1 ?? 0) - 2460400).toBeLessThan(26 / 24);
      }
    }
  });
});

describe("polar day and night", () => {
  const tromso = { latitudeDeg: 69.6492, longitudeDeg: 18.9553 };
  const sun = (event: RiseSetRequest["event"], day: string, place = tromso): number | undefined =>
    risingAndSetting.next({ ...usual, body: "sun", event, afterJdUt1: jdUt1Of(`${day}T00:00Z`), ...place })?.jdUt1;

  it("in Tromsø the Sun neither rises nor sets from late May to July and from December to mid-January", () => {
    for (const day of ["2024-05-21", "2024-06-21", "2024-07-20", "2024-12-01", "2024-12-21", "2025-01-10"]) {
      expect(sun("rise", day)).toBeUndefined();
      expect(sun("set", day)).toBeUndefined();
      expect(sun("upper-transit", day)).toBeGreaterThan(jdOf(`${day}T09:00Z`));
    }
    for (const day of ["2024-05-10", "2024-08-01", "2024-11-20", "2025-01-20"]) {
      expect(sun("rise", day)).toBeDefined();
      expect(sun("set", day)).toBeDefined();
    }
  });

  it("at 70 degrees north in June and December, at 70 degrees south the other way round", () => {
    for (const latitudeDeg of [70, -70]) {
      for (const day of ["2024-06-20", "2024-12-20"]) {
        expect(sun("rise", day, { latitudeDeg, longitudeDeg: 0 })).toBeUndefined();
        expect(sun("rise", day.replace(/-..-/, "-03-"), { latitudeDeg, longitudeDeg: 0 })).toBeDefined();
      }
    }
  });

  it("at the pole the Sun rises once a year, two days before the equinox", () => {
    const northPole = { latitudeDeg: 90, longitudeDeg: 0 };
    const rises = Array.from({ length: 366 }, (_, k) => 2460310.5 + k).flatMap(
      (afterJdUt1) =>
        risingAndSetting.next({ ...usual, body: "sun", event: "rise", afterJdUt1, ...northPole })?.jdUt1 ?? [],
    );
    const dates = new Set(rises.map((jdUt1) => new Date((jdUt1 - 2440587.5) * 86_400_000).toISOString().slice(0, 10)));
    expect([...dates]).toEqual(["2024-03-18"]);
  });

  it("at the equator the Sun rises and sets every day, near six", () => {
    for (let day = 0; day < 366; day += 7) {
      const place = { latitudeDeg: 0, longitudeDeg: 0, afterJdUt1: 2460310.5 + day };
      const rise = risingAndSetting.next({ ...usual, ...place, body: "sun", event: "rise" })?.jdUt1 ?? 0;
      expect(Math.abs(rise - place.afterJdUt1 - 0.25)).toBeLessThan(20 / 1440);
    }
  });
});

describe("what is refused", () => {
  const asked = {
    ...usual,
    body: "sun",
    event: "rise",
    afterJdUt1: 2451545,
    latitudeDeg: 48,
    longitudeDeg: 11,
  } as const;

  it.each([
    { latitudeDeg: 90.1 },
    { latitudeDeg: Number.NaN },
    { longitudeDeg: 180.5 },
    { altitudeM: -501 },
    { altitudeM: 25_001 },
    { altitudeM: Number.NaN },
    { atmosphere: { pressureMbar: 0, temperatureC: 15 } },
    { atmosphere: { pressureMbar: 1013, temperatureC: Number.NaN } },
    { afterJdUt1: Number.NaN },
  ])("no place, no air or no instant: %o", (wrong) => {
    expect(() => risingAndSetting.next({ ...asked, ...wrong })).toThrow(InvariantError);
  });

  it("an instant outside the range, and an event behind its end", () => {
    const { fromJdTt, toJdTt } = sky.range;
    const endUt1 = sky.timeScales(Date.UTC(2999, 11, 31, 23, 59, 59)).jdUt1;
    expect(() => risingAndSetting.next({ ...asked, afterJdUt1: fromJdTt - 1 })).toThrow(DomainError);
    expect(() => risingAndSetting.next({ ...asked, afterJdUt1: toJdTt })).toThrow(DomainError);
    expect(() => risingAndSetting.next({ ...asked, afterJdUt1: endUt1 })).toThrow(DomainError);
    expect(risingAndSetting.next({ ...asked, afterJdUt1: endUt1 - 0.9 })).toBeDefined();
    expect(risingAndSetting.next({ ...asked, afterJdUt1: sky.timeScales(Date.UTC(1200, 0, 9)).jdUt1 })).toBeDefined();
  });
});
