import { vocabulary } from "@almagest/operation/names";

/** The 24 solar terms from the start of spring (Sun at 315°), each 15° of longitude after the one before. */
export const solarTerms = /* @__PURE__ */ vocabulary("i18n/solarTerms", {
  "li-chun": { en: "Start of Spring", inSentence: "the Start of Spring" },
  "yu-shui": "Rain Water",
  "jing-zhe": { en: "Awakening of Insects", inSentence: "the Awakening of Insects" },
  "chun-fen": { en: "Spring Equinox", inSentence: "the Spring Equinox" },
  "qing-ming": "Clear and Bright",
  "gu-yu": "Grain Rain",
  "li-xia": { en: "Start of Summer", inSentence: "the Start of Summer" },
  "xiao-man": "Grain Buds",
  "mang-zhong": "Grain in Ear",
  "xia-zhi": { en: "Summer Solstice", inSentence: "the Summer Solstice" },
  "xiao-shu": "Minor Heat",
  "da-shu": "Major Heat",
  "li-qiu": { en: "Start of Autumn", inSentence: "the Start of Autumn" },
  "chu-shu": { en: "End of Heat", inSentence: "the End of Heat" },
  "bai-lu": "White Dew",
  "qiu-fen": { en: "Autumn Equinox", inSentence: "the Autumn Equinox" },
  "han-lu": "Cold Dew",
  "shuang-jiang": "Frost's Descent",
  "li-dong": { en: "Start of Winter", inSentence: "the Start of Winter" },
  "xiao-xue": "Minor Snow",
  "da-xue": "Major Snow",
  "dong-zhi": { en: "Winter Solstice", inSentence: "the Winter Solstice" },
  "xiao-han": "Minor Cold",
  "da-han": "Major Cold",
});
