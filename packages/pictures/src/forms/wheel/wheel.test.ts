import { at } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { long } from "../../../../../suites/strength";
import type { Figure } from "../../figure";
import { GLYPH_NAMES } from "../../glyphs/glyph";
import { polar, turn } from "../../layout/polar";
import type { Shape } from "../../shape";
import { flawsOf } from "../../testing/flaws";
import { bodyHalfDeg } from "./bands";
import { ringOf } from "./crowding";
import { WHEEL_ASPECTS, type WheelAspect, type WheelBody, type WheelData } from "./data";
import { wheelSize } from "./size";
import { wheel } from "./wheel";

/** Evenly spread: half of all doubles would be within a hair of Aries. */
const longitude = fc.integer({ min: 0, max: 35_999 }).map((hundredths) => hundredths / 100);

function body(longitudeDeg: number, index0: number, isRetrograde = false): WheelBody {
  return {
    id: `b${index0}`,
    label: `b${index0}`,
    longitudeDeg,
    isRetrograde,
    mark: at(GLYPH_NAMES, index0 % GLYPH_NAMES.length),
  };
}

/** Cusps whose houses have these shares of the circle. */
function cusps(first: number, shares: readonly number[]): readonly number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  let before = 0;
  return shares.map((share) => {
    const cusp = turn(first + (360 * before) / sum);
    before += share;
    return cusp;
  });
}

const chart = fc
  .record({
    longitudes: fc.array(longitude, { minLength: 1, maxLength: 16, size: "max" }),
    turned: fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
    ascendantDeg: longitude,
    midheavenDeg: longitude,
    shares: fc.array(fc.integer({ min: 2, max: 60 }), { minLength: 12, maxLength: 12 }),
    aspects: fc.array(fc.tuple(fc.nat(15), fc.nat(15), fc.constantFrom(...WHEEL_ASPECTS)), {
      maxLength: 20,
      size: "max",
    }),
  })
  .map(({ longitudes, turned, shares, aspects, ...angles }): WheelData => {
    const bodies = longitudes.map((at0, index0) => body(at0, index0, turned[index0] ?? false));
    const named = aspects.map(
      ([one, other, aspect]): WheelAspect => ({ between: [`b${one}`, `b${other}`], aspect, label: aspect }),
    );
    return { ...angles, bodies, cuspsDeg: cusps(angles.ascendantDeg, shares), aspects: named };
  });

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Every shape inside, with the names of groups. */
function all(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((one) => [one, ...all(one.children ?? [])]);
}

/** Shapes by their `data-name`. */
function byName(figure: Figure): ReadonlyMap<unknown, readonly Shape[]> {
  const found = new Map<unknown, Shape[]>();
  for (const one of all(figure.shapes)) {
    const name = one.attributes["data-name"];
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), one]);
  }
  return found;
}

function named(figure: Figure, name: string): readonly Shape[] {
  return byName(figure).get(name) ?? [];
}

