import { type Term, vocabulary } from "@almagest/i18n";
import type { TrigramId } from "../trigrams/table";

/** The action of each trigram: English and its kin after Wilhelm, Chinese after the Shuo Gua (7). */
export const trigramAttributes = /* @__PURE__ */ vocabulary("iching/trigramAttributes", {
  heaven: "Creative",
  earth: "Receptive",
  thunder: "Arousing",
  wind: "Gentle",
  water: "Abysmal",
  fire: "Clinging",
  mountain: "Keeping Still",
  lake: "Joyous",
}) satisfies Record<TrigramId, Term>;
