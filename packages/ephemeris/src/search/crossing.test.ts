import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnalyticBody, analyticEphemeris, EPOCH, steadyBody, swingingBody } from "../../test/analytic-ephemeris";
import { normalizeDeg, separationDeg } from "../angles";
import { SKY_BODIES } from "../port";
import { closestApproaches } from "./approach";
import { exactAspects } from "./aspect";
import { angleCrossings, longitudeCrossings } from "./crossing";
import { bodyMotion, canTurn } from "./motion";
import { stations, turnsOf } from "./station";
import { type AngleTrack, elongationTrack } from "./track";

const days = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const windowOf = (from: number, to: number) => ({ fromJdTt: EPOCH + from, toJdTt: EPOCH + to });
const TENTH_OF_A_SECOND = 0.1 / 86400;

/** Crossings counted the slow way: sign changes of the unbounded longitude at a step the search does not use. */
function crossingsByWalking(body: AnalyticBody, targetDeg: number, from: number, to: number): readonly number[] {
  const found: number[] = [];
  const turnsOf = (jdTt: number): number => Math.floor((body.longitudeDeg(jdTt) - targetDeg) / 360);
  const step = 0.01;
  for (let day = from; day < to; day += step) {
    const [a, b] = [EPOCH + day, EPOCH + Math.min(to, day + step)];
    if (turnsOf(a) !== turnsOf(b)) found.push((a + b) / 2);
  }
  return found;
}

/** Rounding decides on which side of an end a crossing falls that lies upon it. */
const clearOf = (body: AnalyticBody, targetsDeg: readonly number[], ...ends: readonly number[]) =>
  targetsDeg.every((target) => ends.every((end) => separationDeg(body.longitudeDeg(EPOCH + end), target) > 1e-6));

/** Like Mercury: about three loops a year. */
const loopingBody = fc
  .tuple(days(0, 360), days(0.9, 1.1), days(1.15, 1.2), days(100, 130), days(0, 130))
  .map(([startDeg, speedDegPerDay, swingDegPerDay, periodDays, phaseDays]) =>
    swingingBody({ startDeg, speedDegPerDay }, { swingDegPerDay, periodDays, phaseDays }),
  );

describe("longitudeCrossings", () => {
  it("finds every passage of a steady body at the instant arithmetic gives", () => {
    fc.assert(
      fc.property(days(0, 360), days(11.5, 15.5), days(0, 360), days(1, 300), (start, speed, target, length) => {
        const sky = analyticEphemeris({ moon: steadyBody(start, speed) });
        const found = longitudeCrossings(sky, {
          body: "moon",
          longitudesDeg: [target],
          window: windowOf(0, length),
        });
        const first = normalizeDeg(target - start) / speed;
        const gaps = [first, (length - first) % (360 / speed)];
        fc.pre(gaps.every((gap) => gap > 1e-6));
        expect(found.length).toBe(first > length ? 0 : 1 + Math.floor(((length - first) * speed) / 360));
        for (const [k, { jdTt, motion }] of found.entries()) {
          expect(Math.abs(jdTt - (EPOCH + first + (k * 360) / speed))).toBeLessThan(TENTH_OF_A_SECOND);
          expect(motion).toBe("direct");
        }
      }),
    );
  });

  it("finds each of the three crossings where a body loops, and only those", () => {
    fc.assert(
      fc.property(loopingBody, days(0, 360), (body, target) => {
        fc.pre(clearOf(body, [target], 0, 400));
        const sky = analyticEphemeris({ mercury: body });
        const found = longitudeCrossings(sky, { body: "mercury", longitudesDeg: [target], window: windowOf(0, 400) });
        const walked = crossingsByWalking(body, target, 0, 400);
        expect(found.length).toBe(walked.length);
        for (const [k, instant] of walked.entries())
          expect(Math.abs((found[k]?.jdTt ?? 0) - instant)).toBeLessThan(0.02);
        for (const { jdTt, motion } of found) {
          const missDeg = (body.longitudeDeg(jdTt) - target) / 360;
          const speed = body.speedDegPerDay(jdTt);
          expect(Math.abs(missDeg - Math.round(missDeg)) * 360).toBeLessThan(
            Math.abs(speed) * TENTH_OF_A_SECOND + 1e-9,
          );
          expect(motion).toBe(speed < 0 ? "retrograde" : "direct");
        }
      }),
      { numRuns: 60 },
    );
  });

  it("keeps several longitudes in the order of time, each once", () => {
    const sky = analyticEphemeris({ sun: steadyBody(350, 1) });
    const found = longitudeCrossings(sky, { body: "sun", longitudesDeg: [30, 0, 360, 355], window: windowOf(0, 50) });
    expect(found.map(({ angleDeg }) => angleDeg)).toEqual([355, 0, 30]);
    expect(found.map(({ jdTt }) => Math.round((jdTt - EPOCH) * 1e6) / 1e6)).toEqual([5, 10, 40]);
  });

  it("counts a crossing at the window's beginning and not one at its end", () => {
    const sky = analyticEphemeris({ sun: steadyBody(0, 1) });
    const at = (from: number, to: number) =>
      longitudeCrossings(sky, { body: "sun", longitudesDeg: [10], window: windowOf(from, to) }).length;
    expect([at(10, 20), at(0, 10), at(0, 10.001), at(11, 20), at(10, 10)]).toEqual([1, 0, 1, 0, 0]);
  });

  it("loses and doubles nothing where a window is cut in two, also inside a loop", () => {
    fc.assert(
      fc.property(
        loopingBody,
        days(1, 399),
        // Two longitudes closer than the search is sharp are passed at instants that have no order.
        fc.uniqueArray(days(0, 360), { minLength: 1, maxLength: 6, selector: (deg) => Math.round(deg * 100) }),
        (body, cut, longitudesDeg) => {
          fc.pre(longitudesDeg.every((a, i) => longitudesDeg.slice(i + 1).every((b) => Math.abs(a - b) > 1e-3)));
          fc.pre(clearOf(body, longitudesDeg, 0, cut, 400));
          const sky = analyticEphemeris({ mercury: body });
          const found = (from: number, to: number) =>
            longitudeCrossings(sky, { body: "mercury", longitudesDeg, window: windowOf(from, to) });
          const parts = [...found(0, cut), ...found(cut, 400)];
          const whole = found(0, 400);
          expect(parts.map(({ angleDeg }) => angleDeg)).toEqual(whole.map(({ angleDeg }) => angleDeg));
          for (const [k, { jdTt }] of whole.entries()) expect(parts[k]?.jdTt).toBeCloseTo(jdTt, 6);
        },
      ),
      { numRuns: 50 },
    );
  });

  it("searches up to the end of an implementation's range, where it has no answer any more", () => {
    const sky = analyticEphemeris({ sun: steadyBody(0, 1) }, EPOCH + 100);
    const found = longitudeCrossings(sky, { body: "sun", longitudesDeg: [99.9999], window: windowOf(50, 100) });
    expect(found).toHaveLength(1);
    expect(() => longitudeCrossings(sky, { body: "sun", longitudesDeg: [0], window: windowOf(50, 101) })).toThrow();
  });
});

