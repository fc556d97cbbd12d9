import { type Domain, defineDomain } from "@almagest/operation";
import { auspiciousDays } from "./almanac/auspicious";
import { almanacDay, monthlyAlmanac } from "./almanac/operations";
import { annualReading } from "./bazi/annual";
import { baziChart } from "./bazi/chart";
import { baziCompatibility } from "./bazi/compatibility";
import { dayMasterReading } from "./bazi/day-master";
import { luckReading } from "./bazi/luck-operation";
import { lunarDate } from "./calendar/lunar-operation";
import { solarTerms } from "./calendar/terms-operation";
import { concepts } from "./concepts";
import { fiveElements } from "./elements/elements";
import { fields } from "./field-labels/fields";
import { values } from "./field-labels/values";
import { loadNames } from "./names.generated";
import { baziNarrowedTime } from "./narrowing/operation";
import { ziWeiChart } from "./ziwei/operation";
import { zodiacAnimal, zodiacAnimals } from "./zodiac/animals";
import { zodiacCompatibility } from "./zodiac/compatibility";
import { dailyZodiac } from "./zodiac/daily";
import { birthYearAnimal } from "./zodiac/sign";

/** Operations whose answers have pictures, in the domain's order. */
const DRAWN = [
  "generateBaziChart",
  "calculateLuckPillars",
  "calculateDayMasterStrength",
  "calculateBaziCompatibility",
  "calculateAnnualForecast",
  "listZodiacAnimals",
  "getZodiacAnimal",
  "calculateZodiacAnimal",
  "getZodiacCompatibility",
  "getDailyZodiacReading",
  "listSolarTerms",
  "calculateLunarDate",
  "getAlmanacDay",
  "getMonthlyAlmanac",
  "lookupAuspiciousDays",
  "listFiveElements",
  "narrowChineseBirthTime",
  "generateZiWeiChart",
] as const;

/** Chinese astrology as the transports mount it. */
export const chinese: Domain = defineDomain({
  concepts,
  id: "chinese-astrology",
  title: "Chinese astrology",
  description:
    "Four Pillars with luck pillars and annual forecast, Zi Wei Dou Shu, lunar calendar and solar terms, almanac, the twelve animals",
  featured: ["generateBaziChart"],
  operations: {
    baziChart,
    luckReading,
    dayMasterReading,
    baziCompatibility,
    annualReading,
    zodiacAnimals,
    zodiacAnimal,
    birthYearAnimal,
    zodiacCompatibility,
    dailyZodiac,
    solarTerms,
    lunarDate,
    almanacDay,
    monthlyAlmanac,
    auspiciousDays,
    fiveElements,
    baziNarrowedTime,
    ziWeiChart,
  },
  texts: {
    en: async () => [(await import("./texts/en")).en],
    de: async () => (await import("./texts/de")).read(),
    es: async () => (await import("./texts/es")).read(),
    fr: async () => (await import("./texts/fr")).read(),
    hi: async () => (await import("./texts/hi")).read(),
    pt: async () => (await import("./texts/pt")).read(),
    ru: async () => (await import("./texts/ru")).read(),
    tr: async () => (await import("./texts/tr")).read(),
    "zh-Hans": async () => (await import("./texts/zh-Hans")).read(),
    "zh-Hant": async () => (await import("./texts/zh-Hant")).read(),
  },
  labels: { fields, values },
  pictures: { of: DRAWN, load: () => import("./pictures") },
  loadNames,
});
