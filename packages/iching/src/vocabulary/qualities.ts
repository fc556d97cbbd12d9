import { type Term, vocabulary } from "@almagest/i18n";
import type { TrigramId } from "../trigrams/table";

/** The quality of each trigram, in a word. */
export const trigramQualities = /* @__PURE__ */ vocabulary("iching/trigramQualities", {
  heaven: "Strong",
  earth: "Devoted",
  thunder: "Moving",
  wind: "Gentle",
  water: "Dangerous",
  fire: "Luminous",
  mountain: "Still",
  lake: "Joyous",
}) satisfies Record<TrigramId, Term>;
