import { vocabulary } from "@almagest/i18n";

/** Activities that a day of the almanac is chosen for. */
export const activityNames = /* @__PURE__ */ vocabulary("chinese-astrology/activityNames", {
  wedding: "Wedding",
  travel: "Travel",
  "moving-house": "Moving house",
  "opening-business": "Opening a business",
  "signing-contracts": "Signing contracts",
  construction: "Construction",
  groundbreaking: "Breaking ground",
  burial: "Burial",
  "medical-treatment": "Medical treatment",
  praying: "Praying",
});
