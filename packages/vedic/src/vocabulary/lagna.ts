import { vocabulary } from "@almagest/i18n";

export const lagnaTerms = /* @__PURE__ */ vocabulary("vedic/lagnaTerms", {
  lagna: { en: "Lagna", inSentence: "the Lagna" },
});

/** The Ascendant as the tradition names it, among the bodies of a chart. */
export const lagnaTerm = lagnaTerms.lagna;
