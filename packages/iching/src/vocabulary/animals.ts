import { type Term, vocabulary } from "@almagest/i18n";
import type { TrigramId } from "../trigrams/table";

/** Shuo Gua 8. */
export const trigramAnimals = /* @__PURE__ */ vocabulary("iching/trigramAnimals", {
  heaven: "Horse",
  earth: "Cow",
  thunder: "Dragon",
  wind: "Rooster",
  water: "Pig",
  fire: "Pheasant",
  mountain: "Dog",
  lake: "Sheep",
}) satisfies Record<TrigramId, Term>;
