import type { Named } from "./palaces";

// Rings of twelve, one god for each palace. Ids are pinyin; gods that sound alike and are written otherwise have a sense.

/** From the branch of Lu Cun, with the direction of the decades (bo shi shi er shen). */
export const DOCTOR_GODS = {
  "bo-shi": { chinese: "博士", pinyin: "bó shì" },
  "li-shi": { chinese: "力士", pinyin: "lì shì" },
  "qing-long": { chinese: "青龍", pinyin: "qīng lóng" },
  "xiao-hao": { chinese: "小耗", pinyin: "xiǎo hào" },
  "jiang-jun": { chinese: "將軍", pinyin: "jiāng jūn" },
  "zou-shu": { chinese: "奏書", pinyin: "zòu shū" },
  "fei-lian-flight": { chinese: "飛廉", pinyin: "fēi lián" },
  "xi-shen": { chinese: "喜神", pinyin: "xǐ shén" },
  "bing-fu": { chinese: "病符", pinyin: "bìng fú" },
  "da-hao": { chinese: "大耗", pinyin: "dà hào" },
  "fu-bing": { chinese: "伏兵", pinyin: "fú bīng" },
  "guan-fu": { chinese: "官府", pinyin: "guān fǔ" },
} as const satisfies Record<string, Named>;

/** From the branch of a year, forward (sui qian shi er shen). */
export const YEAR_GODS = {
  "sui-jian": { chinese: "歲建", pinyin: "suì jiàn" },
  "hui-qi": { chinese: "晦氣", pinyin: "huì qì" },
  "sang-men": { chinese: "喪門", pinyin: "sāng mén" },
  "guan-suo": { chinese: "貫索", pinyin: "guàn suǒ" },
  "guan-fu-tally": { chinese: "官符", pinyin: "guān fú" },
  "xiao-hao": { chinese: "小耗", pinyin: "xiǎo hào" },
  "sui-po": { chinese: "歲破", pinyin: "suì pò" },
  "long-de": { chinese: "龍德", pinyin: "lóng dé" },
  "bai-hu": { chinese: "白虎", pinyin: "bái hǔ" },
  "tian-de": { chinese: "天德", pinyin: "tiān dé" },
  "diao-ke": { chinese: "吊客", pinyin: "diào kè" },
  "bing-fu": { chinese: "病符", pinyin: "bìng fú" },
} as const satisfies Record<string, Named>;

/** From the middle branch of the year's trine, forward (jiang qian shi er shen). */
export const GENERAL_GODS = {
  "jiang-xing": { chinese: "將星", pinyin: "jiàng xīng" },
  "pan-an": { chinese: "攀鞍", pinyin: "pān ān" },
  "sui-yi": { chinese: "歲驛", pinyin: "suì yì" },
  "xi-shen-rest": { chinese: "息神", pinyin: "xī shén" },
  "hua-gai": { chinese: "華蓋", pinyin: "huá gài" },
  "jie-sha": { chinese: "劫煞", pinyin: "jié shà" },
  "zai-sha": { chinese: "災煞", pinyin: "zāi shà" },
  "tian-sha": { chinese: "天煞", pinyin: "tiān shà" },
  "zhi-bei": { chinese: "指背", pinyin: "zhǐ bèi" },
  "xian-chi": { chinese: "咸池", pinyin: "xián chí" },
  "yue-sha": { chinese: "月煞", pinyin: "yuè shà" },
  "wang-shen": { chinese: "亡神", pinyin: "wáng shén" },
} as const satisfies Record<string, Named>;

export type DoctorGod = keyof typeof DOCTOR_GODS;
export type YearGod = keyof typeof YEAR_GODS;
export type GeneralGod = keyof typeof GENERAL_GODS;
