import { type Term, vocabulary } from "@almagest/i18n";
import type { Chakra } from "../stones/stone";

/** The seven chakras by the names that crystal books give them. */
export const chakras = /* @__PURE__ */ vocabulary("crystals/chakras", {
  Root: "Root",
  Sacral: "Sacral",
  "Solar Plexus": "Solar Plexus",
  Heart: "Heart",
  Throat: "Throat",
  "Third Eye": "Third Eye",
  Crown: "Crown",
}) satisfies Record<Chakra, Term>;
