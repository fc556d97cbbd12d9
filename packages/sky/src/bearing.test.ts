import { describe, expect, it } from "vitest";
import { bearingSector, MOUNTAIN_PLACES, mountainAt } from "./bearing";

describe("bearings", () => {
  it("give each of the 24 mountains 15 degrees, its first border its own", () => {
    MOUNTAIN_PLACES.forEach((place, index0) => {
      const startDeg = 337.5 + 15 * index0;
      expect(mountainAt(startDeg)).toMatchObject({ place, intoDeg: 0, toBorderDeg: 0 });
      expect(mountainAt(startDeg + 14.9999)).toMatchObject({ place });
      expect(mountainAt(startDeg - 0.0001)).not.toMatchObject({ place });
    });
  });

  it("name the mountains as the compass prints them: due north is N2, 15 degrees N3, due east E2", () => {
    expect([0, 15, 90, 180, 270, 337.4999].map((bearing) => mountainAt(bearing).place)).toEqual([
      ...["N2", "N3", "E2", "S2", "W2", "NW3"],
    ]);
  });

  it("may be any number of turns, either way", () => {
    for (const bearing of [-720, -360, 0, 360, 720]) expect(mountainAt(bearing + 22.5).place).toBe("NE1");
    expect(bearingSector(-Number.MIN_VALUE, 32, 0).index0).toBe(0);
  });

  it("tell the distance to the nearer border", () => {
    expect(bearingSector(100, 8, 337.5)).toEqual({ index0: 2, intoDeg: 32.5, toBorderDeg: 12.5 });
  });
});
