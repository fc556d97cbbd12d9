import { vocabulary } from "@almagest/i18n";

/** The titles of chapters. */
export const chapterNames = /* @__PURE__ */ vocabulary("pages/chapters", {
  chart: "Chart",
  reading: "Reading",
  planets: "Planets",
  houses: "Houses",
  aspects: "Aspects",
  patterns: "Patterns",
  "this-month": "This month",
  "birth-chart-and-navamsa": "Birth chart and navamsa",
  grahas: "Grahas",
  periods: "Periods",
  yogas: "Yogas",
  doshas: "Doshas",
  strengths: "Strengths",
  "the-day": "The day",
  limbs: "Limbs of the day",
  "good-and-bad-times": "Good and bad times",
  festivals: "Festivals",
  "day-before-and-after": "Day before and after",
  score: "Score",
  kootas: "Kootas",
  couple: "The couple",
  bodygraph: "Bodygraph",
  "type-and-authority": "Type and authority",
  profile: "Profile",
  centers: "Centers",
  channels: "Channels",
  gates: "Gates",
  pillars: "Pillars",
  "day-master": "Day master",
  elements: "Elements",
  "luck-pillars": "Luck pillars",
  "the-year": "The year",
  horoscope: "Horoscope",
  moon: "Moon",
  "number-of-the-day": "Number of the day",
  almanac: "Almanac",
});

export type Chapter = (typeof chapterNames)[keyof typeof chapterNames]["en"];

export const CHAPTERS: readonly Chapter[] = Object.values(chapterNames).map(({ en }) => en);
