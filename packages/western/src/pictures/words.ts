import type { Term } from "@almagest/operation";

// Headings of columns and names of bars that no answer has: each by itself, so that a bundle takes the few it shows.

export const lot: Term = {
  en: "Lot",
  tr: "Nokta",
  de: "Los",
  es: "Parte",
  hi: "लॉट",
  pt: "Parte",
  fr: "Part",
  ru: "Жребий",
  "zh-Hans": "点",
  "zh-Hant": "點",
};

export const star: Term = {
  en: "Star",
  tr: "Yıldız",
  de: "Stern",
  es: "Estrella",
  hi: "तारा",
  pt: "Estrela",
  fr: "Étoile",
  ru: "Звезда",
  "zh-Hans": "恒星",
  "zh-Hant": "恆星",
};

export const place: Term = {
  en: "Place",
  tr: "Konum",
  de: "Stand",
  es: "Posición",
  hi: "स्थिति",
  pt: "Posição",
  fr: "Position",
  ru: "Положение",
  "zh-Hans": "位置",
  "zh-Hant": "位置",
};

export const house: Term = {
  en: "House",
  tr: "Ev",
  de: "Haus",
  es: "Casa",
  hi: "भाव",
  pt: "Casa",
  fr: "Maison",
  ru: "Дом",
  "zh-Hans": "宫",
  "zh-Hant": "宮",
};

export const ruler: Term = {
  en: "Ruler",
  tr: "Yönetici",
  de: "Herrscher",
  es: "Regente",
  hi: "स्वामी",
  pt: "Regente",
  fr: "Maître",
  ru: "Управитель",
  "zh-Hans": "守护星",
  "zh-Hant": "守護星",
};

export const magnitude: Term = {
  en: "Magnitude",
  tr: "Kadir",
  de: "Helligkeit",
  es: "Magnitud",
  hi: "कांतिमान",
  pt: "Magnitude",
  fr: "Magnitude",
  ru: "Величина",
  "zh-Hans": "星等",
  "zh-Hant": "星等",
};

export const conjunctions: Term = {
  en: "Conjunctions",
  tr: "Kavuşumlar",
  de: "Konjunktionen",
  es: "Conjunciones",
  hi: "युतियाँ",
  pt: "Conjunções",
  fr: "Conjonctions",
  ru: "Соединения",
  "zh-Hans": "合相",
  "zh-Hant": "合相",
};

export const age: Term = {
  en: "Age",
  tr: "Yaş",
  de: "Alter",
  es: "Edad",
  hi: "आयु",
  pt: "Idade",
  fr: "Âge",
  ru: "Возраст",
  "zh-Hans": "年龄",
  "zh-Hant": "年齡",
};

export const romantic: Term = {
  en: "Romance",
  tr: "Aşk",
  de: "Romantik",
  es: "Romance",
  hi: "प्रेम",
  pt: "Romance",
  fr: "Amour",
  ru: "Любовь",
  "zh-Hans": "爱情",
  "zh-Hant": "愛情",
};

export const emotional: Term = {
  en: "Emotion",
  tr: "Duygu",
  de: "Gefühl",
  es: "Emoción",
  hi: "भावना",
  pt: "Emoção",
  fr: "Émotion",
  ru: "Чувства",
  "zh-Hans": "情感",
  "zh-Hant": "情感",
};

export const intellectual: Term = {
  en: "Mind",
  tr: "Zihin",
  de: "Geist",
  es: "Mente",
  hi: "बुद्धि",
  pt: "Mente",
  fr: "Esprit",
  ru: "Ум",
  "zh-Hans": "思想",
  "zh-Hant": "思想",
};

export const physical: Term = {
  en: "Body",
  tr: "Beden",
  de: "Körper",
  es: "Cuerpo",
  hi: "शरीर",
  pt: "Corpo",
  fr: "Corps",
  ru: "Тело",
  "zh-Hans": "身体",
  "zh-Hant": "身體",
};

export const spiritual: Term = {
  en: "Spirit",
  tr: "Maneviyat",
  de: "Spiritualität",
  es: "Espíritu",
  hi: "अध्यात्म",
  pt: "Espiritualidade",
  fr: "Spiritualité",
  ru: "Дух",
  "zh-Hans": "灵性",
  "zh-Hant": "靈性",
};

export const overall: Term = {
  en: "Overall",
  tr: "Genel",
  de: "Gesamt",
  es: "En conjunto",
  hi: "कुल",
  pt: "No conjunto",
  fr: "Ensemble",
  ru: "В целом",
  "zh-Hans": "总体",
  "zh-Hant": "總體",
};

export const innerRing: Term = {
  en: "Inner ring",
  tr: "İç halka",
  de: "Innerer Ring",
  es: "Anillo interior",
  hi: "भीतरी वलय",
  pt: "Anel interno",
  fr: "Anneau intérieur",
  ru: "Внутренний круг",
  "zh-Hans": "内圈",
  "zh-Hant": "內圈",
};

export const outerRing: Term = {
  en: "Outer ring",
  tr: "Dış halka",
  de: "Äußerer Ring",
  es: "Anillo exterior",
  hi: "बाहरी वलय",
  pt: "Anel externo",
  fr: "Anneau extérieur",
  ru: "Внешний круг",
  "zh-Hans": "外圈",
  "zh-Hant": "外圈",
};

export const housesAndAngles: Term = {
  en: "houses and angles",
  tr: "evler ve açısal noktalar",
  de: "Häuser und Achsen",
  es: "casas y ángulos",
  hi: "भाव और कोण",
  pt: "casas e ângulos",
  fr: "maisons et angles",
  ru: "дома и углы",
  "zh-Hans": "宫位与四轴",
  "zh-Hant": "宮位與四軸",
};

export const person: Term = {
  en: "Person",
  tr: "Kişi",
  de: "Person",
  es: "Persona",
  hi: "व्यक्ति",
  pt: "Pessoa",
  fr: "Personne",
  ru: "Человек",
  "zh-Hans": "人物",
  "zh-Hant": "人物",
};
