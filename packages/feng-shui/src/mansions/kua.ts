import { DIRECTIONS, type Direction } from "../compass/directions";
import { LATER_HEAVEN, TRIGRAMS, type Trigram } from "../compass/trigrams";
import { type Star, starOf } from "../stars/lo-shu";
import { TRIGRAM_OF_STAR } from "../stars/stars";
import { CYCLE_START_YEAR } from "../stars/timed";
import { MANSION_STARS, type MansionStar, mansionStar } from "./mansion-stars";

export const KUAS = [1, 2, 3, 4, 6, 7, 8, 9] as const;
export type Kua = (typeof KUAS)[number];

export const GENDERS = ["male", "female"] as const;
export type Gender = (typeof GENDERS)[number];

export const GROUPS = ["east", "west"] as const;
export type Group = (typeof GROUPS)[number];

/** A man's 5 is read as 2, a woman's as 8. */
const IN_PLACE_OF_FIVE = { male: 2, female: 8 } as const satisfies Record<Gender, Kua>;

/**
 * The kua number of a solar year as it is counted, 5 among them: a man's is 1 in 1864 and one less each year, a woman's 5
 * and one more. Counted by eras, not from two digits of the year, so that it holds past 2099.
 *
 * Xieji Bianfang Shu, juan 35, after the San Yuan Jing.
 */
export function rawKua(solarYear: number, gender: Gender): Star {
  const years = solarYear - CYCLE_START_YEAR;
  return gender === "male" ? starOf(1 - years) : starOf(5 + years);
}

/** The kua a person uses: there is no trigram for 5. */
export function kuaOf(raw: Star, gender: Gender): Kua {
  return raw === 5 ? IN_PLACE_OF_FIVE[gender] : raw;
}

/** A kua number that was sent without a person: 5 is served as 2. */
export function kuaNumbered(number: Star): Kua {
  return number === 5 ? IN_PLACE_OF_FIVE.male : number;
}

export function groupOf(kua: Kua): Group {
  return kua === 1 || kua === 3 || kua === 4 || kua === 9 ? "east" : "west";
}

/** The trigram that a kua number stands for: of the star of the same number. */
export function trigramOfKua(kua: Kua): Trigram {
  return TRIGRAMS[TRIGRAM_OF_STAR[kua]];
}

export interface MansionSector {
  readonly direction: Direction;
  readonly star: MansionStar;
}

/** The eight mansions of a kua, in compass order from north. */
export function mansionsOf(kua: Kua): readonly MansionSector[] {
  const own = trigramOfKua(kua);
  return DIRECTIONS.map((direction) => ({
    direction,
    star: mansionStar(own.binary, TRIGRAMS[LATER_HEAVEN[direction]].binary),
  }));
}

/** The same from the best to the worst. */
export function mansionsByRank(kua: Kua): readonly MansionSector[] {
  const sectors = mansionsOf(kua);
  return MANSION_STARS.flatMap((star) => sectors.filter((sector) => sector.star === star));
}
