import { type Term, vocabulary } from "@almagest/i18n";
import type { TrigramId } from "../trigrams/table";

/** Shuo Gua 9. */
export const trigramBodyParts = /* @__PURE__ */ vocabulary("iching/trigramBodyParts", {
  heaven: "Head",
  earth: "Belly",
  thunder: "Foot",
  wind: "Thigh",
  water: "Ear",
  fire: "Eye",
  mountain: "Hand",
  lake: "Mouth",
}) satisfies Record<TrigramId, Term>;
