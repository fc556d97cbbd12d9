import { type Term, vocabulary } from "@almagest/i18n";
import type { TrigramId } from "../trigrams/table";

/** The image of each trigram in nature. */
export const trigramNames = /* @__PURE__ */ vocabulary("iching/trigramNames", {
  heaven: "Heaven",
  earth: "Earth",
  thunder: "Thunder",
  wind: "Wind",
  water: "Water",
  fire: "Fire",
  mountain: "Mountain",
  lake: "Lake",
}) satisfies Record<TrigramId, Term>;
