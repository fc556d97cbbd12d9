import type { Term } from "@almagest/operation";

// Titles and headings of this domain's pictures: each by itself, so that a bundle takes the few it shows.

export const natalChart: Term = {
  en: "Natal chart",
  tr: "Doğum haritası",
  de: "Geburtshoroskop",
  es: "Carta natal",
  hi: "जन्म कुंडली",
  pt: "Mapa natal",
  fr: "Thème natal",
  ru: "Натальная карта",
  "zh-Hans": "本命星盘",
  "zh-Hant": "本命星盤",
};

export const natalAspects: Term = {
  en: "Aspects of the natal chart",
  tr: "Doğum haritasının açıları",
  de: "Aspekte des Geburtshoroskops",
  es: "Aspectos de la carta natal",
  hi: "जन्म कुंडली की दृष्टियाँ",
  pt: "Aspectos do mapa natal",
  fr: "Aspects du thème natal",
  ru: "Аспекты натальной карты",
  "zh-Hans": "本命星盘相位",
  "zh-Hant": "本命星盤相位",
};

export const houses: Term = {
  en: "Houses",
  tr: "Evler",
  de: "Häuser",
  es: "Casas",
  hi: "भाव",
  pt: "Casas",
  fr: "Maisons",
  ru: "Дома",
  "zh-Hans": "宫位",
  "zh-Hant": "宮位",
};

export const positions: Term = {
  en: "Positions of the planets",
  tr: "Gezegen konumları",
  de: "Planetenstände",
  es: "Posiciones de los planetas",
  hi: "ग्रहों की स्थिति",
  pt: "Posições dos planetas",
  fr: "Positions des planètes",
  ru: "Положения планет",
  "zh-Hans": "行星位置",
  "zh-Hant": "行星位置",
};

export const aspects: Term = {
  en: "Aspects",
  tr: "Açılar",
  de: "Aspekte",
  es: "Aspectos",
  hi: "दृष्टियाँ",
  pt: "Aspectos",
  fr: "Aspects",
  ru: "Аспекты",
  "zh-Hans": "相位",
  "zh-Hant": "相位",
};

export const patterns: Term = {
  en: "Aspect patterns",
  tr: "Açı kalıpları",
  de: "Aspektfiguren",
  es: "Figuras de aspectos",
  hi: "दृष्टि-आकृतियाँ",
  pt: "Configurações de aspectos",
  fr: "Figures d’aspects",
  ru: "Конфигурации аспектов",
  "zh-Hans": "相位格局",
  "zh-Hant": "相位格局",
};

export const asteroids: Term = {
  en: "Asteroids",
  tr: "Asteroitler",
  de: "Asteroiden",
  es: "Asteroides",
  hi: "क्षुद्रग्रह",
  pt: "Asteroides",
  fr: "Astéroïdes",
  ru: "Астероиды",
  "zh-Hans": "小行星",
  "zh-Hant": "小行星",
};

export const lilith: Term = {
  en: "Black Moon Lilith",
  tr: "Kara Ay Lilith",
  de: "Lilith (Schwarzer Mond)",
  es: "Luna Negra Lilith",
  hi: "ब्लैक मून लिलिथ",
  pt: "Lilith (Lua Negra)",
  fr: "Lune Noire (Lilith)",
  ru: "Чёрная Луна (Лилит)",
  "zh-Hans": "黑月莉莉丝",
  "zh-Hant": "黑月莉莉絲",
};

export const lots: Term = {
  en: "Lots",
  tr: "Arap noktaları",
  de: "Lose",
  es: "Partes arábigas",
  hi: "लॉट (अरबी बिंदु)",
  pt: "Partes árabes",
  fr: "Parts arabes",
  ru: "Жребии",
  "zh-Hans": "阿拉伯点",
  "zh-Hant": "阿拉伯點",
};

export const stars: Term = {
  en: "Fixed stars",
  tr: "Sabit yıldızlar",
  de: "Fixsterne",
  es: "Estrellas fijas",
  hi: "स्थिर तारे",
  pt: "Estrelas fixas",
  fr: "Étoiles fixes",
  ru: "Неподвижные звёзды",
  "zh-Hans": "恒星",
  "zh-Hant": "恆星",
};

export const synastry: Term = {
  en: "Synastry",
  tr: "Sinastri",
  de: "Synastrie",
  es: "Sinastría",
  hi: "सिनैस्ट्री",
  pt: "Sinastria",
  fr: "Synastrie",
  ru: "Синастрия",
  "zh-Hans": "合盘",
  "zh-Hant": "合盤",
};

