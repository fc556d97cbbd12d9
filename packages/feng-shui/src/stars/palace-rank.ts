import type { Direction } from "../compass/directions";
import { DRAINED_BY, type Phase } from "../compass/phases";
import { COMBINATIONS, combinationOf } from "./combinations";
import { FLIGHT_PATH, type Star } from "./lo-shu";
import type { NatalStars } from "./natal";
import { STAR_FACTS } from "./stars";

/** A palace on the edge of the chart with its two stars. */
export interface RankedPalace {
  readonly palace: Direction;
  readonly mountain: Star;
  readonly water: Star;
}

/**
 * The value of a star in a palace outside its own period: the three of the present and the coming ones most, the five
 * and the two least. A convention of this package; the natures are those of `STAR_FACTS`.
 */
const WORTH: Readonly<Record<Star, number>> = { 1: 2, 2: -2, 3: -1, 4: 1, 5: -3, 6: 1, 7: -1, 8: 2, 9: 2 };
const WORTH_OF_NAME = { auspicious: 1, inauspicious: -2 } as const;

/**
 * The kindest and the weakest palace beside those that the house's own stars hold, which have a reading of their own; of
 * equal ones the one that the stars reach first. A pair that is ill at ease is the kindest only where every pair is.
 */
export function extremePalaces({ period, mountainPlate, waterPlate }: NatalStars): {
  readonly best: RankedPalace;
  readonly worst: RankedPalace;
} {
  const palaces = FLIGHT_PATH.flatMap((palace): RankedPalace[] =>
    palace === "Center" || mountainPlate[palace] === period || waterPlate[palace] === period
      ? []
      : [{ palace, mountain: mountainPlate[palace], water: waterPlate[palace] }],
  );
  const atEase = palaces.filter((one) => !isIllAtEase(one));
  return { best: extreme(atEase.length > 0 ? atEase : palaces, 1), worst: extreme(palaces, -1) };
}

/** Every side on which the five and the two sit together, in the order in which the stars reach them. */
export function fiveTwoPalaces({ mountainPlate, waterPlate }: NatalStars): readonly Direction[] {
  return FLIGHT_PATH.flatMap((palace) => {
    if (palace === "Center") return [];
    return combinationOf(mountainPlate[palace], waterPlate[palace]) === "2-5" ? [palace] : [];
  });
}

/**
 * True for a side with the five or the two, or with a pair of inauspicious name: its own reading describes the burden.
 */
export function wantsCare({ mountainPlate, waterPlate }: NatalStars, palace: Direction): boolean {
  const [mountain, water] = [mountainPlate[palace], waterPlate[palace]];
  const name = combinationOf(mountain, water);
  if (name !== undefined) return COMBINATIONS[name].nature === "inauspicious";
  return [mountain, water].some((star) => star === 5 || star === 2);
}

function extreme(palaces: readonly RankedPalace[], sign: 1 | -1): RankedPalace {
  return palaces.reduce((found, one) => (sign * worthOf(one) > sign * worthOf(found) ? one : found));
}

/** True for a pair with an inauspicious name, and for one without a name where one star's phase holds the other's down. */
export function isIllAtEase({ mountain, water }: RankedPalace): boolean {
  const name = combinationOf(mountain, water);
  if (name !== undefined) return COMBINATIONS[name].nature === "inauspicious";
  const [people, money] = [STAR_FACTS[mountain].element, STAR_FACTS[water].element];
  return heldDownBy(people) === money || heldDownBy(money) === people;
}

/** The phase that one controls: Wood holds Earth down, which its own child feeds. */
function heldDownBy(phase: Phase): Phase {
  return DRAINED_BY[DRAINED_BY[phase]];
}

export function worthOf({ mountain, water }: RankedPalace): number {
  const name = combinationOf(mountain, water);
  return WORTH[mountain] + WORTH[water] + (name === undefined ? 0 : WORTH_OF_NAME[COMBINATIONS[name].nature]);
}

/** The use of the kindest palace; "none" where even its pair is ill at ease. */
export function servedBy(palace: RankedPalace): "both" | "people" | "money" | "none" {
  const { mountain, water } = palace;
  if (isIllAtEase(palace)) return "none";
  const isGood = (star: Star): boolean => STAR_FACTS[star].nature === "auspicious";
  if (isGood(mountain) && isGood(water)) return "both";
  return isGood(mountain) ? "people" : "money";
}

/** The star that weighs on the weakest palace: the heavier of its two. */
export function burdenOf({ mountain, water }: RankedPalace): "five-two" | "five" | "two" | "three" | "seven" | "other" {
  const has = (star: Star): boolean => mountain === star || water === star;
  if (has(5)) return has(2) ? "five-two" : "five";
  if (has(2)) return "two";
  if (has(3)) return "three";
  return has(7) ? "seven" : "other";
}
