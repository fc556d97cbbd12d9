import { vocabulary } from "@almagest/i18n";

/** The two halves of a day and night. */
export const spanTerms = /* @__PURE__ */ vocabulary({
  day: {
    en: "day",
    tr: "gündüz",
    de: "Tag",
    es: "día",
    hi: "दिन",
    pt: "dia",
    fr: "jour",
    ru: "день",
    "zh-Hans": "白昼",
    "zh-Hant": "白晝",
  },
  night: {
    en: "night",
    tr: "gece",
    de: "Nacht",
    es: "noche",
    hi: "रात",
    pt: "noite",
    fr: "nuit",
    ru: "ночь",
    "zh-Hans": "夜晚",
    "zh-Hant": "夜晚",
  },
});

/** Effects of a season on a dosha. */
export const stateTerms = /* @__PURE__ */ vocabulary({
  accumulating: {
    en: "accumulating",
    tr: "birikiyor",
    de: "sammelt sich",
    es: "se acumula",
    hi: "संचय",
    pt: "acumula",
    fr: "s'accumule",
    ru: "накапливается",
    "zh-Hans": "积聚",
    "zh-Hant": "積聚",
  },
  aggravated: {
    en: "aggravated",
    tr: "taşmış",
    de: "erregt",
    es: "agravado",
    hi: "प्रकोप",
    pt: "agravado",
    fr: "aggravé",
    ru: "возбуждена",
    "zh-Hans": "激盛",
    "zh-Hant": "激盛",
  },
  settling: {
    en: "settling",
    tr: "yatışıyor",
    de: "beruhigt sich",
    es: "se asienta",
    hi: "शमन",
    pt: "assenta",
    fr: "s'apaise",
    ru: "успокаивается",
    "zh-Hans": "平复",
    "zh-Hant": "平復",
  },
});

/** People's strength in a season. */
export const strengthTerms = /* @__PURE__ */ vocabulary({
  highest: {
    en: "highest",
    tr: "en yüksek",
    de: "am größten",
    es: "máxima",
    hi: "सर्वाधिक",
    pt: "máxima",
    fr: "la plus grande",
    ru: "наибольшая",
    "zh-Hans": "最强",
    "zh-Hant": "最強",
  },
  moderate: {
    en: "moderate",
    tr: "orta",
    de: "mittel",
    es: "media",
    hi: "मध्यम",
    pt: "média",
    fr: "moyenne",
    ru: "средняя",
    "zh-Hans": "中等",
    "zh-Hant": "中等",
  },
  lowest: {
    en: "lowest",
    tr: "en düşük",
    de: "am geringsten",
    es: "mínima",
    hi: "न्यूनतम",
    pt: "mínima",
    fr: "la plus faible",
    ru: "наименьшая",
    "zh-Hans": "最弱",
    "zh-Hant": "最弱",
  },
});

/** The two courses of the Sun. */
export const ayanaTerms = /* @__PURE__ */ vocabulary({
  uttarayana: {
    en: "Northern course",
    tr: "Kuzey yolu",
    de: "Nordlauf",
    es: "Curso norte",
    hi: "उत्तरायण",
    pt: "Curso norte",
    fr: "Course nord",
    ru: "Северный путь",
    "zh-Hans": "北行",
    "zh-Hant": "北行",
  },
  dakshinayana: {
    en: "Southern course",
    tr: "Güney yolu",
    de: "Südlauf",
    es: "Curso sur",
    hi: "दक्षिणायन",
    pt: "Curso sul",
    fr: "Course sud",
    ru: "Южный путь",
    "zh-Hans": "南行",
    "zh-Hant": "南行",
  },
});

/** The Sun's action in each course. */
export const phaseTerms = /* @__PURE__ */ vocabulary({
  adana: {
    en: "Taking",
    tr: "Alma",
    de: "Nehmen",
    es: "Toma",
    hi: "आदान",
    pt: "Tomada",
    fr: "Prise",
    ru: "Отнятие",
    "zh-Hans": "摄取期",
    "zh-Hant": "攝取期",
  },
  visarga: {
    en: "Giving",
    tr: "Verme",
    de: "Geben",
    es: "Entrega",
    hi: "विसर्ग",
    pt: "Entrega",
    fr: "Don",
    ru: "Отдача",
    "zh-Hans": "释放期",
    "zh-Hant": "釋放期",
  },
});
