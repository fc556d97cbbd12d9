import { vocabulary } from "@almagest/i18n";

/** The levels of a dasha, and what it is counted from. */
export const dashaTerms = /* @__PURE__ */ vocabulary("vedic/dashaTerms", {
  mahadasha: "Mahadasha",
  antardasha: "Antardasha",
  pratyantardasha: "Pratyantardasha",
  sookshma: "Sookshma dasha",
  prana: "Prana dasha",
});
