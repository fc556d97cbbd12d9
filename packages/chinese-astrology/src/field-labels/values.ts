import { animals } from "@almagest/i18n/chinese";
import type { TermTable } from "@almagest/operation";
import { activityNames } from "../vocabulary/activities";

/** The clock that the hour pillar is read from. */
const hourClocks: TermTable = {
  clock: {
    en: "Clock time",
    tr: "Resmî saat",
    de: "Uhrzeit",
    es: "Hora oficial",
    hi: "घड़ी का समय",
    pt: "Hora oficial",
    fr: "Heure légale",
    ru: "Гражданское время",
    "zh-Hans": "钟表时间",
    "zh-Hant": "鐘錶時間",
  },
  "local-mean": {
    en: "Local mean time",
    tr: "Yerel ortalama zaman",
    de: "Mittlere Ortszeit",
    es: "Hora media local",
    hi: "स्थानीय माध्य समय",
    pt: "Hora média local",
    fr: "Heure moyenne locale",
    ru: "Местное среднее время",
    "zh-Hans": "地方平时",
    "zh-Hant": "地方平時",
  },
  solar: {
    en: "True solar time",
    tr: "Gerçek güneş zamanı",
    de: "Wahre Sonnenzeit",
    es: "Hora solar verdadera",
    hi: "स्पष्ट सौर समय",
    pt: "Hora solar verdadeira",
    fr: "Heure solaire vraie",
    ru: "Истинное солнечное время",
    "zh-Hans": "真太阳时",
    "zh-Hant": "真太陽時",
  },
};

/** When the day pillar changes. */
const dayBoundaries: TermTable = {
  "split-zi": {
    en: "Split Zi hour",
    tr: "Bölünmüş Zi saati",
    de: "Geteilte Zi-Stunde",
    es: "Hora Zi dividida",
    hi: "विभाजित ज़ी घंटा",
    pt: "Hora Zi dividida",
    fr: "Heure Zi partagée",
    ru: "Разделённый час Цзы",
    "zh-Hans": "早晚子时",
    "zh-Hant": "早晚子時",
  },
  midnight: {
    en: "Midnight",
    tr: "Gece yarısı",
    de: "Mitternacht",
    es: "Medianoche",
    hi: "मध्यरात्रि",
    pt: "Meia-noite",
    fr: "Minuit",
    ru: "Полночь",
    "zh-Hans": "零点换日",
    "zh-Hant": "零點換日",
  },
  "early-zi": {
    en: "Start of the Zi hour (23:00)",
    tr: "Zi saatinin başı (23:00)",
    de: "Beginn der Zi-Stunde (23:00)",
    es: "Comienzo de la hora Zi (23:00)",
    hi: "ज़ी घंटे का आरंभ (23:00)",
    pt: "Início da hora Zi (23:00)",
    fr: "Début de l'heure Zi (23:00)",
    ru: "Начало часа Цзы (23:00)",
    "zh-Hans": "子初换日",
    "zh-Hant": "子初換日",
  },
};

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  activity: activityNames,
  avoidAnimal: animals,
  dayBoundary: dayBoundaries,
  hourClock: hourClocks,
};
