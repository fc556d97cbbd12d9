import { vocabulary } from "@almagest/i18n";

/** Ratings of two people, from the best band down. */
export const ratings = /* @__PURE__ */ vocabulary("numerology/ratings", {
  highly: "Highly Compatible",
  very: "Very Compatible",
  compatible: "Compatible",
  moderately: "Moderately Compatible",
  challenging: "Challenging",
});
