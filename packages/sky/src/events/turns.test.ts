import { bodyMotion, elongationTrack, turnsOf } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import fc from "fast-check";
import { expect, test } from "vitest";
import { long } from "../../../../suites/strength";

const ephemeris = swissEphemeris();
const start = fc.double({ min: 2_305_500, max: 2_780_000, noNaN: true });
const BODIES = ["sun", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"] as const;

test("no speed changes by more in a day than its motion says", () => {
  fc.assert(
    fc.property(fc.constantFrom(...BODIES, "mean-node", "mean-apogee"), start, (body, jdTt) => {
      const speedAt = (instant: number): number => ephemeris.ecliptic(body, instant).longitudeSpeedDegPerDay;
      const changed = Math.abs(speedAt(jdTt + 1) - speedAt(jdTt));
      expect(changed).toBeLessThan(bodyMotion(body).topAccelerationDegPerDay2 ?? 0);
    }),
    { numRuns: long(2000, 40_000) },
  );
});

test("the turns of a pair are those that a search finds which looks into every dip", () => {
  const window = fc.record({ start, days: fc.double({ min: 1, max: 60, noNaN: true }) });
  fc.assert(
    fc.property(fc.subarray([...BODIES], { minLength: 2, maxLength: 2 }), window, ([first, second], asked) => {
      if (!first || !second) throw new Error("a pair of two");
      const track = elongationTrack(ephemeris, first, second);
      const { topAccelerationDegPerDay2: _, ...motion } = track.motion;
      const search = { fromJdTt: asked.start, toJdTt: asked.start + asked.days };
      expect(turnsOf(track, search)).toEqual(turnsOf({ ...track, motion }, search));
    }),
    { numRuns: long(400, 8000) },
  );
});
