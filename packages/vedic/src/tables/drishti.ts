import { type GrahaId, isNode } from "../grahas";
import { houseFrom } from "../zodiac/circle";

/** The houses a graha looks at beside the 7th (Brihat Parashara Hora Shastra 26.3-5). */
const SPECIAL: Readonly<Partial<Record<GrahaId, readonly number[]>>> = {
  mars: [4, 8],
  jupiter: [5, 9],
  saturn: [3, 10],
};

/** The houses a graha looks at, counted inclusively from its own; the nodes look at none here. */
export function aspectedHouses(graha: GrahaId): readonly number[] {
  if (isNode(graha)) return [];
  return [7, ...(SPECIAL[graha] ?? [])].sort((a, b) => a - b);
}

/** Whether a graha in one sign looks at another sign, whole sign to whole sign. A conjunction is not an aspect. */
export function looksAt(graha: GrahaId, fromSign0: number, toSign0: number): boolean {
  if (isNode(graha)) return false;
  const house = houseFrom(fromSign0, toSign0);
  return house === 7 || SPECIAL[graha]?.includes(house) === true;
}
