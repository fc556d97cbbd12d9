import { describe, expect, test } from "vitest";
import { balanceOf } from "./balance";
import { partOfFortuneDeg } from "./sect";

describe("Part of Fortune", () => {
  test("swaps Sun and Moon by night", () => {
    const points = { ascendantDeg: 318.0518, sunDeg: 132.5479, moonDeg: 63.3574 };
    expect(partOfFortuneDeg({ ...points, sect: "night" })).toBeCloseTo(27.2423, 4);
    expect(partOfFortuneDeg({ ...points, sect: "day" })).toBeCloseTo(248.8613, 4);
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
