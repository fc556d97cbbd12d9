import type { Phase } from "../compass/phases";
import { TRIGRAMS, type Trigram, type TrigramId } from "../compass/trigrams";
import type { Star } from "./lo-shu";

export const NATURES = ["auspicious", "inauspicious"] as const;
export type Nature = (typeof NATURES)[number];

export interface StarFacts {
  readonly chinese: string;
  readonly pinyin: string;
  readonly element: Phase;
  /** Outside its own period: the purple and white ones and the green are read as good, black, jade, yellow and red not. */
  readonly nature: Nature;
}

function star(chinese: string, pinyin: string, element: Phase, nature: Nature): StarFacts {
  return { chinese, pinyin, element, nature };
}

/** The star's trigram, which is at home in the same palace; the 5 of the middle has none. */
export const TRIGRAM_OF_STAR: Readonly<Record<Exclude<Star, 5>, TrigramId>> = {
  1: "kan",
  2: "kun",
  3: "zhen",
  4: "xun",
  6: "qian",
  7: "dui",
  8: "gen",
  9: "li",
};

/** The purple-white stars (zi bai jiu xing), Xieji Bianfang Shu, juan 8. */
export const STAR_FACTS: Readonly<Record<Star, StarFacts>> = {
  1: star("一白", "Yī Bái", "Water", "auspicious"),
  2: star("二黑", "Èr Hēi", "Earth", "inauspicious"),
  3: star("三碧", "Sān Bì", "Wood", "inauspicious"),
  4: star("四綠", "Sì Lǜ", "Wood", "auspicious"),
  5: star("五黃", "Wǔ Huáng", "Earth", "inauspicious"),
  6: star("六白", "Liù Bái", "Metal", "auspicious"),
  7: star("七赤", "Qī Chì", "Metal", "inauspicious"),
  8: star("八白", "Bā Bái", "Earth", "auspicious"),
  9: star("九紫", "Jiǔ Zǐ", "Fire", "auspicious"),
};

export function trigramOfStar(star: Star): Trigram | undefined {
  return star === 5 ? undefined : TRIGRAMS[TRIGRAM_OF_STAR[star]];
}
