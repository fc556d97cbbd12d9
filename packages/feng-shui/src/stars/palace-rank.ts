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

/** The eight sides with their stars, in the order in which the stars reach them. */
export function sidesOf({ mountainPlate, waterPlate }: NatalStars): readonly RankedPalace[] {
  return FLIGHT_PATH.flatMap((palace): RankedPalace[] =>
    palace === "Center" ? [] : [{ palace, mountain: mountainPlate[palace], water: waterPlate[palace] }],
  );
}

/** The kindest sides beside front and back, all of equal worth: a good star at ease with another than the five and the two, or none at all. */
export function kindestPalaces(stars: NatalStars): readonly RankedPalace[] {
  const kind = sidesOf(stars).filter(
    (one) =>
      one.palace !== stars.facing.direction &&
      one.palace !== stars.sitting.direction &&
      !isIllAtEase(one) &&
      !has(one, 5) &&
      !has(one, 2) &&
      (isGood(one.mountain) || isGood(one.water)),
  );
  const most = Math.max(...kind.map(worthOf));
  return kind.filter((one) => worthOf(one) === most);
}

/** Every side of the five with the two, of the five without it, and of the two without the five. */
export function heavyPalaces(stars: NatalStars): Readonly<Record<"fiveTwo" | "five" | "two", readonly Direction[]>> {
  const sides = sidesOf(stars);
  const held = (five: boolean, two: boolean): readonly Direction[] =>
    sides.filter((one) => has(one, 5) === five && has(one, 2) === two).map(({ palace }) => palace);
  return { fiveTwo: held(true, true), five: held(true, false), two: held(false, true) };
}

/** The sides of the nine: those where its company is good and at ease with it, those where it is at ease, and all. */
export function ninePalaces(stars: NatalStars): Readonly<Record<"good" | "fair" | "all", readonly Direction[]>> {
  const nines = sidesOf(stars).filter((one) => has(one, 9));
  const fair = nines.filter((one) => !isIllAtEase(one) && !has(one, 2) && !has(one, 5));
  const good = fair.filter((one) => isGood(one.mountain) && isGood(one.water));
  const sides = (list: readonly RankedPalace[]): readonly Direction[] => list.map(({ palace }) => palace);
  return { good: sides(good), fair: sides(fair), all: sides(nines) };
}

/** The sides beside front and back whose stars are worth least. */
export function weakestPalaces(stars: NatalStars): readonly Direction[] {
  const others = sidesOf(stars).filter(
    ({ palace }) => palace !== stars.facing.direction && palace !== stars.sitting.direction,
  );
  const least = Math.min(...others.map(worthOf));
  return others.filter((one) => worthOf(one) === least).map(({ palace }) => palace);
}

function has({ mountain, water }: RankedPalace, star: Star): boolean {
  return mountain === star || water === star;
}

const isGood = (star: Star): boolean => STAR_FACTS[star].nature === "auspicious";

/**
 * True for a side with the five or the two, with a pair of inauspicious name, with a star that is not good and at odds
 * with the other, or with a star of the house's period whose good time is past: its own reading describes the burden.
 */
export function wantsCare({ period, mountainPlate, waterPlate }: NatalStars, palace: Direction): boolean {
  const [mountain, water] = [mountainPlate[palace], waterPlate[palace]];
  if (!isGood(period) && (mountain === period || water === period)) return true;
  const name = combinationOf(mountain, water);
  if (name !== undefined) return COMBINATIONS[name].nature === "inauspicious";
  if ([mountain, water].some((star) => star === 5 || star === 2)) return true;
  return !(isGood(mountain) && isGood(water)) && isIllAtEase({ palace, mountain, water });
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

/** The use of a kind palace: one of its stars at least is good. */
export function servedBy({ mountain, water }: RankedPalace): "both" | "people" | "money" {
  if (isGood(mountain) && isGood(water)) return "both";
  return isGood(mountain) ? "people" : "money";
}
