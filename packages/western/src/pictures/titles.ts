import { vocabulary } from "@almagest/i18n";

/** What the pictures of this domain are of, for their titles. */
export const titles = /* @__PURE__ */ vocabulary({
  signs: {
    en: "The twelve signs of the zodiac",
    tr: "Zodyakın on iki burcu",
    de: "Die zwölf Tierkreiszeichen",
    es: "Los doce signos del zodíaco",
    hi: "राशिचक्र की बारह राशियाँ",
    pt: "Os doze signos do zodíaco",
    fr: "Les douze signes du zodiaque",
    ru: "Двенадцать знаков зодиака",
    "zh-Hans": "黄道十二星座",
    "zh-Hant": "黃道十二星座",
  },
});
