import { describe, expect, test } from "vitest";
import { flownPlate, palaceOf } from "../stars/lo-shu";
import { annualStar } from "../stars/timed";
import { branchOfYear } from "../year/branches";
import { sanShaOf, suiPoOf, taiSuiOf } from "./afflictions";

/** Tai Sui, Sui Po, San Sha with its span, and the palace of 5, as the almanacs have them. */
const YEARS: readonly (readonly [number, string])[] = [
  [2020, "zi 352.5 wu South si wu wei 142.5 217.5 East"],
  [2021, "chou 22.5 wei East yin mao chen 52.5 127.5 Southeast"],
  [2022, "yin 52.5 shen North hai zi chou 322.5 37.5 Center"],
  [2023, "mao 82.5 you West shen you xu 232.5 307.5 Northwest"],
  [2024, "chen 112.5 xu South si wu wei 142.5 217.5 West"],
  [2025, "si 142.5 hai East yin mao chen 52.5 127.5 Northeast"],
  [2026, "wu 172.5 zi North hai zi chou 322.5 37.5 South"],
  [2027, "wei 202.5 chou West shen you xu 232.5 307.5 North"],
  [2028, "shen 232.5 yin South si wu wei 142.5 217.5 Southwest"],
  [2029, "you 262.5 mao East yin mao chen 52.5 127.5 East"],
  [2030, "xu 292.5 chen North hai zi chou 322.5 37.5 Southeast"],
  [2031, "hai 322.5 si West shen you xu 232.5 307.5 Center"],
];

describe("afflictions", () => {
  test.each(YEARS)("of %i lie where the almanacs have them", (year, told) => {
    const branch = branchOfYear(year);
    const [taiSui, suiPo, sanSha] = [taiSuiOf(branch), suiPoOf(branch), sanShaOf(branch)];
    const parts = sanSha.parts.map(({ mountain }) => mountain.id).join(" ");
    const five = palaceOf(5, flownPlate(annualStar(year)));
    expect(
      `${taiSui.id} ${taiSui.startDeg} ${suiPo.id} ${sanSha.direction} ${parts} ${sanSha.startDeg} ${sanSha.endDeg} ${five}`,
    ).toBe(told);
  });

  test("span 75 degrees, the middle branch due on its wind, across from the frame of the year", () => {
    for (let year = 1900; year <= 2100; year++) {
      const { startDeg, endDeg, parts, direction, frameDirection } = sanShaOf(branchOfYear(year));
      expect((endDeg - startDeg + 360) % 360).toBe(75);
      expect(parts.map(({ id }) => id)).toEqual(["jie-sha", "zai-sha", "sui-sha"]);
      expect(parts[1]?.mountain).toMatchObject({ direction, yuan: "heaven" });
      expect(direction).not.toBe(frameDirection);
    }
  });
});
