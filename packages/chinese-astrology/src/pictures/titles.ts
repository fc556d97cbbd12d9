import { vocabulary } from "@almagest/i18n";

/** Titles and headings of this domain's pictures. */
export const titles = /* @__PURE__ */ vocabulary("chinese-astrology/titles", {
  bazi: "The Four Pillars",
  luck: "Luck pillars",
  strength: "Strength of the day master",
  pair: "Two Four Pillars charts",
  annual: "The year’s pillar",
  animals: "The twelve animals",
  animalBonds: "The animal and its bonds",
  yearAnimal: "Animal of the birth year",
  animalPair: "Two animals",
  dailyAnimal: "The animal and the day",
  solarTerms: "The twenty-four solar terms",
  lunarDate: "Lunar date",
  almanacDay: "Almanac of the day",
  almanacMonth: "Almanac of the month",
  auspicious: "Favorable days",
  elements: "The five elements",
  ziWei: "Zi Wei Dou Shu chart",
});
