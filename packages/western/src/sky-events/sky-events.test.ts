import { resolveCivilTime } from "@almagest/civil-time";
import { SKY_BODIES, type SkyBody } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase, InvariantError, ValidationError } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planetaryReturn } from "../returns/planetary";
import { eclipses } from "./eclipses";
import { ingresses } from "./ingresses";
import { returns } from "./returns";
import { stations } from "./stations";

const ephemeris = swissEphemeris();
const NOW = Date.UTC(2026, 10, 29, 15);
const context = createContext({ ephemeris, now: NOW });
const BIRTH = { date: "1990-07-15", time: "14:30:00", timezone: "America/New_York" } as const;

describe("the next events", () => {
  test("of Mercury in 2027 are those that swetest's positions turn at", () => {
    const { events, hasMore } = stations({ planets: ["Mercury"], count: 4 }, context);
    expect(hasMore).toBe(true);
    for (const { station, utc } of events) {
      const { jdTt } = ephemeris.timeScales(Date.parse(utc));
      const speeds = [jdTt - 0.1, jdTt + 0.1].map((at) => ephemeris.ecliptic("mercury", at).longitudeSpeedDegPerDay);
      expect(speeds.map(Math.sign)).toEqual(station === "retrograde" ? [1, -1] : [-1, 1]);
    }
    expect(events.map(({ utc, station }) => [utc.slice(0, 10), station])).toEqual([
      ["2027-02-09", "retrograde"],
      ["2027-03-03", "direct"],
      ["2027-06-10", "retrograde"],
      ["2027-07-04", "direct"],
    ]);
  });

  test("come from the moment of the call on, and from the start of a day where one is named", () => {
    const [fromNow] = ingresses({ planets: ["Moon"], count: 1 }, context).events;
    expect(Date.parse(fromNow?.utc ?? "")).toBeGreaterThanOrEqual(NOW);
    const [again] = ingresses(
      { planets: ["Moon"], count: 1, startDate: fromNow?.utc.slice(0, 10) ?? "" },
      context,
    ).events;
    expect(again?.utc).toBe(fromNow?.utc);
  });

  test("into one sign: Saturn into Taurus, with its return", () => {
    const { events } = ingresses({ planets: ["Saturn"], signs: ["Taurus"], count: 2 }, context);
    expect(events.map(({ toSign, utc }) => [toSign, utc.slice(0, 4)])).toEqual([
      ["Taurus", "2028"],
      ["Taurus", "2057"],
    ]);
  });

  test("are by the offset of each event, not by that of the start", () => {
    const { events } = ingresses(
      { planets: ["Sun"], startDate: "2027-01-01", endDate: "2027-12-31", timezone: "America/New_York" },
      context,
    );
    expect(events).toHaveLength(12);
    const hours = events.map(({ datetime, utc }) => (Date.parse(utc) - Date.parse(`${datetime}Z`)) / 3_600_000);
    expect(hours).toEqual([5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5]);
  });
});

describe("a window", () => {
  test("has the same events as its two halves, each once", () => {
    const spans = fc.record({ year: fc.integer({ min: 1600, max: 2600 }), days: fc.integer({ min: 1, max: 700 }) });
    fc.assert(
      fc.property(spans, ({ year, days }) => {
        const day = (offset: number): string =>
          new Date(Date.UTC(year, 0, 1) + offset * 86_400_000).toISOString().slice(0, 10);
        // a station of a slow body is as flat as the noise of its speed: its instant moves by seconds
        const found = (startDate: string, endDate: string) =>
          stations({ startDate, endDate }, context).events.map(
            ({ planet, station, utc }) => `${planet} ${station} ${Math.round(Date.parse(utc) / 3_600_000)}`,
          );
        const half = Math.floor(days / 2);
        expect([...found(day(0), day(half)), ...found(day(half + 1), day(days))]).toEqual(found(day(0), day(days)));
      }),
      { numRuns: 10 },
    );
  });

  test("of one day has its events by the clock of the zone, 23 hours long where the clock went forward", () => {
    const day = { startDate: "2027-03-14", endDate: "2027-03-14", timezone: "America/New_York" };
    expect(stations(day, context).conventions.window).toEqual({
      from: "2027-03-14T05:00:00Z",
      to: "2027-03-15T04:00:00Z",
    });
  });

  test.each([
    [{ startDate: "2027-01-02", endDate: "2027-01-01" }, "endDate"],
    [{ endDate: "2026-11-28" }, "endDate"],
    [{ startDate: "2000-01-01", endDate: "2100-01-03" }, "endDate"],
    [{ startDate: "2027-02-30" }, "startDate"],
    [{ count: 0 }, "count"],
    [{ count: 201 }, "count"],
    [{ timezone: "Mars/Olympus" }, "timezone"],
  ] as const)("%o is refused at its member", (input, path) => {
    for (const operation of [stations, ingresses, eclipses])
      expect(refusedPath(() => operation(input, context))).toBe(path);
  });

  test("outside the ephemeris is unprocessable", () => {
    expect(() => stations({ startDate: "3100-01-01", endDate: "3100-02-01" }, context)).toThrow(/ephemeris/);
    expect(() => stations({ startDate: "0900-01-01" }, context)).toThrow(/ephemeris/);
    expect(stations({ startDate: "2999-12-01" }, context).hasMore).toBe(false);
  });
});

