import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { long } from "../../../../suites/strength";
import { GLANCE_DEG, glancing } from "./glance";
import { crossingNear } from "./horizon";
import { computeHeliacal, heliacalVisibility } from "./operation";
import { eventsAround, HELIACAL_GRAHAS, sightingOn } from "./visibility";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris });
const MUMBAI = { latitude: 19.076, longitude: 72.8777 };

function observerAt(date: string, place: { latitude: number; longitude: number }, offsetHours: number) {
  const { jdTt, jdUt1 } = ephemeris.timeScales(Date.parse(`${date}T00:00:00Z`) - offsetHours * 3_600_000);
  return { ephemeris, place, deltaTDays: jdTt - jdUt1, midnightJdUt1: jdUt1 };
}

describe("crossings of the horizon", () => {
  test("are the port's own of the middle of the disc without air, parallax aside", () => {
    const anywhere = fc.record({
      body: fc.constantFrom("sun", "mars", "mercury", "jupiter", "venus", "saturn"),
      horizon: fc.constantFrom("east", "west"),
      latitude: fc.double({ min: -60, max: 60, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      day: fc.integer({ min: 0, max: 60_000 }),
    });
    fc.assert(
      fc.property(anywhere, ({ body, horizon, latitude, longitude, day }) => {
        const afterJdUt1 = 2_425_000.5 + day;
        const found = ephemeris.risingAndSetting.next({
          body,
          event: horizon === "east" ? "rise" : "set",
          afterJdUt1,
          latitudeDeg: latitude,
          longitudeDeg: longitude,
          altitudeM: 0,
          disc: "center",
          refraction: false,
        });
        if (found === undefined) return;
        const deltaTDays = found.jdTt - found.jdUt1;
        const own = crossingNear({ ephemeris, place: { latitude, longitude }, deltaTDays }, body, {
          horizon,
          nearJdUt1: found.jdUt1 + 0.1,
        });
        // parallax of 35" at most (Venus near by) takes ten seconds at 60 degrees
        expect(Math.abs((own ?? 0) - found.jdUt1) * 86_400).toBeLessThan(10);
      }),
      { numRuns: 60 },
    );
  });
});

describe("visibility", () => {
  test("changes at the event named and at no day before it: every day tried, five grahas over two years", () => {
    for (const graha of ["mercury", "venus", "jupiter", "saturn", "mars"] as const) {
      const observer = observerAt("2025-01-10", MUMBAI, 5.5);
      const { next, last } = eventsAround(observer, graha);
      const today = sightingOn(observer, graha, 0);
      let day = 1;
      while (sightingOn(observer, graha, day)?.isVisible === today?.isVisible) day++;
      const changed = sightingOn(observer, graha, day);
      expect(next, graha).toEqual({ ...changed, kind: changed?.isVisible ? "udaya" : "asta" });
      day = -1;
      while (sightingOn(observer, graha, day)?.isVisible === today?.isVisible) day--;
      const began = sightingOn(observer, graha, day + 1);
      expect(last, graha).toEqual({ ...began, kind: began?.isVisible ? "udaya" : "asta" });
    }
  });

  test("changes at the same events for a walk that takes no day at a glance, anywhere and at any time", () => {
    const asked = fc.record({
      latitude: fc.double({ min: -60, max: 60, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      day: fc.integer({ min: -160_000, max: 150_000 }),
    });
    fc.assert(
      fc.property(asked, ({ day, ...place }) => {
        const date = new Date(Date.UTC(1970, 0, 1 + day)).toISOString().slice(0, 10);
        const observer = observerAt(date, place, Math.round(place.longitude / 15));
        // with the engine's own sky at a glance, every day of the walk is looked at
        for (const graha of HELIACAL_GRAHAS)
          expect(eventsAround(observer, graha), graha).toEqual(eventsAround(observer, graha, observer));
      }),
      { numRuns: long(10, 150) },
    );
  });

  test("at a glance is the engine's within a fifth of what is in doubt", () => {
    const asked = fc.record({
      graha: fc.constantFrom("mars", "mercury", "jupiter", "venus", "saturn"),
      latitude: fc.double({ min: -60, max: 60, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      date: fc.integer({ min: -160_000, max: 150_000 }),
      day: fc.integer({ min: -800, max: 800 }),
    });
    fc.assert(
      fc.property(asked, ({ graha, date, day, ...place }) => {
        const observer = observerAt(new Date(Date.UTC(1970, 0, 1 + date)).toISOString().slice(0, 10), place, 0);
        const [glance, sighting] = [sightingOn(glancing(observer), graha, day), sightingOn(observer, graha, day)];
        if (!glance || !sighting) throw new Error("no crossing within sixty degrees");
        // at conjunction and opposition the two may name different sides
        fc.pre(sighting.separationDeg > 3 && sighting.separationDeg < 177);
        expect(glance.horizon).toBe(sighting.horizon);
        expect(Math.abs(glance.timeDeg - sighting.timeDeg)).toBeLessThan(GLANCE_DEG / 5);
        expect(Math.abs(glance.separationDeg - sighting.separationDeg)).toBeLessThan(GLANCE_DEG / 5);
      }),
      { numRuns: long(300, 5000) },
    );
  });

  test("of the Moon comes back each month: seen in the west two days after new moon, lost in the east before it", () => {
    // new moon on 2026-01-18 at 19:52 UTC
    const { rows } = computeHeliacal({ date: "2026-01-18", ...MUMBAI, timezone: 5.5 }, { ephemeris });
    const moon = rows.find(({ graha }) => graha === "moon");
    expect(moon?.sighting.isVisible).toBe(false);
    expect(moon?.last).toMatchObject({ kind: "asta", horizon: "east" });
    expect(moon?.next).toMatchObject({ kind: "udaya", horizon: "west" });
  });

  test("Jupiter of July 2026 sets in the west and rises in the east after the conjunction of 29 July", () => {
    const answer = heliacalVisibility({ date: "2026-07-25", ...MUMBAI, timezone: 5.5 }, context);
    const jupiter = answer.grahas.find(({ graha }) => graha === "Jupiter");
    expect(jupiter).toMatchObject({ visible: false, horizon: "west", kalamsa: 11 });
    expect(jupiter?.lastEvent).toMatchObject({ type: "asta", horizon: "west" });
    expect(jupiter?.nextEvent).toMatchObject({ type: "udaya", horizon: "east" });
    // swetest -rise -b11.8.2026 -geopos72.8777,19.076,0 -p5: 12.08.2026 00:05:33.8 UT
    expect(jupiter?.nextEvent?.datetime).toBe("2026-08-12T05:35:33");
    // the contract's example: 3.01 degrees of time on the 25th, 2.89 of longitude, 11.09 on 12 August
    expect(jupiter?.timeDegrees).toBeCloseTo(3.01, 2);
    expect(jupiter?.longitudeSeparation).toBeCloseTo(2.89, 2);
    expect(jupiter?.nextEvent?.timeDegrees).toBeCloseTo(11.09, 2);
    expect(answer.grahas.map(({ graha }) => graha)).toEqual(["Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]);
  });

  test("of an event: udaya has the arc, asta lacks it, east before sunrise and west after sunset", () => {
    const asked = fc.record({
      latitude: fc.double({ min: -60, max: 60, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      day: fc.integer({ min: 0, max: 50_000 }),
    });
    fc.assert(
      fc.property(asked, ({ latitude, longitude, day }) => {
        const date = new Date(Date.UTC(1930, 0, 1 + day)).toISOString().slice(0, 10);
        const { rows } = computeHeliacal(
          { date, latitude, longitude, timezone: Math.round(longitude / 15) },
          { ephemeris },
        );
        expect(rows.map(({ graha }) => graha)).toEqual([...HELIACAL_GRAHAS]);
        for (const { sighting, last, next } of rows) {
          for (const event of [last, next]) {
            if (event === undefined) continue;
            expect(event.kind === "udaya").toBe(event.timeDeg >= event.kalamsaDeg);
          }
          if (last !== undefined) expect(last.isVisible).toBe(sighting.isVisible);
          if (next !== undefined) expect(next.isVisible).toBe(!sighting.isVisible);
        }
      }),
      { numRuns: 8 },
    );
  });
});

test("beyond sixty degrees is refused by name", () => {
  for (const latitude of [60.1, -89]) {
    const parsed = heliacalVisibility.parse({ body: { date: "2026-07-25", latitude, longitude: 10 } });
    expect(parsed.ok ? [] : parsed.issues.map(({ path }) => path)).toEqual(["latitude"]);
  }
});
