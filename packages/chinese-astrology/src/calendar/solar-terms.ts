import { modulo } from "../cycle/modulo";

/** The 24 solar terms from the start of spring; each is 15 degrees of the Sun's longitude after the one before. */
export const SOLAR_TERMS = [
  "li-chun",
  "yu-shui",
  "jing-zhe",
  "chun-fen",
  "qing-ming",
  "gu-yu",
  "li-xia",
  "xiao-man",
  "mang-zhong",
  "xia-zhi",
  "xiao-shu",
  "da-shu",
  "li-qiu",
  "chu-shu",
  "bai-lu",
  "qiu-fen",
  "han-lu",
  "shuang-jiang",
  "li-dong",
  "xiao-xue",
  "da-xue",
  "dong-zhi",
  "xiao-han",
  "da-han",
] as const;
export type SolarTermId = (typeof SOLAR_TERMS)[number];

/** Minor terms (jie) open the solar months, major ones (zhong qi) mark their middle. */
export type SolarTermKind = "minor" | "major";

export const SOLAR_TERM_PINYIN = {
  "li-chun": "lì chūn",
  "yu-shui": "yǔ shuǐ",
  "jing-zhe": "jīng zhé",
  "chun-fen": "chūn fēn",
  "qing-ming": "qīng míng",
  "gu-yu": "gǔ yǔ",
  "li-xia": "lì xià",
  "xiao-man": "xiǎo mǎn",
  "mang-zhong": "máng zhòng",
  "xia-zhi": "xià zhì",
  "xiao-shu": "xiǎo shǔ",
  "da-shu": "dà shǔ",
  "li-qiu": "lì qiū",
  "chu-shu": "chǔ shǔ",
  "bai-lu": "bái lù",
  "qiu-fen": "qiū fēn",
  "han-lu": "hán lù",
  "shuang-jiang": "shuāng jiàng",
  "li-dong": "lì dōng",
  "xiao-xue": "xiǎo xuě",
  "da-xue": "dà xuě",
  "dong-zhi": "dōng zhì",
  "xiao-han": "xiǎo hán",
  "da-han": "dà hán",
} as const satisfies Record<SolarTermId, string>;

/** The Sun's longitude at a term, 0 for Li Chun to 23 for Da Han: [0, 360). */
export function termLongitudeDeg(index0: number): number {
  return modulo(315 + 15 * index0, 360);
}

export function termKind(index0: number): SolarTermKind {
  return index0 % 2 === 0 ? "minor" : "major";
}
