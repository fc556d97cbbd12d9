import { type Ephemeris, longitudeCrossings, SETTLED_WITHIN_DAYS } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { PLANET_IDS } from "@almagest/sky";
import fc from "fast-check";
import { expect, test } from "vitest";
import { long } from "../../../../suites/strength";
import { natalPlaces } from "./natal";
import { exactCrossings, targetsOf } from "./transits";

const ephemeris = swissEphemeris();
const start = fc.double({ min: 2_305_500, max: 2_780_000, noNaN: true });

test("a crossing found by its last step alone is the enclosed one, within a fourth of what counts as settled", () => {
  const asked = fc.record({
    body: fc.constantFrom(...PLANET_IDS),
    fromJdTt: start,
    days: fc.double({ min: 1, max: 140, noNaN: true }),
    longitudesDeg: fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 40, maxLength: 120 }),
  });
  let compared = 0;
  fc.assert(
    fc.property(asked, ({ body, fromJdTt, days, longitudesDeg }) => {
      const search = { body, longitudesDeg, window: { fromJdTt, toJdTt: fromJdTt + days } };
      const enclosed = longitudeCrossings(ephemeris, search);
      const settled = longitudeCrossings(ephemeris, { ...search, isSettled: () => true });
      expect(settled.map(({ angleDeg }) => angleDeg)).toEqual(enclosed.map(({ angleDeg }) => angleDeg));
      expect(settled.map(({ motion }) => motion)).toEqual(enclosed.map(({ motion }) => motion));
      for (const [index0, { jdTt }] of enclosed.entries()) {
        compared++;
        expect(Math.abs((settled[index0]?.jdTt ?? 0) - jdTt)).toBeLessThan(SETTLED_WITHIN_DAYS / 4);
      }
    }),
    { numRuns: long(100, 400) },
  );
  expect(compared).toBeGreaterThan(100);
});

test("the seconds of a forecast are those of the enclosed crossings, event by event", () => {
  // a clock that always shows half a second leaves every second in doubt, so that each crossing is enclosed
  const doubtful: Ephemeris = { ...ephemeris, epochMillisecondsOf: () => 500 };
  const secondOf = (jdTt: number): number => Math.round(ephemeris.epochMillisecondsOf(jdTt) / 1000);
  fc.assert(
    fc.property(start, start, (birthJdTt, fromJdTt) => {
      const targets = targetsOf(natalPlaces(ephemeris, birthJdTt));
      const window = { fromJdTt, toJdTt: fromJdTt + 30 };
      const told = (sky: Ephemeris) =>
        exactCrossings(sky, window, targets).map(({ jdTt, happening }) => [secondOf(jdTt), happening]);
      expect(told(ephemeris)).toEqual(told(doubtful));
    }),
    { numRuns: long(40, 150) },
  );
});