describe("angleCrossings", () => {
  /** 10 + x³ - 3x degrees, x in units of ten days: stationary at x = -1 and x = 1, and 10 at -√3, 0 and √3. */
  const cubic: AngleTrack = {
    motion: { slowestDegPerDay: -0.31, fastestDegPerDay: 10, stepDays: 4 },
    at: (jdTt) => {
      const x = (jdTt - EPOCH) / 10;
      return { angleDeg: 10 + x ** 3 - 3 * x, speedDegPerDay: (3 * x ** 2 - 3) / 10 };
    },
  };

  it("finds the three roots of a cubic, and its two turns once each when they are touched", () => {
    const window = windowOf(-30, 30);
    const roots = angleCrossings(cubic, { anglesDeg: [10], window });
    const expected = [-Math.sqrt(3), 0, Math.sqrt(3)];
    expect(roots.map(({ motion }) => motion)).toEqual(["direct", "retrograde", "direct"]);
    for (const [k, x] of expected.entries())
      expect(Math.abs((roots[k]?.jdTt ?? 0) - EPOCH - 10 * x)).toBeLessThan(1e-7);
  });

  it("finds both crossings next to a turn down to a millionth of a degree, though the speed given is 20 s off", () => {
    const late: AngleTrack = {
      ...cubic,
      at: (jdTt) => ({ ...cubic.at(jdTt), speedDegPerDay: cubic.at(jdTt - 20 / 86400).speedDegPerDay }),
    };
    for (const belowTip of [1e-3, 1e-4, 1e-6, 1e-9]) {
      const found = angleCrossings(late, { anglesDeg: [12 - belowTip], window: windowOf(-15, -5) });
      expect(found).toHaveLength(2);
      for (const { jdTt } of found) expect(Math.abs(cubic.at(jdTt).angleDeg - 12 + belowTip)).toBeLessThan(1e-10);
    }
    expect(angleCrossings(late, { anglesDeg: [12 + 1e-9], window: windowOf(-15, -5) })).toEqual([]);
  });
});

describe("stations", () => {
  it("finds both ends of every loop, with the motion that begins", () => {
    fc.assert(
      fc.property(days(0, 116), days(1.15, 1.2), (phaseDays, swingDegPerDay) => {
        const body = swingingBody({ startDeg: 0, speedDegPerDay: 1 }, { swingDegPerDay, periodDays: 116, phaseDays });
        const found = stations(analyticEphemeris({ mercury: body }), { body: "mercury", window: windowOf(0, 348) });
        const half = (116 / (2 * Math.PI)) * Math.acos(-1 / swingDegPerDay);
        const expected = [-1, 0, 1, 2, 3, 4]
          .flatMap((k) => [phaseDays + 116 * k + half, phaseDays + 116 * (k + 1) - half])
          .filter((day) => day >= 0 && day < 348);
        expect(found.length).toBe(expected.length);
        for (const [k, { jdTt, becomes, longitudeDeg }] of found.entries()) {
          expect(Math.abs(jdTt - EPOCH - (expected[k] ?? 0))).toBeLessThan(TENTH_OF_A_SECOND);
          expect(becomes).toBe(body.speedDegPerDay(jdTt + 1) < 0 ? "retrograde" : "direct");
          expect(longitudeDeg).toBe(normalizeDeg(body.longitudeDeg(jdTt)));
        }
      }),
    );
  });

  it("has none for the bodies that never stand still, and asks the sky nothing for them", () => {
    const dark = analyticEphemeris({});
    for (const body of SKY_BODIES) {
      if (canTurn(bodyMotion(body))) continue;
      expect(stations(dark, { body, window: windowOf(0, 1e5) })).toEqual([]);
    }
  });
});

