import type { TermTable } from "@almagest/operation";
import { vocabulary } from "@almagest/operation/names";

/** Request fields that no other domain has, by their names on the wire. */
export const fields: TermTable = /* @__PURE__ */ vocabulary("dreams/fields", {
  letter: "First letter",
});
