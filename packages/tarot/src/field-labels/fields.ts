import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";

/** Request fields that no other domain has, by their names on the wire. */
export const fields: TermTable = /* @__PURE__ */ vocabulary("tarot/fields", {
  question: "Question",
  arcana: "Arcana",
  suit: "Suit",
  allowReversals: "Reversed cards",
  allowDuplicates: "Repeated cards",
  spreadName: "Name of the spread",
  positions: "Positions",
  interpretation: "Meaning of the position",
});
