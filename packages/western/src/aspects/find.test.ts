import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AspectMatch, aspectBetween } from "./find";
import { ASPECT_CODES, ASPECT_IDS, ASPECTS } from "./table";

const still = (longitudeDeg: number, speedDegPerDay = 0): { longitudeDeg: number; speedDegPerDay: number } => ({
  longitudeDeg,
  speedDegPerDay,
});
const between = (first: number, second: number): AspectMatch | undefined => aspectBetween(still(first), still(second));

/**
 * Angles of the majors: Ptolemy, Tetrabiblos I.13; the minors are 30° and 45° and what these leave of a half circle.
 * Orbs: docs/conventions.md, "Aspects".
 */
const PRINTED = [
  ["conjunction", 0, 10],
  ["opposition", 180, 10],
  ["trine", 120, 10],
  ["square", 90, 10],
  ["sextile", 60, 6],
  ["quincunx", 150, 3],
  ["semi-sextile", 30, 3],
  ["semi-square", 45, 3],
  ["sesquiquadrate", 135, 3],
] as const;

describe("aspectBetween", () => {
  test.each(PRINTED)("%s is exact at %d° and ends at its orb of %d°", (id, angleDeg, maxOrbDeg) => {
    expect(between(350, (350 + angleDeg) % 360)).toMatchObject({ aspect: id, orbDeg: 0, strength: 100 });
    const inward = angleDeg === 0 ? 1 : -1;
    expect(between(0, angleDeg + inward * maxOrbDeg)).toMatchObject({ aspect: id, strength: 0 });
    expect(between(0, angleDeg + inward * (maxOrbDeg + 0.0001))?.aspect).not.toBe(id);
  });

  test("a trine 2.5° from exact has strength 75, a conjunction 1.2° from exact 88", () => {
    expect(between(0, 122.5)?.strength).toBeCloseTo(75, 9);
    expect(between(10, 11.2)?.strength).toBeCloseTo(88, 9);
  });

  test("a pair makes the aspect that is closest relative to its orb", () => {
    // 146.9° would be a quincunx within 3.1° (too wide); 138.5° is sesquiquadrate beyond 3° and no trine within 10°.
    expect(between(0, 147)).toMatchObject({ aspect: "quincunx" });
    expect(between(0, 138.5)).toBeUndefined();
    // 129° lies 9° from the trine and 6° from the sesquiquadrate, whose orb is 3°.
    expect(between(0, 129)).toMatchObject({ aspect: "trine" });
  });

  test("is applying while the orb shrinks, separating while it grows, neither when exact", () => {
    const faster = (from: number): AspectMatch | undefined => aspectBetween(still(from, 13), still(100, 1));
    expect(faster(5)).toMatchObject({ aspect: "square", applying: true });
    expect(faster(14)).toMatchObject({ aspect: "square", applying: false });
    expect(faster(10)).toMatchObject({ aspect: "square", orbDeg: 0, applying: false });
  });

  test("a retrograde body applies from the other side", () => {
    expect(aspectBetween(still(12, -1), still(100, 0.1))).toMatchObject({ aspect: "square", applying: true });
    expect(aspectBetween(still(8, -1), still(100, 0.1))).toMatchObject({ aspect: "square", applying: false });
  });

  test("works across 0° Aries", () => {
    expect(aspectBetween(still(359, 1), still(2, 0))).toMatchObject({
      aspect: "conjunction",
      orbDeg: 3,
      applying: true,
    });
  });

  test("does not depend on the order of the two points, nor on turning the zodiac", () => {
    const degrees = fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => millionths / 1_000_000);
    const speed = fc.double({ min: -1, max: 13, noNaN: true });
    fc.assert(
      fc.property(degrees, degrees, speed, speed, (a, b, u, v) => {
        const there = aspectBetween(still(a, u), still(b, v));
        const back = aspectBetween(still(b, v), still(a, u));
        expect(back?.aspect).toBe(there?.aspect);
        expect(back?.orbDeg).toBe(there?.orbDeg);
        if (there !== undefined && there.orbDeg > 1e-9) expect(back?.applying).toBe(there.applying);
      }),
    );
  });
});

test("the table has these nine aspects, majors first", () => {
  expect(ASPECT_IDS.map((id) => [id, ASPECTS[id].angleDeg, ASPECTS[id].maxOrbDeg])).toEqual(PRINTED);
});

test("trine and sextile are harmonious, the square and its kin challenging, the others neutral", () => {
  const ofNature = (nature: string): readonly string[] => ASPECT_IDS.filter((id) => ASPECTS[id].nature === nature);
  expect(ofNature("harmonious")).toEqual(["trine", "sextile"]);
  expect(ofNature("challenging")).toEqual(["opposition", "square", "semi-square", "sesquiquadrate"]);
  expect(ofNature("neutral")).toEqual(["conjunction", "quincunx", "semi-sextile"]);
});

test("the wire codes are the table's, in its order", () => {
  expect(ASPECT_IDS.map((id) => ASPECTS[id].code)).toEqual(ASPECT_CODES);
});
