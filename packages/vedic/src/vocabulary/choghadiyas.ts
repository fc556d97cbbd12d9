import { vocabulary } from "@almagest/i18n";

/** The seven choghadiyas. */
export const choghadiyaTerms = /* @__PURE__ */ vocabulary("vedic/choghadiyaTerms", {
  Udveg: "Udveg",
  Amrit: "Amrit",
  Rog: "Rog",
  Labh: "Labh",
  Shubh: "Shubh",
  Char: "Char",
  Kaal: "Kaal",
});

/** What a choghadiya does to a beginning. */
export const choghadiyaEffects = /* @__PURE__ */ vocabulary("vedic/choghadiyaEffects", {
  Good: "Good",
  Bad: "Bad",
});