function points(d: unknown): readonly Point[] {
  return [...String(d).matchAll(/[ML](-?[\d.]+)[ ]?(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

function leader(group: Shape): readonly Point[] {
  return points(group.children?.find(({ tag }) => tag === "path")?.attributes["d"]);
}

/** The longitude drawn at a point, with the Ascendant at the left. */
function seenAt({ x, y }: Point): number {
  return turn((Math.atan2(-y, x) * 180) / Math.PI);
}

function crosses([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < -1e-6 && side(c, d, a) * side(c, d, b) < -1e-6;
}

function segments(line: readonly Point[]): readonly (readonly [Point, Point])[] {
  return line.slice(1).map((point, before0) => [at(line, before0), point] as const);
}

function crossings(lines: readonly (readonly Point[])[]): number {
  const cut = lines.map(segments);
  return cut.reduce(
    (sum, one, index0) =>
      sum + cut.slice(index0 + 1).filter((other) => one.some((a) => other.some((b) => crosses(a, b)))).length,
    0,
  );
}

/** Properties of every wheel, whatever its contents. */
function expectSound(data: WheelData): void {
  const figure = wheel(data);
  const shapes = byName(figure);
  const groups = data.bodies.map(({ id }) => shapes.get(id) ?? []);
  expect(groups.map((found) => found.length)).toEqual(data.bodies.map(() => 1));
  expect(flawsOf(figure)).toEqual([]);
  const leaders = groups.map(([group]) => leader(group ?? { tag: "g", attributes: {} }));
  leaders.forEach((line, index0) => {
    const due = turn(180 + at(data.bodies, index0).longitudeDeg - (data.ascendantDeg ?? 0));
    const off = Math.abs(turn(seenAt(at(line, 0)) - due + 180) - 180);
    expect(off).toBeLessThan(0.05);
  });
  expect(crossings(leaders)).toBe(0);
}

describe("a wheel of any chart", () => {
  test("has every body once, its leader from the true degree, no text over another, no leader over another", () => {
    fc.assert(
      fc.property(chart, (data) => {
        expectSound(data);
      }),
      { numRuns: long(120, 500) },
    );
  });

  test("keeps a body on its side of every fixed cusp", () => {
    fc.assert(
      fc.property(chart, (data) => {
        const figure = wheel(data);
        const shapes = byName(figure);
        const lines = (data.cuspsDeg ?? []).map((_, house0) =>
          points(at(shapes.get(`cusp-${house0 + 1}`) ?? [], 0).attributes["d"]),
        );
        // A body on a cusp shares the beginning of its line.
        const isOnCusp = (deg: number): boolean =>
          (data.cuspsDeg ?? []).some((cusp) => Math.abs(turn(deg - cusp + 180) - 180) < 1e-6);
        const leaders = data.bodies
          .filter(({ longitudeDeg }) => !isOnCusp(longitudeDeg))
          .map(({ id }) => leader(at(shapes.get(id) ?? [], 0)));
        expect(leaders.filter((one) => lines.some((line) => crossings([one, line]) > 0))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

const quadrants = {
  ascendantDeg: 15,
  midheavenDeg: 280,
  cuspsDeg: cusps(15, [25, 28, 35, 33, 30, 27, 25, 28, 35, 33, 30, 31]),
};

describe("the bodies of any ring", () => {
  test("are apart in their lanes, in their order, clear of every line", () => {
    const longitudes = fc.array(longitude, { minLength: 1, maxLength: 23 });
    fc.assert(
      fc.property(longitudes, fc.array(longitude, { maxLength: 16 }), (bodiesDeg, linesDeg) => {
        const ring = ringOf({ inner: 193, size: wheelSize(1) }, bodiesDeg, linesDeg);
        const half = bodyHalfDeg(ring.band);
        const apart = (one: number, other: number): number => Math.abs(turn(one - other + 180) - 180);
        ring.bodiesDeg.forEach((placed, index0) => {
          ring.bodiesDeg.slice(index0 + 1).forEach((other, after0) => {
            if (at(ring.lanes0, index0) !== at(ring.lanes0, index0 + 1 + after0)) return;
            if (apart(placed, other) < 2 * half - 1e-6) throw new Error("two bodies of a lane meet");
          });
          if (ring.linesDeg.some((line) => apart(placed, line) < half)) throw new Error("a line runs through a body");
        });
        expect(ring.bodiesDeg).toHaveLength(bodiesDeg.length);
      }),
      { numRuns: long(300, 4000) },
    );
  });
});

describe("charts that crowd", () => {
  test("23 bodies within 10°", () => {
    const bodies = Array.from({ length: 23 }, (_, index0) => body(110 + index0 * 0.43, index0, index0 % 3 === 0));
    expectSound({ ...quadrants, bodies });
    expectSound({ bodies });
  });

  test("1962-02-05: seven bodies within 17° of Aquarius, two of them within 18′", () => {
    // Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn at the eclipse of 00:10 UT.
    const bodies = [315.7, 315.7, 317.1, 316.9, 302.4, 318.6, 303.8].map((place, index0) => body(place, index0));
    expectSound({ ...quadrants, bodies });
    expectSound({
      bodies,
      ascendantDeg: 168.8,
      midheavenDeg: 75,
      cuspsDeg: cusps(150, new Array<number>(12).fill(30)),
    });
  });

  test("houses of 2° with bodies in them", () => {
    const shares = [2, 2, 2, 58, 58, 58, 2, 2, 2, 58, 58, 58];
    const bodies = [0.5, 2.5, 4.5, 4.6, 5.5, 180.2, 182.7].map((place, index0) => body(place, index0, true));
    expectSound({ bodies, ascendantDeg: 0, midheavenDeg: 186, cuspsDeg: cusps(0, shares) });
  });

  test("a bi-wheel of two full charts", () => {
    const ring = (start: number): readonly WheelBody[] =>
      Array.from({ length: 14 }, (_, index0) => ({
        ...body(start + index0 * 3, index0, true),
        id: `r${start}-${index0}`,
      }));
    expect(flawsOf(wheel({ ...quadrants, bodies: ring(20), outer: ring(300) }))).toEqual([]);
  });
});

describe("the scale of degrees", () => {
  test("has a stroke at each of the 360, within 0.05° of its place", () => {
    const figure = wheel({ ...quadrants, bodies: [] });
    const ticks = named(figure, "ticks");
    const seen = ticks.map(({ attributes }) => {
      const radius = Number(/^M(\S+) 0A/.exec(String(attributes["d"]))?.[1]);
      const [dash = 0, gap = 0] = String(attributes["stroke-dasharray"]).split(" ").map(Number);
      const strokes = Math.round((2 * Math.PI * radius) / (dash + gap));
      expect(Number(attributes["stroke-dashoffset"])).toBeCloseTo(dash / 2, 6);
      const turned = -Number(/^rotate\((\S+)\)$/.exec(String(attributes["transform"]))?.[1]);
      const off = Array.from({ length: strokes }, (_, stroke0) => {
        // The circle runs clockwise, and so do its dashes.
        const angle = turned - ((stroke0 * (dash + gap)) / radius / Math.PI) * 180;
        return Math.abs(turn(angle - (180 - (360 / strokes) * stroke0 - 15) + 180) - 180);
      });
      expect(Math.max(...off)).toBeLessThan(0.05);
      return [strokes, Number(attributes["stroke-width"])];
    });
    expect(seen).toEqual([
      [360, 4],
      [72, 7],
      [36, 10],
    ]);
  });
});

describe("the contents of a chart", () => {
  const bodies = [body(10, 0), body(100, 1), body(11, 2)];

  test("Ascendant and Midheaven are in every house system, the Ascendant at the left, signs counter-clockwise", () => {
    const whole = { ascendantDeg: 42.5, midheavenDeg: 310, cuspsDeg: cusps(30, new Array<number>(12).fill(30)) };
    for (const houses of [quadrants, whole]) {
      const figure = wheel({ ...houses, bodies });
      for (const angle of ["AC", "MC", "DC", "IC"]) expect(named(figure, `at-${angle}`)).toHaveLength(1);
      const line = all(figure.shapes).find(({ attributes }) => attributes["data-at"] === houses.ascendantDeg);
      expect(seenAt(at(points(line?.attributes["d"]), 0))).toBeCloseTo(180, 1);
    }
  });

  test("conjunctions are drawn, and aspects of missing bodies are not", () => {
    const aspects: readonly WheelAspect[] = [
      { between: ["b0", "b2"], aspect: "conjunction", label: "" },
      { between: ["b0", "nobody"], aspect: "trine", label: "" },
    ];
    const figure = wheel({ ...quadrants, bodies, aspects });
    expect(named(figure, "b0 conjunction b2")).toHaveLength(1);
    expect(named(figure, "b0 trine nobody")).toHaveLength(0);
  });

  test("conjunctions that share a body have different depths, so that their ends do not look joined", () => {
    const aspects = [
      ["b0", "b1"],
      ["b1", "b2"],
      ["b2", "b3"],
      ["b0", "b3"],
    ].map(([one = "", other = ""]): WheelAspect => ({ between: [one, other], aspect: "conjunction", label: "" }));
    const figure = wheel({
      ...quadrants,
      bodies: [10, 15, 21, 22].map((place, index0) => body(place, index0)),
      aspects,
    });
    const clasps = aspects.map(({ between }) => at(named(figure, between.join(" conjunction ")), 0));
    const depths = clasps.map(({ children = [] }) => {
      const d = String(children[0]?.attributes["d"]);
      expect(children[1]?.attributes["transform"]).toBeDefined();
      const [rim, ...inside] = points(d.replace(/A.* 0 0 0 /, "L"));
      const radii = [rim, ...inside].map((point) => Math.hypot(point?.x ?? 0, point?.y ?? 0));
      return [Math.min(...radii), Math.max(...radii)] as const;
    });
    const apart = ([, end]: readonly [number, number], [start]: readonly [number, number]): boolean => end < start;
    // Only the first and the third have nothing between them in common.
    depths.forEach((one, index0) => {
      depths.slice(index0 + 1).forEach((other, after0) => {
        if (index0 === 0 && after0 === 1) return;
        expect(apart(one, other) || apart(other, one)).toBe(true);
      });
    });
  });

  test("every line has its sign, and no sign lies on another", () => {
    fc.assert(
      fc.property(chart, (data) => {
        const places = new Map(data.bodies.map(({ id, longitudeDeg }) => [id, longitudeDeg]));
        const between = ([one, other]: WheelAspect["between"]): number =>
          Math.abs(turn((places.get(one) ?? 0) - (places.get(other) ?? 0) + 180) - 180);
        const aspects = data.aspects?.filter((one) => between(one.between) > 25);
        const joints = all(wheel({ ...data, aspects }).shapes).filter(({ attributes }) =>
          / (?!conjunction)[a-z-]+ b\d+$/.test(String(attributes["data-name"])),
        );
        const signs = joints.map(({ children = [] }) => {
          expect(children).toHaveLength(2);
          const [, x, y, scale] = /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(
            String(children[1]?.attributes["transform"]),
          ) ?? ["", "", "", ""];
          return { x: Number(x), y: Number(y), size: 24 * Number(scale) };
        });
        signs.forEach((one, index0) => {
          signs.slice(index0 + 1).forEach((other) => {
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan((one.size + other.size) / 2);
          });
        });
      }),
      { numRuns: 200 },
    );
  });

  test("ends of a bi-wheel's contacts show the ring: a dot inside, an open ring on the rim, side by side on one degree", () => {
    const outer = [{ ...body(10, 7), id: "out" }];
    const aspects: readonly WheelAspect[] = [{ between: ["b1", "out"], aspect: "square", label: "" }];
    const both: readonly WheelAspect[] = [...aspects, { between: ["b0", "out"], aspect: "conjunction", label: "" }];
    const figure = wheel({ ...quadrants, bodies, outer, aspects: both });
    const ends = all(figure.shapes).filter(({ tag, attributes }) => tag === "circle" && Number(attributes["r"]) < 5);
    const told = ends.map(({ attributes }) => ({
      isOpen: attributes["stroke"] !== undefined,
      radius: Math.hypot(Number(attributes["cx"]), Number(attributes["cy"])),
    }));
    expect(told.filter(({ isOpen }) => isOpen)).toHaveLength(1);
    expect(told.filter(({ isOpen }) => !isOpen)).toHaveLength(2);
    const rim = Math.max(...told.map(({ radius }) => radius));
    for (const { isOpen, radius } of told) expect(rim - radius > 5).toBe(!isOpen);
  });

  test("minutes are cut off, so that no sign has a thirtieth degree", () => {
    const texts = all(wheel({ bodies: [body(29.999, 0)] }).shapes).map(({ text }) => text);
    expect(texts).toContain("29°");
    expect(texts).toContain("59′");
  });

  test("degrees are measured where the eye looks for them", () => {
    expect(polar(10, 90)).toEqual({ x: expect.closeTo(0, 9), y: -10 });
  });
});
