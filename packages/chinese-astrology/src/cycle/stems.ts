import type { Phase, Polarity } from "./phases";

/** The ten heavenly stems in order, in pinyin without tones. */
export const STEMS = ["jia", "yi", "bing", "ding", "wu", "ji", "geng", "xin", "ren", "gui"] as const;
export type Stem = (typeof STEMS)[number];

export interface StemRow {
  /** The same in both scripts. */
  readonly chinese: string;
  readonly pinyin: string;
  readonly phase: Phase;
  readonly polarity: Polarity;
}

export const STEM_ROWS = {
  jia: { chinese: "甲", pinyin: "jiǎ", phase: "wood", polarity: "yang" },
  yi: { chinese: "乙", pinyin: "yǐ", phase: "wood", polarity: "yin" },
  bing: { chinese: "丙", pinyin: "bǐng", phase: "fire", polarity: "yang" },
  ding: { chinese: "丁", pinyin: "dīng", phase: "fire", polarity: "yin" },
  wu: { chinese: "戊", pinyin: "wù", phase: "earth", polarity: "yang" },
  ji: { chinese: "己", pinyin: "jǐ", phase: "earth", polarity: "yin" },
  geng: { chinese: "庚", pinyin: "gēng", phase: "metal", polarity: "yang" },
  xin: { chinese: "辛", pinyin: "xīn", phase: "metal", polarity: "yin" },
  ren: { chinese: "壬", pinyin: "rén", phase: "water", polarity: "yang" },
  gui: { chinese: "癸", pinyin: "guǐ", phase: "water", polarity: "yin" },
} as const satisfies Record<Stem, StemRow>;
