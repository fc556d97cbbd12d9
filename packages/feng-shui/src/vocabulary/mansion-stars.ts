import { vocabulary } from "@almagest/i18n";

/** The stars of the eight mansions: pinyin in Latin scripts, as practice abroad writes them. */
export const mansionStars = /* @__PURE__ */ vocabulary("feng-shui/mansionStars", {
  "sheng-chi": "Sheng Chi",
  "tian-yi": "Tian Yi",
  "yan-nian": "Yan Nian",
  "fu-wei": "Fu Wei",
  "huo-hai": "Huo Hai",
  "wu-gui": "Wu Gui",
  "liu-sha": "Liu Sha",
  "jue-ming": "Jue Ming",
});
