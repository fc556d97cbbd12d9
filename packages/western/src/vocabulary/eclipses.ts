import { vocabulary } from "@almagest/i18n";

/** The part of the Sun or Moon that an eclipse covers; adjectives agree with "eclipse" in each language. */
export const eclipseKinds = /* @__PURE__ */ vocabulary("western/eclipseKinds", {
  total: { en: "Total", inSentence: "a total eclipse" },
  annular: { en: "Annular", inSentence: "an annular eclipse" },
  hybrid: { en: "Hybrid", inSentence: "a hybrid eclipse" },
  partial: { en: "Partial", inSentence: "a partial eclipse" },
  penumbral: { en: "Penumbral", inSentence: "a penumbral eclipse" },
});
