import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";

/** Request fields that no other domain has, by their names on the wire. */
export const fields: TermTable = /* @__PURE__ */ vocabulary("mesoamerican-astrology/fields", {
  longCount: "Long Count",
  correlation: "Correlation",
  directionScheme: "Directions of the day signs",
  yearBearerSystem: "Year bearers",
});
