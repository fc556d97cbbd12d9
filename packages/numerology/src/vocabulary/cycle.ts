import { vocabulary } from "@almagest/i18n";

/** The place of a year in the nine; `#` is its number. */
export const cycle = /* @__PURE__ */ vocabulary({
  yearOfNine: {
    en: "Year # of 9",
    inSentence: "year # of 9",
    tr: "9 yılın #. yılı",
    de: "Jahr # von 9",
    es: "Año # de 9",
    hi: "9 में से वर्ष #",
    pt: "Ano # de 9",
    fr: "Année # sur 9",
    ru: "Год # из 9",
    "zh-Hans": "九年周期第#年",
    "zh-Hant": "九年週期第#年",
  },
});
