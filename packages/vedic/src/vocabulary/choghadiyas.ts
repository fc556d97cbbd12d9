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

/** The effect of a choghadiya on a beginning. */
export const choghadiyaEffects = /* @__PURE__ */ vocabulary("vedic/choghadiyaEffects", {
  Good: "Good",
  Bad: "Bad",
});
