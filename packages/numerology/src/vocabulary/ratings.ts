import { vocabulary } from "@almagest/i18n";

/** Ratings of two people, from the best band down. */
export const ratings = /* @__PURE__ */ vocabulary("numerology/ratings", {
  highly: { en: "Highly Compatible", inSentence: "highly compatible" },
  very: { en: "Very Compatible", inSentence: "very compatible" },
  compatible: { en: "Compatible", inSentence: "compatible" },
  moderately: { en: "Moderately Compatible", inSentence: "moderately compatible" },
  challenging: { en: "Challenging", inSentence: "challenging" },
});