describe("exactAspects", () => {
  it("finds both sides of an angle, and conjunction and opposition once", () => {
    const sky = analyticEphemeris({ moon: steadyBody(0, 13), sun: steadyBody(10, 1) });
    const search = { bodies: ["moon", "sun"] as const, anglesDeg: [0, 60, 180], window: windowOf(0, 30) };
    const found = exactAspects(sky, search);
    expect(found.map(({ elongationDeg }) => elongationDeg)).toEqual([0, 60, 180, -60]);
    expect(found.map(({ angleDeg }) => angleDeg)).toEqual([0, 60, 180, 60]);
    for (const { jdTt, elongationDeg } of found) {
      expect(jdTt - EPOCH).toBeCloseTo((10 + normalizeDeg(elongationDeg)) / 12, 7);
    }
  });

  it("finds all three perfections where one body overtakes another, falls back and passes again", () => {
    fc.assert(
      fc.property(loopingBody, fc.constantFrom(0, 30, 45, 60, 90, 120, 150, 180), (body, angleDeg) => {
        const sun = steadyBody(100, 1);
        const sky = analyticEphemeris({ mercury: body, sun });
        const elongation: AnalyticBody = {
          longitudeDeg: (jdTt) => body.longitudeDeg(jdTt) - sun.longitudeDeg(jdTt),
          speedDegPerDay: (jdTt) => body.speedDegPerDay(jdTt) - 1,
        };
        const sides = angleDeg % 180 === 0 ? [angleDeg] : [angleDeg, -angleDeg];
        fc.pre(clearOf(elongation, sides, 0, 400));
        const walked = sides.flatMap((side) => crossingsByWalking(elongation, side, 0, 400)).sort((a, b) => a - b);
        const search = { bodies: ["mercury", "sun"] as const, anglesDeg: [angleDeg], window: windowOf(0, 400) };
        const found = exactAspects(sky, search);
        expect(found.length).toBe(walked.length);
        for (const [k, instant] of walked.entries())
          expect(Math.abs((found[k]?.jdTt ?? 0) - instant)).toBeLessThan(0.02);
      }),
      { numRuns: 60 },
    );
  });
});

describe("turnsOf an elongation", () => {
  it("finds where the distance from exact is least and greatest, for a pair that turns before it perfects", () => {
    const body = swingingBody(
      { startDeg: 0, speedDegPerDay: 1 },
      { swingDegPerDay: 0.15, periodDays: 116, phaseDays: 0 },
    );
    const sky = analyticEphemeris({ mercury: body, sun: steadyBody(10, 1) });
    const window = windowOf(0, 232);
    expect(exactAspects(sky, { bodies: ["mercury", "sun"], anglesDeg: [0], window })).toEqual([]);
    const track = elongationTrack(sky, "mercury", "sun");
    const found = turnsOf(track, window);
    const swingDeg = (0.15 * 116) / (2 * Math.PI);
    expect(found.map(({ becomes }) => becomes)).toEqual(["retrograde", "direct", "retrograde", "direct"]);
    for (const [k, { jdTt }] of found.entries()) {
      expect(Math.abs(jdTt - (EPOCH + 29 + 58 * k))).toBeLessThan(TENTH_OF_A_SECOND);
      expect(normalizeDeg(-track.at(jdTt).angleDeg)).toBeCloseTo(k % 2 === 0 ? 10 - swingDeg : 10 + swingDeg, 8);
    }
  });
});

describe("closestApproaches", () => {
  it("are the conjunctions of two bodies on parallel paths, the arc between them the difference in latitude", () => {
    const sky = analyticEphemeris({ venus: steadyBody(0, 1.2, 1.5), sun: steadyBody(12, 1) });
    const found = closestApproaches(sky, { bodies: ["venus", "sun"], window: windowOf(0, 1800) });
    expect(found).toHaveLength(1);
    expect(Math.abs((found[0]?.jdTt ?? 0) - EPOCH - 60)).toBeLessThan(TENTH_OF_A_SECOND);
    expect(found[0]?.arcDeg).toBeCloseTo(1.5, 10);
  });
});

describe("bodyMotion", () => {
  it("has bounds in order and a step for every body", () => {
    for (const body of SKY_BODIES) {
      const { slowestDegPerDay, fastestDegPerDay, stepDays } = bodyMotion(body);
      expect(slowestDegPerDay).toBeLessThan(fastestDegPerDay);
      expect(stepDays).toBeGreaterThan(0);
    }
  });
});
