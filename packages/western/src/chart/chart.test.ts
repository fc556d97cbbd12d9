import type { BodyId } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import type { AspectId } from "../aspects/table";
import { axisOnce, type ChartAspect } from "./aspects";
import { balanceOf } from "./balance";
import { partOfFortuneDeg, sectOf } from "./sect";

describe("Part of Fortune", () => {
  test("swaps Sun and Moon by night", () => {
    const points = { ascendantDeg: 318.0518, sunDeg: 132.5479, moonDeg: 63.3574 };
    expect(partOfFortuneDeg({ ...points, sect: "night" })).toBeCloseTo(27.2423, 4);
    expect(partOfFortuneDeg({ ...points, sect: "day" })).toBeCloseTo(248.8613, 4);
  });
  test("sect turns with the Sun's house", () => {
    expect([6, 7, 12, 1].map(sectOf)).toEqual(["night", "day", "day", "night"]);
  });
});

describe("balance", () => {
  const at = (
    id: "sun" | "moon" | "mars" | "chiron",
    longitudeDeg: number,
  ): Parameters<typeof balanceOf>[0][number] => ({
    id,
    longitudeDeg,
    latitudeDeg: 0,
    speedDegPerDay: 1,
  });
  test("counts Sun to Pluto only, and a tie goes to the first of the order", () => {
    const balance = balanceOf([at("sun", 35), at("moon", 5), at("chiron", 36)]);
    expect(balance.elements).toEqual({ fire: 1, earth: 1, air: 0, water: 0 });
    expect(balance.dominantElement).toBe("fire");
    expect(balance.dominantModality).toBe("cardinal");
  });
});

describe("the lunar axis", () => {
  const of = (first: BodyId, second: BodyId, aspect: AspectId): ChartAspect => ({
    first,
    second,
    aspect,
    orbDeg: 1,
    applying: true,
    strength: 50,
  });

  test("is counted once with each body: by a conjunction, else by what the North Node makes", () => {
    const square = of("sun", "north-node", "square");
    const opposition = of("moon", "north-node", "opposition");
    const conjunction = of("moon", "south-node", "conjunction");
    const lilith = of("north-node", "lilith", "trine");
    const other = of("sun", "moon", "trine");
    const all = [
      ...[other, square, of("sun", "south-node", "square"), opposition, conjunction],
      ...[lilith, of("south-node", "lilith", "sextile")],
    ];
    expect(axisOnce(all)).toEqual([other, square, conjunction, lilith]);
    expect(axisOnce([])).toEqual([]);
  });
});
