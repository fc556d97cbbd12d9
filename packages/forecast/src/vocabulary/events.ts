import { vocabulary } from "@almagest/i18n";

/** The kinds of events. Hindi and Chinese take the words of their own almanacs where there are any. */
export const eventTypes = /* @__PURE__ */ vocabulary("forecast/eventTypes", {
  "transit-aspect": "Transit aspect",
  "sign-ingress": "Sign ingress",
  "retrograde-station": "Station",
  eclipse: "Eclipse",
  "lunar-phase": "Lunar phase",
  "dasha-change": "Dasha change",
  "critical-day": "Critical day",
});

/** The first three levels of the Vimshottari dasha, in the Latin or native spelling of each language. */
export const dashaLevels = /* @__PURE__ */ vocabulary("forecast/dashaLevels", {
  mahadasha: "Mahadasha",
  antardasha: "Antardasha",
  pratyantardasha: "Pratyantardasha",
});
