import { InvariantError } from "@almagest/operation";
import type { Nature } from "../stars/stars";

/** The stars of the eight mansions, from the best to the worst, as English practice ranks them. */
export const MANSION_STARS = [
  ...["sheng-chi", "tian-yi", "yan-nian", "fu-wei", "huo-hai", "wu-gui", "liu-sha", "jue-ming"],
] as const;
export type MansionStar = (typeof MANSION_STARS)[number];

export interface MansionStarFacts {
  readonly chinese: string;
  readonly pinyin: string;
  readonly nature: Nature;
  /** 1 the strongest of the good ones, 4 the worst of the bad ones. */
  readonly rank: number;
}

function star(chinese: string, pinyin: string, nature: Nature, rank: number): MansionStarFacts {
  return { chinese, pinyin, nature, rank };
}

export const MANSION_STAR_FACTS: Readonly<Record<MansionStar, MansionStarFacts>> = {
  "sheng-chi": star("生氣", "Shēng Qì", "auspicious", 1),
  "tian-yi": star("天醫", "Tiān Yī", "auspicious", 2),
  "yan-nian": star("延年", "Yán Nián", "auspicious", 3),
  "fu-wei": star("伏位", "Fú Wèi", "auspicious", 4),
  "huo-hai": star("禍害", "Huò Hài", "inauspicious", 1),
  "wu-gui": star("五鬼", "Wǔ Guǐ", "inauspicious", 2),
  "liu-sha": star("六煞", "Liù Shà", "inauspicious", 3),
  "jue-ming": star("絕命", "Jué Mìng", "inauspicious", 4),
};

/** By the lines that differ, bottom to top, 1 where they do. */
const BY_LINES: Readonly<Record<string, MansionStar>> = {
  "000": "fu-wei",
  "001": "sheng-chi",
  "100": "huo-hai",
  "010": "jue-ming",
  "110": "tian-yi",
  "011": "wu-gui",
  "101": "liu-sha",
  "111": "yan-nian",
};

/**
 * The star of one trigram's wind for a person of another trigram.
 * @param own three lines, bottom to top
 * @param other three lines, bottom to top
 */
export function mansionStar(own: string, other: string): MansionStar {
  const changed = [...own].map((line, index0) => (line === other.charAt(index0) ? "0" : "1")).join("");
  const found = BY_LINES[changed];
  if (found === undefined) throw new InvariantError("trigrams without three lines", { own, other });
  return found;
}
