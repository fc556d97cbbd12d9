import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";

/** Request fields that no other domain has, by their names on the wire. */
export const fields: TermTable = /* @__PURE__ */ vocabulary("differences/fields", {
  values: "Values of the other program",
  what: "What it shows",
  of: "Of which body or house",
  rounding: "Rounding",
  partner: "The second birth",
  otherPlaces: "Places of the same name",
});