function refusedPath(call: () => unknown): string | undefined {
  try {
    call();
  } catch (error) {
    if (error instanceof ValidationError) return error.issues[0]?.path;
    throw error;
  }
  return undefined;
}

describe("eclipses", () => {
  test("of a year without a place: maxima, and the stages of the Moon's alone", () => {
    const { events } = eclipses({ startDate: "2026-01-01", endDate: "2026-12-31" }, context);
    expect(events.map(({ body, kind, utc }) => [body, kind, utc.slice(0, 16)])).toEqual([
      // swetest -solecl and -lunecl: 12:11:53, 11:33:41, 17:45:59, 04:12:58
      ["Sun", "annular", "2026-02-17T12:11"],
      ["Moon", "total", "2026-03-03T11:33"],
      ["Sun", "total", "2026-08-12T17:45"],
      ["Moon", "partial", "2026-08-28T04:12"],
    ]);
    expect(events.map(({ stages }) => stages?.map(({ stage }) => stage))).toEqual([
      undefined,
      ["penumbral", "partial", "total"],
      undefined,
      ["penumbral", "partial"],
    ]);
    expect(events.every((event) => event.local === undefined)).toBe(true);
  });

  test("over Málaga: the next ones that are seen there, the Sun's of 2027 all but total", () => {
    const place = { latitude: 36.7213, longitude: -4.4214, timezone: "Europe/Madrid" };
    const { events } = eclipses({ ...place, body: "Sun", visibleOnly: true, count: 1 }, context);
    expect(events[0]).toMatchObject({ kind: "annular", local: { isVisible: true, kind: "partial" } });
    const august = eclipses({ ...place, startDate: "2027-08-02", endDate: "2027-08-02" }, context).events[0];
    expect(august?.local).toMatchObject({ isVisible: true, kind: "total", obscuration: 1 });
    expect(august?.local?.greatest?.datetime.slice(0, 13)).toBe("2027-08-02T10");
    expect(august?.stages?.map(({ stage }) => stage)).toEqual(["partial", "total"]);
  });

  test("below the horizon say so and nothing more", () => {
    const { events } = eclipses(
      { startDate: "2026-08-28", endDate: "2026-08-28", latitude: -33.8688, longitude: 151.2093 },
      context,
    );
    expect(events[0]?.local).toEqual({ isVisible: false });
  });

  test.each([
    [{ latitude: 10 }, "longitude"],
    [{ longitude: 10 }, "latitude"],
    [{ visibleOnly: true }, "latitude"],
    [{ latitude: 91, longitude: 0 }, "latitude"],
  ] as const)("%o is refused at %s", (input, path) => {
    expect(refusedPath(() => eclipses(input, context))).toBe(path);
  });
});

function parsed(flat: object): void {
  const result = erase(returns).parse({ flat });
  if (!result.ok) throw new ValidationError(result.issues);
}

const SOURCES: Readonly<Partial<Record<string, SkyBody>>> = {
  "North Node": "true-node",
  "South Node": "true-node",
  "Black Moon Lilith": "mean-apogee",
};

function skyBodyNamed(name: string): SkyBody {
  const body = SKY_BODIES.find((id) => id === name);
  if (body === undefined) throw new InvariantError("no such body", { name });
  return body;
}

