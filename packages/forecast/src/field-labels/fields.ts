import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";
import { traditionNames } from "./values";

/** Request fields that no other domain has, by their names on the wire. */
export const fields: TermTable = {
  .../* @__PURE__ */ vocabulary("forecast/fields", {
    top: "Highlights",
    minSignificance: "Minimum significance",
    domains: "Traditions",
    domainWeights: "Weights of the traditions",
  }),
  ...traditionNames,
};
