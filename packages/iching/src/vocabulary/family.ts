import { type Term, vocabulary } from "@almagest/i18n";
import type { TrigramId } from "../trigrams/table";

/** The family of the trigrams: a child by the place of its one differing line (Shuo Gua 10). */
export const trigramFamily = /* @__PURE__ */ vocabulary("iching/trigramFamily", {
  heaven: "Father",
  earth: "Mother",
  thunder: "First Son",
  wind: "First Daughter",
  water: "Second Son",
  fire: "Second Daughter",
  mountain: "Third Son",
  lake: "Third Daughter",
}) satisfies Record<TrigramId, Term>;
