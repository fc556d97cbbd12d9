import { describe, expect, test } from "vitest";
import { MOUNTAIN_IDS, MOUNTAINS, mountainFacing, mountainNamed, mountainOf, oppositeMountain } from "./mountains";

describe("the 24 mountains", () => {
  test("are 15 degrees wide, each from where the one before ends, zi about due north and wu about due south", () => {
    MOUNTAINS.forEach((mountain, index0) => {
      expect(mountain.startDeg).toBe((337.5 + 15 * index0) % 360);
      expect(mountain.endDeg).toBe(MOUNTAINS[(index0 + 1) % 24]?.startDeg);
    });
    expect(mountainNamed("zi")).toMatchObject({
      label: "N2",
      startDeg: 352.5,
      endDeg: 7.5,
      chinese: "子",
      pinyin: "Zǐ",
    });
    expect(mountainNamed("S2")).toMatchObject({ id: "wu", startDeg: 172.5, endDeg: 187.5, direction: "South" });
  });

  test("own the border where they begin and not the one where they end", () => {
    for (const { id, startDeg, endDeg } of MOUNTAINS) {
      expect(mountainFacing(startDeg).mountain.id).toBe(id);
      expect(mountainFacing(endDeg - 1e-6 + 360).mountain.id).toBe(id);
      expect(mountainFacing(endDeg).mountain.id).not.toBe(id);
      expect(mountainFacing(startDeg - 1e-6 + 360).mountain.id).not.toBe(id);
    }
  });

  test("straddle in the outer 3 degrees on either side, and not in the middle 9", () => {
    for (const { startDeg } of MOUNTAINS) {
      const straddling = (into: number): boolean => mountainFacing(startDeg + into).straddling;
      expect([0, 2.999, 3, 7.5, 12, 12.001, 14.999].map(straddling)).toEqual([
        ...[true, true, false, false, false, true, true],
      ]);
    }
  });

  test("fly by the San Yuan polarity: yang qian xun gen kun, yin shen si hai, jia geng ren bing", () => {
    const yang = MOUNTAINS.filter(({ polarity }) => polarity === "yang").map(({ id }) => id);
    expect(yang.sort()).toEqual(
      ["qian", "xun", "gen", "kun", "yin", "shen", "si", "hai", "jia", "geng", "ren", "bing"].sort(),
    );
  });

  test("have one of their own yuan and polarity across the compass, twice across being home", () => {
    for (const mountain of MOUNTAINS) {
      const across = oppositeMountain(mountain);
      expect(across).toMatchObject({ yuan: mountain.yuan, polarity: mountain.polarity });
      expect(oppositeMountain(across)).toBe(mountain);
      expect(mountainOf(mountain.direction, mountain.yuan)).toBe(mountain);
    }
    expect(new Set(MOUNTAIN_IDS).size).toBe(24);
  });
});
