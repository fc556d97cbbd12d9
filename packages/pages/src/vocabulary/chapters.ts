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
  charts: "Charts",
  grahas: "Grahas",
  periods: "Periods",
  yogas: "Yogas",
  doshas: "Doshas",
  strengths: "Strengths",
  "the-day": "The day",
  limbs: "Limbs",
  times: "Times",
  festivals: "Festivals",
  "adjacent-days": "Adjacent days",
  score: "Score",
  kootas: "Kootas",
  couple: "The couple",
  bodygraph: "Bodygraph",
  type: "Type",
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
  "day-number": "Day number",
  almanac: "Almanac",
});

export type Chapter = (typeof chapterNames)[keyof typeof chapterNames]["en"];

export const CHAPTERS: readonly Chapter[] = Object.values(chapterNames).map(({ en }) => en);
