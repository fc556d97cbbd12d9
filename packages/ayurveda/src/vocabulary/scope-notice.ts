import { term } from "@almagest/i18n";
import type { Term } from "@almagest/operation";

/** The limits of this domain's answers; in every one of them, so it needs no texts. */
export const scopeNotice: Term = /* @__PURE__ */ term(
  "ayurveda/scopeNotice",
  "General and cultural: what the texts of Ayurveda and Jyotish say about habits, qualities and tastes. It is not medical advice and does not replace any; ask a physician about your health.",
);
