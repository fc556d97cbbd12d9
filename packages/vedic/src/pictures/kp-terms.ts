import { vocabulary } from "@almagest/i18n";

/** Words of the sheets of Krishnamurti's school. */
export const kpTerms = /* @__PURE__ */ vocabulary("vedic/kpTerms", {
  degree: "Degree",
  signLord: "Sign lord",
  starLord: "Star lord",
  subLord: "Sub lord",
  subSubLord: "Sub-sub lord",
  dayLord: "Day lord",
  rulers: "Ruling planets",
  cusps: "Cusps",
  moonWindows: "Moon windows",
  dasha: "Dasha",
});
