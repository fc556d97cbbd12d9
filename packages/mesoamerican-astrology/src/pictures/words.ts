import { vocabulary } from "@almagest/i18n";

/** Fixed words of the pictures that the answers do not tell. */
export const words = /* @__PURE__ */ vocabulary("mesoamerican-astrology/words", {
  date: "Date",
  direction: "Direction",
  color: "Color",
  colonial: "Colonial spelling",
  kiche: "Kʼicheʼ name",
  kicheReading: "Kʼicheʼ reading",
  trecena: "Trecena",
  opens: "Opens trecena",
  place: "Place in the order",
  length: "Length in days",
  nightLord: "Lord of the night",
  yearBearer: "Year bearer",
  score: "Score",
  daysApart: "Days apart",
});

/** Ties between two days. */
export const tieNames = /* @__PURE__ */ vocabulary("mesoamerican-astrology/tieNames", {
  "same-sign": "Same sign",
  "same-trecena": "Same trecena",
  "same-number": "Same number",
  "cross-partner": "Partner on the cross",
  "shared-direction": "Shared direction",
});

/** Verdicts of a score. */
export const verdictNames = /* @__PURE__ */ vocabulary("mesoamerican-astrology/verdictNames", {
  excellent: "Excellent",
  strong: "Strong",
  workable: "Workable",
  reserved: "Reserved",
});

/** The points of the cross. */
export const crossNames = /* @__PURE__ */ vocabulary("mesoamerican-astrology/crossNames", {
  center: "Center",
  conception: "Conception",
  destiny: "Destiny",
  left: "Left",
  right: "Right",
});
