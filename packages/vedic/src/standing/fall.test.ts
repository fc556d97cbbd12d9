import { describe, expect, test } from "vitest";
import { GRAHA_IDS, type GrahaId } from "../grahas";
import { fallCancelledBy } from "./fall";

/** A chart by signs, counted from Aries as 0; grahas that are not named are in Aries. */
function chartOf(
  lagna0: number,
  sign0s: Readonly<Partial<Record<GrahaId, number>>>,
): Parameters<typeof fallCancelledBy>[1] {
  const grahas = GRAHA_IDS.map((id) => ({ id, longitudeDeg: 30 * (sign0s[id] ?? 0) + 15 }));
  return { grahas, lagnaDeg: 30 * lagna0 + 15 };
}

describe("a canceled debility", () => {
  test("is not canceled by the Moon because she is in an angle from herself", () => {
    const signs = { jupiter: 9, moon: 2, saturn: 3 };
    expect(fallCancelledBy("jupiter", chartOf(1, signs))).toBeUndefined();
    expect(fallCancelledBy("jupiter", chartOf(2, signs))).toBe("moon");
  });

  test("of the Moon is counted from the Lagna alone", () => {
    const signs = { moon: 7, mars: 10, venus: 4 };
    expect(fallCancelledBy("moon", chartOf(0, signs))).toBeUndefined();
    expect(fallCancelledBy("moon", chartOf(1, signs))).toBe("mars");
  });

  test("names the lord in an angle from the Lagna before one in an angle from the Moon", () => {
    const signs = { saturn: 0, mars: 6, sun: 6, venus: 2, moon: 0 };
    expect(fallCancelledBy("saturn", chartOf(2, signs))).toBe("venus");
    expect(fallCancelledBy("saturn", chartOf(1, signs))).toBe("mars");
  });
});
