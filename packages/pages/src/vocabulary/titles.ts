import { vocabulary } from "@almagest/i18n";

/** The titles of pages. */
export const titleNames = /* @__PURE__ */ vocabulary("pages/titles", {
  "birth-chart": "Birth chart",
  kundli: "Kundli",
  panchang: "Panchang",
  matching: "Matching",
  bodygraph: "Bodygraph",
  "four-pillars": "Four Pillars",
  day: "Day",
  "year-ahead": "Year ahead",
});

export const PAGES = [
  "birth-chart",
  "kundli",
  "panchang",
  "matching",
  "bodygraph",
  "four-pillars",
  "day",
  "year-ahead",
] as const;

export type PageName = (typeof PAGES)[number];
