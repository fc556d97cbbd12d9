import { type Term, term, vocabulary } from "@almagest/i18n";

/** The three doshas. Chinese by sound, as teachers of today write them. */
export const doshaTerms = /* @__PURE__ */ vocabulary("ayurveda/doshaTerms", {
  vata: "Vata",
  pitta: "Pitta",
  kapha: "Kapha",
});

/** A constitution with three doshas of similar weight. */
export const samaTerm: Term = /* @__PURE__ */ term("ayurveda/samaTerm", "Even");
