import { byEnglishName } from "@almagest/i18n/labels";
import { grahas } from "@almagest/i18n/vedic";
import type { TermTable } from "@almagest/operation";

/** The two zodiacs, in words that a calculation's settings use. */
const zodiacFrames: TermTable = {
  sidereal: {
    en: "Sidereal",
    tr: "Yıldız zodyağı",
    de: "Siderisch",
    es: "Sidéreo",
    hi: "निरयन",
    pt: "Sideral",
    fr: "Sidéral",
    ru: "Сидерический",
    "zh-Hans": "恒星黄道",
    "zh-Hant": "恆星黃道",
  },
  tropical: {
    en: "Tropical",
    tr: "Tropikal",
    de: "Tropisch",
    es: "Tropical",
    hi: "सायन",
    pt: "Tropical",
    fr: "Tropical",
    ru: "Тропический",
    "zh-Hans": "回归黄道",
    "zh-Hant": "回歸黃道",
  },
};

/**
 * Families of yogas: the classical ones, and the groups of the Nabhasa yogas (Brihat Parashara Hora Shastra 35).
 */
const yogaFamilies: TermTable = {
  classical: {
    en: "Classical",
    tr: "Klasik",
    de: "Klassisch",
    es: "Clásicos",
    hi: "शास्त्रीय योग",
    pt: "Clássicos",
    fr: "Classiques",
    ru: "Классические",
    "zh-Hans": "经典格局",
    "zh-Hant": "經典格局",
  },
  asraya: {
    en: "Asraya",
    tr: "Aşraya",
    de: "Ashraya",
    es: "Ashraya",
    hi: "आश्रय योग",
    pt: "Ashraya",
    fr: "Ashraya",
    ru: "Ашрая",
    "zh-Hans": "依托格局",
    "zh-Hant": "依託格局",
  },
  dala: {
    en: "Dala",
    tr: "Dala",
    de: "Dala",
    es: "Dala",
    hi: "दल योग",
    pt: "Dala",
    fr: "Dala",
    ru: "Дала",
    "zh-Hans": "花瓣格局",
    "zh-Hant": "花瓣格局",
  },
  akriti: {
    en: "Akriti",
    tr: "Akriti",
    de: "Akriti",
    es: "Akriti",
    hi: "आकृति योग",
    pt: "Akriti",
    fr: "Akriti",
    ru: "Акрити",
    "zh-Hans": "形状格局",
    "zh-Hant": "形狀格局",
  },
  sankhya: {
    en: "Sankhya",
    tr: "Sankhya",
    de: "Sankhya",
    es: "Sankhya",
    hi: "संख्या योग",
    pt: "Sankhya",
    fr: "Sankhya",
    ru: "Санкхья",
    "zh-Hans": "数目格局",
    "zh-Hant": "數目格局",
  },
};

/** Three ways to name the state of a graha. */
const avasthaSystems: TermTable = {
  baladi: {
    en: "Baladi (ages)",
    tr: "Baladi (yaşlar)",
    de: "Baladi (Lebensalter)",
    es: "Baladi (edades)",
    hi: "बालादि अवस्था",
    pt: "Baladi (idades)",
    fr: "Baladi (âges)",
    ru: "Балади (возрасты)",
    "zh-Hans": "年龄状态",
    "zh-Hant": "年齡狀態",
  },
  jagradadi: {
    en: "Jagradadi (wakefulness)",
    tr: "Cagradadi (uyanıklık)",
    de: "Jagradadi (Wachheit)",
    es: "Jagradadi (vigilia)",
    hi: "जाग्रदादि अवस्था",
    pt: "Jagradadi (vigília)",
    fr: "Jagradadi (veille)",
    ru: "Джаградади (бодрствование)",
    "zh-Hans": "醒眠状态",
    "zh-Hant": "醒眠狀態",
  },
  deeptadi: {
    en: "Deeptadi (moods)",
    tr: "Diptadi (hâller)",
    de: "Diptadi (Stimmungen)",
    es: "Diptadi (estados de ánimo)",
    hi: "दीप्तादि अवस्था",
    pt: "Diptadi (estados de ânimo)",
    fr: "Diptadi (humeurs)",
    ru: "Диптади (настроения)",
    "zh-Hans": "光辉状态",
    "zh-Hant": "光輝狀態",
  },
};

/** Whether Rahu is among the chara karakas. */
const karakaSchemes: TermTable = {
  seven: {
    en: "Seven karakas",
    tr: "Yedi karaka",
    de: "Sieben Karakas",
    es: "Siete karakas",
    hi: "सप्त कारक",
    pt: "Sete karakas",
    fr: "Sept karakas",
    ru: "Семь карак",
    "zh-Hans": "七征象星",
    "zh-Hant": "七徵象星",
  },
  eight: {
    en: "Eight karakas",
    tr: "Sekiz karaka",
    de: "Acht Karakas",
    es: "Ocho karakas",
    hi: "अष्ट कारक",
    pt: "Oito karakas",
    fr: "Huit karakas",
    ru: "Восемь карак",
    "zh-Hans": "八征象星",
    "zh-Hant": "八徵象星",
  },
};

/** The vocabulary of the house themes. */
const readingFocuses: TermTable = {
  general: {
    en: "General",
    tr: "Genel",
    de: "Allgemein",
    es: "General",
    hi: "सामान्य",
    pt: "Geral",
    fr: "Général",
    ru: "Общий",
    "zh-Hans": "综合",
    "zh-Hant": "綜合",
  },
  finance: {
    en: "Finance",
    tr: "Finans",
    de: "Finanzen",
    es: "Finanzas",
    hi: "वित्त",
    pt: "Finanças",
    fr: "Finances",
    ru: "Финансы",
    "zh-Hans": "财务",
    "zh-Hant": "財務",
  },
};

/** The nine grahas by the English names that requests take. */
const grahaNames: TermTable = byEnglishName(Object.values(grahas));

const { Rahu: _, Ketu: __, ...sevenNames } = grahaNames;

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  antardasha: grahaNames,
  coordinateSystem: zodiacFrames,
  family: yogaFamilies,
  focus: readingFocuses,
  mahadasha: grahaNames,
  planet: sevenNames,
  pratyantardasha: grahaNames,
  scheme: karakaSchemes,
  sookshma: grahaNames,
  system: avasthaSystems,
};
