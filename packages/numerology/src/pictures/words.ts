import { vocabulary } from "@almagest/i18n";

/** Titles and verdicts of the Chaldean pictures, of the day’s number and of karmic debt. */
export const words = /* @__PURE__ */ vocabulary("numerology/words", {
  chaldean: "Chaldean numbers",
  destiny: "Destiny",
  dual: "Two alphabets",
  pythagorean: "Pythagorean",
  chaldeanAlphabet: "Chaldean",
  business: "Business name",
  compound: "Compound number",
  daily: "Number of the day",
  debt: "Karmic debt",
  none: "None",
  fortunate: "fortunate",
  unfortunate: "unfortunate",
  mixed: "mixed",
  excellent: "excellent",
  good: "good",
  caution: "with caution",
  avoid: "to be avoided",
});
