import type { animals, phases, solarTerms } from "@almagest/i18n/chinese";

/** The characters of the five phases, which answers in every language show. */
export const phaseCharacters = {
  wood: "木",
  fire: "火",
  earth: "土",
  metal: "金",
  water: "水",
} as const satisfies Record<keyof typeof phases, string>;

/** The characters of the twelve animals, in traditional script. */
export const animalCharacters = {
  rat: "鼠",
  ox: "牛",
  tiger: "虎",
  rabbit: "兔",
  dragon: "龍",
  snake: "蛇",
  horse: "馬",
  goat: "羊",
  monkey: "猴",
  rooster: "雞",
  dog: "狗",
  pig: "豬",
} as const satisfies Record<keyof typeof animals, string>;

/** The characters of the 24 solar terms, in traditional script. */
export const solarTermCharacters = {
  "li-chun": "立春",
  "yu-shui": "雨水",
  "jing-zhe": "驚蟄",
  "chun-fen": "春分",
  "qing-ming": "清明",
  "gu-yu": "穀雨",
  "li-xia": "立夏",
  "xiao-man": "小滿",
  "mang-zhong": "芒種",
  "xia-zhi": "夏至",
  "xiao-shu": "小暑",
  "da-shu": "大暑",
  "li-qiu": "立秋",
  "chu-shu": "處暑",
  "bai-lu": "白露",
  "qiu-fen": "秋分",
  "han-lu": "寒露",
  "shuang-jiang": "霜降",
  "li-dong": "立冬",
  "xiao-xue": "小雪",
  "da-xue": "大雪",
  "dong-zhi": "冬至",
  "xiao-han": "小寒",
  "da-han": "大寒",
} as const satisfies Record<keyof typeof solarTerms, string>;
