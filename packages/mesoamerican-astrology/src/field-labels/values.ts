import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";

/** Correlation constants: the Julian day number of 0.0.0.0.0. */
const correlations: TermTable = /* @__PURE__ */ vocabulary("mesoamerican-astrology/correlations", {
  "gmt-584283": "GMT (584283)",
  "martinez-hernandez-584281": "Martínez Hernández (584281)",
  "astronomical-584285": "Astronomical (584285)",
  "martin-skidmore-584286": "Martin and Skidmore (584286)",
});

/** Sources of the day signs' directions. */
const directionSchemes: TermTable = /* @__PURE__ */ vocabulary("mesoamerican-astrology/directionSchemes", {
  "madrid-codex": "Madrid Codex",
  landa: "Diego de Landa",
});

/** Sets of year bearers. */
const yearBearers: TermTable = /* @__PURE__ */ vocabulary("mesoamerican-astrology/yearBearers", {
  classic: "Classic",
  campeche: "Campeche",
  "colonial-yucatec": "Colonial Yucatec",
});

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  correlation: correlations,
  directionScheme: directionSchemes,
  yearBearerSystem: yearBearers,
};
