import { readFileSync } from "node:fs";
import type { Eclipse } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { InvariantError } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { magnitudeOf, obscurationOf } from "./discs";
import { type LocalEclipse, localEclipse } from "./local";
import { lunarDepth } from "./lunar";

const ephemeris = swissEphemeris();
const { eclipses } = ephemeris;
if (eclipses === undefined) throw new InvariantError("no eclipses", {});
const known = eclipses;

const jdTtOf = (utc: string): number => ephemeris.timeScales(Date.parse(utc)).jdTt;
const epochMsOf = (jdTt: number): number => ephemeris.epochMillisecondsOf(jdTt);

interface Printed {
  readonly of: Eclipse["of"];
  readonly latitude: number;
  readonly longitude: number;
  readonly kind: string;
  readonly greatest: string;
  readonly magnitude: number;
  /** Undefined where swetest prints a dash: below the horizon, or there is none. */
  readonly contacts: readonly (string | undefined)[];
}

/** It also prints its Julian day 0, for a total stage that an eclipse of 0.9917 does not have. */
const NO_INSTANT = "12:00:00.0";

/** Answers of `swetest -local -n6`, 2.10.03, for nine places. */
function printed(): readonly Printed[] {
  const text = readFileSync(new URL("./fixtures/local.txt", import.meta.url), "utf8");
  return text
    .split("> ")
    .filter((block) => block !== "")
    .flatMap((block) => {
      const [head = "", , ...lines] = block.trim().split("\n");
      const [command, longitude, latitude] = head.split(" ");
      return Array.from({ length: lines.length / 2 }, (_, row0): Printed => {
        const [first = "", second = ""] = lines.slice(2 * row0, 2 * row0 + 2);
        const [, kind = "", date = "", time = "", magnitude = ""] =
          /^(\S+).*?(\d+\.\d+\.\d{4})\s+(\d+:\d+:[\d.]+)\s+([\d.]+)/.exec(first) ?? [];
        const [day, month, year] = date.split(".");
        const iso = `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
        const contacts = second.replace(/.*sec|dt=.*/g, "").match(/-|\d+:\d+:[\d.]+/g) ?? [];
        return {
          of: command === "solecl" ? "sun" : "moon",
          latitude: Number(latitude),
          longitude: Number(longitude),
          kind,
          greatest: `${iso}T${time.padStart(10, "0")}Z`,
          magnitude: Number(magnitude),
          contacts: contacts.map((contact) => (contact === "-" || contact === NO_INSTANT ? undefined : contact)),
        };
      });
    });
}

const rows = printed();

function found({ of, latitude, longitude, greatest }: Printed): LocalEclipse {
  const middle = jdTtOf(greatest);
  return localEclipse(ephemeris, known.next(of, middle - 1), { latitude, longitude });
}

const NAMES = {
  sun: ["partial", "total annular", "total annular", "partial"],
  moon: ["penumbral", "partial", "total", "total", "partial", "penumbral"],
} as const;

/** Seconds between two times of day, the shorter way round. */
function secondsApart(jdTt: number, clock: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(":").map(Number);
  const apart = Math.abs(((epochMsOf(jdTt) / 1000) % 86_400) - (3600 * hours + 60 * minutes + seconds));
  return Math.min(apart, 86_400 - apart);
}

/** swetest leaves out the Moon that set over Shanghai a minute after the penumbra met it, on 2017-02-10. */
function minutesSeen({ seen }: LocalEclipse): number {
  return seen === undefined ? 0 : (seen.span.toJdTt - seen.span.fromJdTt) * 1440;
}

describe("an eclipse at a place, by what swetest prints", () => {
  test("has each contact that is printed within two seconds", () => {
    let compared = 0;
    for (const row of rows) {
      const { stages } = found(row);
      for (const [index0, contact] of row.contacts.entries()) {
        if (contact === undefined) continue;
        const names: string = NAMES[row.of][index0] ?? "";
        const stage = stages.find(({ name }) => names.split(" ").includes(name));
        const jdTt = index0 < row.contacts.length / 2 ? stage?.fromJdTt : stage?.toJdTt;
        expect(secondsApart(jdTt ?? Number.NaN, contact), `${row.of} ${row.greatest} ${names}`).toBeLessThan(2);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  test("is of the kind and the magnitude that is printed, where its middle is seen", () => {
    for (const row of rows) {
      const { seen, middleJdTt } = found(row);
      expect(seen, row.greatest).toBeDefined();
      if (seen === undefined || seen.greatestJdTt !== middleJdTt) continue;
      expect(seen.kind.slice(0, 5), row.greatest).toBe(row.kind.slice(0, 5));
      const isPenumbral = seen.kind === "penumbral";
      if (!isPenumbral) expect(Math.abs(seen.magnitude - row.magnitude), row.greatest).toBeLessThan(0.0005);
      expect(secondsApart(middleJdTt, row.greatest.slice(11, 21)), row.greatest).toBeLessThan(4);
    }
  });

  test("is seen where swetest lists it, and nowhere else but for a minute", () => {
    const places = new Map(rows.map((row) => [`${row.of} ${row.latitude}`, row]));
    for (const { of, latitude, longitude } of places.values()) {
      const own = rows.filter((row) => row.of === of && row.latitude === latitude);
      const [first, last] = [own[0], own.at(-1)];
      const window = { fromJdTt: jdTtOf(first?.greatest ?? "") - 1, toJdTt: jdTtOf(last?.greatest ?? "") + 1 };
      const seen = known
        .between(of, window)
        .filter((eclipse) => minutesSeen(localEclipse(ephemeris, eclipse, { latitude, longitude })) > 1);
      expect(seen.map(({ maximumJdTt }) => new Date(epochMsOf(maximumJdTt + 0.1)).toISOString().slice(0, 7))).toEqual(
        own.map(({ greatest }) => new Date(Date.parse(greatest) + 8_640_000).toISOString().slice(0, 7)),
      );
    }
  });
});

test("the depth of a lunar eclipse at its maximum is the engine's within 0.0002 of a diameter, for two centuries", () => {
  const window = { fromJdTt: jdTtOf("1900-01-01"), toJdTt: jdTtOf("2100-01-01") };
  for (const eclipse of known.between("moon", window)) {
    if (eclipse.of !== "moon") continue;
    const { umbral, penumbral } = lunarDepth(ephemeris, eclipse.maximumJdTt);
    expect(Math.abs(penumbral - eclipse.penumbralMagnitude)).toBeLessThan(0.0002);
    if (eclipse.umbralMagnitude > 0) expect(Math.abs(umbral - eclipse.umbralMagnitude)).toBeLessThan(0.0002);
  }
});

test("stages lie within one another, and what is seen lies within the first", () => {
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, fc.integer({ min: 1600, max: 2600 }), fc.constantFrom("sun", "moon"), (where, year, of) => {
      const { stages, seen, altitudeDegAt } = localEclipse(ephemeris, known.next(of, jdTtOf(`${year}-01-01`)), where);
      for (const [index0, inner] of stages.entries()) {
        const outer = stages[index0 - 1] ?? inner;
        expect(outer.fromJdTt <= inner.fromJdTt && inner.fromJdTt < inner.toJdTt).toBe(true);
        expect(inner.toJdTt).toBeLessThanOrEqual(outer.toJdTt);
      }
      if (seen === undefined) return;
      const [whole] = stages;
      expect(seen.span.fromJdTt).toBeGreaterThanOrEqual(whole?.fromJdTt ?? Number.NaN);
      expect(seen.span.toJdTt).toBeLessThanOrEqual(whole?.toJdTt ?? Number.NaN);
      expect(altitudeDegAt(seen.greatestJdTt)).toBeGreaterThan(-1);
      expect(seen.obscuration).toBeGreaterThanOrEqual(0);
      expect(seen.obscuration).toBeLessThanOrEqual(1);
    }),
    { numRuns: 40 },
  );
});

describe("discs that cover one another", () => {
  test.each([
    [{ covered: 1, covering: 1, apart: 2 }, 0, 0],
    [{ covered: 1, covering: 1.05, apart: 0.01 }, 1.05, 1],
    [{ covered: 1, covering: 0.9, apart: 0.05 }, 0.9, 0.81],
    // two equal discs whose centers lie on one another's edge: 2/3 - √3/(2π)
    [{ covered: 1, covering: 1, apart: 1 }, 0.5, 0.391002],
  ])("%o", (discs, magnitude, obscuration) => {
    expect(magnitudeOf(discs)).toBeCloseTo(magnitude, 6);
    expect(obscurationOf(discs)).toBeCloseTo(obscuration, 6);
  });
});
