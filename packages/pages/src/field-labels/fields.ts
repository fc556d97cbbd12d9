import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";

/** Request fields that no other domain has, by their names on the wire. */
export const fields: TermTable = /* @__PURE__ */ vocabulary("pages/fields", {
  placeName: "Name of the place",
  today: "Today",
});
