import type { TermTable } from "@almagest/operation";

/** Correlation constants: the Julian day number of 0.0.0.0.0. */
const correlations: TermTable = {
  "gmt-584283": {
    en: "GMT (584283)",
    tr: "GMT (584283)",
    de: "GMT (584283)",
    es: "GMT (584283)",
    hi: "जीएमटी (584283)",
    pt: "GMT (584283)",
    fr: "GMT (584283)",
    ru: "ГМТ (584283)",
    "zh-Hans": "通行常数（584283）",
    "zh-Hant": "通行常數（584283）",
  },
  "martinez-hernandez-584281": {
    en: "Martínez Hernández (584281)",
    tr: "Martínez Hernández (584281)",
    de: "Martínez Hernández (584281)",
    es: "Martínez Hernández (584281)",
    hi: "मार्तीनेज़ एर्नान्देज़ (584281)",
    pt: "Martínez Hernández (584281)",
    fr: "Martínez Hernández (584281)",
    ru: "Мартинес Эрнандес (584281)",
    "zh-Hans": "马丁内斯·埃尔南德斯常数（584281）",
    "zh-Hant": "馬丁內斯·埃爾南德斯常數（584281）",
  },
  "astronomical-584285": {
    en: "Astronomical (584285)",
    tr: "Astronomik (584285)",
    de: "Astronomisch (584285)",
    es: "Astronómica (584285)",
    hi: "खगोलीय (584285)",
    pt: "Astronômica (584285)",
    fr: "Astronomique (584285)",
    ru: "Астрономическая (584285)",
    "zh-Hans": "天文常数（584285）",
    "zh-Hant": "天文常數（584285）",
  },
  "martin-skidmore-584286": {
    en: "Martin and Skidmore (584286)",
    tr: "Martin ve Skidmore (584286)",
    de: "Martin und Skidmore (584286)",
    es: "Martin y Skidmore (584286)",
    hi: "मार्टिन और स्किडमोर (584286)",
    pt: "Martin e Skidmore (584286)",
    fr: "Martin et Skidmore (584286)",
    ru: "Мартин и Скидмор (584286)",
    "zh-Hans": "马丁与斯基德莫尔常数（584286）",
    "zh-Hant": "馬丁與斯基德莫爾常數（584286）",
  },
};

/** Sources of the day signs' directions. */
const directionSchemes: TermTable = {
  "madrid-codex": {
    en: "Madrid Codex",
    tr: "Madrid Kodeksi",
    de: "Codex Madrid",
    es: "Códice de Madrid",
    hi: "मैड्रिड पांडुलिपि",
    pt: "Códice de Madri",
    fr: "Codex de Madrid",
    ru: "Мадридский кодекс",
    "zh-Hans": "马德里抄本",
    "zh-Hant": "馬德里抄本",
  },
  landa: {
    en: "Diego de Landa",
    tr: "Diego de Landa",
    de: "Diego de Landa",
    es: "Diego de Landa",
    hi: "दिएगो दे लांदा",
    pt: "Diego de Landa",
    fr: "Diego de Landa",
    ru: "Диего де Ланда",
    "zh-Hans": "迭戈·德·兰达",
    "zh-Hant": "迭戈·德·蘭達",
  },
};

/** Sets of year bearers. */
const yearBearers: TermTable = {
  classic: {
    en: "Classic",
    tr: "Klasik",
    de: "Klassisch",
    es: "Clásico",
    hi: "शास्त्रीय",
    pt: "Clássico",
    fr: "Classiques",
    ru: "Классические",
    "zh-Hans": "古典期",
    "zh-Hant": "古典期",
  },
  campeche: {
    en: "Campeche",
    tr: "Campeche",
    de: "Campeche",
    es: "Campeche",
    hi: "कैंपेचे",
    pt: "Campeche",
    fr: "Campeche",
    ru: "Кампече",
    "zh-Hans": "坎佩切",
    "zh-Hant": "坎佩切",
  },
  "colonial-yucatec": {
    en: "Colonial Yucatec",
    tr: "Sömürge dönemi Yucatán",
    de: "Koloniales Yukatek",
    es: "Yucateco colonial",
    hi: "औपनिवेशिक युकातेक",
    pt: "Iucateque colonial",
    fr: "Yucatèques coloniaux",
    ru: "Колониальные юкатекские",
    "zh-Hans": "殖民时期尤卡坦",
    "zh-Hant": "殖民時期猶加敦",
  },
};

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  correlation: correlations,
  directionScheme: directionSchemes,
  yearBearerSystem: yearBearers,
};
