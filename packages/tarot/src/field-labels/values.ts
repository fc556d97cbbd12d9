import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";
import { suits } from "../vocabulary/minors";

/** The two halves of the deck. */
const arcana: TermTable = /* @__PURE__ */ vocabulary("tarot/arcana", {
  major: "Major Arcana",
  minor: "Minor Arcana",
});

/** Labels of enumerated values, by the name of the request field on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  arcana,
  suit: suits,
};
