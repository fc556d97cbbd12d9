import { vocabulary } from "@almagest/i18n";

/** The three eras of sixty years. */
export const eraNames = /* @__PURE__ */ vocabulary({
  upper: {
    en: "Upper Era",
    tr: "Üst Devir",
    de: "Obere Ära",
    es: "Era superior",
    hi: "ऊपरी युग",
    pt: "Era superior",
    fr: "Ère supérieure",
    ru: "Верхняя эра",
    "zh-Hans": "上元",
    "zh-Hant": "上元",
  },
  middle: {
    en: "Middle Era",
    tr: "Orta Devir",
    de: "Mittlere Ära",
    es: "Era media",
    hi: "मध्य युग",
    pt: "Era média",
    fr: "Ère médiane",
    ru: "Средняя эра",
    "zh-Hans": "中元",
    "zh-Hant": "中元",
  },
  lower: {
    en: "Lower Era",
    tr: "Alt Devir",
    de: "Untere Ära",
    es: "Era inferior",
    hi: "निचला युग",
    pt: "Era inferior",
    fr: "Ère inférieure",
    ru: "Нижняя эра",
    "zh-Hans": "下元",
    "zh-Hant": "下元",
  },
});
