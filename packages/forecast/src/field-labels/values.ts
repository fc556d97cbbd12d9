import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";

/** The parts of a forecast. */
export const traditionNames = /* @__PURE__ */ vocabulary("forecast/traditionNames", {
  western: "Western astrology",
  vedic: "Vedic astrology",
  biorhythm: "Biorhythm",
});

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  domains: traditionNames,
};
