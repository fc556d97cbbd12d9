import { polygonArea, polygonCentroid, polygonContains } from "d3-polygon";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { flawOf } from "./flaws";
import {
  areaOf,
  boundsOf,
  centroidOf,
  contains,
  distanceBetween,
  isCounterclockwise,
  nearestOn,
  type Outline,
  outwardBearingDeg,
  segmentsOf,
  sizeOf,
} from "./polygon";

const pairs = (outline: Outline): [number, number][] => outline.map(({ x, y }) => [x, y]);

/** Corners around a middle at rising angles and free distances: simple, mostly concave, either way round. */
const starOutline: fc.Arbitrary<Outline> = fc
  .record({
    radii: fc.array(fc.integer({ min: 5, max: 100 }), { minLength: 3, maxLength: 16 }),
    clockwise: fc.boolean(),
    x: fc.integer({ min: -1000, max: 1000 }),
    y: fc.integer({ min: -1000, max: 1000 }),
  })
  .map(({ radii, clockwise, x, y }) => {
    const corners = radii.map((radius, index0) => {
      const angle = (2 * Math.PI * index0) / radii.length;
      return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
    });
    return clockwise ? corners.reverse() : corners;
  });

const L_SHAPE: Outline = [
  { x: 0, y: 0 },
  { x: 14, y: 0 },
  { x: 14, y: 9 },
  { x: 8, y: 9 },
  { x: 8, y: 16 },
  { x: 0, y: 16 },
];

describe("area and center of an outline", () => {
  test("agree with d3-polygon on outlines of 3 to 16 corners in either winding", () => {
    fc.assert(
      fc.property(starOutline, (outline) => {
        const scale = sizeOf(boundsOf(outline));
        expect(Math.abs(areaOf(outline) - Math.abs(polygonArea(pairs(outline)))) / scale ** 2).toBeLessThan(1e-9);
        const [x, y] = polygonCentroid(pairs(outline));
        const center = centroidOf(outline);
        expect(Math.hypot(center.x - x, center.y - y) / scale).toBeLessThan(1e-7);
      }),
      { numRuns: 500 },
    );
  });

  test("are those of the two rectangles of an L", () => {
    expect(areaOf(L_SHAPE)).toBe(182);
    expect(centroidOf(L_SHAPE).x).toBeCloseTo((126 * 7 + 56 * 4) / 182, 12);
    expect(centroidOf(L_SHAPE).y).toBeCloseTo((126 * 4.5 + 56 * 12.5) / 182, 12);
  });

  test("lose nothing ten million feet from the origin", () => {
    const far = L_SHAPE.map(({ x, y }) => ({ x: x + 1e7, y: y - 1e7 }));
    expect(areaOf(far)).toBe(182);
    expect(centroidOf(far).x - 1e7).toBeCloseTo(centroidOf(L_SHAPE).x, 7);
  });
});

describe("whether a place lies inside", () => {
  test("is said as d3-polygon says it, off the outline itself", () => {
    fc.assert(
      fc.property(starOutline, fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 999 }), (outline, a, b) => {
        const { west, east, south, north } = boundsOf(outline);
        const point = {
          x: west + ((a + 0.5003) / 1000) * (east - west),
          y: south + ((b + 0.5007) / 1000) * (north - south),
        };
        expect(contains(outline, point)).toBe(polygonContains(pairs(outline), [point.x, point.y]));
      }),
      { numRuns: 500 },
    );
  });

  test("includes the outline, and leaves the notch of an L out", () => {
    expect(contains(L_SHAPE, { x: 8, y: 12 })).toBe(true);
    expect(contains(L_SHAPE, { x: 14, y: 9 })).toBe(true);
    expect(contains(L_SHAPE, { x: 8.001, y: 12 })).toBe(false);
  });
});

test("the nearest point of a side is no farther than any other of it", () => {
  const coordinate = fc.integer({ min: -100, max: 100 });
  const place = fc.record({ x: coordinate, y: coordinate });
  fc.assert(
    fc.property(place, place, place, (from, to, sent) => {
      fc.pre(distanceBetween(from, to) > 0);
      const least = distanceBetween(sent, nearestOn({ from, to }, sent));
      for (let step = 0; step <= 20; step++) {
        const part = step / 20;
        const other = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
        expect(least).toBeLessThanOrEqual(distanceBetween(sent, other) + 1e-9);
      }
    }),
  );
});

test("a side looks outward in either winding", () => {
  const square = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ];
  const bearings = (outline: Outline): number[] =>
    segmentsOf(outline).map((side) => outwardBearingDeg(side, isCounterclockwise(outline)));
  expect(bearings(square)).toEqual([180, 90, 0, 270]);
  expect(bearings(square.toReversed())).toEqual([0, 90, 180, 270]);
});

describe("an outline that bounds no ground", () => {
  test("is not one around a middle, of any shape", () => {
    fc.assert(
      fc.property(starOutline, (outline) => {
        expect(flawOf(outline)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
    expect(flawOf(L_SHAPE)).toBeUndefined();
  });

  test("is refused by name where it crosses itself, with the sides that meet", () => {
    const bow = [
      { x: 0, y: 0 },
      { x: 10, y: 10 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
    ];
    expect(flawOf(bow)).toBe(
      "It crosses itself: the side from corner 1 to 2 meets the side from corner 3 to 4. Send the corners in the order in which one walks around.",
    );
  });

  test("is found whenever two far corners of a convex outline change places", () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 16 }), fc.nat(), fc.nat(), (count, a, b) => {
        const first = a % count;
        const second = (first + 2 + (b % (count - 3))) % count;
        const corners = Array.from({ length: count }, (_, index0) => ({
          x: 50 * Math.cos((2 * Math.PI * index0) / count),
          y: 50 * Math.sin((2 * Math.PI * index0) / count),
        }));
        const swapped = corners.map((corner, index0) =>
          index0 === first ? corners[second] : index0 === second ? corners[first] : corner,
        );
        expect(flawOf(swapped.filter((corner) => corner !== undefined))).toMatch(/^It crosses itself/);
      }),
    );
  });

  test.each([
    [
      "a corner that touches a far side",
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [5, 0],
        [0, 10],
      ],
      /^It crosses itself/,
    ],
    [
      "a side that runs back over the one before",
      [
        [0, 0],
        [10, 0],
        [4, 0],
        [4, 8],
      ],
      /^It crosses itself/,
    ],
    [
      "a closing corner",
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 0],
      ],
      /^Corner 4 repeats corner 1/,
    ],
    [
      "a corner sent twice",
      [
        [0, 0],
        [10, 0],
        [10, 0],
        [0, 10],
      ],
      /^Corners 2 and 3 are the same point/,
    ],
    [
      "three corners on a line",
      [
        [0, 0],
        [5, 5],
        [10, 10],
      ],
      /encloses no ground/,
    ],
    [
      "one point thrice",
      [
        [3, 3],
        [3, 3],
        [3, 3],
      ],
      /same point/,
    ],
    [
      "corners beyond measure",
      [
        [0, 0],
        [1e308, 0],
        [1e308, 1e308],
      ],
      /too far apart/,
    ],
  ] as const)("%s", (_, corners, message) => {
    expect(flawOf(corners.map(([x, y]) => ({ x, y })))).toMatch(message);
  });
});
