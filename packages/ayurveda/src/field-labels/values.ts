import type { TermTable } from "@almagest/operation";

/** Whose seasons are meant. */
const hemispheres: TermTable = {
  northern: {
    en: "Northern hemisphere",
    tr: "Kuzey yarım küre",
    de: "Nordhalbkugel",
    es: "Hemisferio norte",
    hi: "उत्तरी गोलार्ध",
    pt: "Hemisfério norte",
    fr: "Hémisphère nord",
    ru: "Северное полушарие",
    "zh-Hans": "北半球",
    "zh-Hant": "北半球",
  },
  southern: {
    en: "Southern hemisphere",
    tr: "Güney yarım küre",
    de: "Südhalbkugel",
    es: "Hemisferio sur",
    hi: "दक्षिणी गोलार्ध",
    pt: "Hemisfério sul",
    fr: "Hémisphère sud",
    ru: "Южное полушарие",
    "zh-Hans": "南半球",
    "zh-Hant": "南半球",
  },
};

/** Where the watches of the day are counted from. */
const doshaClocks: TermTable = {
  "sunrise-anchored": {
    en: "From sunrise",
    tr: "Gün doğumundan",
    de: "Ab Sonnenaufgang",
    es: "Desde la salida del sol",
    hi: "सूर्योदय से",
    pt: "A partir do nascer do sol",
    fr: "Depuis le lever du soleil",
    ru: "От восхода солнца",
    "zh-Hans": "自日出起算",
    "zh-Hant": "自日出起算",
  },
  "clock-hours": {
    en: "By the clock",
    tr: "Saate göre",
    de: "Nach der Uhr",
    es: "Según el reloj",
    hi: "घड़ी के अनुसार",
    pt: "Pelo relógio",
    fr: "Selon l'horloge",
    ru: "По часам",
    "zh-Hans": "按钟表时刻",
    "zh-Hant": "按鐘錶時刻",
  },
};

/** The zodiac that the six seasons follow. */
const seasonZodiacs: TermTable = {
  sayana: {
    en: "Tropical (sayana)",
    tr: "Tropikal (sayana)",
    de: "Tropisch (Sayana)",
    es: "Tropical (sayana)",
    hi: "सायन",
    pt: "Tropical (sayana)",
    fr: "Tropical (sayana)",
    ru: "Тропический (саяна)",
    "zh-Hans": "回归黄道",
    "zh-Hant": "回歸黃道",
  },
  nirayana: {
    en: "Sidereal (nirayana)",
    tr: "Yıldız zodyağı (nirayana)",
    de: "Siderisch (Nirayana)",
    es: "Sidéreo (nirayana)",
    hi: "निरयन",
    pt: "Sideral (nirayana)",
    fr: "Sidéral (nirayana)",
    ru: "Сидерический (нираяна)",
    "zh-Hans": "恒星黄道",
    "zh-Hant": "恆星黃道",
  },
};

/** The two lists of seasons in the Charaka Samhita. */
const seasonSchemes: TermTable = {
  "sutrasthana-6": {
    en: "Sutrasthana 6",
    tr: "Sutrasthana 6",
    de: "Sutrasthana 6",
    es: "Sutrasthana 6",
    hi: "सूत्रस्थान 6",
    pt: "Sutrasthana 6",
    fr: "Sutrasthana 6",
    ru: "Сутрастхана 6",
    "zh-Hans": "总论篇第六章",
    "zh-Hant": "總論篇第六章",
  },
  "vimana-8": {
    en: "Vimanasthana 8",
    tr: "Vimanasthana 8",
    de: "Vimanasthana 8",
    es: "Vimanasthana 8",
    hi: "विमानस्थान 8",
    pt: "Vimanasthana 8",
    fr: "Vimanasthana 8",
    ru: "Виманастхана 8",
    "zh-Hans": "量论篇第八章",
    "zh-Hant": "量論篇第八章",
  },
};

/** Sources of the signs' doshas. */
const signDoshaSchools: TermTable = {
  satyacharya: {
    en: "Satyacharya",
    tr: "Satyacharya",
    de: "Satyacharya",
    es: "Satyacharya",
    hi: "सत्याचार्य",
    pt: "Satyacharya",
    fr: "Satyacharya",
    ru: "Сатьячарья",
    "zh-Hans": "萨提阿阇黎",
    "zh-Hant": "薩提阿闍黎",
  },
  bphs: {
    en: "Brihat Parashara Hora Shastra",
    tr: "Brihat Parashara Hora Shastra",
    de: "Brihat Parashara Hora Shastra",
    es: "Brihat Parashara Hora Shastra",
    hi: "बृहत् पाराशर होरा शास्त्र",
    pt: "Brihat Parashara Hora Shastra",
    fr: "Brihat Parashara Hora Shastra",
    ru: "Брихат Парашара Хора Шастра",
    "zh-Hans": "波罗奢罗占星大典",
    "zh-Hant": "波羅奢羅占星大典",
  },
};

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  doshaClock: doshaClocks,
  hemisphere: hemispheres,
  rituZodiac: seasonZodiacs,
  ritucharyaScheme: seasonSchemes,
  signDoshaScheme: signDoshaSchools,
};
