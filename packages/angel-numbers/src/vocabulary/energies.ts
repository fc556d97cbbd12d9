import { type Term, vocabulary } from "@almagest/i18n";
import type { Energy } from "../numbers/catalogue";

/** The tenor of a number's message. */
export const energies = /* @__PURE__ */ vocabulary("angel-numbers/energies", {
  positive: "Positive",
  neutral: "Neutral",
  cautionary: "Cautionary",
}) satisfies Record<Energy, Term>;
