import type { TermTable } from "@almagest/operation";
import { cipherNames } from "../vocabulary/ciphers";

/** Divisions of the year among the 72 angels. */
const angelDatings: TermTable = {
  "solar-longitude": {
    en: "By the Sun's longitude",
    tr: "Güneş boylamına göre",
    de: "Nach der Sonnenlänge",
    es: "Por la longitud del Sol",
    hi: "सूर्य के भोगांश से",
    pt: "Pela longitude do Sol",
    fr: "Selon la longitude du Soleil",
    ru: "По долготе Солнца",
    "zh-Hans": "按太阳黄经",
    "zh-Hant": "按太陽黃經",
  },
  "lenain-blocks": {
    en: "By Lenain's dates",
    tr: "Lenain'in tarihlerine göre",
    de: "Nach Lenains Daten",
    es: "Por las fechas de Lenain",
    hi: "लेनैं के दिनांकों से",
    pt: "Pelas datas de Lenain",
    fr: "Selon les dates de Lenain",
    ru: "По датам Ленена",
    "zh-Hans": "按勒南日期",
    "zh-Hant": "按勒南日期",
  },
};

/** Whether a birth fell after sunset, when the Hebrew day has turned. */
const sunsetAnswers: TermTable = {
  true: {
    en: "Yes",
    tr: "Evet",
    de: "Ja",
    es: "Sí",
    hi: "हाँ",
    pt: "Sim",
    fr: "Oui",
    ru: "Да",
    "zh-Hans": "是",
    "zh-Hant": "是",
  },
  false: {
    en: "No",
    tr: "Hayır",
    de: "Nein",
    es: "No",
    hi: "नहीं",
    pt: "Não",
    fr: "Non",
    ru: "Нет",
    "zh-Hans": "否",
    "zh-Hant": "否",
  },
};

/** Forms of a word's atbash. */
const atbashOutputs: TermTable = {
  both: {
    en: "Word and value",
    tr: "Kelime ve değer",
    de: "Wort und Wert",
    es: "Palabra y valor",
    hi: "शब्द और मान",
    pt: "Palavra e valor",
    fr: "Mot et valeur",
    ru: "Слово и значение",
    "zh-Hans": "词与数值",
    "zh-Hant": "詞與數值",
  },
  string: {
    en: "Word",
    tr: "Kelime",
    de: "Wort",
    es: "Palabra",
    hi: "शब्द",
    pt: "Palavra",
    fr: "Mot",
    ru: "Слово",
    "zh-Hans": "词",
    "zh-Hant": "詞",
  },
  value: {
    en: "Value",
    tr: "Değer",
    de: "Wert",
    es: "Valor",
    hi: "मान",
    pt: "Valor",
    fr: "Valeur",
    ru: "Значение",
    "zh-Hans": "数值",
    "zh-Hant": "數值",
  },
};

/** Meanings of the great count. */
const misparGadolRules: TermTable = {
  "finals-500-900": {
    en: "Final letters 500 to 900",
    tr: "Son harfler 500'den 900'e",
    de: "Endbuchstaben 500 bis 900",
    es: "Letras finales de 500 a 900",
    hi: "अंत्य अक्षर 500 से 900",
    pt: "Letras finais de 500 a 900",
    fr: "Lettres finales de 500 à 900",
    ru: "Конечные буквы от 500 до 900",
    "zh-Hans": "词尾字母计500至900",
    "zh-Hant": "詞尾字母計500至900",
  },
  milui: {
    en: "Letters spelled out (milui)",
    tr: "Harf adlarıyla (milui)",
    de: "Ausgeschriebene Buchstaben (Milui)",
    es: "Letras deletreadas (milui)",
    hi: "अक्षर नामों से (मिलुई)",
    pt: "Letras por extenso (milui)",
    fr: "Lettres épelées (milouy)",
    ru: "По именам букв (милуй)",
    "zh-Hans": "字母全名",
    "zh-Hant": "字母全名",
  },
};

/** Whose planets and signs the letters have. */
const letterAttributions: TermTable = {
  "sefer-yetzirah-gra": {
    en: "Sefer Yetzirah, Gra",
    tr: "Sefer Yetzirah, Gra",
    de: "Sefer Jezira, Gra",
    es: "Séfer Yetzirá, Gra",
    hi: "सेफ़र येत्ज़िरा, ग्रा",
    pt: "Sefer Yetzirah, Gra",
    fr: "Sefer Yetsirah, Gra",
    ru: "Сефер Йецира, Гра",
    "zh-Hans": "创造之书·格拉本",
    "zh-Hant": "創造之書·格拉本",
  },
  "sefer-yetzirah-short": {
    en: "Sefer Yetzirah, short version",
    tr: "Sefer Yetzirah, kısa metin",
    de: "Sefer Jezira, Kurzfassung",
    es: "Séfer Yetzirá, versión corta",
    hi: "सेफ़र येत्ज़िरा, लघु पाठ",
    pt: "Sefer Yetzirah, versão curta",
    fr: "Sefer Yetsirah, version courte",
    ru: "Сефер Йецира, краткая редакция",
    "zh-Hans": "创造之书·短本",
    "zh-Hant": "創造之書·短本",
  },
  "sefer-yetzirah-saadia": {
    en: "Sefer Yetzirah, Saadia",
    tr: "Sefer Yetzirah, Saadia",
    de: "Sefer Jezira, Saadia",
    es: "Séfer Yetzirá, Saadia",
    hi: "सेफ़र येत्ज़िरा, सादिया",
    pt: "Sefer Yetzirah, Saadia",
    fr: "Sefer Yetsirah, Saadia",
    ru: "Сефер Йецира, Саадия",
    "zh-Hans": "创造之书·萨阿迪亚本",
    "zh-Hant": "創造之書·薩阿迪亞本",
  },
  "golden-dawn": {
    en: "Golden Dawn",
    tr: "Altın Şafak",
    de: "Golden Dawn",
    es: "Golden Dawn",
    hi: "गोल्डन डॉन",
    pt: "Golden Dawn",
    fr: "Golden Dawn",
    ru: "Золотая Заря",
    "zh-Hans": "金色黎明",
    "zh-Hant": "黃金黎明",
  },
};