describe("returns", () => {
  test("of every body: it is where it was at birth, and the next one lies ahead", () => {
    for (const planet of [
      "Sun",
      "Moon",
      "Mercury",
      "Venus",
      "Mars",
      "Jupiter",
      "Saturn",
      "Uranus",
      "Neptune",
      "Pluto",
      "North Node",
      "South Node",
      "Chiron",
      "Black Moon Lilith",
    ] as const) {
      const { events, natalPosition } = returns({ birthData: BIRTH, planet }, context);
      const [next] = events;
      expect(events, planet).toHaveLength(1);
      expect(Date.parse(next?.utc ?? ""), planet).toBeGreaterThanOrEqual(NOW);
      expect(next?.passes.some(({ utc }) => utc === next.utc)).toBe(true);
      const source = SOURCES[planet] ?? skyBodyNamed(planet.toLowerCase());
      for (const { utc } of next?.passes ?? []) {
        const { jdTt } = ephemeris.timeScales(Date.parse(utc));
        const { longitudeDeg, longitudeSpeedDegPerDay } = ephemeris.ecliptic(source, jdTt);
        const apart = Math.abs(longitudeDeg + (planet === "South Node" ? 180 : 0) - (natalPosition.longitude ?? 0));
        // the answer has the second that has begun
        expect(Math.min(apart % 360, 360 - (apart % 360)), planet).toBeLessThan(
          Math.abs(longitudeSpeedDegPerDay) / 86_400 + 1e-5,
        );
      }
    }
  });

  test("are those that the operation with a chart casts: Saturn of 2020, and the next one three decades later", () => {
    const past = returns({ birthData: BIRTH, planet: "Saturn", startDate: "2015-01-01" }, context).events[0];
    const { date: birthDate, time: birthTime, timezone } = BIRTH;
    const place = { latitude: 40.7, longitude: -74 };
    const cast = planetaryReturn(
      { birthDate, birthTime, timezone, ...place, planet: "Saturn", approximateDate: "2020-01-15" },
      context,
    );
    const casts = cast.passes.map((pass) => {
      const [date = "", time = ""] = pass.date.split("T");
      return resolveCivilTime({ date, time, timezone }).epochMilliseconds;
    });
    expect(casts).toHaveLength(past?.passes.length ?? 0);
    for (const [index0, { utc }] of (past?.passes ?? []).entries())
      expect(Math.abs(Date.parse(utc) - (casts[index0] ?? 0))).toBeLessThan(2000);
    const next = returns({ birthData: BIRTH, planet: "Saturn" }, context).events[0];
    expect(Math.round((Date.parse(next?.utc ?? "") - Date.parse(past?.utc ?? "")) / 31_557_600_000)).toBe(29);
  });

  test("agree with the return of the month, and do not count the loop of the birth itself", () => {
    const months = returns({ birthData: BIRTH, planet: "Moon", startDate: "1990-07-15", count: 3 }, context).events;
    expect(months.map(({ utc }) => utc.slice(0, 7))).toEqual(["1990-08", "1990-09", "1990-10"]);
    const mercury = { date: "2027-02-05", time: "12:00:00", timezone: 0 };
    const [first] = returns({ birthData: mercury, planet: "Mercury", startDate: "2027-02-05" }, context).events;
    expect(first?.utc.slice(0, 4)).toBe("2028");
  });

  test("a start between two passes gives the later one, and lists the earlier", () => {
    const all = returns({ birthData: BIRTH, planet: "Mercury", startDate: "1992-01-01", count: 30 }, context).events;
    const looped = all.find(({ passes }) => passes.length === 3);
    const startDate = looped?.passes[1]?.date ?? "";
    const [same] = returns({ birthData: BIRTH, planet: "Mercury", startDate }, context).events;
    expect(same?.passes).toEqual(looped?.passes);
    expect(same?.utc).toBe(looped?.passes[1]?.utc);
  });

  test("of an unknown time lie between those of the first and the last second", () => {
    const open = returns({ birthData: { ...BIRTH, time: "unknown" }, planet: "Saturn" }, context);
    const ends = ["00:00:00", "23:59:59"].map(
      (time) => returns({ birthData: { ...BIRTH, time }, planet: "Saturn" }, context).events[0]?.passes[0]?.utc ?? "",
    );
    const [pass] = open.events[0]?.passes ?? [];
    expect(pass?.isCertain).toBe(true);
    const [from, to] = [pass?.from?.utc ?? "", pass?.to?.utc ?? ""];
    for (const [told, end] of [
      [from, ends.toSorted()[0]],
      [to, ends.toSorted()[1]],
    ] as const) {
      expect(Math.abs(Date.parse(told) - Date.parse(end ?? ""))).toBeLessThan(2000);
    }
  });

  test("tell the clock and the calendar of the birth, not of the search", () => {
    const clocks = [
      ["2024-03-10", "02:30:00", "moved-past-gap"],
      ["2024-11-03", "01:30:00", "repeated-hour-first"],
      ["2024-11-03", "03:30:00", "exact"],
    ] as const;
    for (const [date, time, clock] of clocks) {
      const born = { ...BIRTH, date, time };
      expect(returns({ birthData: born, planet: "Sun" }, context).conventions.clock, `${date} ${time}`).toBe(clock);
    }
    // the search begins in a repeated hour
    const startDate = { startDate: "2028-10-29", timezone: "Atlantic/Azores" } as const;
    expect(returns({ birthData: BIRTH, planet: "Sun", ...startDate }, context).conventions.clock).toBe("exact");
    for (const time of ["12:00:00", "unknown"]) {
      const early = { ...BIRTH, date: "1500-02-24", time };
      const { conventions } = returns({ birthData: early, planet: "Saturn" }, context);
      expect(conventions.calendar).toBe("proleptic-gregorian");
      expect(conventions.notice).toContain("julian");
    }
    expect(
      returns({ birthData: { ...BIRTH, time: "unknown" }, planet: "Sun" }, context).conventions,
    ).not.toHaveProperty("clock");
  });

  test("names a body that there is", () => {
    expect(refusedPath(() => parsed({ birthData: BIRTH, planet: "Vulcan" }))).toBe("planet");
  });
});
