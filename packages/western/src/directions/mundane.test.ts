import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arcsToPlace, circumpolarOf, mundanePlaceDeg, type TurningSphere } from "./mundane";
import { equatorialOf } from "./points";

const RAD = Math.PI / 180;
type Vector = readonly [x: number, y: number, z: number];
type Place = { readonly rightAscensionDeg: number; readonly declinationDeg: number };

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** A direction in the frame of the place: to the meridian's point of the equator, to the east, to the celestial pole. */
function vectorOf({ rightAscensionDeg, declinationDeg }: Place, { armcDeg }: TurningSphere): Vector {
  const [hour, declination] = [(armcDeg - rightAscensionDeg) * RAD, declinationDeg * RAD];
  return [Math.cos(declination) * Math.cos(hour), -Math.cos(declination) * Math.sin(hour), Math.sin(declination)];
}

/** The same after the sky has turned by an arc about the pole, from east to west. */
function turned([x, y, z]: Vector, arcDeg: number): Vector {
  const [cos, sin] = [Math.cos(arcDeg * RAD), Math.sin(arcDeg * RAD)];
  return [x * cos + y * sin, y * cos - x * sin, z];
}

const zenithOf = ({ latitudeDeg }: TurningSphere): Vector => [
  Math.cos(latitudeDeg * RAD),
  0,
  Math.sin(latitudeDeg * RAD),
];
const northOf = ({ latitudeDeg }: TurningSphere): Vector => [
  -Math.sin(latitudeDeg * RAD),
  0,
  Math.cos(latitudeDeg * RAD),
];

/** The arc by which the sky turns, up to a whole turn, until a function of the turned place changes from one sign to the other. */
function turnUntil(place: Vector, value: (at: Vector) => number, rises: boolean): number {
  const at = (arc: number): number => value(turned(place, arc)) * (rises ? 1 : -1);
  let from = 0;
  for (let arc = 1; arc <= 361; arc += 1) {
    if (at(arc - 1) < 0 && at(arc) >= 0) {
      from = arc - 1;
      break;
    }
  }
  let to = from + 1;
  for (let step = 0; step < 60; step += 1) {
    const middle = (from + to) / 2;
    if (at(middle) < 0) from = middle;
    else to = middle;
  }
  return to;
}

/**
 * The part of its semi-arc that a place has gone, without a formula of semi-arcs: the sky is turned until it is on the
 * meridian and on the horizon, and these turns are compared.
 */
function partOfSemiArc(place: Vector, sphere: TurningSphere): readonly [side: "above" | "below", part: number] {
  const height = (at: Vector): number => dot(at, zenithOf(sphere));
  const isAbove = height(place) > 0;
  const toHorizon = turnUntil(place, height, !isAbove);
  const fromHorizon = 360 - turnUntil(place, height, isAbove);
  return [isAbove ? "above" : "below", fromHorizon / (fromHorizon + toHorizon)];
}

/** The angle of the half plane through the horizon's north and south points, from the zenith's one. */
function halfPlaneDeg(place: Vector, sphere: TurningSphere): number {
  const north = northOf(sphere);
  const [up, west] = [dot(place, zenithOf(sphere)), dot(place, cross(north, zenithOf(sphere)))];
  return Math.atan2(west, up) / RAD;
}

const births = fc.record({
  armcDeg: fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true }),
  latitudeDeg: fc.double({ min: -60, max: 60, noNaN: true }),
});
const places = fc.record({
  rightAscensionDeg: fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true }),
  declinationDeg: fc.double({ min: -28, max: 28, noNaN: true }),
});
const RUNS = { numRuns: 400, seed: 1657 };

describe("a promissor that is turned by its arc", () => {
  test("has gone the part of its own semi-arc that the significator has gone, by Placidus", () => {
    fc.assert(
      fc.property(births, places, places, (sphere, promissor, significator) => {
        const placeDeg = mundanePlaceDeg("placidus", significator, sphere) ?? Number.NaN;
        const [arc = Number.NaN, ...others] = arcsToPlace("placidus", promissor, { sphere, placeDeg });
        expect(others).toEqual([]);
        const wanted = partOfSemiArc(vectorOf(significator, sphere), sphere);
        const [side, part] = partOfSemiArc(turned(vectorOf(promissor, sphere), arc), sphere);
        // on the horizon itself either side is right: 0 of the one is 1 of the other
        if (Math.min(wanted[1], 1 - wanted[1]) < 1e-9) return;
        expect(side).toBe(wanted[0]);
        expect(Math.abs(part - wanted[1])).toBeLessThan(1e-8);
      }),
      RUNS,
    );
  });

  test("is on the significator's circle of position, by Regiomontanus", () => {
    fc.assert(
      fc.property(births, places, places, (sphere, promissor, significator) => {
        const placeDeg = mundanePlaceDeg("regiomontanus", significator, sphere) ?? Number.NaN;
        const [arc = Number.NaN, ...others] = arcsToPlace("regiomontanus", promissor, { sphere, placeDeg });
        expect(others).toEqual([]);
        const wanted = halfPlaneDeg(vectorOf(significator, sphere), sphere);
        const found = halfPlaneDeg(turned(vectorOf(promissor, sphere), arc), sphere);
        expect(Math.abs(((found - wanted + 540) % 360) - 180)).toBeLessThan(1e-6);
      }),
      RUNS,
    );
  });
});

