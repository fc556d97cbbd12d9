import { vocabulary } from "@almagest/operation/names";

/**
 * The four elements of the signs.
 *
 * Chinese astrologers say 火象, 土象, 風象, 水象 (the kind of sign); the bare characters would read as the Five Phases.
 */
export const elements = /* @__PURE__ */ vocabulary("i18n/elements", {
  fire: { en: "Fire", inSentence: "fire" },
  earth: { en: "Earth", inSentence: "earth" },
  air: { en: "Air", inSentence: "air" },
  water: { en: "Water", inSentence: "water" },
});
