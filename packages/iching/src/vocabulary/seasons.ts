import { type Term, vocabulary } from "@almagest/i18n";
import type { TrigramId } from "../trigrams/table";

/** The year of the Later Heaven arrangement, from Thunder in spring. */
export const trigramSeasons = /* @__PURE__ */ vocabulary("iching/trigramSeasons", {
  heaven: "Late Autumn",
  earth: "Late Summer",
  thunder: "Spring",
  wind: "Late Spring",
  water: "Winter",
  fire: "Summer",
  mountain: "Late Winter",
  lake: "Autumn",
}) satisfies Record<TrigramId, Term>;
