import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";

/** The apogee that is taken for Black Moon Lilith, as a request chooses it. */
export const lilithTypes: TermTable = /* @__PURE__ */ vocabulary("western/lilithTypes", {
  mean: "Mean apogee",
  true: "True apogee",
});

/** The center from which bodies are seen. */
export const centers: TermTable = /* @__PURE__ */ vocabulary("western/centers", {
  geocentric: "Geocentric",
  topocentric: "Topocentric",
  heliocentric: "Heliocentric",
});