export const composite: Term = {
  en: "Composite chart",
  tr: "Kompozit harita",
  de: "Composit",
  es: "Carta compuesta",
  hi: "कंपोज़िट कुंडली",
  pt: "Mapa composto",
  fr: "Thème composite",
  ru: "Композит",
  "zh-Hans": "组合盘",
  "zh-Hant": "組合盤",
};

export const compatibility: Term = {
  en: "Compatibility",
  tr: "Uyum",
  de: "Partnerschaftsvergleich",
  es: "Compatibilidad",
  hi: "अनुकूलता",
  pt: "Compatibilidade",
  fr: "Compatibilité",
  ru: "Совместимость",
  "zh-Hans": "契合度",
  "zh-Hant": "契合度",
};

export const transits: Term = {
  en: "Transits",
  tr: "Transitler",
  de: "Transite",
  es: "Tránsitos",
  hi: "गोचर",
  pt: "Trânsitos",
  fr: "Transits",
  ru: "Транзиты",
  "zh-Hans": "行运",
  "zh-Hant": "行運",
};

export const progressions: Term = {
  en: "Secondary progressions",
  tr: "İkincil progresyonlar",
  de: "Sekundärprogressionen",
  es: "Progresiones secundarias",
  hi: "द्वितीयक प्रोग्रेशन",
  pt: "Progressões secundárias",
  fr: "Progressions secondaires",
  ru: "Вторичные прогрессии",
  "zh-Hans": "次限推运",
  "zh-Hant": "次限推運",
};

export const solarArc: Term = {
  en: "Solar arc directions",
  tr: "Güneş yayı yönelimleri",
  de: "Sonnenbogendirektionen",
  es: "Arco solar",
  hi: "सौर चाप दिशाएँ",
  pt: "Arco solar",
  fr: "Arc solaire",
  ru: "Дирекции солнечной дуги",
  "zh-Hans": "太阳弧推运",
  "zh-Hant": "太陽弧推運",
};

export const solarReturn: Term = {
  en: "Solar return",
  tr: "Güneş dönüşü",
  de: "Solar",
  es: "Revolución solar",
  hi: "सौर वर्षफल",
  pt: "Revolução solar",
  fr: "Révolution solaire",
  ru: "Соляр",
  "zh-Hans": "太阳返照",
  "zh-Hant": "太陽返照",
};

export const lunarReturn: Term = {
  en: "Lunar return",
  tr: "Ay dönüşü",
  de: "Lunar",
  es: "Revolución lunar",
  hi: "चंद्र वापसी",
  pt: "Revolução lunar",
  fr: "Révolution lunaire",
  ru: "Лунар",
  "zh-Hans": "月亮返照",
  "zh-Hant": "月亮返照",
};

export const planetaryReturn: Term = {
  en: "Planetary return",
  tr: "Gezegen dönüşü",
  de: "Planetenwiederkehr",
  es: "Retorno planetario",
  hi: "ग्रह वापसी",
  pt: "Retorno planetário",
  fr: "Retour planétaire",
  ru: "Возвращение планеты",
  "zh-Hans": "行星返照",
  "zh-Hant": "行星返照",
};

export const relocation: Term = {
  en: "Relocated chart",
  tr: "Yer değiştirme haritası",
  de: "Relokationshoroskop",
  es: "Carta relocalizada",
  hi: "स्थानांतरित कुंडली",
  pt: "Mapa relocado",
  fr: "Thème relocalisé",
  ru: "Релокационная карта",
  "zh-Hans": "移居盘",
  "zh-Hant": "移居盤",
};

export const profections: Term = {
  en: "Annual profection",
  tr: "Yıllık profeksiyon",
  de: "Jahresprofektion",
  es: "Profección anual",
  hi: "वार्षिक प्रोफ़ेक्शन",
  pt: "Profecção anual",
  fr: "Profection annuelle",
  ru: "Годовая профекция",
  "zh-Hans": "年度小限",
  "zh-Hant": "年度小限",
};

export const signs: Term = {
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
};

export const sign: Term = {
  en: "A sign of the zodiac",
  tr: "Bir burç",
  de: "Ein Tierkreiszeichen",
  es: "Un signo del zodiaco",
  hi: "राशिचक्र की एक राशि",
  pt: "Um signo do zodíaco",
  fr: "Un signe du zodiaque",
  ru: "Знак зодиака",
  "zh-Hans": "黄道一宫",
  "zh-Hant": "黃道一宮",
};
