import { type Domain, defineDomain } from "@almagest/operation";
import { businessName } from "./chaldean/business-name";
import { dualReading } from "./chaldean/dual";
import { chaldeanNumbers, compoundNumber } from "./chaldean/operations";
import { numerologyChart } from "./chart/operation";
import { numerologyCompatibility } from "./compatibility/operation";
import { concepts } from "./concepts";
import { birthDay } from "./core/birth-day";
import { bridgeNumbers } from "./core/bridge";
import { lifePath } from "./core/life-path";
import { maturity } from "./core/maturity";
import { expression, personality, soulUrge } from "./core/name-numbers";
import { numberMeaning } from "./core/number-meaning";
import { personalDay, personalMonth, personalYear } from "./cycles/operations";
import { dailyNumber } from "./daily/operation";
import { fields } from "./field-labels/fields";
import { values } from "./field-labels/values";
import { karmicDebt } from "./karmic/debt";
import { karmicLessons } from "./karmic/lessons";
import { loadNames } from "./names.generated";
import { DRAWN } from "./pictures/drawn";

/** Numerology as the transports mount it. */
export const numerology: Domain = defineDomain({
  concepts,
  id: "numerology",
  title: "Numerology",
  description: "Pythagorean and Chaldean numbers of names and dates, in any script, worked out step by step",
  featured: ["generateNumerologyChart"],
  operations: {
    birthDay,
    bridgeNumbers,
    businessName,
    chaldeanNumbers,
    numerologyChart,
    numerologyCompatibility,
    compoundNumber,
    dailyNumber,
    dualReading,
    expression,
    karmicDebt,
    karmicLessons,
    lifePath,
    maturity,
    numberMeaning,
    personalDay,
    personalMonth,
    personalYear,
    personality,
    soulUrge,
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
