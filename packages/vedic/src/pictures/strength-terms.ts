import { vocabulary } from "@almagest/i18n";

/** Strengths of grahas and houses, and what they are measured by. */
export const strengthTerms = /* @__PURE__ */ vocabulary("vedic/strengthTerms", {
  average: "average 28",
  required: "required",
  rupas: "rupas",
  sthana: "Place",
  dig: "Direction",
  kala: "Time",
  chesta: "Motion",
  naisargika: "Nature",
  drik: "Glance",
  seeing: "looks at",
});