describe("mundane aspects", () => {
  test("of Placidus are whole parts of quadrants: a square keeps the part and changes the quadrant", () => {
    fc.assert(
      fc.property(births, places, places, (sphere, promissor, significator) => {
        const from = mundanePlaceDeg("placidus", significator, sphere) ?? Number.NaN;
        for (const quadrants of [1, 2, 3]) {
          const placeDeg = (from + 90 * quadrants) % 360;
          const [arc = Number.NaN] = arcsToPlace("placidus", promissor, { sphere, placeDeg });
          const at = turned(vectorOf(promissor, sphere), arc);
          const quarter = (vector: Vector): number => {
            const [side, part] = partOfSemiArc(vector, sphere);
            return (side === "above" ? 0 : 2) + 2 * part;
          };
          const gone = quarter(vectorOf(significator, sphere)) - quarter(at) - quadrants;
          expect(Math.abs(gone - 4 * Math.round(gone / 4))).toBeLessThan(1e-7);
        }
      }),
      { ...RUNS, numRuns: 100 },
    );
  });
});

describe("Ptolemy's example", () => {
  // Tetrabiblos III.10, in Ashmand's translation (1822) pp. 96-98: the first point of Gemini comes to that of Aries in
  // the latitude of Lower Egypt, 30°22', in 46 times at the Ascendant, 58 at the Midheaven, 70 at the Descendant, and 64
  // three temporal hours past the Midheaven. Ashmand's notes give 45°05', 57°44' and 70°23' by the tables of the Almagest.
  const obliquityDeg = 23 + 51 / 60 + 20 / 3600;
  const [aries, gemini] = [0, 60].map((longitudeDeg) => equatorialOf({ longitudeDeg, latitudeDeg: 0 }, obliquityDeg));

  test.each([
    ["the Ascendant", -90, 45 + 5 / 60, 46],
    ["the Midheaven", 0, 57 + 44 / 60, 58],
    ["the Descendant", 90, 70 + 23 / 60, 70],
    ["three temporal hours past the Midheaven", 45, 64, 64],
  ])("from %s", (_, hourAngleDeg, byTables, printed) => {
    if (aries === undefined || gemini === undefined) throw new Error("no points");
    const sphere = { armcDeg: (hourAngleDeg + 360) % 360, latitudeDeg: 30 + 22 / 60 };
    const placeDeg = mundanePlaceDeg("placidus", aries, sphere) ?? Number.NaN;
    const [arc = Number.NaN] = arcsToPlace("placidus", gemini, { sphere, placeDeg });
    expect(Math.abs(arc - byTables)).toBeLessThan(0.1);
    expect(Math.abs(arc - printed)).toBeLessThan(1);
  });
});

describe("a point that neither rises nor sets", () => {
  const sphere = { armcDeg: 100, latitudeDeg: 70 };
  const [up, down] = [
    { rightAscensionDeg: 130, declinationDeg: 23 },
    { rightAscensionDeg: 130, declinationDeg: -23 },
  ];
  const rising = { rightAscensionDeg: 200, declinationDeg: 5 };

  test("is named, in both hemispheres", () => {
    expect(circumpolarOf(23, 70)).toBe("never-sets");
    expect(circumpolarOf(-23, 70)).toBe("never-rises");
    expect(circumpolarOf(23, -70)).toBe("never-rises");
    expect(circumpolarOf(19.9, 70)).toBeUndefined();
  });

  test("comes to the meridian alone by Placidus, at the difference of right ascension", () => {
    for (const point of [up, down]) {
      expect(mundanePlaceDeg("placidus", point, sphere)).toBeUndefined();
      expect(arcsToPlace("placidus", point, { sphere, placeDeg: 270 })).toEqual([30]);
      expect(arcsToPlace("placidus", point, { sphere, placeDeg: 90 })).toEqual([210]);
      for (const placeDeg of [0, 45, 180, 269])
        expect(arcsToPlace("placidus", point, { sphere, placeDeg })).toEqual([]);
    }
    expect(arcsToPlace("placidus", rising, { sphere, placeDeg: 0 })).toHaveLength(1);
  });

  test("crosses a circle of position twice or never by Regiomontanus", () => {
    // that which meets the equator ten degrees west of the meridian
    const equator = { rightAscensionDeg: 90, declinationDeg: 0 };
    const wanted = halfPlaneDeg(vectorOf(equator, sphere), sphere);
    const arcs = arcsToPlace("regiomontanus", up, { sphere, placeDeg: 260 });
    expect(arcs).toHaveLength(2);
    for (const arc of arcs) {
      expect(halfPlaneDeg(turned(vectorOf(up, sphere), arc), sphere)).toBeCloseTo(wanted, 9);
    }
    expect(arcsToPlace("regiomontanus", up, { sphere, placeDeg: 0 })).toEqual([]);
  });
});