/** Which tree the sephirot are named by. */
const sephirotSystems: TermTable = {
  classical: {
    en: "Classical",
    tr: "Klasik",
    de: "Klassisch",
    es: "Clásico",
    hi: "शास्त्रीय",
    pt: "Clássico",
    fr: "Classique",
    ru: "Классическая",
    "zh-Hans": "古典体系",
    "zh-Hant": "古典體系",
  },
  "golden-dawn": {
    en: "Golden Dawn",
    tr: "Altın Şafak",
    de: "Golden Dawn",
    es: "Golden Dawn",
    hi: "गोल्डन डॉन",
    pt: "Golden Dawn",
    fr: "Golden Dawn",
    ru: "Золотая Заря",
    "zh-Hans": "金色黎明",
    "zh-Hant": "黃金黎明",
  },
};

/** Whose day 29 February is. */
const leapDayPolicies: TermTable = {
  "extend-previous": {
    en: "Day of the angel before",
    tr: "Önceki meleğin günü",
    de: "Tag des vorigen Engels",
    es: "Día del ángel anterior",
    hi: "पूर्व देवदूत का दिन",
    pt: "Dia do anjo anterior",
    fr: "Jour de l'ange précédent",
    ru: "День предыдущего ангела",
    "zh-Hans": "归前一天使",
    "zh-Hant": "歸前一天使",
  },
  "next-angel": {
    en: "Day of the next angel",
    tr: "Sonraki meleğin günü",
    de: "Tag des nächsten Engels",
    es: "Día del ángel siguiente",
    hi: "अगले देवदूत का दिन",
    pt: "Dia do anjo seguinte",
    fr: "Jour de l'ange suivant",
    ru: "День следующего ангела",
    "zh-Hans": "归后一天使",
    "zh-Hant": "歸後一天使",
  },
};

/** The first day of the angels' year. */
const angelYearStarts: TermTable = {
  "march-21": {
    en: "21 March",
    tr: "21 Mart",
    de: "21. März",
    es: "21 de marzo",
    hi: "21 मार्च",
    pt: "21 de março",
    fr: "21 mars",
    ru: "21 марта",
    "zh-Hans": "3月21日",
    "zh-Hant": "3月21日",
  },
  "march-20": {
    en: "20 March",
    tr: "20 Mart",
    de: "20. März",
    es: "20 de marzo",
    hi: "20 मार्च",
    pt: "20 de março",
    fr: "20 mars",
    ru: "20 марта",
    "zh-Hans": "3月20日",
    "zh-Hant": "3月20日",
  },
};

/** Ways from Latin letters to Hebrew ones. */
const transliterations: TermTable = {
  "letter-map-mathers": {
    en: "Letter by letter (Mathers)",
    tr: "Harf harf (Mathers)",
    de: "Buchstabe für Buchstabe (Mathers)",
    es: "Letra a letra (Mathers)",
    hi: "अक्षरशः (मैथर्स)",
    pt: "Letra por letra (Mathers)",
    fr: "Lettre à lettre (Mathers)",
    ru: "По буквам (Мазерс)",
    "zh-Hans": "逐字母对应（马瑟斯）",
    "zh-Hant": "逐字母對應（馬瑟斯）",
  },
};

/** Whose paths the Tree of Life has. */
const treeVariants: TermTable = {
  kircher: {
    en: "Kircher",
    tr: "Kircher",
    de: "Kircher",
    es: "Kircher",
    hi: "किर्चर",
    pt: "Kircher",
    fr: "Kircher",
    ru: "Кирхер",
    "zh-Hans": "基歇尔",
    "zh-Hant": "基歇爾",
  },
};

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  afterSunset: sunsetAnswers,
  angelDating: angelDatings,
  atbashOutput: atbashOutputs,
  ciphers: cipherNames,
  leapDayPolicy: leapDayPolicies,
  letterAttribution: letterAttributions,
  misparGadol: misparGadolRules,
  sephirotSystem: sephirotSystems,
  transliteration: transliterations,
  treeVariant: treeVariants,
  yearStart: angelYearStarts,
};
