interface StarRow {
  /** Traditional characters. */
  readonly chinese: string;
  readonly pinyin: string;
}

/** The symbolic stars (shen sha), those that help first. */
export const STAR_ROWS = {
  nobleman: { chinese: "天乙貴人", pinyin: "tiān yǐ guì rén" },
  "great-ultimate": { chinese: "太極貴人", pinyin: "tài jí guì rén" },
  "heavenly-virtue": { chinese: "天德貴人", pinyin: "tiān dé guì rén" },
  "heavenly-virtue-combination": { chinese: "天德合", pinyin: "tiān dé hé" },
  "monthly-virtue": { chinese: "月德貴人", pinyin: "yuè dé guì rén" },
  "monthly-virtue-combination": { chinese: "月德合", pinyin: "yuè dé hé" },
  "lucky-star": { chinese: "福星貴人", pinyin: "fú xīng guì rén" },
  academic: { chinese: "文昌貴人", pinyin: "wén chāng guì rén" },
  "study-hall": { chinese: "學堂", pinyin: "xué táng" },
  "literary-hall": { chinese: "詞館", pinyin: "cí guǎn" },
  "national-seal": { chinese: "國印貴人", pinyin: "guó yìn guì rén" },
  prosperity: { chinese: "祿神", pinyin: "lù shén" },
  "golden-carriage": { chinese: "金輿", pinyin: "jīn yú" },
  general: { chinese: "將星", pinyin: "jiàng xīng" },
  canopy: { chinese: "華蓋", pinyin: "huá gài" },
  "traveling-horse": { chinese: "驛馬", pinyin: "yì mǎ" },
  "heavenly-doctor": { chinese: "天醫", pinyin: "tiān yī" },
  "peach-blossom": { chinese: "桃花", pinyin: "táo huā" },
  "red-phoenix": { chinese: "紅鸞", pinyin: "hóng luán" },
  "heavenly-joy": { chinese: "天喜", pinyin: "tiān xǐ" },
  "red-allure": { chinese: "紅艷", pinyin: "hóng yàn" },
  "goat-blade": { chinese: "羊刃", pinyin: "yáng rèn" },
  kuigang: { chinese: "魁罡", pinyin: "kuí gāng" },
  "lonely-star": { chinese: "孤辰", pinyin: "gū chén" },
  "widow-star": { chinese: "寡宿", pinyin: "guǎ sù" },
  robbery: { chinese: "劫煞", pinyin: "jié shà" },
  calamity: { chinese: "災煞", pinyin: "zāi shà" },
  "lost-spirit": { chinese: "亡神", pinyin: "wáng shén" },
  "primal-star": { chinese: "元辰", pinyin: "yuán chén" },
  "heaven-and-earth-nets": { chinese: "天羅地網", pinyin: "tiān luó dì wǎng" },
  "ten-great-failures": { chinese: "十惡大敗", pinyin: "shí è dà bài" },
  "yin-yang-error": { chinese: "陰差陽錯", pinyin: "yīn chā yáng cuò" },
} as const satisfies Record<string, StarRow>;

export type StarId = keyof typeof STAR_ROWS;
