import { type SkyBody, separationDeg } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, ValidationError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { voidMoons } from "./void-moons";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, now: Date.UTC(2026, 10, 29, 15) });

describe("void Moons", () => {
  test("of February 2018 are those that Leslie Hale lists in Eastern time, to the minute", () => {
    // lesliehale-astrology.blogspot.com/2018/02/what-is-void-of-course-moon-and-dates.html
    const printed = [
      ["2018-02-01T05:58-05:00", "2018-02-01T14:13-05:00"],
      ["2018-02-03T02:07-05:00", "2018-02-03T16:47-05:00"],
      ["2018-02-05T13:46-05:00", "2018-02-05T22:56-05:00"],
      ["2018-02-08T02:16-05:00", "2018-02-08T08:53-05:00"],
      ["2018-02-10T11:38-05:00", "2018-02-10T21:21-05:00"],
      ["2018-02-13T00:43-05:00", "2018-02-13T10:11-05:00"],
      ["2018-02-15T16:05-05:00", "2018-02-15T21:42-05:00"],
      ["2018-02-17T17:13-05:00", "2018-02-18T07:05-05:00"],
      ["2018-02-20T06:11-05:00", "2018-02-20T14:12-05:00"],
    ];
    const input = { startDate: "2018-02-01", endDate: "2018-02-21", timezone: "America/New_York" } as const;
    expect(minutesOff(voidMoons(input, context).events, printed)).toBeLessThan(1);
  });

  test("of February 2021 are those that a list in UT has, to two minutes", () => {
    // magicalrecipesonline.com/2021/02/moon-void-of-course-11-27-february-2021.html
    const printed = [
      ["2021-02-11T19:06Z", "2021-02-12T07:23Z"],
      ["2021-02-14T07:28Z", "2021-02-14T15:54Z"],
      ["2021-02-17T00:17Z", "2021-02-17T03:11Z"],
      ["2021-02-19T07:28Z", "2021-02-19T16:03Z"],
      ["2021-02-21T18:39Z", "2021-02-22T03:52Z"],
      ["2021-02-24T04:54Z", "2021-02-24T12:23Z"],
      ["2021-02-26T11:32Z", "2021-02-26T17:08Z"],
    ];
    const { events } = voidMoons({ startDate: "2021-02-11", endDate: "2021-02-26" }, context);
    expect(minutesOff(events, printed)).toBeLessThan(2);
  });

  test("have no aspect inside, one at their beginning, and the border of a sign at their end", () => {
    const { events } = voidMoons({ count: 30 }, context);
    for (const { begins, ends, planet } of events) {
      const from = ephemeris.timeScales(Date.parse(begins.utc)).jdTt;
      const to = ephemeris.timeScales(Date.parse(ends.utc)).jdTt;
      const moon = ephemeris.ecliptic("moon", to).longitudeDeg / 30;
      expect(Math.abs(moon - Math.round(moon))).toBeLessThan(0.001);
      for (const other of OTHERS) {
        // The distance to the nearest aspect, the sign of which turns at each.
        const sides = Array.from({ length: 200 }, (_, index0) =>
          side(other, from + 0.001 + ((to - from - 0.001) * index0) / 200),
        );
        expect([planet, other, new Set(sides).size]).toEqual([planet, other, 1]);
      }
      const nearest = Math.min(...OTHERS.map((other) => Math.abs(distance(other, from))));
      if (planet !== undefined) expect(nearest).toBeLessThan(0.001);
    }
  });

  test("of the seven of tradition last at least as long", () => {
    const window = { startDate: "2018-01-01", endDate: "2018-03-31" } as const;
    const all = voidMoons(window, context).events;
    const planets = ["Sun", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"] as const;
    const seven = voidMoons({ ...window, planets: [...planets] }, context).events;
    // The last of the seven begins in March, that of all in April.
    expect(seven.map(({ ends }) => ends).slice(0, -1)).toEqual(all.map(({ ends }) => ends));
    for (const [index0, { begins }] of seven.slice(0, -1).entries()) {
      expect(begins.utc <= (all[index0]?.begins.utc ?? "")).toBe(true);
    }
    expect(seven).not.toEqual(all);
  });

  test("that run at the start are the first, also from this moment on", () => {
    const [first] = voidMoons({ count: 1, startDate: "2018-02-18", timezone: "America/New_York" }, context).events;
    expect([first?.begins.date, first?.ends.date]).toEqual(["2018-02-17", "2018-02-18"]);
    const [next] = voidMoons({ count: 1 }, context).events;
    expect(Date.parse(next?.ends.utc ?? "")).toBeGreaterThan(context.now);
  });

  test("that begin on the last day are listed with their true end, in windows of any length", () => {
    const day = { startDate: "2027-06-30", endDate: "2027-06-30" } as const;
    const { events, hasMore } = voidMoons(day, context);
    expect([events.map(({ begins }) => begins.utc), hasMore]).toEqual([["2027-06-30T22:41:42Z"], false]);
    expect(events).toEqual(voidMoons({ ...day, endDate: "2027-07-01" }, context).events);
    const all = voidMoons({ startDate: "2027-01-01", endDate: "2027-12-31" }, context).events;
    const overnight = all.filter(({ begins, ends }) => begins.date !== ends.date);
    expect(overnight.length).toBeGreaterThan(20);
    for (const event of overnight.filter((_, index0) => index0 % 9 === 4)) {
      for (const startDate of [event.begins.date, "2027-01-01"]) {
        const found = voidMoons({ startDate, endDate: event.begins.date }, context).events;
        // Searches over other days round an instant to the second before or after.
        const last = found.at(-1) ?? expect.fail("none");
        const apart = [last.begins.utc, last.ends.utc].map(
          (utc, index0) => Date.parse(utc) - Date.parse([event.begins.utc, event.ends.utc][index0] ?? ""),
        );
        expect(Math.max(...apart.map(Math.abs))).toBeLessThanOrEqual(1000);
      }
    }
  });

  test("of days one by one are those of all days", () => {
    const zone = { timezone: "America/New_York" };
    const march = { startDate: "2027-03-01", endDate: "2027-03-31", ...zone };
    const days = Array.from({ length: 31 }, (_, index0) => `2027-03-${String(index0 + 1).padStart(2, "0")}`);
    const found = days.flatMap((day) => voidMoons({ startDate: day, endDate: day, ...zone }, context).events);
    const told = [...new Set(found.map((event) => JSON.stringify(event)))];
    expect(told).toEqual(voidMoons(march, context).events.map((event) => JSON.stringify(event)));
  });

  test("are found up to the end of the ephemeris", () => {
    const { events } = voidMoons({ startDate: "2999-12-25", endDate: "2999-12-30" }, context);
    expect(events.length).toBeGreaterThan(1);
    expect(voidMoons({ startDate: "2999-12-30", endDate: "2999-12-30" }, context).hasMore).toBe(false);
  });

  test("of a sign without an aspect begin with the sign", () => {
    const { events } = voidMoons({ startDate: "2026-11-29", count: 20, planets: ["Pluto"] }, context);
    const none = events.filter(({ planet }) => planet === undefined);
    expect(none.length).toBeGreaterThan(0);
    for (const event of none) {
      const before = events[events.indexOf(event) - 1];
      expect("aspect" in event).toBe(false);
      if (before !== undefined) expect(event.begins).toEqual(before.ends);
    }
  });

  test("refuse an end before the start", () => {
    const wrong = { startDate: "2026-11-29", endDate: "2026-11-28" };
    expect(() => voidMoons(wrong, context)).toThrow(ValidationError);
  });
});

const OTHERS: readonly SkyBody[] = [
  "sun",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
];

interface Ended {
  readonly begins: { readonly utc: string };
  readonly ends: { readonly utc: string };
}

/** The greatest distance of events from a list of as many, in minutes. */
function minutesOff(events: readonly Ended[], printed: readonly (readonly string[])[]): number {
  expect(events).toHaveLength(printed.length);
  const told = events.flatMap(({ begins, ends }) => [begins.utc, ends.utc]);
  return Math.max(
    ...printed.flat().map((one, index0) => Math.abs(Date.parse(one) - Date.parse(told[index0] ?? "")) / 60_000),
  );
}

/** The separation from the nearest aspect, in degrees with its sign. */
function distance(other: SkyBody, jdTt: number): number {
  const apart = separationDeg(
    ephemeris.ecliptic("moon", jdTt).longitudeDeg,
    ephemeris.ecliptic(other, jdTt).longitudeDeg,
  );
  const [nearest = 0] = [0, 60, 90, 120, 180].toSorted((one, two) => Math.abs(apart - one) - Math.abs(apart - two));
  return apart - nearest;
}

/** The interval between aspects in which a separation is. */
function side(other: SkyBody, jdTt: number): string {
  const moon = ephemeris.ecliptic("moon", jdTt).longitudeDeg;
  const east = (((moon - ephemeris.ecliptic(other, jdTt).longitudeDeg) % 360) + 360) % 360;
  return String([0, 60, 90, 120, 180, 240, 270, 300, 360].findIndex((angle) => east < angle));
}
