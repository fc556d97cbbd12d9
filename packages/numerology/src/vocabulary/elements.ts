import { vocabulary } from "@almagest/i18n";

/** The four elements as such, not as kinds of signs. */
export const elements = /* @__PURE__ */ vocabulary("numerology/elements", {
  fire: { en: "Fire", inSentence: "fire" },
  earth: { en: "Earth", inSentence: "earth" },
  air: { en: "Air", inSentence: "air" },
  water: { en: "Water", inSentence: "water" },
});
